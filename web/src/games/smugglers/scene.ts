/** What lies on the table, as far as the board draws it: taken from a view, or moved on by one event while it is played. */

import type { AnyEvent, Board, Boat, Cargo, Phase, View } from './types.ts';

export interface SceneBoat {
  seat: number;
  at: string | null;
  cargo: Cargo | null;
  liesWrong: boolean;
}

export interface FloatingPiece {
  origin: string;
  /** Where it goes, if the seat has seen it and the table wants a memory aid. */
  goal: string | null;
}

export interface Scene {
  turn: number;
  isShining: boolean;
  beam: number;
  /** Squares that the light has left in this turn: they keep a faint warmth. */
  warm: string[];
  boats: SceneBoat[];
  piles: Record<string, number>;
  afloat: Record<string, FloatingPiece[]>;
  rocks: string[];
  caught: number | null;
  pushed: number | null;
  winner: number | null;
}

const BEFORE_THE_LIGHT: readonly Phase[] = ['draw_first', 'draw_rock', 'rock', 'draw_light'];

export function sceneOf(view: View): Scene {
  return {
    turn: view.seat,
    isShining: !BEFORE_THE_LIGHT.includes(view.phase),
    beam: view.beam,
    warm: [],
    boats: view.boats.map(({ seat, at, cargo, lies_wrong }) => ({ seat, at, cargo, liesWrong: lies_wrong })),
    piles: Object.fromEntries(view.islands.map(({ island, pieces }) => [island, pieces])),
    afloat: Object.fromEntries(
      view.afloat.map(({ at, origins, remembered }) => [
        at,
        origins.map((origin, i) => ({ origin, goal: remembered?.[i] ?? null })),
      ]),
    ),
    rocks: view.rocks,
    caught: view.caught,
    pushed: view.phase === 'push' ? view.pushed : null,
    winner: view.phase === 'over' ? winner(view) : null,
  };
}

function winner(view: View): number | null {
  return view.boats.find((boat) => boat.points !== null && boat.points >= boat.target)?.seat ?? null;
}

/** The scene after one event. */
export function after(scene: Scene, event: AnyEvent, board: Board): Scene {
  switch (event.kind) {
    case 'began':
      return event.seat === null ? scene : { ...scene, turn: event.seat };
    case 'rock_placed':
      return { ...scene, rocks: [...scene.rocks, event.at] };
    case 'shone':
      return { ...scene, isShining: true, beam: event.beam };
    case 'moored':
      return event.seat === null ? scene : withBoat(scene, event.seat, { at: event.at });
    case 'turn_began':
      return { ...scene, turn: event.seat ?? scene.turn, warm: [], caught: null, pushed: null };
    case 'took':
      return took(scene, event.seat, event.origin, event.at);
    case 'saw':
      return event.seat === null
        ? scene
        : withBoat(scene, event.seat, { cargo: { origin: event.origin, goal: event.goal, points: event.points } });
    case 'left':
      return withFloating(scene, event.at, (pieces) => [...pieces, { origin: event.origin, goal: null }]);
    case 'light_moved':
      return { ...scene, beam: event.beam, warm: warmAfter(scene, event.before, event.beam, board) };
    case 'caught':
      return { ...scene, caught: event.laden ? event.seat : scene.caught };
    case 'threw': {
      const thrown = withBoat({ ...scene, caught: null }, event.victim, { cargo: null });
      return withFloating(thrown, event.to, (pieces) => [...pieces, { origin: event.origin, goal: null }]);
    }
    case 'sailed': {
      if (event.seat === null) return scene;
      const inTheWay = scene.boats.find((boat) => boat.at === event.to && boat.seat !== event.seat);
      const isSea = board.places.some((place) => place.name === event.to && place.kind === 'sea');
      const sailed = withBoat(scene, event.seat, { at: event.to, liesWrong: false });
      return { ...sailed, pushed: inTheWay && isSea ? inTheWay.seat : null };
    }
    case 'pushed':
      return { ...withBoat(scene, event.victim, { at: event.to, liesWrong: false }), pushed: null };
    case 'arrived':
      return event.seat === null ? scene : withBoat(scene, event.seat, { liesWrong: true });
    case 'delivered':
      return event.seat === null ? scene : withBoat(scene, event.seat, { cargo: null, liesWrong: false });
    case 'won':
      return { ...scene, winner: event.seat };
    case 'rolled':
    case 'slept':
    case 'stayed':
      return scene;
  }
}

