// Which bots suit whoever plays alone on this device: deckhands at first, then one step up after a win and one down after a last place.
import { hasPlayed, keep, recall } from '../net/memory.ts';
import type { Outcome } from '../protocol.gen.ts';

const key = (game: string): string => `level:${game}`;

const BEST = 3; // captains

/** Sailors, where nothing is known of whoever plays. */
export const USUAL_LEVEL = 1;

/** How many steps above the weakest bots suit this device. */
export const levelOf = (game: string): number => recall(key(game), hasPlayed(game) ? USUAL_LEVEL : 0);

/** The level after a match: its steps above the weakest bots. */
export function levelAfter(level: number, ranks: readonly number[], seat: number): number {
  const rank = ranks[seat];
  if (rank === 1) return Math.min(level + 1, BEST);
  return rank === Math.max(...ranks) ? Math.max(0, level - 1) : level;
}

/** A match of one person and bots has ended: it counts once, however often the page is opened. */
export function learnFrom(game: string, match: string, outcome: Outcome, seat: number): void {
  if (recall(`${key(game)}:of`, '') === match) return;
  keep(`${key(game)}:of`, match);
  keep(key(game), levelAfter(recall(key(game), 0), outcome.ranks, seat)); // who has won nothing yet met deckhands
}
