// Where the pointing hand and its caption lie, so that neither hides what it speaks of. Pure geometry, in CSS pixels.

import { overlap, type Box } from '../board/chart.ts';

export type Size = Pick<Box, 'width' | 'height'>;
/** On which side of the thing the caption lies. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface Laid {
  side: Side;
  /** The caption's upper left corner. */
  x: number;
  y: number;
  /** Where the finger points, on the edge of the thing. */
  tip: readonly [number, number];
}

/** How long the hand is, from its tip to its wrist, and how wide. */
export const HAND = 52;
const WIDE = 46;
/** The wrist lies below the caption's edge. */
const SLEEVE = 8;
/** From the edge of the window. */
const MARGIN = 6;
/** Round what is to be read or tapped. */
const AIR = 8;
/** The finger reaches so far into a thing that is large enough. */
const INTO = 10;
/** Hiding the thing itself is worse than anything else, and what must be read or tapped now is worse than what may wait. */
const WORST = 1000;
const BAD = 20;
/** How much of something that would better stay in sight may be hidden before another place is looked for. */
const MOST_HIDDEN = 0.3;
/** How far apart the places are that are tried away from the thing, and what a pixel of way to it costs. */
const GRID = 16;
const WAY = 4;

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
/** Where the caption lies along the edge: in the middle, or as far to one end as the hand allows. */
const ALONG = [0.5, 0.2, 0.8, 0.35, 0.65] as const;

/** What the caption should not hide: what is to be read or tapped now, and what would better stay in sight. */
export interface Clear {
  now: readonly Box[];
  also: readonly Box[];
}

/** Lay a caption beside a thing: inside the window, off the thing, and over as little as possible of what should stay in sight. Where it
    would hide what is to be read or tapped now, or much of what should stay in sight, it lies as near as it can, and only the hand is at
    the thing. */
export function lay(thing: Box, caption: Size, window: Size, { now, also }: Clear): Laid {
  const clear = { now: now.map(grown), also };
  const near = SIDES.flatMap((side) => ALONG.map((along) => beside(thing, caption, window, side, along)));
  const hides = (laid: Laid) => {
    const box = { x: laid.x, y: laid.y, ...caption };
    return (
      [thing, ...clear.now].some((one) => overlap(box, one) > 0) ||
      also.some((one) => overlap(box, one) > MOST_HIDDEN * one.width * one.height)
    );
  };
  const cost = (laid: Laid) => costOf(laid, thing, caption, window, clear);
  const found = cheapest(near, cost);
  return hides(found) ? cheapest([found, ...away(near, caption, window)], cost) : found;
}

/** With some air round it, and room for the caption's shadow. */
function grown({ x, y, width, height }: Box): Box {
  return { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

function cheapest(all: readonly Laid[], cost: (laid: Laid) => number): Laid {
  let [best, least] = [all[0] as Laid, Infinity];
  for (const one of all) {
    const its = cost(one);
    if (its < least) [best, least] = [one, its];
  }
  return best;
}

/** Places all over the window, each for a hand that comes from one side. */
function away(near: readonly Laid[], { width, height }: Size, window: Size): Laid[] {
  const steps = (most: number) => Array.from({ length: Math.max(1, Math.ceil(most / GRID)) }, (_, i) => MARGIN + i * GRID);
  const hands = SIDES.flatMap((side) => near.find((laid) => laid.side === side) ?? []);
  return steps(window.width - width - 2 * MARGIN).flatMap((x) =>
    steps(window.height - height - 2 * MARGIN).flatMap((y) => hands.map((hand) => ({ ...hand, x, y }))),
  );
}

/** What the hand covers, from its tip to the caption. */
export function handBox({ side, tip: [x, y] }: Laid): Box {
  const lies = side === 'left' || side === 'right';
  const [width, height] = lies ? [HAND, WIDE] : [WIDE, HAND];
  return {
    x: side === 'right' ? x : side === 'left' ? x - HAND : x - WIDE / 2,
    y: side === 'below' ? y : side === 'above' ? y - HAND : y - WIDE / 2,
    width,
    height,
  };
}

function beside(thing: Box, { width, height }: Size, window: Size, side: Side, along: number): Laid {
  const into = Math.min(INTO, thing.width / 4, thing.height / 4);
  const middle = [thing.x + thing.width / 2, thing.y + thing.height / 2] as const;
  const within = (at: number, size: number, most: number) => Math.max(MARGIN, Math.min(at, most - size - MARGIN));
  if (side === 'below' || side === 'above') {
    const tipY = side === 'below' ? thing.y + thing.height - into : thing.y + into;
    const x = within(middle[0] - width * along, width, window.width);
    const y = side === 'below' ? tipY + HAND - SLEEVE : tipY - HAND + SLEEVE - height;
    return { side, x, y: within(y, height, window.height), tip: [middle[0], tipY] };
  }
  const tipX = side === 'right' ? thing.x + thing.width - into : thing.x + into;
  const y = within(middle[1] - height * along, height, window.height);
  const x = side === 'right' ? tipX + HAND - SLEEVE : tipX - HAND + SLEEVE - width;
  return { side, x: within(x, width, window.width), y, tip: [tipX, middle[1]] };
}

/** Pixels that are hidden; a caption that had to be moved onto the hand or the thing is the worst. */
function costOf(laid: Laid, thing: Box, caption: Size, window: Size, clear: Clear): number {
  const box = { x: laid.x, y: laid.y, ...caption };
  const hand = handBox(laid);
  const over = (what: Box, boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlap(what, one), 0);
  const free = WIDE * SLEEVE; // the sleeve lies below the caption
  const outside = HAND * WIDE - overlap(hand, { x: 0, y: 0, ...window });
  const wrong = WORST * (overlap(box, thing) + Math.max(0, overlap(box, hand) - free)) + BAD * (outside + over(box, clear.now));
  return wrong + over(box, clear.also) + over(hand, [...clear.now, ...clear.also]) / 2 + WAY * gap(box, hand);
}

/** How far apart two boxes lie. */
function gap(one: Box, other: Box): number {
  const x = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const y = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(x, y);
}
