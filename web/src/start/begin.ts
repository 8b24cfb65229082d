// How a match begins: at once with two bots, or as it was put together.
import { face } from '../games/registry.ts';
import { create } from '../net/api.ts';
import { keepMatch, keepPerson, recall } from '../net/memory.ts';
import type { NewPlayer } from '../protocol.gen.ts';
import { route } from '../net/route.svelte.ts';

export type Options = Record<string, unknown>;

/** Names of bots: short, and said the same way in all our languages. */
const CREW = ['Fiete', 'Noor', 'Pia', 'Jon'];

export function crew(n: number): NewPlayer[] {
  return CREW.slice(0, n).map((name) => ({ kind: 'bot', name, bot: 'sensible' }));
}

export function chosenOptions(game: string): Options {
  return recall<Options>(`options:${game}`, {});
}

/** Start at once: me and two bots, the rulebook's game with open scores; I begin. */
export async function quick(game: string): Promise<void> {
  await begin(game, [{ kind: 'person' }, ...crew(2)], { first_seat: 0 });
}

/** Start a match and sit down. */
export async function begin(game: string, players: NewPlayer[], extra: Options = {}): Promise<void> {
  const drawn = await face(game);
  const standard = Object.fromEntries((drawn?.options ?? []).map((option) => [option.key, option.standard]));
  const wanted: Options = { ...standard, ...chosenOptions(game), ...extra };
  const bots = drawn?.options.find((option) => option.kind === 'choice' && option.isBots)?.key ?? '';
  const { [bots]: kind, ...chosen } = wanted;
  if (kind) players = players.map((player) => (player.kind === 'bot' ? { ...player, bot: String(kind) } : player));
  const options = drawn?.fit(chosen, players.length, players) ?? {};
  const seated = await create({ game, players, options });
  for (const player of players) {
    if (player.kind === 'person' && player.name && player.emblem) keepPerson(player.name, player.emblem);
  }
  keepMatch(seated.match, game, seated.token);
  route.toTable(seated.match);
}
