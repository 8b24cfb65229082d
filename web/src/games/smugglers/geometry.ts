/** Where things are on the round board: outlines, distances, berths. Pure; every coordinate comes from the board's data. */

import type { Box, Chart, Point } from '../../board/chart.ts';
import type { Board, Place } from './types.ts';

/** Half the side of the drawing: the board's radius is 500, and the rope lies around it. */
export const HALF = 540;
export const BOX: Box = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF };

const LAND = 60; // how far an island reaches beyond its harbour
const INSET = 3.2;
const CORNER = 3.5;
/** Stroke of a square in its own colour, with round joins: soft corners without curves. */
export const SQUARE_STROKE = 2 * CORNER;

export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

function radiusOf([x, y]: Point): number {
  return Math.hypot(x, y);
}

/** Degrees clockwise from north, 0 to 360. */
export function angleOf([x, y]: Point): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

export function middleAngle(place: Place): number {
  return (place.outline[2] + place.outline[3]) / 2;
}

export function placesByName(board: Board): Map<string, Place> {
  return new Map(board.places.map((place) => [place.name, place]));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at(radius: number, degrees: number): string {
  const [x, y] = polar(radius, degrees);
  return `${round(x)} ${round(y)}`;
}

/** The closed path of an annular sector, from the inner arc clockwise. */
export function sectorPath(inner: number, outer: number, from: number, to: number, innerTrim = 0, outerTrim = 0): string {
  const wide = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [from + innerTrim, to - innerTrim, to - outerTrim, from + outerTrim];
  const [ri, ro] = [round(inner), round(outer)];
  return `M${at(inner, a)}A${ri} ${ri} 0 ${wide} 1 ${at(inner, b)}L${at(outer, c)}A${ro} ${ro} 0 ${wide} 0 ${at(outer, d)}Z`;
}

/** The path of a square, drawn in from its outline so that a dark bed shows between squares. */
export function squarePath(place: Place): string {
  const [inner, outer, from, to] = place.outline;
  const inset = INSET + CORNER;
  const trim = (radius: number) => (Math.asin(inset / radius) * 180) / Math.PI;
  return sectorPath(inner + inset, outer - inset, from, to, trim(inner + inset), trim(outer - inset));
}

/** A closed curve through points (Catmull-Rom, as cubic curves). */
export function closedCurve(points: readonly Point[]): string {
  const n = points.length;
  const get = (i: number) => points[((i % n) + n) % n] as Point;
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  let path = `M${text(get(0))}`;
  for (let i = 0; i < n; i++) {
    const [before, here, next, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const second: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    path += `C${text(first)} ${text(second)} ${text(next)}`;
  }
  return `${path}Z`;
}

/** How far a point lies from the outline of a place; 0 inside it. */
export function distance(place: Place, point: Point): number {
  const [inner, outer, from, to] = place.outline;
  const radius = radiusOf(point);
  const turn = (((angleOf(point) - from) % 360) + 360) % 360;
  if (turn <= to - from) return Math.max(inner - radius, radius - outer, 0);
  return Math.min(distanceToSide(point, inner, outer, from), distanceToSide(point, inner, outer, to));
}

function distanceToSide([x, y]: Point, inner: number, outer: number, degrees: number): number {
  const [ux, uy] = polar(1, degrees);
  const along = Math.min(outer, Math.max(inner, x * ux + y * uy));
  return Math.hypot(x - along * ux, y - along * uy);
}

/** The place that holds a point, if any. */
export function placeAt(board: Board, point: Point): string | null {
  return board.places.find((place) => distance(place, point) === 0)?.name ?? null;
}

/** The lighthouse in the middle: no boat goes there, but it can be asked about. */
export const TOWER = 'tower';

/** What is tapped beside all places: the lighthouse, or the island whose land it is. */
function landAt(board: Board, point: Point): string | null {
  const inner = Math.min(...board.places.map((place) => place.outline[0]));
  if (radiusOf(point) < inner) return TOWER;
  const shore = board.places.find((place) => place.kind === 'harbour' && distance(place, point) < LAND);
  return shore?.name ?? null;
}

/** The board as hands and keys know it. */
export function chartOf(board: Board): Chart {
  const places = placesByName(board);
  const distanceTo = (name: string, point: Point) => {
    const place = places.get(name);
    return place ? distance(place, point) : Infinity;
  };
  return {
    box: BOX,
    middle: (name) => places.get(name)?.at ?? null,
    distance: distanceTo,
    at: (point) => placeAt(board, point) ?? landAt(board, point),
  };
}

/** Where boats stand that share a place: side by side along the ring, never on top of each other. */
export function berth(place: Place, index: number, count: number, spread: number): [number, number] {
  const [x, y] = place.at;
  if (count <= 1) return [x, y];
  const shift = (index - (count - 1) / 2) * spread;
  const [tx, ty] = polar(1, middleAngle(place) + 90);
  if (place.kind === 'harbour') return [round(x + shift * tx), round(y + shift * ty)];
  // Along the ring, but at least half of it sideways: boats are drawn upright, and one above the other would hide.
  const side = Math.abs(tx) < 0.5 ? [tx < 0 ? -0.75 : 0.75, ty * 0.7] : [tx, ty];
  return [round(x + shift * (side[0] as number)), round(y + shift * (side[1] as number))];
}
