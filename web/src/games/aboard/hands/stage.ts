/** Where everything lies on a tablet between two to four people, in pixels: ships along the edges, one heap in the middle. Pure. */

import type { Point } from '../../../board/chart.ts';
import type { Ground } from '../heap.ts';
import type { Zone } from '../layout.ts';

/** How a ship is drawn: in a box of this size, its keel on the lower edge; the deck above the rail, the hold below it. */
export const SHIP = { width: 528, height: 154, rail: 62, rope: 338, deck: 46, hold: 43, special: 22 } as const;

/** Degrees that make something readable from a side: from below, from the left, from above, from the right. */
export type Side = 0 | 90 | 180 | 270;

/** A ship at its edge. */
export interface Berth {
  seat: number;
  turn: Side;
  /** The middle of its keel. */
  at: Point;
  scale: number;
}

/** Something that is turned to somebody. */
export interface Lying {
  at: Point;
  turn: number;
}

export interface Stage {
  width: number;
  height: number;
  /** Drawings are made for a tablet of 1180 by 820 and are so much larger here. */
  unit: number;
  berths: Berth[];
  pier: { x: number; y: number; width: number; height: number; round: number };
  rope: { middle: Point; wide: number; high: number };
  ground: Ground;
  /** The places of the thirteen cards; two sides have all of them each. */
  cards: Lying[][];
  card: { width: number; height: number };
  /** Boards with a sack of each colour; in the corner of the table, or beside a ship. */
  sacks: (Lying & { isCorner: boolean })[];
  /** Menu and sound. */
  buttons: Lying[];
}

const WIDTH = 1180;
const HEIGHT = 820;
const CARDS = 13;
const GAP = 4; // from the edge to the keel
const EDGE = 156; // from the edge to the pier where a ship lies
const BARE = 34; // and where none does

const SIDES: Record<number, readonly Side[]> = { 2: [0, 180], 3: [0, 90, 270], 4: [0, 90, 180, 270] };

/** Which seats sit where: two at the long sides, more at all four. */
export function sidesOf(seats: number, isUpright: boolean): readonly Side[] {
  return seats === 2 && isUpright ? [90, 270] : (SIDES[seats] ?? []);
}

/** The whole table for so many seats on a screen of this size. */
export function stageOf(width: number, height: number, seats: number): Stage {
  const unit = Math.min(Math.max(width, height) / WIDTH, Math.min(width, height) / HEIGHT);
  if (seats > 2) return ringed(width, height, seats, unit);
  return height > width ? upright(rows(height, width, unit)) : rows(width, height, unit);
}

function berths(width: number, height: number, sides: readonly Side[], scale: number, gap: number): Berth[] {
  const at: Record<Side, Point> = {
    0: [width / 2, height - gap],
    90: [gap, height / 2],
    180: [width / 2, gap],
    270: [width - gap, height / 2],
  };
  return sides.map((turn, seat) => ({ seat, turn, at: at[turn], scale }));
}

/** Three or four: a pier in the middle, the cards in a ring, the sacks in the corners. */
function ringed(width: number, height: number, seats: number, unit: number): Stage {
  const sides = sidesOf(seats, height > width);
  const inset = (side: Side): number => (sides.includes(side) ? EDGE : BARE) * unit;
  const pier = {
    x: inset(90),
    y: inset(180),
    width: width - inset(90) - inset(270),
    height: height - inset(180) - inset(0),
    round: 38 * unit,
  };
  const middle: Point = [pier.x + pier.width / 2, pier.y + pier.height / 2];
  const [wide, high] = [pier.width / 2 - 116 * unit, pier.height / 2 - 114 * unit];
  const corners: [Point, number][] = [
    [[0, height], 45],
    [[width, height], -45],
    [[width, 0], -135],
    [[0, 0], 135],
  ];
  return {
    width,
    height,
    unit,
    berths: berths(width, height, sides, unit, GAP * unit),
    pier,
    rope: { middle, wide, high },
    ground: groundOf(middle, wide - 34 * unit, high - 30 * unit, 54 * unit),
    cards: [ring(middle, pier.width / 2 - 52 * unit, pier.height / 2 - 49 * unit)],
    card: { width: 130 * unit, height: 82 * unit },
    sacks: corners.map(([at, turn]) => ({ at, turn, isCorner: true })),
    buttons: ringedButtons(width, height, unit, sides),
  };
}

