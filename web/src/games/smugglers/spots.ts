/** Where boats and goods stand on the board in a scene. Pure. */

import type { Point } from '../../board/chart.ts';
import { berth, polar } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { Place } from './types.ts';

type Places = ReadonlyMap<string, Place>;

export interface BoatSpot {
  at: Point;
  /** How much smaller boats are that share a place. */
  fit: number;
}

const BOAT_RISE = -6;
const FITS = [1, 1, 0.88, 0.78, 0.7];
/** By the number of boats that lie in one harbour: how small each is, and how far from the next. */
const IN_HARBOUR = [
  [1, 0],
  [1, 0],
  [0.74, 64],
  [0.6, 46],
  [0.52, 36],
] as const;

export function boatSpots(scene: Scene, places: Places): Map<number, BoatSpot> {
  const found = new Map<number, BoatSpot>();
  for (const boat of scene.boats) {
    const place = boat.at === null ? null : places.get(boat.at);
    if (!place) continue;
    const here = scene.boats.filter((other) => other.at === boat.at);
    const isSea = place.kind === 'sea';
    const [fit, spread] = isSea ? [FITS[here.length] ?? 0.7, 62] : (IN_HARBOUR[here.length] ?? IN_HARBOUR[4]);
    const [x, y] = berth(place, here.indexOf(boat), here.length, spread);
    found.set(boat.seat, { at: [x, y + BOAT_RISE * fit], fit });
  }
  return found;
}

/** Where the goods are in a boat. */
export function cargoSpot([x, y]: Point): Point {
  return [x - 25, y + 6];
}

export function isTaken(scene: Scene, name: string): boolean {
  return scene.boats.some((boat) => boat.at === name);
}

/** Where goods float; beside the boat if there is one. */
export function floatSpot(scene: Scene, places: Places, name: string): Point {
  const at = places.get(name)?.at ?? [0, 0];
  return isTaken(scene, name) ? [at[0] + 34, at[1] + 26] : [at[0], at[1] + 2];
}

/** Does something stand on a place that the dot of a target would lie under? A harbour takes any number of boats. */
export function isCovered(scene: Scene, place: Place): boolean {
  return scene.afloat[place.name] !== undefined || (isTaken(scene, place.name) && place.kind === 'sea');
}

const PARTS = [0.5, 0.25, 0.75, 0.12, 0.88];

/** Where the dot of a target lies: in the middle of its place, or where no boat hides it. */
export function dotSpot(place: Place, boats: Iterable<BoatSpot>): Point {
  const [inner, outer, from, to] = place.outline;
  const spots = PARTS.flatMap((far) => PARTS.map((turn) => polar(inner + far * (outer - inner), from + turn * (to - from))));
  const all = [...boats];
  const room = (spot: Point) => Math.min(...all.map((boat) => beside(boat, spot)), 1);
  return [place.at, ...spots].reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

/** How far a point lies from the middle of a boat; less than 1: the boat hides it. */
export function beside({ at, fit }: BoatSpot, [x, y]: Point): number {
  return Math.max(Math.abs(x - at[0]) / (56 * fit), Math.abs(y - at[1]) / (60 * fit));
}
