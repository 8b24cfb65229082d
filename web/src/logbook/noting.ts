// Writing a match that is over into the logbook of this device: once, and only if somebody sat here. Practice is no match.
import { count, isCounted } from '../dice/own.ts';
import { record, summary } from '../net/api.ts';
import { keptMatches, tokenOf } from '../net/memory.ts';
import type { MatchInfo, MatchRecord, PlayerInfo } from '../protocol.gen.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Leaf, Way } from './book.ts';
import { add, open } from './keeping.ts';

/** A table that people leave when its match is over. */
export interface Left {
  info: MatchInfo & { practice?: unknown };
  players: readonly PlayerInfo[];
  /** The seats of this device. */
  mine: readonly number[];
  /** How many screens were the table. */
  screens: number;
}

const isWritten = (match: string): boolean => open().leaves.some((leaf) => leaf.match === match);

/** How people were together at a table. */
export function wayOf({ players, mine, screens }: Omit<Left, 'info'>): Way {
  if (screens > 0) return 'screen';
  if (players.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat))) return 'link';
  return mine.length > 1 ? 'device' : 'alone';
}

/** The match as the logbook has it; null if there is nothing to write. */
export function leafOf(left: Left, { account, log }: Pick<MatchRecord, 'account' | 'log'>, now: number): Leaf | null {
  const { info, players, mine } = left;
  if (!account || mine.length === 0 || info.practice) return null;
  const { outcome, feats, margin } = account;
  const featOf = (kind: string, seat: number) => feats.find((feat) => feat.kind === kind && feat.seat === seat);
  return {
    match: info.id,
    game: info.game,
    at: log.entries.findLast(({ time }) => time != null)?.time ?? now,
    way: wayOf(left),
    mine: [...mine],
    margin,
    seats: players.map(({ seat, name, emblem, bot }) => ({
      name,
      emblem,
      bot,
      score: outcome.scores[seat] ?? 0,
      rank: outcome.ranks[seat] ?? 1,
      caught: featOf('caught', seat)?.times ?? 0,
      voyage: featOf('voyage', seat)?.most ?? 0,
    })),
  };
}

/** A match has ended at this table: its dice are counted, and it is written down. What cannot be had now comes another time. */
export async function noteEnded({ match, game, device, heard }: Table): Promise<void> {
  const { info, hall } = heard;
  if (!info || !hall || device.seats.length === 0 || (isWritten(match) && isCounted(match))) return;
  const found = await record(match, tokenOf(match));
  if (found.luck) count(match, game.id, found.luck);
  const leaf = leafOf({ info, players: hall.players, mine: device.seats, screens: hall.screens }, found, Date.now());
  if (leaf) add([leaf]);
}

/** Write down the matches that ended while nobody looked here. */
export async function catchUp(): Promise<void> {
  const missing = keptMatches().filter(({ match, token, seats }) => token && seats?.length && !isWritten(match));
  const found = await Promise.all(missing.map(({ match, seats = [] }) => ended(match, seats).catch(() => null)));
  const leaves = found.filter((leaf) => leaf !== null);
  if (leaves.length > 0) add(leaves);
}

async function ended(match: string, mine: readonly number[]): Promise<Leaf | null> {
  const { stage, match: info, players } = await summary(match);
  if (stage !== 'over') return null;
  return leafOf({ info, players, mine, screens: 0 }, await record(match, tokenOf(match)), Date.now());
}
