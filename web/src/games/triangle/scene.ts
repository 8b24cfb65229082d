/** What lies on the chart, as far as it is drawn: taken from a view, or moved on by one event while it is played. */

import { isCovered, scaled, turnOf, type Spot } from './geometry.ts';
import type { AnyEvent, Board, View } from './types.ts';

export interface SceneShip {
  seat: number;
  ship: number;
  at: string | null;
  magnet: number | null;
  isLost: boolean;
  /** Off its mark, until the cloud has left. */
  aside: string | null;
  /** How many of the sixteen segments would catch it. */
  danger: number;
}

export interface ScenePile {
  port: string;
  /** The open card, in thousands; none: it is being turned up, or the pile is sold out. */
  top: number | null;
  cards: number;
}

export interface Scene {
  turn: number;
  /** Column and row of the point under the cloud's middle. */
  cloud: readonly [number, number];
  /** How far the cloud has turned, in degrees; it may go round more than once. */
  angle: number;
  ships: SceneShip[];
  piles: ScenePile[];
  bonusLeft: number;
  /** Who has come to the goal, as soon as that has been seen. */
  winner: number | null;
}

export function sceneOf(view: View, board: Board): Scene {
  return {
    turn: view.seat,
    cloud: view.cloud.at,
    angle: turnOf(board, view.cloud.letter),
    ships: view.ships.map(({ seat, ship, at, magnet, lost, aside, danger }) => ({
      seat,
      ship,
      at,
      magnet,
      isLost: lost,
      aside: aside ? 'aside' : null,
      danger,
    })),
    piles: view.ports.map(({ port, top, cards }) => ({ port, top, cards })),
    bonusLeft: view.bonus_left,
    winner: null,
  };
}

export function isAfloat(ship: SceneShip): ship is SceneShip & { at: string } {
  return ship.at !== null && !ship.isLost;
}

/** The ships that a magnet carries, in the order of the fleets. */
export function hungOn(scene: Scene, magnet: number): SceneShip[] {
  return scene.ships.filter((ship) => ship.magnet === magnet && !ship.isLost);
}

/** Is the cloud over this ship? */
export function isUnder(scene: Scene, ship: SceneShip, spots: ReadonlyMap<string, Spot>, board: Board): boolean {
  const spot = ship.at === null ? undefined : spots.get(ship.at);
  return spot !== undefined && isCovered(board, spot, scaled(scene.cloud));
}

/** The scene after one event. */
export function after(scene: Scene, event: AnyEvent, board: Board): Scene {
  switch (event.kind) {
    case 'turned_up':
      return withPile(scene, event.port, (pile) => ({ ...pile, top: event.value, cards: Math.max(pile.cards, 1) }));
    case 'began':
    case 'turn_began':
      return event.seat === null ? scene : { ...scene, turn: event.seat };
    case 'sailed':
    case 'sent_back':
    case 'set_down':
      return withShip(scene, event.seat, event.ship, { at: event.to, aside: null, magnet: null });
    case 'took':
      return withPile(scene, event.port, (pile) => ({ ...pile, top: null, cards: Math.max(0, pile.cards - 1) }));
    case 'bonus':
      return { ...scene, bonusLeft: Math.max(0, scene.bonusLeft - 1) };
    case 'cloud_turned':
      return { ...scene, angle: scene.angle + ((((turnOf(board, event.letter) - scene.angle) % 360) + 360) % 360) };
    case 'cloud_moved':
      return { ...scene, cloud: event.at };
    case 'caught':
      return withShip(scene, event.seat, event.ship, { at: null, magnet: event.magnet, aside: null });
    case 'pushed':
      return withShip(scene, event.seat, event.ship, { aside: event.way });
    case 'emptied':
      return { ...scene, ships: scene.ships.map(dropped), cloud: board.grid.start, angle: 0 };
    case 'lost':
      return withShip(scene, event.seat, event.ship, { at: null, magnet: null, isLost: true });
    case 'ended':
      return { ...scene, winner: event.ending === 'target' ? event.seat : null }; // else it is counted
    case 'diced':
    case 'rolled':
    case 'passed':
    case 'stopped':
    case 'docked':
    case 'spun':
      return scene;
  }
}

/** What hangs on the cloud when it is emptied is lost; whose it is, is told one by one behind that. */
function dropped(ship: SceneShip): SceneShip {
  return ship.magnet === null ? ship : { ...ship, magnet: null, isLost: true };
}

function withShip(scene: Scene, seat: number | null, ship: number, change: Partial<SceneShip>): Scene {
  return { ...scene, ships: scene.ships.map((one) => (one.seat === seat && one.ship === ship ? { ...one, ...change } : one)) };
}

function withPile(scene: Scene, port: string, change: (pile: ScenePile) => ScenePile): Scene {
  return { ...scene, piles: scene.piles.map((pile) => (pile.port === port ? change(pile) : pile)) };
}
