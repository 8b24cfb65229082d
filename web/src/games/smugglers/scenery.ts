/** What surrounds the squares, computed from the board's data: coasts, waves, marks. Offsets are drawing, not board. */

import type { Point } from '../../board/chart.ts';
import { closedCurve, middleAngle, polar, round } from './geometry.ts';
import type { Beam, Board, Place } from './types.ts';

/** A small generator of chance that always gives the same numbers for the same seed: every page draws the same sea. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** One half of a coast, from the back of the bay round the wing to the back of the island: beyond the harbour's outer
    radius, and in half widths of the harbour. */
const SAND: readonly Point[] = [
  [25, 0],
  [20, 0.667],
  [6, 1],
  [-17, 1.067],
  [-34, 1.3],
  [-38, 1.72],
  [-22, 2.26],
  [4, 2.58],
  [36, 2.36],
  [57, 1.6],
  [68, 0.667],
  [70, 0],
];
const GRASS: readonly Point[] = [
  [38, 0],
  [34, 0.667],
  [18, 1.167],
  [-2, 1.28],
  [-20, 1.4],
  [-24, 1.72],
  [-14, 2.06],
  [6, 2.31],
  [30, 2.11],
  [48, 1.44],
  [58, 0.667],
  [59, 0],
];
const MEADOW: readonly Point[] = [
  [29, 0],
  [48, 0.6],
  [32, 1.04],
  [12, 1.16],
  [-6, 1.26],
  [-10, 1.56],
  [0, 1.85],
  [20, 2.08],
  [44, 1.9],
  [39, 1.3],
  [49, 0.6],
  [50, 0],
];

export interface Coast {
  sand: string;
  grass: string;
  meadow: string;
}

/** The land around a harbour: two wings, a back and a bay. */
export function coast(harbour: Place, seed: number): Coast {
  const random = chance(seed + 11);
  return {
    sand: wings(harbour, SAND, (i) => (i > 2 && i < 10 ? 5 * (random() - 0.5) : 0)),
    grass: wings(harbour, GRASS, () => 0),
    meadow: wings(harbour, MEADOW, () => 0),
  };
}

function wings(harbour: Place, half: readonly Point[], jitter: (i: number) => number): string {
  const middle = middleAngle(harbour);
  const width = (harbour.outline[3] - harbour.outline[2]) / 2;
  const side = (sign: number) =>
    half.map(([beyond, widths], i): Point =>
      polar(harbour.outline[1] + beyond + jitter(i), middle + sign * (widths * width + jitter(i) / 14)),
    );
  const [right, left] = [side(1), side(-1)];
  return closedCurve([...right, ...left.slice(1, -1).reverse()]);
}

/** Where something stands on an island: `beyond` the harbour's outer radius, `widths` half widths to its clockwise side. */
export function onIsland(harbour: Place, beyond: number, widths: number): [number, number] {
  const width = (harbour.outline[3] - harbour.outline[2]) / 2;
  return polar(harbour.outline[1] + beyond, middleAngle(harbour) + widths * width);
}

export function houseSpot(harbour: Place): [number, number] {
  return onIsland(harbour, 10, -1.69);
}

export function pileSpot(harbour: Place): [number, number] {
  return onIsland(harbour, 5, 1.72);
}

/** A round, slightly uneven island in the middle of the board. */
export function middleIsland(radius: number): string {
  const wobble = [1, 1.02, 0.98, 1.06, 1.02, 1.05, 1.0, 1.04, 0.99];
  return closedCurve(wobble.map((factor, i) => polar(radius * factor, (i * 360) / wobble.length)));
}

/** Small waves scattered over sea squares, as one path. */
export function waves(places: readonly Place[], perPlace: number): string {
  const random = chance(7);
  const drawn: Point[] = [];
  for (const { outline } of places) {
    const [inner, outer, from, to] = outline;
    const wide = to - from > 40 ? 2 : 1;
    for (let i = 0; i < perPlace * wide; i++) {
      const [x, y] = polar(inner + 22 + random() * (outer - inner - 40), from + (to - from) * (0.2 + 0.6 * random()));
      if (drawn.every((other) => Math.abs(other[0] - x) > 26 || Math.abs(other[1] - y) > 13)) drawn.push([x, y]);
    }
  }
  return drawn.map(([x, y]) => `M${round(x - 10)} ${round(y)}q5-6 10 0t10 0`).join('');
}

/** Waves on the rim, away from the islands. */
export function rimWaves(board: Board): string {
  const random = chance(3);
  const drawn: Point[] = [];
  for (const angle of gaps(board)) {
    const [cx, cy] = polar(rim(board) + 48, angle);
    for (let i = 0; i < 9; i++) {
      const [x, y] = polar(rim(board) + 14 + random() * 66, angle + 28 * (random() - 0.5));
      const isFree =
        Math.hypot(x - cx, (y - cy) * 1.4) > 60 &&
        drawn.every((other) => Math.abs(other[0] - x) > 30 || Math.abs(other[1] - y) > 14);
      if (isFree) drawn.push([x, y]);
    }
  }
  return drawn.map(([x, y]) => `M${round(x - 12)} ${round(y)}q6-7 12 0t12 0`).join('');
}

/** Angles half way between neighbouring islands, clockwise from the first: where the sea creatures live. */
export function gaps(board: Board): number[] {
  const angles = harbours(board).map(middleAngle);
  return angles.map((angle, i) => {
    const next = angles[(i + 1) % angles.length] as number;
    return angle + ((((next - angle) % 360) + 360) % 360 || 360) / 2;
  });
}

export function harbours(board: Board): Place[] {
  return board.places.filter((place) => place.kind === 'harbour');
}

/** Where the sea squares end. */
export function rim(board: Board): number {
  return Math.max(...board.places.filter((place) => place.kind === 'sea').map((place) => place.outline[1]));
}

/** Where the sea squares begin: the lighthouse stands inside. */
export function shore(board: Board): number {
  return Math.min(...board.places.map((place) => place.outline[0]));
}

/** The white mark of a beam position, outside the squares it lights. */
export function markSpot(board: Board, beam: Beam): [number, number] {
  const isHarbour = harbours(board).some((place) => Math.abs(middleAngle(place) - beam.angle) < 1);
  return polar(rim(board) + (isHarbour ? 1 : 7), beam.angle);
}

/** The rings of the sea, from the inner one outwards, by their inner radius. */
export function rings(board: Board): number[] {
  const radii = board.places.filter((place) => place.kind === 'sea').map((place) => place.outline[0]);
  return [...new Set(radii)].sort((a, b) => a - b);
}
