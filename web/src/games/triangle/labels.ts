/** Where the labels of the chart lie: the danger at each target and the names of ships, beside what they belong to. Pure. */

import { overlap, type Box, type Point } from '../../board/chart.ts';
import { BOX } from './geometry.ts';

/** How a danger is told: in words as long as it is small, then as a number. */
export type Level = 'calm' | 'risky' | 'odds';

const [MOST_CALM, MOST_RISKY] = [1, 6]; // of sixteen

export function levelOf(danger: number): Level {
  return danger <= MOST_CALM ? 'calm' : danger <= MOST_RISKY ? 'risky' : 'odds';
}

/** A label that has to lie beside a point, as large as it is drawn. */
export interface Label {
  key: string;
  at: Point;
  width: number;
  height: number;
  /** How far from the point it stays, to the sides and up and down. */
  gap: Point;
  /** Other things of its kind: a label that is nearer to one of them would be read as theirs. */
  others?: readonly Point[];
}

const MISREAD = 3000; // what that costs, in units of covered area
const WRITTEN = 3; // what covering another label costs, or a card: two that lie on each other are both hard to read
const FAR = 0.4; // what a place farther from the first choice costs, in units of covered area per unit of length

/** All around, the places that read best first. */
const SIDES: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -0.5],
  [-1, -0.5],
  [1, 0.5],
  [-1, 0.5],
];
const FARTHER = [1, 1.35, 1.7, 2.1, 2.6];

function boxAt({ at, width, height, gap }: Label, [x, y]: Point, by: number): Box {
  return {
    x: at[0] + x * by * (width / 2 + gap[0]) - width / 2,
    y: at[1] + y * by * (height / 2 + gap[1]) - height / 2,
    width,
    height,
  };
}

/** The label drawn within the chart, if it would stick out; `edge` is what the frame covers, in units. */
function within(box: Box, edge: number): Box {
  const x = Math.min(BOX.x + BOX.width - edge - box.width, Math.max(BOX.x + edge, box.x));
  const y = Math.min(BOX.y + BOX.height - edge - box.height, Math.max(BOX.y + edge, box.y));
  return { ...box, x, y };
}

/** Beyond which rim of the cloud a chip lies: where it hides least of what must be seen, else towards the middle of the chart. */
export function beyond(middle: Point, rim: number, width: number, height: number, seen: readonly Box[]): 'north' | 'south' {
  const hides = (y: number): number => {
    const box = { x: middle[0] - width / 2, y, width, height };
    const sticksOut = y < BOX.y || y + height > BOX.y + BOX.height;
    return sticksOut ? Infinity : seen.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const [north, south] = [hides(middle[1] - rim - height), hides(middle[1] + rim)];
  if (north !== south) return north < south ? 'north' : 'south';
  return middle[1] > BOX.y + BOX.height / 2 ? 'north' : 'south';
}

/** How far a point is from a box; 0 inside it. */
export function distance([x, y]: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** A box for every label, one after the other, where it covers least of what is drawn, of what is read, and of the labels before it. */
export function placed(
  labels: readonly Label[],
  drawn: readonly Box[],
  edge: number,
  read: readonly Box[] = [],
): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const label of labels) {
    const hidden = (box: Box, by: readonly Box[]): number => by.reduce((sum, other) => sum + overlap(box, other), 0);
    const written = [...read, ...found.values()];
    let [best, least]: [Box | null, number] = [null, Infinity];
    for (const by of FARTHER)
      for (const side of SIDES) {
        const box = within(boxAt(label, side, by), edge);
        const away = Math.hypot(box.x + box.width / 2 - label.at[0], box.y + box.height / 2 - label.at[1]);
        const own = distance(label.at, box);
        const isMisread = label.others?.some((other) => distance(other, box) < own) ?? false;
        const covered = hidden(box, drawn) + WRITTEN * hidden(box, written);
        const cost = covered + away * FAR + (isMisread ? MISREAD : 0);
        if (cost < least - 0.01) [best, least] = [box, cost];
      }
    if (best) found.set(label.key, best);
  }
  return found;
}
