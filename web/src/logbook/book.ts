// The logbook's arithmetic: what this device keeps of the matches that were played to their end on it, and what follows from that. Pure.
// Whom something has caught, what a voyage was worth and by how much a match was won is counted by the rules, not here.
import type { Emblem } from '../board/seats.ts';
import { RANKS } from '../crew/ranks.ts';

export const MOST = 1000; // matches that are kept; of more the newest
const FORM = 'seaboard-logbook';
const VERSION = 1;
const MOST_NAME = 24;
const LARGEST = 1e9; // of any number

/** How people were together: alone with bots, round this device, by a link, or before a screen that was the table. */
export const WAYS = ['alone', 'device', 'link', 'screen'] as const;
export type Way = (typeof WAYS)[number];
const EMBLEMS: readonly string[] = ['anchor', 'star', 'whale', 'wave'];

/** Who sat on a seat, and how it went. */
export interface Sitter {
  name: string;
  emblem: Emblem;
  /** The kind of bot; null for a person. */
  bot: string | null;
  score: number;
  rank: number;
  /** How often it was caught. */
  caught: number;
  /** What its richest voyage was worth; 0 without any. */
  voyage: number;
}

/** A match that is over. */
export interface Leaf {
  match: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  way: Way;
  /** The seats of this device. */
  mine: number[];
  /** How far the winner was ahead. */
  margin: number;
  seats: Sitter[];
}

export interface Counted {
  matches: number;
  wins: number;
}

/** Has somebody at this device won, alone or with others? */
export const isWon = ({ seats, mine }: Leaf): boolean => mine.some((seat) => seats[seat]?.rank === 1);

/** Whoever won at this device. */
export const winnerOf = ({ seats, mine }: Leaf): Sitter | null =>
  mine.flatMap((seat) => seats[seat] ?? []).find(({ rank }) => rank === 1) ?? null;

export const counted = (leaves: readonly Leaf[]): Counted => ({
  matches: leaves.length,
  wins: leaves.filter(isWon).length,
});

/** The same, apart by whatever tells them apart; null counts nowhere. */
export function countedBy<K extends string>(leaves: readonly Leaf[], key: (leaf: Leaf) => K | null): Map<K, Counted> {
  const found = new Map<K, Counted>();
  for (const leaf of leaves) {
    const name = key(leaf);
    if (name === null) continue;
    const { matches, wins } = found.get(name) ?? { matches: 0, wins: 0 };
    found.set(name, { matches: matches + 1, wins: wins + (isWon(leaf) ? 1 : 0) });
  }
  return found;
}

/** The best of the bots that sailed along; null without any. A host's own bots are no level. */
export function levelOf({ seats }: Leaf): string | null {
  const levels = seats.map(({ bot }) => RANKS.findIndex((rank) => rank === bot));
  return RANKS[Math.max(...levels)] ?? null;
}

/** A record: the match, whose it is, and how much. */
export interface Feat {
  leaf: Leaf;
  seat: number;
  worth: number;
}

export interface Records {
  /** The richest voyage of somebody at this device. */
  richest: Feat | null;
  /** The narrowest end of a match, whoever won it. */
  closest: Feat | null;
  /** Who at this device was caught most often in one match. */
  caught: Feat | null;
}

/** The records of one game; of several that are alike the first. */
export function recordsOf(leaves: readonly Leaf[], game: string): Records {
  const own = leaves.filter((leaf) => leaf.game === game).sort((one, other) => one.at - other.at);
  const feats = (worth: (sitter: Sitter) => number): Feat[] =>
    own.flatMap((leaf) =>
      leaf.mine.flatMap((seat) => (leaf.seats[seat] ? [{ leaf, seat, worth: worth(leaf.seats[seat]) }] : [])),
    );
  const most = (all: Feat[]): Feat | null =>
    all.reduce<Feat | null>((best, one) => (one.worth > (best?.worth ?? 0) ? one : best), null);
  const ends = own.map((leaf) => ({ leaf, seat: leaf.seats.findIndex(({ rank }) => rank === 1), worth: leaf.margin }));
  return {
    richest: most(feats(({ voyage }) => voyage)),
    closest: ends.reduce<Feat | null>((best, one) => (best && best.worth <= one.worth ? best : one), null),
    caught: most(feats(({ caught }) => caught)),
  };
}