/** Beside the ships at the long sides there is room between ship and sacks. */
function ringedButtons(width: number, height: number, unit: number, sides: readonly Side[]): Lying[] {
  const [edge, along, next] = [58 * unit, 190 * unit, 58 * unit];
  const found: Record<Side, Lying[]> = { 0: [], 90: [], 180: [], 270: [] };
  if (width >= height) {
    found[0] = [0, 1].map((i) => ({ at: [along + i * next, height - edge], turn: 0 }));
    found[180] = [0, 1].map((i) => ({ at: [width - along - i * next, edge], turn: 180 }));
  } else {
    found[90] = [0, 1].map((i) => ({ at: [edge, along + i * next], turn: 90 }));
    found[270] = [0, 1].map((i) => ({ at: [width - edge, height - along - i * next], turn: 270 }));
  }
  return sides.flatMap((side) => found[side]);
}

const BULGE = 2.7; // of the ring: 2 would be an ellipse, more a box

/** Thirteen places on a ring, each with its foot to the nearest player: the way out. */
function ring([x, y]: Point, wide: number, high: number): Lying[] {
  const steps = 720;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    return [wide * bulged(Math.cos(angle)), high * bulged(Math.sin(angle))];
  });
  const lengths = [0];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: CARDS }, (_, i) => {
    const k = Math.max(
      0,
      lengths.findIndex((length) => length >= (whole * i) / CARDS),
    );
    const [px, py] = points[k] ?? [0, 0];
    const out = [push(px / wide) / wide, push(py / high) / high] as const;
    return { at: [x + px, y + py], turn: degrees(Math.atan2(-out[0], out[1])) };
  });
}

const bulged = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / BULGE);
const push = (part: number): number => Math.sign(part) * Math.abs(part) ** (BULGE - 1);
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Two: everything once for each side, upright for whoever sits there. */
function rows(width: number, height: number, unit: number): Stage {
  const [edge, row, next] = [184 * unit, 243 * unit, 62 * unit];
  const middle: Point = [width / 2, height / 2];
  const [wide, high] = [width / 2 - 128 * unit, height / 2 - 308 * unit];
  const pitch = Math.min(87 * unit, (width - 24 * unit) / CARDS);
  const card = { width: Math.min(80 * unit, pitch * 0.92), height: 101 * unit };
  const below = Array.from({ length: CARDS }, (_, i): Lying => ({
    at: [width / 2 + (i - (CARDS - 1) / 2) * pitch, height - row],
    turn: (i % 2 === 0 ? -1 : 1) * 0.8,
  }));
  const across = ({ at, turn }: Lying): Lying => ({ at: [width - at[0], height - at[1]], turn: turn + 180 });
  const buttons = [0, 1].map((i): Lying => ({ at: [64 * unit + i * next, height - 60 * unit], turn: 0 }));
  const sacks: Lying = { at: [width - 124 * unit, height - 88 * unit], turn: 0 };
  return {
    width,
    height,
    unit,
    berths: berths(width, height, SIDES[2] ?? [], 1.18 * unit, GAP * unit),
    pier: { x: -20 * unit, y: edge, width: width + 40 * unit, height: height - 2 * edge, round: 0 },
    rope: { middle, wide, high },
    ground: groundOf(middle, wide - 56 * unit, high - 34 * unit, 56 * unit),
    cards: [below, below.map(across)],
    card,
    sacks: [sacks, across(sacks)].map((one) => ({ ...one, isCorner: false })),
    buttons: [...buttons, ...buttons.map(across)],
  };
}

function groundOf(middle: Point, wide: number, high: number, size: number): Ground {
  return { middle, wide, high, rim: wide * 1.06, size };
}

/** The same table, turned: below becomes left. */
function upright(stage: Stage): Stage {
  const at = ([x, y]: Point): Point => [stage.height - y, x];
  const lying = <Thing extends Lying>(thing: Thing): Thing => ({ ...thing, at: at(thing.at), turn: thing.turn + 90 });
  const { pier, rope, ground } = stage;
  return {
    ...stage,
    width: stage.height,
    height: stage.width,
    berths: stage.berths.map((berth) => ({ ...berth, at: at(berth.at), turn: ((berth.turn + 90) % 360) as Side })),
    pier: { ...pier, x: stage.height - pier.y - pier.height, y: pier.x, width: pier.height, height: pier.width },
    rope: { middle: at(rope.middle), wide: rope.high, high: rope.wide },
    ground: groundOf(at(ground.middle), ground.high, ground.wide, ground.size),
    cards: stage.cards.map((row) => row.map(lying)),
    sacks: stage.sacks.map(lying),
    buttons: stage.buttons.map(lying),
  };
}

