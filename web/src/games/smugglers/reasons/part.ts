// Why something is done, in words, and where on the board it is drawn. Loaded when a bot first says why, or a hint is asked for.
import type { Spot } from '../../../lessons/lesson.ts';
import type { Action, Data, ReasonsPart, Scene } from '../types.ts';
import { WORDS } from './words.ts';

const SQUARE = 42; // how far a place reaches, in units of the drawing

/** Where an action is done; whoever stays does so where the boat lies. */
function spot(action: Action, place: string | null, scene: Scene, data: Data): Spot | null {
  if (action.kind === 'turn') return { on: `[data-ghost=${action.way}] circle:last-of-type` };
  const at = place ?? (scene.me === null ? null : scene.view.boats[scene.me]?.at);
  const found = data.place.find(({ name }) => name === at);
  return found ? { point: found.at, reach: SQUARE } : null;
}

export const REASONS: ReasonsPart = { words: WORDS, spot };