/** What the boats carry and have brought home, as far as it has been seen since the view. */
export function boatsAfter(boats: readonly Boat[], told: readonly AnyEvent[]): Boat[] {
  return told.reduce((now, event) => now.map((boat) => boatAfter(boat, event)), [...boats]);
}

/** Delivered pieces as they stand at the moorings: in which order they came is not kept. */
export function inOrder(pieces: readonly Cargo[]): Cargo[] {
  const name = ({ origin, goal }: Cargo): string => `${origin} ${goal ?? ''}`;
  return pieces.toSorted((one, other) => name(one).localeCompare(name(other)));
}

function boatAfter(boat: Boat, event: AnyEvent): Boat {
  if (event.kind === 'threw') return event.victim === boat.seat ? { ...boat, cargo: null } : boat;
  if (event.seat !== boat.seat) return boat;
  switch (event.kind) {
    case 'took':
      return { ...boat, cargo: { origin: event.origin, goal: null, points: null } };
    case 'saw':
      return { ...boat, cargo: { origin: event.origin, goal: event.goal, points: event.points } };
    case 'delivered': {
      const { origin, goal, points } = event;
      if (boat.points === null)
        return { ...boat, cargo: null, delivered: [...boat.delivered, { origin, goal: null, points: null }] }; // it lies face down
      return { ...boat, cargo: null, points: boat.points + points, delivered: [...boat.delivered, { origin, goal, points }] };
    }
    default:
      return boat;
  }
}

/** The boats that the light would have found with one more step; none while it goes on, or when it has found one. */
export function escaped(
  { before, beam }: { before: number; beam: number },
  next: AnyEvent | undefined,
  { boats }: Scene,
  { beams }: Board,
): SceneBoat[] {
  if (next?.kind === 'light_moved' || next?.kind === 'caught') return [];
  const [lit, following] = [beams[beam]?.lit, beams[(2 * beam - before + beams.length) % beams.length]?.lit];
  return boats.filter(({ at }) => at !== null && following?.includes(at) && !lit?.includes(at));
}

function took(scene: Scene, seat: number | null, origin: string, at: string): Scene {
  if (seat === null) return scene;
  const laden = withBoat(scene, seat, { cargo: { origin, goal: null, points: null }, liesWrong: false });
  const pile = laden.piles[at];
  if (pile !== undefined) return { ...laden, piles: { ...laden.piles, [at]: Math.max(0, pile - 1) } };
  return withFloating(laden, at, (pieces) => pieces.slice(0, -1));
}

function withBoat(scene: Scene, seat: number, change: Partial<SceneBoat>): Scene {
  return { ...scene, boats: scene.boats.map((boat) => (boat.seat === seat ? { ...boat, ...change } : boat)) };
}

function withFloating(scene: Scene, at: string, change: (pieces: FloatingPiece[]) => FloatingPiece[]): Scene {
  const { [at]: before = [], ...rest } = scene.afloat;
  const pieces = change(before);
  return { ...scene, afloat: pieces.length > 0 ? { ...rest, [at]: pieces } : rest };
}

function warmAfter(scene: Scene, before: number, beam: number, board: Board): string[] {
  const lit = new Set(board.beams[beam]?.lit);
  return [...new Set([...scene.warm, ...(board.beams[before]?.lit ?? [])])].filter((name) => !lit.has(name));
}
