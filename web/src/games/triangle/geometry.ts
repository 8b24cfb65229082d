/** Where things are on the chart: one point of the grid is 40 units of the drawing. Pure. */

import type { Box, Chart, Point } from '../../board/chart.ts';
import type { Board, LaneData } from './types.ts';

export const UNIT = 40;
export const BOX: Box = { x: -128, y: -102, width: 896, height: 726 };
/** Beneath this distance a tap is on a place, in units of the drawing. */
const PLACE_RADIUS = 19;
const LETTER_TURN = 45;

export interface Spot {
  name: string;
  at: Point;
  /** Where a ship there looks: degrees clockwise from east, as the drawing turns. */
  heading: number;
  /** The port it belongs to; null at sea. */
  port: string | null;
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export function scaled([x, y]: readonly [number, number]): Point {
  return [x * UNIT, y * UNIT];
}

export function polar(radius: number, bearing: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** A cell of the spinner: segment i of sixteen, between two radii. */
export function cell(inner: number, outer: number, i: number): string {
  const [a, b, c, d] = [
    polar(inner, i * 22.5 - 11.25),
    polar(outer, i * 22.5 - 11.25),
    polar(outer, i * 22.5 + 11.25),
    polar(inner, i * 22.5 + 11.25),
  ].map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
}

export function angleOf([x, y]: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** A soft line through points. */
export function curve(points: readonly Point[], isClosed = false): string {
  const n = points.length;
  const at = (i: number): Point => (isClosed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) as Point;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [x1, y1, x2, y2] = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ];
    path += `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${round(c[0])} ${round(c[1])}`;
  }
  return isClosed ? `${path}Z` : path;
}

export function portAt(board: Board, name: string): Point {
  return scaled(board.port.find((port) => port.name === name)?.at ?? [0, 0]);
}

/** From port to port, over all marks. */
export function lanePoints(board: Board, lane: LaneData): Point[] {
  return [portAt(board, lane.from), ...lane.marks.map(scaled), portAt(board, lane.to)];
}

export function spotsByName(board: Board): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const lane of board.lane) {
    const points = lanePoints(board, lane);
    lane.marks.forEach((_, i) => {
      const [before, at, next] = points.slice(i, i + 3) as [Point, Point, Point];
      const heading = angleOf([next[0] - before[0], next[1] - before[1]]);
      found.set(`${lane.name}${i + 1}`, { name: `${lane.name}${i + 1}`, at, heading, port: null });
    });
    const [from, first] = points as [Point, Point];
    const heading = angleOf([first[0] - from[0], first[1] - from[1]]);
    const port = board.port.find((one) => one.name === lane.from);
    port?.docks.forEach(([x, y], i) => {
      const name = `${port.name}-${i + 1}`;
      found.set(name, { name, at: [from[0] + x * UNIT, from[1] + y * UNIT], heading, port: port.name });
    });
  }
  return found;
}

/** The places a ship passes from where it lies to where it stops. */
export function wayBetween(board: Board, from: string, to: string): string[] {
  const port = /^(.+)-\d$/.exec(from)?.[1];
  const lane = board.lane.find((one) => (port ? one.from === port : one.name === from.charAt(0)));
  if (!lane) return [from, to];
  const first = port ? 0 : Number(from.slice(1));
  const isMark = to.startsWith(lane.name) && !to.includes('-');
  const last = isMark ? Number(to.slice(1)) - 1 : lane.marks.length;
  const marks = Array.from({ length: Math.max(0, last - first) }, (_, i) => `${lane.name}${first + i + 1}`);
  return [from, ...marks, to];
}

/** How far a letter at the notch has turned the cloud from where A is there. */
export function turnOf(board: Board, letter: string): number {
  return Math.max(0, board.cloud.letters.indexOf(letter)) * LETTER_TURN;
}

/** Where a magnet is, from the middle of the cloud. */
export function magnetSpot(board: Board, magnet: number, turn: number): Point {
  const found = board.magnet[magnet];
  return found ? polar(found.distance * UNIT, found.bearing + turn) : [0, 0];
}

const HUNG_RADIUS = 121;
const HUNG_APART = 13; // degrees
const [WEST, EAST, NORTH, SOUTH] = [-88, 728, -52, 588];

/** Where the i-th of n ships hangs that a magnet carries: at the cloud's rim, never beyond the frame. */
export function hungSpot(board: Board, cloud: Point, magnet: number, turn: number, i: number, n: number): Point {
  const bearing = (board.magnet[magnet]?.bearing ?? 0) + turn + (i - (n - 1) / 2) * 2 * HUNG_APART;
  const [x, y] = polar(HUNG_RADIUS, bearing);
  return [Math.min(EAST, Math.max(WEST, cloud[0] + x)), Math.min(SOUTH, Math.max(NORTH, cloud[1] + y + 8))];
}

/** Is a place beneath the cloud when its middle is here? A port is as a whole. */
export function isCovered(board: Board, spot: Spot, [x, y]: Point): boolean {
  const [px, py] = spot.port === null ? spot.at : portAt(board, spot.port);
  return Math.hypot(px - x, py - y) <= board.cloud.radius * UNIT;
}

/** How far a point lies outside a box. */
function beyond({ x, y, width, height }: Box, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** The cloud: no place, but it can be asked about. */
export const CLOUD = 'cloud';
/** The compass rose, which can be asked about, too. */
export const ROSE = 'rose';
export const ROSE_AT: Point = [650, 284];
const ROSE_RADIUS = 64;
const [CARD_WIDE, CARD_HIGH] = [40, 50]; // half a pile of cards, with what is lifted

/** What hands must know: marks, docks, and the ships that hang; a label of a place means the place, too. Between them lie the cloud, the piles and the rose. */
export function chartOf(
  spots: ReadonlyMap<string, Spot>,
  hung: ReadonlyMap<string, Point>,
  labels: ReadonlyMap<string, Box> = new Map(),
  cloud: { at: Point; radius: number } | null = null,
  piles: readonly (readonly [string, Point])[] = [],
): Chart {
  const middle = (name: string): Point | null => spots.get(name)?.at ?? hung.get(name) ?? null;
  const distance = (name: string, point: Point): number => {
    const [at, label] = [middle(name), labels.get(name)];
    const away = at ? Math.max(0, Math.hypot(at[0] - point[0], at[1] - point[1]) - PLACE_RADIUS) : Infinity;
    return label ? Math.min(away, beyond(label, point)) : away;
  };
  return {
    box: BOX,
    middle,
    distance,
    at: (point) => {
      let [best, far] = ['', 1] as [string, number];
      for (const name of [...hung.keys(), ...spots.keys()]) {
        const away = distance(name, point);
        const at = middle(name) as Point;
        const key = away + Math.hypot(at[0] - point[0], at[1] - point[1]) / 1000;
        if (away < 8 && key < far * 9) [best, far] = [name, key / 9];
      }
      const [x, y] = point;
      const pile = piles.find(([, at]) => Math.abs(at[0] - x) < CARD_WIDE && Math.abs(at[1] - y) < CARD_HIGH)?.[0];
      const isCloud = cloud !== null && Math.hypot(cloud.at[0] - x, cloud.at[1] - y) < cloud.radius;
      const isRose = Math.hypot(ROSE_AT[0] - x, ROSE_AT[1] - y) < ROSE_RADIUS;
      return best || pile || (isCloud ? CLOUD : isRose ? ROSE : null);
    },
  };
}
