/** The keys that go from place to place on a board. */

import type { Point } from './chart.ts';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type ArrowKey = (typeof ARROWS)[number];

export function isArrow(key: string): key is ArrowKey {
  return (ARROWS as readonly string[]).includes(key);
}

const WAYS: Record<ArrowKey, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2; // what lies aside counts so much farther than what lies ahead
const LEAST = 0.36; // so much ahead for each unit aside: about 70 degrees to either side

/** Where places are drawn. */
export type Spots = readonly (readonly [place: string, at: Point])[];

/** The next place that an arrow leads to on the screen, near and not too far aside; null at an edge. */
export function nextPlace(spots: Spots, from: Point, key: ArrowKey): string | null {
  const [wx, wy] = WAYS[key];
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const [name, [x, y]] of spots) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy + dy * wx);
    const cost = ahead + ASIDE * aside;
    if (ahead > LEAST * aside && cost < least) [best, least] = [name, cost];
  }
  return best;
}