/** Somebody with a name who sat at a table. */
export interface Person extends Counted {
  name: string;
  emblem: Emblem;
  caught: number;
  /** Was it ever at another device? Then it stands so often for us, for them, and level. */
  ahead: number;
  behind: number;
  level: number;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** All people by their names, who played most often first. Between us and somebody elsewhere counts who had the better rank. */
export function peopleOf(leaves: readonly Leaf[]): Person[] {
  const found = new Map<string, Person>();
  for (const leaf of [...leaves].sort((one, other) => one.at - other.at)) {
    const ours = Math.min(...leaf.mine.map((seat) => leaf.seats[seat]?.rank ?? Infinity));
    const seen = new Set<string>();
    leaf.seats.forEach((sitter, seat) => {
      const key = keyOf(sitter.name);
      if (sitter.bot !== null || !key || seen.has(key)) return;
      seen.add(key);
      const before = found.get(key) ?? { ...NOBODY, name: sitter.name.trim() };
      const isOurs = leaf.mine.includes(seat);
      found.set(key, {
        ...before,
        emblem: sitter.emblem,
        matches: before.matches + 1,
        wins: before.wins + (sitter.rank === 1 ? 1 : 0),
        caught: before.caught + sitter.caught,
        ahead: before.ahead + (!isOurs && ours < sitter.rank ? 1 : 0),
        behind: before.behind + (!isOurs && ours > sitter.rank ? 1 : 0),
        level: before.level + (!isOurs && ours === sitter.rank ? 1 : 0),
      });
    });
  }
  return [...found.values()].sort((one, other) => other.matches - one.matches || one.name.localeCompare(other.name));
}

const NOBODY: Person = { name: '', emblem: 'anchor', matches: 0, wins: 0, caught: 0, ahead: 0, behind: 0, level: 0 };

/** Whoever was caught most often in all; null if nobody was. */
export function unluckiest(people: readonly Person[]): Person | null {
  return people.reduce<Person | null>((most, one) => (one.caught > (most?.caught ?? 0) ? one : most), null);
}

/** The same matches without somebody's name. */
export function withoutName(leaves: readonly Leaf[], name: string): Leaf[] {
  return leaves.map((leaf) => ({
    ...leaf,
    seats: leaf.seats.map((sitter) =>
      keyOf(sitter.name) === keyOf(name) && sitter.bot === null ? { ...sitter, name: '' } : sitter,
    ),
  }));
}

/** Each match once, the newest first; of too many the newest. */
export function merged(leaves: readonly Leaf[], more: readonly Leaf[]): Leaf[] {
  const known = new Set(leaves.map(({ match }) => match));
  const news = more.filter(({ match }) => !known.has(match) && known.add(match));
  return [...leaves, ...news].sort((one, other) => other.at - one.at).slice(0, MOST);
}

// As text: what is kept, and what a file holds.

export function written(leaves: readonly Leaf[], from = 0): string {
  return JSON.stringify({ form: FORM, version: VERSION, from, matches: leaves });
}

export interface Read {
  leaves: Leaf[];
  /** What was erased before this moment stays erased. */
  from: number;
  /** How many of its matches could not be read. */
  lost: number;
}

/** What a text holds; null if it is no logbook. Whatever is unknown in it is left out. */
export function read(text: string): Read | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['form'] !== FORM || value['version'] !== VERSION || !Array.isArray(value['matches'])) return null;
  const found = value['matches'].map(leafOf);
  const leaves = found.filter((leaf) => leaf !== null);
  return {
    leaves: merged([], leaves),
    from: isNumber(value['from'], 0, Number.MAX_SAFE_INTEGER) ? value['from'] : 0,
    lost: found.length - leaves.length,
  };
}

function leafOf(value: unknown): Leaf | null {
  if (!isRecord(value)) return null;
  const { match, game, at, way, mine, margin, seats } = value;
  if (!isWord(match) || !isWord(game) || !isNumber(at, 0, Number.MAX_SAFE_INTEGER) || !isNumber(margin)) return null;
  if (!WAYS.some((one) => one === way) || !Array.isArray(seats) || !Array.isArray(mine)) return null;
  const sitters = seats.map(sitterOf);
  const isSound =
    sitters.length >= 2 && sitters.length <= EMBLEMS.length && mine.length > 0 && new Set(mine).size === mine.length;
  if (!isSound || !mine.every((seat) => isNumber(seat, 0, sitters.length - 1))) return null;
  const known = sitters.filter((sitter) => sitter !== null);
  if (known.length < sitters.length || !known.some(({ rank }) => rank === 1)) return null;
  return { match, game, at, way: way as Way, mine: mine as number[], margin, seats: known };
}

function sitterOf(value: unknown): Sitter | null {
  if (!isRecord(value)) return null;
  const { name, emblem, bot, score, rank, caught, voyage } = value;
  if (typeof name !== 'string' || name.length > MOST_NAME || !EMBLEMS.includes(String(emblem))) return null;
  if (!(bot === null || isWord(bot)) || !isNumber(rank, 1, EMBLEMS.length)) return null;
  if (!isNumber(score, -LARGEST) || !isNumber(caught) || !isNumber(voyage)) return null;
  return { name, emblem: emblem as Emblem, bot, score, rank, caught, voyage };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown, least = 0, most = LARGEST): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
