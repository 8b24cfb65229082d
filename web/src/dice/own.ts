// What fell in the matches that were played on this device: only counts, added up, and which matches they are of. Bounded.
import { keep, recall } from '../net/memory.ts';
import type { Fell, Luck, Tally } from '../protocol.gen.ts';

const MOST_SEEN = 500; // matches that are not counted again
const RARE = 0.05; // one of 20 fair matches
const BESIDE = 1.96; // standard deviations on either side within which 19 of 20 stay

/** An outcome, how often it fell, how often it was to be expected, and the variance of that. */
type Sum = [outcome: number | string, times: number, expected: number, variance: number];

interface Sums {
  purpose: string;
  field: string;
  n: number;
  /** Are they taken from a pile? Then the odds change from draw to draw. */
  isPile: boolean;
  sums: Sum[];
}

/** All matches of one game. */
export interface Own {
  matches: number;
  /** How many of them were such that one of 20 fair ones is as uneven; and of how many that can be said. */
  rare: number;
  told: number;
  tallies: Sums[];
}

interface Kept {
  seen: string[];
  games: Record<string, Own>;
}

const kept = (): Kept => recall<Kept>('luck', { seen: [], games: {} });

const NONE: Own = { matches: 0, rare: 0, told: 0, tallies: [] };

export const ownOf = (game: string): Own => kept().games[game] ?? NONE;

/** Count a match that is over, once. */
export function count(match: string, game: string, luck: Luck): void {
  const { seen, games } = kept();
  if (seen.includes(match)) return;
  keep('luck', {
    seen: [match, ...seen].slice(0, MOST_SEEN),
    games: { ...games, [game]: added(games[game] ?? NONE, luck) },
  });
}

/** Has a match been counted? */
export const isCounted = (match: string): boolean => kept().seen.includes(match);

function added(own: Own, { rarity, tallies }: Luck): Own {
  const isSame = (one: Sums | Tally) => (other: Sums | Tally) => one.purpose === other.purpose && one.field === other.field;
  const others = own.tallies.filter((sums) => !tallies.some(isSame(sums)));
  return {
    matches: own.matches + 1,
    rare: own.rare + (rarity !== null && rarity <= RARE ? 1 : 0),
    told: own.told + (rarity === null ? 0 : 1),
    tallies: [...tallies.map((tally) => summed(own.tallies.find(isSame(tally)), tally)), ...others],
  };
}

function summed(before: Sums | undefined, { purpose, field, n, outcomes, rarity }: Tally): Sums {
  const sums = new Map<Sum[0], Sum>(before?.sums.map((sum) => [sum[0], sum]));
  for (const { outcome, times, expected, variance } of outcomes) {
    const [, fell, hoped, spread] = sums.get(outcome) ?? [outcome, 0, 0, 0];
    sums.set(outcome, [outcome, fell + times, hoped + expected, spread + variance]);
  }
  const isPile = rarity === null || (before?.isPile ?? false);
  return { purpose, field, n: (before?.n ?? 0) + n, isPile, sums: [...sums.values()] };
}

/** What is counted of one kind of draws, as it is shown. */
export type Shown = Pick<Tally, 'purpose' | 'field' | 'n' | 'outcomes' | 'seats'> & { isPile: boolean };

/** Dice and spins come first. */
const inOrder = (shown: Shown[]): Shown[] => shown.sort((one, other) => Number(one.isPile) - Number(other.isPile));

export const shownOf = ({ tallies }: Luck): Shown[] =>
  inOrder(tallies.map((tally) => ({ ...tally, isPile: tally.rarity === null })));

/** The same of all matches of a game: with many draws, what is usual is a matter of mean and variance. */
export function allOf(own: Own): Shown[] {
  return inOrder(own.tallies.map((sums) => ({ ...sums, seats: [], outcomes: sums.sums.map((sum) => fellOf(sum, sums.n)) })));
}

function fellOf([outcome, times, expected, variance]: Sum, n: number): Fell {
  const beside = BESIDE * Math.sqrt(variance);
  const [low, high] = [Math.max(0, Math.floor(expected - beside)), Math.min(n, Math.ceil(expected + beside))];
  return { outcome, times, expected, variance, low, high };
}
