// A table for an example: a view written by hand, looked at by nobody in particular.
import type { Action, Scene } from '../games/contract.ts';
import { EMBLEMS } from '../board/seats.ts';
import type { PlayerInfo } from '../protocol.gen.ts';
import { say } from '../words/words.svelte.ts';

export function sceneOf<View, Move extends Action>(view: View, seats: number, legal: Move[] = []): Scene<View, Move> {
  const players = EMBLEMS.slice(0, seats).map((emblem, seat): PlayerInfo => ({
    seat,
    kind: 'bot',
    name: '',
    emblem,
    bot: null,
    here: true,
  }));
  return {
    view,
    legal,
    me: 0,
    you: 0,
    actors: [0],
    players,
    outcome: null,
    isCovered: false,
    isOpen: false,
    foreseen: () => null,
    race: null,
    say,
    name: (seat) => say(`emblem-${EMBLEMS[seat] ?? 'anchor'}`),
    away: () => null,
  };
}
