// Why something is done: the words are the game's own, `reason-<name>`; where, is the place that the action names.
import type { ReasonsPart } from '../contract.ts';
import { NO_WORDS } from './none.ts';
import { chartOf } from './reading.ts';

export const REASONS: ReasonsPart = {
  words: NO_WORDS,
  spot: (_, place, __, data) => {
    const { places, reach } = chartOf(data);
    const found = place === null ? undefined : places.get(place);
    return found ? { point: found.at, reach } : null;
  },
};
