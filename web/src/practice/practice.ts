// Positions as text, and tables for practice that begin at one.
import { EMBLEMS, type Emblem } from '../board/seats.ts';
import { ask } from '../net/api.ts';
import { keepMatch } from '../net/memory.ts';
import { route } from '../net/route.svelte.ts';
import type { PositionInfo } from '../protocol.gen.ts';
import { crew, openTable } from '../start/begin.ts';
import { seated } from './seated.ts';

/** A position to play on from. */
export interface Origin {
  game: string;
  /** The boats, in the order of the seats. */
  emblems: readonly Emblem[];
  /** What whoever sat there is called; empty for bots and strangers. */
  names: readonly string[];
  /** The boat that is offered first. */
  mine: number;
  /** Is it told as a seat knew it, and the rest drawn anew? */
  isDrawn: boolean;
  text: () => Promise<string>;
}

export const lookAt = (text: string): Promise<PositionInfo> =>
  ask('/api/positions', { method: 'POST', body: JSON.stringify({ text }) });

/** A text that somebody has brought. */
export function originOf({ game, seats, then }: PositionInfo, text: string): Origin {
  const mine = then.actors.find((seat) => seat < seats) ?? 0;
  return {
    game,
    emblems: EMBLEMS.slice(0, seats),
    names: [],
    mine,
    isDrawn: false,
    text: () => Promise.resolve(text),
  };
}

/** Open a table for practice and sit down. */
export async function practise(origin: Origin, position: string, mine: number, bot: string | null): Promise<void> {
  const { game } = origin;
  const names = crew(EMBLEMS.length).map(({ name = '' }) => name);
  const players = seated(origin, mine, bot, names);
  const made = await openTable({ game, position, players, shares: true });
  keepMatch(made.match, game, made.token);
  route.toTable(made.match);
}
