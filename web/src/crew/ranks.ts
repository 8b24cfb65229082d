// The crew: four ranks from the weakest to the strongest, and their portraits. A host's own bots have no portrait.
import type { Table } from '../protocol.gen.ts';
import captain from './faces/captain.svg';
import deckhand from './faces/deckhand.svg';
import mate from './faces/mate.svg';
import sailor from './faces/sailor.svg';

export type Rank = NonNullable<Table['crew']>;

export const FACES: Record<Rank, string> = { deckhand, sailor, mate, captain };
export const RANKS = Object.keys(FACES) as Rank[];

export function isRank(bot: string | null | undefined): bot is Rank {
  return bot != null && Object.hasOwn(FACES, bot);
}

/** The next one of those that may be chosen; behind the last comes the first. */
export function nextOf(all: readonly string[], bot: string | null): string {
  return all[(all.indexOf(bot ?? '') + 1) % all.length] ?? '';
}
