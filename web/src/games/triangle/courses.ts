/** The courses of the seat on turn as they are drawn: way, target, step numbers. Pure. */

import type { Point } from '../../board/chart.ts';
import { curve, wayBetween, type Spot } from './geometry.ts';
import type { Board, Course, View } from './types.ts';

export interface Drawn {
  course: Course;
  key: string;
  from: string;
  to: string;
  path: string;
  target: Point;
  /** A number beside each place on the way. */
  steps: { number: number; at: Point }[];
}

const ASIDE = 26;

/** What a ship of the seat on turn would do, with its way; none if it may not sail. */
export function drawn(view: View, board: Board, spots: ReadonlyMap<string, Spot>, ship: number): Drawn | null {
  const course = view.courses.find((one) => one.ship === ship);
  const from = view.ships.find((one) => one.seat === view.seat && one.ship === ship)?.at;
  if (!course?.to || course.why !== null || !from) return null;
  const places = wayBetween(board, from, course.to).flatMap((name) => spots.get(name) ?? []);
  const points = places.map((spot) => spot.at);
  const steps = places.slice(1).map((spot, i) => ({ number: i + 1, at: beside(spot, i === places.length - 2) }));
  return {
    course,
    key: `${view.seat}-${ship}`,
    from,
    to: course.to,
    path: curve(points),
    target: points.at(-1) ?? [0, 0],
    steps,
  };
}

/** To the right of the way; in a berth on the target itself, for ships lie all around. */
function beside(spot: Spot, isLast: boolean): Point {
  if (spot.port !== null) return spot.at;
  const angle = (spot.heading * Math.PI) / 180;
  const far = isLast ? ASIDE + 8 : ASIDE;
  const side = Math.cos(angle) > 0.3 ? 1 : -1;
  return [
    spot.at[0] - Math.sin(angle) * far * side * (Math.abs(Math.cos(angle)) > 0.3 ? 1 : 1),
    spot.at[1] + Math.cos(angle) * far * side,
  ];
}
