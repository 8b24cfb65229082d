// How a match begins: at once with some bots, or as it was put together.
import { EMBLEMS } from '../board/seats.ts';
import { face } from '../games/registry.ts';
import { codeOf, create, gameInfo, Refusal } from '../net/api.ts';
import { hasPlayed, keepMatch, keepPerson, recall } from '../net/memory.ts';
import { route } from '../net/route.svelte.ts';
import type { CupPlan, GameInfo, NewMatch, NewPlayer, Seated } from '../protocol.gen.ts';
import { words } from '../words/words.svelte.ts';
import { levelOf } from './level.ts';
import { agreed, crewsOf, OWN_DICE, sent, type Occasion, type Options } from './agree.ts';

/** Names of bots: short, and said the same way in all our languages. */
const NAMES = ['Fiete', 'Noor', 'Pia', 'Jon'];

/** A touch screen with room for the hands of several people: what is smaller is held in one of them. */
const ROOM = matchMedia('(any-pointer: coarse) and (min-width: 701px) and (min-height: 601px)');

export function crew(n: number): NewPlayer[] {
  return NAMES.slice(0, n).map((name) => ({ kind: 'bot', name, bot: null }));
}

export function chosenOptions(game: string): Options {
  return recall<Options>(`options:${game}`, {});
}

/** How many bots sail along with one person: agreed on like an option, and nothing the rules know. */
export const BOTS = 'bots';
const USUAL_BOTS = 2;

/** How many they may be, and how many they are. */
export function botsOf({ seats: [least, most] }: Pick<GameInfo, 'seats'>, chosen: Options): { all: number[]; number: number } {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least - 1 + i).filter((n) => n > 0);
  const number = Number(chosen[BOTS]);
  return { all, number: all.includes(number) ? number : USUAL_BOTS };
}

/** Start at once: me and some bots. */
export async function quick(game: string): Promise<void> {
  const { number } = botsOf(await gameInfo(game), chosenOptions(game));
  await begin(game, [{ kind: 'person' }, ...crew(number)]);
}

/** What kind of match these players make on this device. */
export function occasionOf(game: string, players: readonly NewPlayer[]): Occasion {
  const people = players.filter((player) => player.kind === 'person').length;
  const isLinked = players.some((player) => player.kind === 'open');
  return {
    way: people > 1 ? 'device' : isLinked ? 'link' : 'alone',
    isFirst: !hasPlayed(game),
    hands: ROOM.matches,
    level: levelOf(game),
    boats: players.map((player, seat) => (player.emblem ? EMBLEMS.indexOf(player.emblem) : seat)),
  };
}

/** The same players with the bots that were chosen for them. */
function manned(info: GameInfo, chosen: Options, values: Options, players: readonly NewPlayer[]): NewPlayer[] {
  const bots = crewsOf(info, chosen, values, players.length);
  return players.map((player) => (player.kind === 'bot' ? { ...player, bot: bots.shift() ?? null } : player));
}

/** Open a table; where the house has a passcode it is asked for once, and kept. */
export async function openTable(wanted: NewMatch): Promise<Seated> {
  try {
    return await create({ ...wanted, passcode: recall('passcode', null) });
  } catch (error) {
    if (codeOf(error) !== 'passcode') throw error;
    return (await import('../house/passcode.ts')).openWithPasscode(wanted, error);
  }
}

/** Start a match and sit down. */
export async function begin(
  game: string,
  players: NewPlayer[],
  chosen: Options = chosenOptions(game),
  cup: CupPlan | null = null,
): Promise<void> {
  const info = await gameInfo(game);
  const occasion = occasionOf(game, players);
  const values = agreed(info, chosen, occasion);
  players = manned(info, chosen, values, players);
  const options = sent(info, values, occasion.boats ?? []);
  const seated = await openTable({ game, players, options, shares: true, own_dice: values[OWN_DICE] === true, cup });
  for (const player of players) {
    if (player.kind === 'person' && player.name && player.emblem) keepPerson(player.name, player.emblem);
  }
  keepMatch(seated.match, game, seated.token);
  route.toTable(seated.match);
}

/** Why a match could not begin, in words; the game's own where its options do not go together. */
export async function whyNot(game: string, error: unknown): Promise<string> {
  const { code, reason } = error instanceof Refusal ? error : { code: 'error', reason: null };
  if (reason) {
    const drawn = await face(game);
    if (drawn) await words.prepare(drawn.words);
  }
  return words.refused(code, reason);
}