// From a ship to the screen and back.

function turnedBy([x, y]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Where a point of a ship's drawing is on the screen. */
export function onScreen(berth: Berth, [x, y]: Point): Point {
  const [dx, dy] = turnedBy([(x - SHIP.width / 2) * berth.scale, (y - SHIP.height) * berth.scale], berth.turn);
  return [berth.at[0] + dx, berth.at[1] + dy];
}

/** Where a point of the screen is on a ship's drawing. */
export function onShip(berth: Berth, [x, y]: Point): Point {
  const [dx, dy] = turnedBy([x - berth.at[0], y - berth.at[1]], -berth.turn);
  return [dx / berth.scale + SHIP.width / 2, dy / berth.scale + SHIP.height];
}

/** The middle of a place on a ship's drawing. */
export function placeAt(zone: Zone, i: number): Point {
  if (zone === 'deck') return [111 + 50 * i, 29];
  return zone === 'hold' ? [149 + 50 * i, 102] : [370 + 49 * i, 102];
}

const AROUND = 22; // a finger is thicker than a rail

/** On which ship a finger lets go, and whether on its deck or below; null beside all of them. */
export function shipUnder(all: readonly Berth[], point: Point): { berth: Berth; to: 'deck' | 'below' } | null {
  for (const berth of all) {
    const [x, y] = onShip(berth, point);
    if (x < -AROUND || x > SHIP.width + AROUND || y < -AROUND || y > SHIP.height + AROUND) continue;
    return { berth, to: y < SHIP.rail ? 'deck' : 'below' };
  }
  return null;
}

/** How far a point is from an edge of the screen. */
function fromEdge(stage: Stage, turn: Side, [x, y]: Point): number {
  return { 0: stage.height - y, 90: x, 180: y, 270: stage.width - x }[turn];
}

/** Whose edge is nearest, of those who may be meant. */
export function nearest(stage: Stage, seats: readonly number[], point: Point): number | null {
  let found: number | null = null;
  let near = Infinity;
  for (const { seat, turn } of stage.berths) {
    const far = fromEdge(stage, turn, point);
    if (seats.includes(seat) && far < near) [found, near] = [seat, far];
  }
  return found;
}

// The sacks of a board, around its middle or out of its corner.

const CORNER: readonly Point[] = [
  [-54.8, -98.8],
  [0, -113],
  [54.8, -98.8],
  [0, -58],
];
const BESIDE: readonly Point[] = [
  [-36, -36],
  [36, -36],
  [-36, 36],
  [36, 36],
];
/** The radius of a sack's ground, in a corner and beside a ship. */
export const SACK = { corner: 25, beside: 31 } as const;

/** Where the sack with this number lies on its board, in the board's drawing. */
export function sackOn(board: Stage['sacks'][number], i: number): Point {
  return (board.isCorner ? CORNER : BESIDE)[i] ?? [0, 0];
}

/** The same on the screen. */
export function sackAt(stage: Stage, board: Stage['sacks'][number], i: number): Point {
  const [x, y] = sackOn(board, i);
  const [dx, dy] = turnedBy([x * stage.unit, y * stage.unit], board.turn);
  return [board.at[0] + dx, board.at[1] + dy];
}

const SACK_REACH = 1.25; // touch areas are larger than what is drawn

/** The sack under a finger: its number on any of the boards. */
export function sackUnder(stage: Stage, point: Point): { i: number; at: Point } | null {
  for (const board of stage.sacks) {
    const reach = (board.isCorner ? SACK.corner : SACK.beside) * stage.unit * SACK_REACH;
    for (let i = 0; i < CORNER.length; i++) {
      const at = sackAt(stage, board, i);
      if (Math.hypot(point[0] - at[0], point[1] - at[1]) <= reach) return { i, at };
    }
  }
  return null;
}

/** Degrees that a tile of the heap lies turned: it was thrown without looking at anybody; whoever turned it over sees it upright. */
export function turnOf(i: number, thrown: number, turnedBy: Side | null): number {
  return turnedBy === null ? thrown + ((i * 137) % 360) : turnedBy + thrown * 0.3;
}
