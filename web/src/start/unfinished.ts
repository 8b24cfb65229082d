// Matches that this device knows and that are not over yet: what the first page offers to sail on.
import { codeOf, summary } from '../net/api.ts';
import { forgetMatch, keepOver, keptMatches, type Kept } from '../net/memory.ts';
import type { MatchSummary } from '../protocol.gen.ts';

export interface Left {
  kept: Kept;
  /** How it stands; null until the server has said so. */
  summary: MatchSummary | null;
}

const MOST_ASKED = 6; // matches asked for

/** As this device knows them. */
export const unfinished = (): Left[] =>
  keptMatches()
    .filter((kept) => kept.token && !kept.isOver)
    .slice(0, MOST_ASKED)
    .map((kept) => ({ kept, summary: null }));

/** As the server knows them: without those that are over or gone. Where no answer comes a match stays as it is. */
export async function lookedAt(left: readonly Left[]): Promise<Left[]> {
  const asked = await Promise.all(left.map(({ kept }) => look(kept)));
  return asked.filter((one): one is Left => one !== null);
}

async function look(kept: Kept): Promise<Left | null> {
  try {
    const found = await summary(kept.match);
    if (found.stage !== 'over') return { kept, summary: found };
    keepOver(kept.match, true);
  } catch (error) {
    if (codeOf(error) !== 'no_match' && codeOf(error) !== 'closed') return { kept, summary: null };
    forgetMatch(kept.match);
  }
  return null;
}
