/** What each seat has to reach, where the game counts towards a target: all the same, or one of its own for each. Pure. */
import type { Values } from '../words/words.svelte.ts';

export interface Aimed {
  seat: number;
  target: number;
}

export const isUneven = (seats: readonly Aimed[]): boolean => new Set(seats.map(({ target }) => target)).size > 1;

/** For the sentence of the aim: the one target of all, or everybody's own by name. */
export function aim(
  seats: readonly Aimed[],
  name: (seat: number) => string,
  language: string,
  told: (target: number) => number = (target) => target,
): Values {
  const each = seats.map(({ seat, target }) => `${name(seat)} ${told(target).toLocaleString(language)}`);
  return { own: isUneven(seats) ? 'yes' : 'no', target: told(seats[0]?.target ?? 0), targets: each.join(', ') };
}

/** The lines of a score sheet, the winner first; with what was played for, to be shown where not all have the same. */
export function ranked(
  seats: readonly Aimed[],
  outcome: { scores: readonly number[]; ranks: readonly number[] } | null,
): { seat: number; score: number; rank: number; target: number | null; of: number | null }[] {
  const target = (seat: number): number | null => seats[seat]?.target ?? null;
  const of = (seat: number): number | null => (isUneven(seats) ? target(seat) : null);
  return (outcome?.scores ?? [])
    .map((score, seat) => ({ seat, score, rank: outcome?.ranks[seat] ?? 1, target: target(seat), of: of(seat) }))
    .sort((a, b) => a.rank - b.rank);
}
