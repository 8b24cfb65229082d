// Why something is done, in words, and where on the board it is drawn. Loaded when a bot first says why, or a hint is asked for.
import type { Spot } from '../../../lessons/lesson.ts';
import type { ReasonsPart } from '../types.ts';
import { WORDS } from './words.ts';

/** Things are found by what a tap on them means: a tile, a sign, a sack, a place on the ship. */
function spot(_: unknown, place: string | null): Spot | null {
  if (place === null) return null;
  const [what = '', name = ''] = place.split('-');
  if (/^t\d+$/.test(what)) return { on: `[data-tile=${what}]` };
  if (what === 'supply') return { on: `[data-testid=sack-${name}], [data-place="${place}"]` }; // at the quay, or at sea
  return { on: `[data-target="${place}"], [data-place="${place}"]` };
}

export const REASONS: ReasonsPart = { words: WORDS, spot };
