// Going on behind a match: the same again, or the next one of a cup. One opens it, and all others follow.
import { ask, gameInfo, rematch } from '../net/api.ts';
import { keepMatch, tokenOf } from '../net/memory.ts';
import { route } from '../net/route.svelte.ts';
import type { Again, CupInfo, CupPlan, NewPlayer } from '../protocol.gen.ts';
import { agreed, sent } from '../start/agree.ts';
import { chosenOptions, occasionOf } from '../start/begin.ts';
import type { Table } from '../table/table.svelte.ts';

/** Open the next match, or go where it has been opened. */
export async function goOn(table: Table, plan: CupPlan | null = null): Promise<void> {
  const token = tokenOf(table.match);
  if (!token) return;
  const game = nextOf(table, plan);
  const next = table.heard.rematch ?? (await rematch(table.match, token, await wanted(table, game, plan))).match;
  keepMatch(next, game, token);
  route.toTable(next, 'replace');
}

/** The game of the next match. */
function nextOf({ game, heard }: Table, plan: CupPlan | null): string {
  const { cup = null } = heard.hall ?? {};
  if (cup && !cup.over) return cup.next ?? game.id;
  return plan && !cup ? (plan.games[(plan.games.indexOf(game.id) + 1) % plan.games.length] ?? game.id) : game.id;
}

async function wanted(table: Table, game: string, plan: CupPlan | null): Promise<Again> {
  const cup = plan ? { cup: plan } : {};
  return game === table.game.id ? cup : { ...cup, options: await optionsOf(table, game) };
}

/** What this device would agree on for another game with the same people. */
async function optionsOf({ heard, device }: Table, game: string): Promise<Record<string, unknown>> {
  const info = await gameInfo(game);
  const players = heard.players.map(({ kind, seat, name, emblem }): NewPlayer => ({
    kind: kind === 'person' && !device.seats.includes(seat) ? 'open' : kind,
    name,
    emblem,
  }));
  const occasion = occasionOf(game, players);
  return sent(info, agreed(info, chosenOptions(game), occasion), occasion.boats ?? []);
}

/** End the cup with this match. */
export const endCup = (match: string): Promise<CupInfo> =>
  ask(`/api/matches/${encodeURIComponent(match)}/cup/end`, {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${tokenOf(match)}` },
  });
