/** Where the light would end, before its way is chosen: pale beams that can be tapped. What they show was asked of the table. */

import type { Chart, Point } from '../../board/chart.ts';
import type { Told } from '../contract.ts';
import { distance, placesByName, polar } from './geometry.ts';
import type { Action, AnyEvent, Board, Place } from './types.ts';

export type Way = (Action & { kind: 'turn' })['way'];
export const WAYS: readonly Way[] = ['clockwise', 'counter_clockwise'];

export interface Ghost {
  way: Way;
  /** The name by which hands and keys know it, as if it were a place. */
  place: string;
  /** The marks that the light would come to, one after the other; it stops early at a boat. */
  beams: number[];
}

export function ghostPlace(way: Way): string {
  return `light-${way}`;
}

export function caughtIn(events: Told[]): number[] {
  return events.flatMap(({ kind, seat }) => (kind === 'caught' && seat !== null ? [seat] : []));
}

/** The pale beam of one way; null as long as the table has not answered. */
export function ghostOf(way: Way, events: Told[] | null): Ghost | null {
  const beams = ((events ?? []) as AnyEvent[]).flatMap((event) => (event.kind === 'light_moved' ? [event.beam] : []));
  return beams.length > 0 ? { way, place: ghostPlace(way), beams } : null;
}

/** The squares that the light would lie on, from the tower outwards. */
export function litBy(ghost: Ghost, board: Board): Place[] {
  const byName = placesByName(board);
  const lit = board.beams[ghost.beams.at(-1) ?? 0]?.lit ?? [];
  return lit.flatMap((name) => byName.get(name) ?? []).sort((a, b) => a.outline[0] - b.outline[0]);
}

const BOAT_REACH = 88; // from the middle of a boat to that of a disc beside it

/** Where its disc lies: in the beam, as far out as it hides no boat. */
export function discSpot(ghost: Ghost, board: Board, boats: readonly Point[]): Point {
  const angle = board.beams[ghost.beams.at(-1) ?? 0]?.angle ?? 0;
  const spots = litBy(ghost, board).map(({ outline: [inner, outer] }) => polar((inner + outer) / 2, angle));
  const room = (spot: Point) => Math.min(...boats.map((boat) => Math.hypot(boat[0] - spot[0], boat[1] - spot[1])), BOAT_REACH);
  return spots.reduce<Point>((best, spot) => (room(spot) >= room(best) ? spot : best), spots[0] ?? [0, 0]);
}

/** The chart with the pale beams on it: the whole of each takes a tap; where both lie on one square the nearer disc does. */
export function withGhosts(chart: Chart, ghosts: readonly Ghost[], board: Board, boats: readonly Point[]): Chart {
  const byPlace = new Map(ghosts.map((ghost) => [ghost.place, ghost]));
  return {
    ...chart,
    middle: (name) => {
      const ghost = byPlace.get(name);
      return ghost ? discSpot(ghost, board, boats) : chart.middle(name);
    },
    distance: (name, point) => {
      const ghost = byPlace.get(name);
      return ghost ? Math.min(...litBy(ghost, board).map((place) => distance(place, point))) : chart.distance(name, point);
    },
  };
}
