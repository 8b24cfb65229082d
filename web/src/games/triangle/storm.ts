/** The cloud's movement as it is seen: which ships a magnet passes closely, and where the spinner lies out of its way. Pure. */

import { overlap, type Box, type Point } from '../../board/chart.ts';
import { BOX, magnetSpot, scaled, UNIT, type Spot } from './geometry.ts';
import { isAfloat, type Scene, type SceneShip } from './scene.ts';
import type { AnyEvent, Board } from './types.ts';

const CLOSE = UNIT; // a magnet within a point of a ship makes it tremble
const NOTCH = 15; // degrees between two instants of a turn
const RIM = 125; // of the cloud, from its middle

/** One moment of a movement: the cloud's middle, and how far it has turned. */
export interface Instant {
  middle: Point;
  angle: number;
}

/** The instants of a turn, fifteen degrees apart; then those of a drift, half a point apart. */
export function instants(before: Scene, after: Scene): Instant[] {
  const [from, to] = [scaled(before.cloud), scaled(after.cloud)];
  const turns = Math.round((after.angle - before.angle) / NOTCH);
  const halves = Math.round((2 * Math.hypot(to[0] - from[0], to[1] - from[1])) / UNIT);
  const part = (i: number): Point => [from[0] + ((to[0] - from[0]) * i) / halves, from[1] + ((to[1] - from[1]) * i) / halves];
  return [
    ...Array.from({ length: turns }, (_, i) => ({ middle: from, angle: before.angle + NOTCH * (i + 1) })),
    ...Array.from({ length: halves }, (_, i) => ({ middle: part(i + 1), angle: after.angle })),
  ];
}

/** The ships that a magnet is close to at one moment. */
export function passed(ships: readonly SceneShip[], spots: ReadonlyMap<string, Spot>, board: Board, at: Instant): SceneShip[] {
  const magnets = board.magnet.map((_, i) => magnetSpot(board, i, at.angle));
  return ships.filter((ship) => {
    const spot = isAfloat(ship) ? spots.get(ship.at)?.at : undefined;
    return (
      spot !== undefined && magnets.some(([x, y]) => Math.hypot(spot[0] - at.middle[0] - x, spot[1] - at.middle[1] - y) <= CLOSE)
    );
  });
}

/** Which of the ships that were passed were neither caught nor pushed aside. */
export function missed<Ship extends { seat: number; ship: number }>(ships: readonly Ship[], events: readonly AnyEvent[]): Ship[] {
  const touched = events.filter((event) => event.kind === 'caught' || event.kind === 'pushed');
  return ships.filter((ship) => !touched.some((event) => event.seat === ship.seat && event.ship === ship.ship));
}

/** The corner where a box of this size lies farthest out of the way of a cloud that goes from point to point. */
export function cornerFor(from: Point, to: Point, width: number, height: number): { box: Box; isFree: boolean } {
  const way: Box = {
    x: Math.min(from[0], to[0]) - RIM,
    y: Math.min(from[1], to[1]) - RIM,
    width: Math.abs(to[0] - from[0]) + 2 * RIM,
    height: Math.abs(to[1] - from[1]) + 2 * RIM,
  };
  const [east, south] = [BOX.x + BOX.width - width, BOX.y + BOX.height - height];
  const corners = [BOX.x, east].flatMap((x) => [south, BOX.y].map((y): Box => ({ x, y, width, height })));
  const far = ({ x, y }: Box): number => Math.hypot(x + width / 2 - from[0], y + height / 2 - from[1]);
  const [best] = corners.sort((one, other) => overlap(one, way) - overlap(other, way) || far(other) - far(one));
  const box = best as Box;
  return { box, isFree: overlap(box, way) === 0 };
}

/** Is the spinner on the board: held, spinning, or still there because the cloud moves? */
export function isOut(told: readonly AnyEvent[], rolled: AnyEvent | null, held: AnyEvent | null): boolean {
  if (held?.kind === 'spun') return true;
  const spun = told.findLastIndex((event) => event.kind === 'spun');
  if (spun < 0) return rolled?.kind === 'spun';
  return !told.slice(spun).some((event) => event.kind === 'turn_began' || event.kind === 'ended');
}
