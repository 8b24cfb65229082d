// The keyboard in every group of which one is chosen: Tab comes to one of its radios, arrow keys go along them and choose. One hand for all
// groups of the page, so that each of them is nothing but marked: `radiogroup` round `radio`. Loaded with the first key.

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const GROUP = '[role=radiogroup]';
const RADIO = '[role=radio]';

/** What counts of a radio. */
export interface Radio {
  isChosen: boolean;
  isFree: boolean;
}

/** The one that Tab comes to: the chosen one, else the first that can be chosen; -1 if there is none. */
export function stopOf(radios: readonly Radio[]): number {
  const chosen = radios.findIndex(({ isChosen, isFree }) => isChosen && isFree);
  return chosen >= 0 ? chosen : radios.findIndex(({ isFree }) => isFree);
}

/** The next one that can be chosen, in that direction and round the end; the same if there is no other. */
export function nextOf(radios: readonly Radio[], at: number, way: 1 | -1): number {
  const n = radios.length;
  for (let step = 1; step < n; step += 1) {
    const next = (at + way * step + n * step) % n;
    if (radios[next]?.isFree) return next;
  }
  return at;
}

const radiosOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(RADIO)];

const read = (one: Element): Radio => ({
  isChosen: one.getAttribute('aria-checked') === 'true',
  isFree: !one.matches(':disabled, [aria-disabled=true]'),
});

/** Before the browser looks where Tab goes. */
function offerOne(): void {
  for (const group of document.querySelectorAll(GROUP)) {
    const radios = radiosOf(group);
    const stop = stopOf(radios.map(read));
    radios.forEach((one, i) => one.setAttribute('tabindex', i === stop ? '0' : '-1'));
  }
}

function goAlong(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const one = event.target instanceof Element ? event.target.closest(RADIO) : null;
  const group = one?.closest(GROUP);
  if (!way || !one || !group || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const radios = radiosOf(group);
  const next = radios[nextOf(radios.map(read), radios.indexOf(one as HTMLElement), way)];
  if (!next || next === one) return;
  next.focus();
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); // parts of a drawing cannot be clicked otherwise
}

function press(event: KeyboardEvent): void {
  if (event.key === 'Tab') offerOne();
  else goAlong(event);
}

/** From now on, and for the key that has brought this. */
export function keepRadios(first: Event): void {
  if (first instanceof KeyboardEvent) press(first);
  document.addEventListener('keydown', press);
}
