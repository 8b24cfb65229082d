// Whoever has seen enough: a tap, or a key that means nothing else, ends the great moment that is being shown. Where there is none, it ends
// all that is being played, if it was meant for the board. Loaded when something is played for the first time.
import type { BoardHandle } from '../games/contract.ts';

const SLOP = 8; // pixels a finger may move and still tap
const KEYS = ['Escape', 'Enter', ' '];
const BOARD = '[data-testid=board]';
const CONTROL = 'button, a, input, textarea, select, summary, dialog';
const SHUTS = 'input, textarea, select, dialog, details[open]'; // Escape means something there

/** Is it meant for the board, or for nothing in particular? */
const isFor = (target: EventTarget | null, what: string): boolean => target instanceof Element && target.closest(what) !== null;

/** What glides has arrived. */
function settle(document: Document): void {
  for (const one of document.querySelector(BOARD)?.getAnimations({ subtree: true }) ?? [])
    if (one instanceof CSSTransition) one.finish();
}

/** Listen as long as something is played; `board` is null while it waits for somebody's hand. Returns how to stop. */
export function listen(board: () => Pick<BoardHandle, 'hop' | 'skip'> | null, world: Window = window): () => void {
  let down: { x: number; y: number } | null = null;
  const end = (event: Event): boolean => {
    const shown = board();
    if (!shown) return false;
    const isMoment = shown.hop();
    if (!isMoment && !isFor(event.target, BOARD)) return false;
    if (!isMoment) shown.skip();
    settle(world.document);
    return isMoment;
  };
  const ways = {
    pointerdown: ({ clientX: x, clientY: y }: PointerEvent) => (down = { x, y }),
    click: (event: MouseEvent) => {
      const isTap = !down || Math.hypot(event.clientX - down.x, event.clientY - down.y) <= SLOP;
      down = null;
      if (isTap) end(event);
    },
    keydown: (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.repeat || isFor(event.target, event.key === 'Escape' ? SHUTS : CONTROL)) return;
      if (end(event)) event.preventDefault();
    },
  };
  // Before anybody else hears of it: a tap that throws the dice must not end what follows.
  for (const [kind, does] of Object.entries(ways)) world.addEventListener(kind, does as EventListener, true);
  return () => {
    for (const [kind, does] of Object.entries(ways)) world.removeEventListener(kind, does as EventListener, true);
  };
}
