/** Where the tiles of the heap lie: thrown towards the middle by a chance that every page repeats. Pure; the rules know no places. */

import type { Point } from '../../board/chart.ts';

/** A tile's place in a heap whose rope is the circle of radius 1, before it is stretched to an ellipse. */
export interface Lie {
  tile: string;
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** How far it is lifted by what lies under it, in sides of a tile. */
  height: number;
}

/** The ellipse that the middles of the tiles lie in, and the side of a tile, in units of a drawing. */
export interface Ground {
  middle: Point;
  wide: number;
  high: number;
  /** How far from the middle a tile may lie at most, to the left and to the right: what rolls further lies there. */
  rim: number;
  size: number;
}

export const TILES = 84;
const STRETCH = 1.9; // an ellipse is so much wider than high: distances count that way
const TRIES = 9; // throws for each tile; it stays where it covers least
const PULL = 0.72; // 0.5 would spread them evenly; more throws them towards the middle
const MOST_TURN = 26;
const HEIGHT = 0.28;
const MESS = 0.3; // how far the order from the rim to the middle is mixed up
const ROLLED = [0.06, 0.39, 0.87]; // of a turn, clockwise from the east: three have rolled over the rope

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
function chance(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const heaps = new Map<number, readonly Lie[]>();

/** All tiles of a round's heap, from the lowest to the topmost. */
export function heapOf(round: number): readonly Lie[] {
  const known = heaps.get(round);
  if (known) return known;
  const made = thrown(chance(round));
  heaps.set(round, made);
  return made;
}

function thrown(next: () => number): Lie[] {
  const lies: (Lie & { depth: number })[] = [];
  const names = Array.from({ length: TILES }, (_, i) => `t${i}`);
  for (let i = names.length - 1; i > 0; i--) {
    const other = Math.floor(next() * (i + 1));
    [names[i], names[other]] = [names[other] as string, names[i] as string];
  }
  for (const [i, tile] of names.entries()) {
    const rolled = ROLLED[i];
    const [x, y] = rolled === undefined ? best(lies, next) : at(1.2 + 0.08 * next(), rolled + 0.03 * (next() - 0.5));
    const far = Math.hypot(x, y);
    const turn = (2 * next() - 1) * MOST_TURN;
    lies.push({ tile, x, y, turn, height: HEIGHT * Math.max(0, 1 - far) ** 0.8, depth: far + MESS * (next() - 0.5) });
  }
  return lies.sort((one, other) => other.depth - one.depth).map(({ depth: _, ...lie }) => lie);
}

const at = (far: number, turn: number): [number, number] => [
  far * Math.cos(turn * 2 * Math.PI),
  far * Math.sin(turn * 2 * Math.PI),
];

/** Of some throws the one that lands farthest from all others. */
function best(lies: readonly Lie[], next: () => number): [number, number] {
  let found: [number, number] = [0, 0];
  let room = -1;
  for (let i = 0; i < TRIES; i++) {
    const point = at(next() ** PULL, next());
    const near = Math.min(9, ...lies.map((lie) => Math.hypot((lie.x - point[0]) * STRETCH, lie.y - point[1])));
    if (near > room) [found, room] = [point, near];
  }
  return found;
}

/** The same tiles, this one on top of all: a tile that was turned is not half under others. */
export function raised(lies: readonly Lie[], tile: string | null): readonly Lie[] {
  const found = lies.find((lie) => lie.tile === tile);
  return found ? [...lies.filter((lie) => lie !== found), found] : lies;
}

/** Where a tile's middle is drawn. */
export function spot(lie: Lie, ground: Ground): Point {
  const aside = Math.max(-ground.rim, Math.min(ground.rim, lie.x * ground.wide));
  return [ground.middle[0] + aside, ground.middle[1] + lie.y * ground.high - lie.height * ground.size];
}

/** The rope round the heap as a path: rounder than a box, fuller than an ellipse. */
export function ropeRound(x: number, y: number, wide: number, high: number): string {
  const [dx, dy] = [wide * 0.68, high * 0.55];
  const [top, bottom] = [y - high, y + high];
  return `M${x} ${top}C${x + dx} ${top} ${x + wide} ${y - dy} ${x + wide} ${y}S${x + dx} ${bottom} ${x} ${bottom} ${x - wide} ${y + dy} ${x - wide} ${y} ${x - dx} ${top} ${x} ${top}Z`;
}

/** How round the corners of a tile are, of its side. */
export const CORNER = 0.24;

/** How far a point is from a tile; 0 on it. What is seen beside a round corner lies below. */
export function distance(lie: Lie, ground: Ground, point: Point): number {
  const [x, y] = spot(lie, ground);
  const turn = (-lie.turn * Math.PI) / 180;
  const [dx, dy] = [point[0] - x, point[1] - y];
  const round = ground.size * CORNER;
  const out = (length: number): number => Math.max(0, Math.abs(length) - ground.size / 2 + round);
  const far = Math.hypot(out(dx * Math.cos(turn) - dy * Math.sin(turn)), out(dx * Math.sin(turn) + dy * Math.cos(turn)));
  return Math.max(0, far - round);
}

/** The tile that a tap means: the topmost under the finger, else the nearest in reach. `lies` come from the lowest to the topmost. */
export function hit(lies: readonly Lie[], ground: Ground, point: Point, reach: number): string | null {
  let found: string | null = null;
  let near = reach;
  for (const lie of lies.toReversed()) {
    const far = distance(lie, ground, point);
    if (far === 0) return lie.tile;
    if (far < near) [found, near] = [lie.tile, far];
  }
  return found;
}
