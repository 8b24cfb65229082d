// Keeps the keyboard's place: when what had the focus goes away, the focus goes to what comes next, never to the page itself. Loaded with
// the first key. `data-home` marks where it goes; the last one in the page that can be reached is meant, for what lies on top comes last.

import { keepRadios } from './radios.ts';

const ELSE = ['main h1', 'main']; // a page that marks nothing begins with its heading
const IN_DIALOG = '[data-home], [autofocus], button, a[href], input, select, textarea';

function canBeReached(node: HTMLElement): boolean {
  return !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled');
}

function isLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[inert]') !== null || active.matches(':disabled');
}

function first(within: ParentNode, such: string): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(such)].find(canBeReached);
}

function home(): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) return first(dialog, IN_DIALOG);
  const marked = [...document.querySelectorAll<HTMLElement>('[data-home]')].findLast(canBeReached);
  return marked ?? ELSE.map((such) => first(document, such)).find((found) => found !== undefined);
}

/** Keep it from now on, as long as the last touch was a key, or a click that no pointer has made: the first one is here already. */
export function keepFocus(first: Event): void {
  let isByKeys = true; // which styles may ask, too: `[data-keys]` of the page
  let isWaiting = false;
  let stopgap: HTMLElement | null = null; // where it went because no home could be reached

  function restore(): void {
    isWaiting = false;
    const place = isByKeys && (isLost() || document.activeElement === stopgap) ? home() : undefined;
    if (!place || place === document.activeElement) return; // what comes next is still on its way: the page will change again
    stopgap = place.matches('[data-home], dialog *') ? null : place;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  /** Browsers let go of what is covered or folded away only with the next picture. */
  function look(): void {
    if (isWaiting || !isByKeys) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(restore));
  }

  function note(byKeys: boolean): void {
    isByKeys = byKeys;
    document.documentElement.dataset['keys'] = String(byKeys);
  }

  keepRadios(first);
  note(true);
  addEventListener('pointerdown', () => note(false), true);
  addEventListener('keydown', () => note(true), true);
  addEventListener('click', (event) => note(isByKeys || event.detail === 0), true);
  // What was pressed on the card goes away with the answer: no picture is drawn in which the page has the focus.
  let isPressed = false;
  addEventListener('click', ({ target }) => (isPressed = target instanceof Element && target.closest('.acts') !== null));
  new MutationObserver(() => {
    if (isPressed && document.activeElement === document.body) restore();
    look();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['inert', 'disabled', 'hidden', 'open'],
  });
  look();
}
