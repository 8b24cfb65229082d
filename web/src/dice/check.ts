// Were the dice of a match fair? Everything that docs/dice.md says, computed again here and held against what this device kept. Pure.
// Which outcome a number means is the rules' business: `seaboard verify` checks that, here it is taken from the record.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KeptDice } from '../net/memory.ts';
import type { DeviceShare, Drawn, Entry, MatchRecord, Promised } from '../protocol.gen.ts';

const WORD = 1n << 64n;

/** What is not as it should be: the name of a sentence. */
export type Fault = 'secret' | 'exchanged' | 'own' | 'promised' | 'count' | 'draw' | 'table' | 'unreadable';

export interface Verdict {
  /** `late`: fair, and this device gave nothing to it; `unknown`: nothing was kept here that it could be held against. */
  result: 'fair' | 'late' | 'unknown' | 'unfair';
  fault: Fault | null;
  /** The entry of a draw that is not as it should be. */
  seq: number | null;
}

export function commitmentOf(match: string, secret: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`seaboard/1/secret${match}`), secret));
}

export function keyOf(match: string, secret: Uint8Array, shares: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, secret, concatBytes(utf8ToBytes(match), commitmentOf(match, secret), ...shares));
}

/** Draw n of a purpose, out of so many shares. */
export function pick(key: Uint8Array, purpose: string, n: number, shares: number): number {
  const fair = WORD - (WORD % BigInt(shares));
  for (let attempt = 0; ; attempt++) {
    const numbers = new DataView(new ArrayBuffer(12));
    numbers.setBigUint64(0, BigInt(n));
    numbers.setUint32(8, attempt);
    const drawn = hmac(sha256, key, concatBytes(utf8ToBytes(`${purpose}\0`), new Uint8Array(numbers.buffer)));
    const word = new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0);
    if (word < fair) return Number(word % BigInt(shares));
  }
}

const hashOf = (share: DeviceShare): string => bytesToHex(sha256(hexToBytes(share.value)));

const unfair = (fault: Fault, seq: number | null = null): Verdict => ({ result: 'unfair', fault, seq });

/** Hold a match that is over against what this device kept of its dice. */
export function check(record: MatchRecord, kept: KeptDice): Verdict {
  try {
    return judge(record, kept);
  } catch {
    return unfair('unreadable'); // not even bytes
  }
}

function judge({ log, draws, fault }: MatchRecord, kept: KeptDice): Verdict {
  const { id = '', commitment = '', replaced = [], shares = [] } = log.header;
  const secret = hexToBytes(log.secret ?? '');
  if (bytesToHex(commitmentOf(id, secret)) !== commitment) return unfair('secret');
  if (kept.commitments.some((one) => one !== commitment && !replaced.includes(one))) return unfair('exchanged');
  const given = kept.own.findLast(({ shown }) => shown?.commitment === commitment);
  if (given && !shares.some(({ value }) => value === given.value)) return unfair('own');
  if (given?.shown && !isAsPromised(shares, given.shown.promised)) return unfair('promised');
  if (fault) return unfair('table');
  const values = shares.map(({ value }) => hexToBytes(value));
  const wrong = firstWrong(log.entries, draws, keyOf(id, secret, values));
  if (wrong) return wrong;
  return { result: kept.commitments.length === 0 ? 'unknown' : given ? 'fair' : 'late', fault: null, seq: null };
}

/** The first draw that is not the next of its purpose, or not what the key says. */
function firstWrong(entries: Entry[], draws: Drawn[], key: Uint8Array): Verdict | null {
  const left = [...draws];
  let counted: Drawn[] = []; // that were not taken back
  for (const entry of entries) {
    if (entry.action['kind'] === 'undo') counted = counted.filter(({ seq }) => seq <= Number(entry.action['to']));
    if (entry.seat !== 'chance') continue;
    const drawn = left.shift();
    const n = counted.filter(({ purpose }) => purpose === drawn?.purpose).length;
    if (drawn?.seq !== entry.seq || drawn.n !== n || !isSame(drawn.action, entry.action)) return unfair('count', entry.seq);
    const isByHand = drawn.public && drawn.share === null && entry.by != null && drawn.by === entry.by;
    if (!isByHand && drawn.share !== pick(key, drawn.purpose, n, drawn.shares)) return unfair('draw', entry.seq);
    counted.push(drawn);
  }
  return left[0] ? unfair('count', left[0].seq) : null;
}

/** Who entered how much of what people threw themselves: the seats and their numbers. */
export function enteredBy(draws: readonly Drawn[]): [number, number][] {
  const seats = draws.flatMap(({ by = null }) => (by === null ? [] : [by]));
  return [...new Set(seats)].sort((a, b) => a - b).map((seat) => [seat, seats.filter((one) => one === seat).length]);
}

/** Has every device given what it had promised, for the same seats, and no other anything? */
const isAsPromised = (shares: DeviceShare[], promised: Promised[]): boolean =>
  isSame(
    shares.map((share) => [share.seats, hashOf(share)]),
    promised.map(({ seats, hash }) => [seats, hash]),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
