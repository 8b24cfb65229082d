// What a table agrees on: what this device chose before, as far as the game allows it. Bounds, defaults, what excludes what and what a
// page starts with are declared by the game and come from the server. Seats are meant by their boats: 0 is the anchor, 3 the wave.
import { isRank } from '../crew/ranks.ts';
import type { GameInfo, Start } from '../protocol.gen.ts';
import { USUAL_LEVEL } from './level.ts';

export type Options = Record<string, unknown>;
export type Option = GameInfo['options'][number];
type Bond = GameInfo['bonds'][number];
/** What a game says about its options. */
export type Declared = Pick<GameInfo, 'options' | 'bonds' | 'start' | 'offers' | 'bots' | 'own_dice'>;

export type Way = NonNullable<Start['way']>;

/** What kind of match it will be. */
export interface Occasion {
  way: Way;
  /** Has this device never played the game before? */
  isFirst: boolean;
  /** Has the device a touch screen with room for the hands of several people? */
  hands: boolean;
  /** How many steps above the weakest bots suit whoever plays; left out: one. */
  level?: number;
  /** The boats of the seats in their order; null if that is open yet. */
  boats: readonly number[] | null;
}

/** How good the bots are that sail along, and who is not like the others: agreed on like an option, and nothing the rules know. */
export const CREW = 'crew';
export const CREWS = 'crews';

/** Do people throw dice of their own? The same. */
export const OWN_DICE = 'own_dice';

/** The options that are asked for: all but the number of seats, the bots if there is a choice, and the dice if there are any. */
export function questions(game: Declared): Option[] {
  const crew: Option[] = game.bots.length > 1 ? [{ kind: 'choice', key: CREW, values: game.bots, default: usualBot(game) }] : [];
  const dice: Option[] = game.own_dice ? [{ kind: 'flag', key: OWN_DICE, default: false }] : [];
  return [...game.options.filter((option) => option.key !== 'seats'), ...crew, ...dice];
}

/** Who sails along if nobody has chosen: by how many steps above the weakest suit whoever plays. A host's own bots are only chosen. */
function usualBot({ bots }: Declared, level = USUAL_LEVEL): string {
  const ranks = bots.filter(isRank);
  const among = ranks.length > 0 ? ranks : bots;
  return among[Math.min(level, among.length - 1)] ?? '';
}

/** The bot of each of so many seats: as chosen for that one, else as for all. */
export function crewsOf(game: Declared, chosen: Options, values: Options, n: number): string[] {
  const own: unknown[] = Array.isArray(chosen[CREWS]) ? chosen[CREWS] : [];
  const all = String(values[CREW] ?? usualBot(game));
  return Array.from({ length: n }, (_, i) => game.bots.find((bot) => bot === own[i]) ?? all);
}

const starts = (game: Declared, { way, isFirst, hands }: Occasion): Start[] =>
  game.start.filter(
    (start) =>
      (start.way ?? way) === way &&
      (start.hands ?? hands) === hands &&
      (start.match ?? (isFirst ? 'first' : 'later')) === (isFirst ? 'first' : 'later'),
  );

/** Options that are worth asking for at first sight. */
export function askedFirst(game: Declared, occasion: Occasion): string[] {
  return starts(game, occasion).flatMap((start) => start.asks ?? []);
}

/** Could something else be chosen on a device with room for several hands? */
export function lacksHands(game: Declared, occasion: Occasion): boolean {
  return !occasion.hands && askedFirst(game, { ...occasion, hands: true }).length > askedFirst(game, occasion).length;
}

/** May it be chosen on this occasion, and does it matter? */
export function isAsked(game: Declared, values: Options, key: string, occasion: Occasion): boolean {
  const isFixed = starts(game, occasion).some((start) => start.fixed && key in start.options);
  return !isFixed && isMattering(game, values, key);
}

/** Has the option an effect, with these? */
export function isMattering(game: Declared, values: Options, key: string): boolean {
  return game.bonds.every((bond) => bond.kind !== 'matters' || bond.option !== key || bond.among.includes(values[bond.other]));
}

/** Everything that is asked for, as it can be played: chosen, else what a page starts with, else the default. */
export function agreed(game: Declared, chosen: Options, occasion: Occasion): Options {
  const values: Options = {};
  for (const option of questions(game)) values[option.key] = option.kind === 'each_seat' ? {} : option.default;
  const { boats } = occasion;
  if (CREW in values) values[CREW] = usualBot(game, occasion.level);
  for (const start of starts(game, occasion)) {
    for (const [key, value] of Object.entries(start.options)) {
      const isSeat = game.options.some((option) => option.key === key && option.kind === 'seat');
      values[key] = isSeat && boats ? (boats[Number(value)] ?? null) : value;
    }
  }
  const fixed = starts(game, occasion).flatMap((start) => (start.fixed ? Object.keys(start.options) : []));
  for (const option of questions(game)) {
    const value = chosen[option.key];
    if (value !== undefined && !fixed.includes(option.key) && isPossible(option, value, boats)) values[option.key] = value;
  }
  for (const bond of game.bonds) mend(game, values, bond, boats);
  return values;
}

/** Take back what something else excludes. */
function mend(game: Declared, values: Options, bond: Bond, boats: Occasion['boats']): void {
  const option = game.options.find(({ key }) => key === bond.option);
  const value = values[bond.option];
  if (!option) return;
  if (bond.kind === 'needs' && isExcluded(bond, option, value, values, boats))
    values[bond.option] = option.kind === 'number' ? lower(bond.values ?? [], option.least) : empty(option);
  if (bond.kind === 'no_more' && Array.isArray(value)) values[bond.option] = value.slice(0, Number(values[bond.other]));
}

