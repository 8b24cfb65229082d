// What this device remembers: tokens, matches left, names, settings. Nothing breaks where nothing can be kept.
import type { MatchInfo, PlayerInfo, Promised } from '../protocol.gen.ts';

const PREFIX = 'seaboard:';
const MOST_MATCHES = 12;
const MOST_NAMES = 12;

type Emblem = PlayerInfo['emblem'];

/** 32 bytes that this device drew for the dice, in hexadecimal digits, and their SHA-256. */
export interface Share {
  value: string;
  hash: string;
  /** The commitment under which it was shown, and what all devices had promised then; nobody has seen it without. */
  shown?: { commitment: string; promised: Promised[] };
}

/** What this device keeps of the dice of a match (docs/dice.md): what it drew, and every commitment that it was shown. */
export interface KeptDice {
  own: Share[];
  commitments: string[];
  /** Has it been told that it came too late to have a part in them? */
  isToldLate?: boolean;
}

/** A match this device has been part of. */
export interface Kept {
  match: string;
  game: string;
  token: string | null;
  at: number;
  /** The last entry of its log that was shown here. */
  seen?: number;
  /** The seats of this device, as far as it has sat down. */
  seats?: readonly number[];
  isOver?: boolean;
  dice?: KeptDice;
}

export interface KnownPerson {
  name: string;
  emblem: Emblem;
}

export function recall<T>(key: string, otherwise: T, where: 'local' | 'session' = 'local'): T {
  try {
    const text = store(where).getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown, where: 'local' | 'session' = 'local'): void {
  try {
    store(where).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows keep nothing; the match goes on.
  }
}

function store(where: 'local' | 'session'): Storage {
  return where === 'local' ? localStorage : sessionStorage;
}

export function keptMatches(): Kept[] {
  return recall<Kept[]>('matches', []);
}

/** What is kept of a match. */
function keptOf(match: string): Kept | undefined {
  return keptMatches().find((kept) => kept.match === match);
}

export function tokenOf(match: string): string | null {
  return keptOf(match)?.token ?? null;
}

/** Has a match of this game been begun or joined on this device? */
export function hasPlayed(game: string): boolean {
  return recall<string[]>('played', []).includes(game);
}

export function keepMatch(match: string, game: string, token: string | null, seats?: readonly number[]): void {
  if (token && !hasPlayed(game)) keep('played', [...recall<string[]>('played', []), game]);
  const before = keptOf(match);
  const others = keptMatches().filter((kept) => kept.match !== match);
  const now: Kept = { ...before, match, game, token, at: Date.now(), ...(seats ? { seats } : {}) };
  keep('matches', [now, ...others].slice(0, MOST_MATCHES));
}

/** The last entry of a match that was shown here; null if nothing was. */
export function seenOf(match: string): number | null {
  return keptOf(match)?.seen ?? null;
}

export const keepSeen = (match: string, seen: number): void => note(match, { seen });

/** Note whether a match is over: then nobody sails on. */
export const keepOver = (match: string, isOver: boolean): void => note(match, { isOver });

export const keepDice = (match: string, dice: KeptDice): void => note(match, { dice });

function note(match: string, what: Partial<Kept>): void {
  keep(
    'matches',
    keptMatches().map((kept) => (kept.match === match ? { ...kept, ...what } : kept)),
  );
}

/** What this device keeps of the dice of a match. */
export function diceOf(match: string): KeptDice {
  return keptOf(match)?.dice ?? { own: [], commitments: [] };
}

/** The hash of what this device will give to the dice; null if it has no part in them. */
export function promise(match: string): string | null {
  return diceOf(match).own.find((share) => !share.shown)?.hash ?? null;
}

/** Keep the commitment of a match; false if one that was shown before has gone without being named as replaced. */
export function keepCommitment({ id, commitment, replaced = [] }: MatchInfo): boolean {
  const dice = diceOf(id);
  const commitments = [...new Set([...dice.commitments, commitment])];
  keepDice(id, { ...dice, commitments });
  return commitments.every((one) => one === commitment || replaced.includes(one));
}

export function forgetMatch(match: string): void {
  keep(
    'matches',
    keptMatches().filter((kept) => kept.match !== match),
  );
}

export function knownPeople(): KnownPerson[] {
  return recall<KnownPerson[]>('people', []);
}

export function keepPerson(name: string, emblem: Emblem): void {
  if (!name.trim()) return;
  const others = knownPeople().filter((person) => person.name !== name.trim());
  keep('people', [{ name: name.trim(), emblem }, ...others].slice(0, MOST_NAMES));
}
