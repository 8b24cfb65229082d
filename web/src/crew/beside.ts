// Where a small bubble lies beside something without hiding what matters. Pure geometry, in CSS pixels.
import { overlap, type Box } from '../board/chart.ts';
import type { Size } from '../lessons/caption.ts';

/** How far it stands off, and from the edge of the window. */
const GAP = 7;
const MARGIN = 6;
/** From gap to gap that is looked at. */
const STEP = 12;
/** Along the edge of the thing: in the middle, or at one of its ends. */
const ALONG = [0.5, 0, 1, 0.25, 0.75] as const;

export type Side = 'left' | 'right' | 'above' | 'below' | 'away';
const SIDES: readonly Side[] = ['left', 'right', 'below', 'above'];

export interface Beside {
  side: Side;
  x: number;
  y: number;
}

/** The place inside the window that hides least of what should stay in sight; the earlier one if several are as good. Where there is none
    beside the thing, a lower corner of the board is left, and else whatever gap the board has, the nearest first. */
export function beside(thing: Box, bubble: Size, window: Size, clear: readonly Box[], board: Box | null = null): Beside {
  const near = SIDES.flatMap((side) => ALONG.map((along) => at(thing, bubble, window, side, along)));
  let best: Beside = { side: 'left', x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (const found of [...near, ...(board ? [...corners(board, bubble), ...gaps(thing, board, bubble)] : [])]) {
    const box = { x: found.x, y: found.y, ...bubble };
    const hidden = clear.reduce((sum, one) => sum + overlap(box, one), 0) + 2 * overlap(box, thing);
    if (hidden < least) [best, least] = [found, hidden];
  }
  return best;
}

function corners(board: Box, { width, height }: Size): Beside[] {
  const y = board.y + board.height - height - MARGIN;
  return [board.x + MARGIN, board.x + board.width - width - MARGIN].map((x) => ({ side: 'away', x, y }));
}

/** All over the board, a step apart. */
function gaps(thing: Box, board: Box, { width, height }: Size): Beside[] {
  const steps = (from: number, room: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor((room - 2 * MARGIN) / STEP) + 1) }, (_, i) => from + MARGIN + i * STEP);
  const far = ({ x, y }: Beside): number => Math.hypot(x + width / 2 - thing.x - thing.width / 2, y - thing.y);
  return steps(board.y, board.height - height)
    .flatMap((y) => steps(board.x, board.width - width).map((x): Beside => ({ side: 'away', x, y })))
    .sort((one, other) => far(one) - far(other));
}

function at(thing: Box, { width, height }: Size, window: Size, side: Side, along: number): Beside {
  const within = (value: number, size: number, most: number) => Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const lies = side === 'left' || side === 'right';
  const x = lies
    ? side === 'left'
      ? thing.x - width - GAP
      : thing.x + thing.width + GAP
    : thing.x + (thing.width - width) * along;
  const y = lies
    ? thing.y + (thing.height - height) * along
    : side === 'above'
      ? thing.y - height - GAP
      : thing.y + thing.height + GAP;
  return { side, x: within(x, width, window.width), y: within(y, height, window.height) };
}
