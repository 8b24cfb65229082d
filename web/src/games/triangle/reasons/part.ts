// Why something is done, in words, and where on the board it is drawn. Loaded when a bot first says why, or a hint is asked for.
import type { Spot } from '../../../lessons/lesson.ts';
import { spotsByName } from '../geometry.ts';
import type { Action, Board, ReasonsPart, Scene } from '../types.ts';
import { WORDS } from './words.ts';

const SHIP = 30; // how far it reaches, in units of the drawing

/** Where the ship would come to; where it lies if that is no place. */
function spot(action: Action, place: string | null, scene: Scene, data: Board): Spot | null {
  if (action.kind !== 'sail') return null;
  const to = scene.view.courses.find(({ ship }) => ship === action.ship)?.to;
  const places = spotsByName(data);
  const found = places.get(to ?? '') ?? places.get(place ?? '');
  return found ? { point: found.at, reach: SHIP } : null;
}

export const REASONS: ReasonsPart = { words: WORDS, spot };