/** The number below those that are excluded. */
const lower = (excluded: unknown[], least: number): number => Math.max(least, Math.min(...excluded.map(Number)) - 1);
/** Does it say something about single seats, to even out ages and skills? */
export const isForSeats = (option: Option): boolean => option.kind === 'each_seat' || option.kind === 'seats';

/** What a seat has that was given no number of its own. */
export function usualOf({ usual }: Extract<Option, { kind: 'each_seat' }>, values: Options): number {
  if (typeof usual === 'number') return usual;
  const agreedOn = values[usual.other];
  return usual.numbers?.[String(agreedOn)] ?? Number(agreedOn);
}

const empty = (option: Option): unknown => (option.kind === 'each_seat' ? {} : option.default);

/** Why an option may not have this value, by the name of the reason; null if it may. */
export function hindrance(game: Declared, values: Options, key: string, value: unknown, boats: Occasion['boats']): string | null {
  const option = game.options.find((one) => one.key === key);
  const bond = game.bonds.find(
    (one) => one.kind === 'needs' && one.option === key && option && isExcluded(one, option, value, values, boats),
  );
  return bond?.kind === 'needs' ? bond.reason : null;
}

function isExcluded(
  bond: Extract<Bond, { kind: 'needs' }>,
  option: Option,
  value: unknown,
  values: Options,
  boats: Occasion['boats'],
): boolean {
  const isMeant = bond.values?.length ? bond.values.includes(value) : !isDefault(option, value, values);
  if (!isMeant || (bond.other === 'seats' && !boats)) return false;
  return !bond.among.includes(bond.other === 'seats' ? boats?.length : values[bond.other]);
}

/** Is it as if nothing had been chosen? */
export function isDefault(option: Option, value: unknown, values: Options): boolean {
  if (option.kind === 'each_seat')
    return Object.values(value as Record<string, number>).every((one) => one === usualOf(option, values));
  return Array.isArray(value) ? value.length === 0 : value === option.default;
}

/** Is it a value of the option at all? What a device has kept may be older than the game. */
function isPossible(option: Option, value: unknown, boats: Occasion['boats']): boolean {
  const isWithin = (one: unknown, least: number, most: number, step = 1): boolean =>
    Number.isInteger(one) && Number(one) >= least && Number(one) <= most && (Number(one) - least) % step === 0;
  switch (option.kind) {
    case 'number':
      return isWithin(value, option.least, option.most);
    case 'choice':
      return option.values.includes(String(value));
    case 'flag':
      return typeof value === 'boolean';
    case 'seat':
      return value === null || (Number.isInteger(value) && (!boats || boats.includes(Number(value))));
    case 'seats':
      return Array.isArray(value) && value.length <= option.most && value.every(Number.isInteger);
    case 'each_seat':
      return isRecord(value) && Object.values(value).every((one) => isWithin(one, option.least, option.most, option.step));
    case 'shares':
      return (
        value === null ||
        (Array.isArray(value) &&
          value.length === option.least.length &&
          value.every((one, i) => isWithin(one, option.least[i] ?? 0, option.most[i] ?? 0)) &&
          value.reduce((sum: number, one: number) => sum + one, 0) === option.total)
      );
    case 'places':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options of a new match: boats become seats, and a number for each seat is there for all of them or for none. */
export function sent(game: Declared, values: Options, boats: readonly number[]): Options {
  const found: Options = {};
  for (const option of game.options) {
    const value = values[option.key];
    if (option.key === 'seats') continue;
    if (option.kind === 'seat') found[option.key] = typeof value === 'number' ? boats.indexOf(value) : null;
    else if (option.kind === 'seats')
      found[option.key] = (value as number[])
        .map((boat) => boats.indexOf(boat))
        .filter((seat) => seat >= 0)
        .sort();
    else if (option.kind === 'each_seat') {
      const usual = usualOf(option, values);
      const numbers = boats.map((boat) => (value as Record<number, number>)[boat] ?? usual);
      found[option.key] = numbers.every((one) => one === usual) ? [] : numbers;
    } else found[option.key] = value;
  }
  return found;
}

/** What was chosen for a match with these options: the inverse of `sent`. */
export function chosenFor(game: Declared, options: Options, boats: readonly number[]): Options {
  const found: Options = {};
  for (const option of game.options) {
    const value = options[option.key];
    if (option.key === 'seats' || value === undefined) continue;
    if (option.kind === 'seat') found[option.key] = typeof value === 'number' ? (boats[value] ?? null) : null;
    else if (option.kind === 'seats') found[option.key] = (value as number[]).map((seat) => boats[seat]).sort();
    else if (option.kind === 'each_seat') {
      const usual = usualOf(option, options);
      const own = (value as number[]).flatMap((number, seat) => (number === usual ? [] : [[boats[seat], number]]));
      found[option.key] = Object.fromEntries(own) as Record<number, number>;
    } else found[option.key] = value;
  }
  return found;
}

/** One more or one less of a share; another one gives it or takes it, so that the total stays: whichever has most to give, or most room. */
export function shifted(
  option: Extract<Option, { kind: 'shares' }>,
  shares: readonly number[],
  i: number,
  by: 1 | -1,
): number[] | null {
  const room = (k: number): number =>
    by > 0 ? (shares[k] ?? 0) - (option.least[k] ?? 0) : (option.most[k] ?? 0) - (shares[k] ?? 0);
  const isAtBound = shares[i] === (by > 0 ? option.most[i] : option.least[i]);
  const others = shares.map((_, k) => k).filter((k) => k !== i && room(k) > 0);
  if (isAtBound || others.length === 0) return null;
  const other = others.reduce((best, k) => (room(k) > room(best) ? k : best));
  return shares.map((share, k) => share + (k === i ? by : k === other ? -by : 0));
}
