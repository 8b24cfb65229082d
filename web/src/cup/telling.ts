// What is said of an evening's cup: how far it is, who leads, who has won. Pure.
import type { CupInfo } from '../protocol.gen.ts';
import type { Say } from '../words/words.svelte.ts';

/** Who speaks of whom: names, and the one person whom the page speaks to. */
export interface Naming {
  say: Say;
  name: (seat: number) => string;
  you: number | null;
}

/** Seats in front. */
export const leaders = ({ rows }: CupInfo): number[] => rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat);

function together(names: readonly string[], say: Say): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('cup-and', { names: names.slice(0, -1).join(', '), last });
}

/** "Match 2 of 3": the one that is played, or has just been played. */
export function stage({ played, matches, over }: CupInfo, isPlayed: boolean, say: Say): string {
  return say('cup-at', { matches, played: played.length + (isPlayed || over ? 0 : 1) });
}

/** Who leads, or has won. */
export function sentence(cup: CupInfo, { say, name, you }: Naming): string {
  const first = leaders(cup);
  const { points = 0 } = cup.rows[0] ?? {};
  if (cup.played.length === 0) return say('cup-none');
  if (first.length > 1)
    return say(cup.over ? 'cup-shared' : 'cup-level', {
      names: together(
        first.map((seat) => name(seat)),
        say,
      ),
    });
  const who = first[0] === you ? '-you' : '';
  return say(`${cup.over ? 'cup-won' : 'cup-leads'}${who}`, { name: name(first[0] ?? 0), points });
}

/** How many matches may be planned: of one game, or of several in turn. */
export const plannable = (nGames: number): number[] => (nGames === 1 ? [3, 5, 0] : [nGames, 2 * nGames, 0]);

/** The games of a cup that begins with this one. */
export function inTurn(games: readonly string[], first: string): string[] {
  const at = Math.max(0, games.indexOf(first));
  return [...games.slice(at), ...games.slice(0, at)];
}
