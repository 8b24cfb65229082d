// This device's part in the dice (docs/dice.md): what it draws and shows. Loaded while a match has not begun; checking is another page.
import type { MatchInfo, Promised, ShowShare } from '../protocol.gen.ts';
import { diceOf, keepDice, promise, type Share } from './memory.ts';

const AHEAD = 2; // shares that nobody has seen: one to promise, and one in case all begin anew

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const unshown = (match: string): Share[] => diceOf(match).own.filter((share) => !share.shown);

/** A new share. Over plain http, as in the home, the browser itself has no hashes. */
async function draw(): Promise<Share> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return { value: hex(bytes), hash: hex(hash) };
}

/** Draw what this device will promise, so that it is at hand; all tabs of a browser promise the same. */
export async function prepare(match: string): Promise<void> {
  if (unshown(match).length >= AHEAD) return;
  const drawn = await Promise.all([draw(), draw()]);
  const dice = diceOf(match);
  if (unshown(match).length < AHEAD) keepDice(match, { ...dice, own: [...dice.own, ...drawn] }); // no other tab was faster
}

/** What this device shows now that all have promised: nothing if it has no part; false if it has shown it for something else before,
    or another share for the same dice: whoever has seen one could wish for a better one. */
export async function show({ id, commitment }: MatchInfo, promised: Promised[]): Promise<ShowShare | null | false> {
  await prepare(id);
  const dice = diceOf(id);
  const share = dice.own.find(({ hash }) => promised.some((one) => one.hash === hash));
  if (!share) return null;
  const shown = { commitment, promised };
  if (share.shown && JSON.stringify(share.shown) !== JSON.stringify(shown)) return false;
  if (dice.own.some((one) => one !== share && one.shown?.commitment === commitment)) return false;
  const own = dice.own.map((one) => (one === share ? { ...share, shown } : one));
  keepDice(id, { ...dice, own });
  return { kind: 'share', value: share.value, next: promise(id) ?? '' };
}
