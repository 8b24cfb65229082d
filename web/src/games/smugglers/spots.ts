/** Where boats and goods stand on the board in a scene. Pure. */

import type { Point } from '../../board/chart.ts';
import { berth, middleAngle, polar } from './geometry.ts';
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

export function boatSpots(scene: Scene, places: Places): Map<number, BoatSpot> {
  const found = new Map<number, BoatSpot>();
  for (const boat of scene.boats) {
    const place = boat.at === null ? null : places.get(boat.at);
    if (!place) continue;
    const here = scene.boats.filter((other) => other.at === boat.at);
    const spread = [0, 0, place.kind === 'sea' ? 62 : 74, 60, 50][here.length] ?? 50;
    const [x, y] = berth(place, here.indexOf(boat), here.length, spread);
    found.set(boat.seat, { at: [x, y + BOAT_RISE], fit: FITS[here.length] ?? 0.7 });
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

/** Where the dot of a target lies. */
export function dotSpot(scene: Scene, place: Place): Point {
  return isTaken(scene, place.name) ? polar(place.outline[0] + 12, middleAngle(place)) : place.at;
}
