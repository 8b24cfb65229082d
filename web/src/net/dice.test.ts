import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import type { MatchInfo, Promised } from '../protocol.gen.ts';
import { prepare, show } from './dice.ts';
import { diceOf, keepCommitment, keepMatch, promise } from './memory.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

const info = (commitment: string, replaced: string[] = []): MatchInfo => ({
  id: 'm',
  game: 'smugglers',
  data: '',
  options: {},
  commitment,
  replaced,
});
const hashOf = (value: string): string => createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex');
const of = (hash: string | null): Promised => ({ seats: [0], hash: hash ?? '' });

beforeEach(() => {
  kept.clear();
  keepMatch('m', 'smugglers', 'token');
});

test('two shares are drawn, kept and not drawn again, and what is promised is the hash of the first', async () => {
  assert.equal(promise('m'), null);
  await Promise.all([prepare('m'), prepare('m')]); // two tabs
  await prepare('m');
  const { own } = diceOf('m');
  assert.equal(own.length, 2);
  assert.notEqual(own[0]?.value, own[1]?.value);
  for (const { value, hash } of own) assert.deepEqual([value.length, hash], [64, hashOf(value)]);
  assert.equal(promise('m'), own[0]?.hash);
  keepMatch('m', 'smugglers', 'token');
  assert.deepEqual(diceOf('m').own, own, 'the match is opened again');
});

test('without hashes of the browser itself they come from a library', async (t) => {
  t.mock.getter(crypto, 'subtle', () => undefined);
  await prepare('m');
  const { own } = diceOf('m');
  assert.deepEqual(
    own.map(({ hash }) => hash),
    own.map(({ value }) => hashOf(value)),
  );
});

test('what was promised is shown, again if it is asked for again, and the next is promised with it', async () => {
  await prepare('m');
  const all = [of(promise('m')), { seats: [1], hash: 'other' }];
  const [first, second] = diceOf('m').own;
  const message = { kind: 'share', value: first?.value, next: second?.hash };
  assert.deepEqual(await show(info('c'), all), message);
  assert.deepEqual(await show(info('c'), all), message);
  assert.deepEqual(diceOf('m').own[0]?.shown, { commitment: 'c', promised: all });
  assert.equal(promise('m'), second?.hash);
});

test('a share is shown for one commitment and one set of promises only', async () => {
  await prepare('m');
  const all = [of(promise('m')), { seats: [1], hash: 'other' }];
  await show(info('c'), all);
  assert.equal(await show(info('c'), [of(all[0]?.hash ?? null), { seats: [1], hash: 'chosen later' }]), false);
  assert.equal(await show(info('d', ['c']), all), false);
  const anew = await show(info('d', ['c']), [of(promise('m'))]);
  assert.equal(anew && anew.next, promise('m'), 'and there is always another');
  assert.equal(diceOf('m').own.length, 4);
});

test('two shares are never shown for the same dice', async () => {
  await prepare('m');
  await show(info('c'), [of(promise('m'))]);
  assert.equal(await show(info('c'), [of(promise('m'))]), false);
  assert.equal(diceOf('m').own.filter(({ shown }) => shown).length, 1);
});

test('who has promised nothing shows nothing', async () => {
  assert.equal(await show(info('c'), [{ seats: [1], hash: 'other' }]), null);
});

test('a commitment may be replaced openly, and not otherwise', () => {
  assert.equal(keepCommitment(info('c')), true);
  assert.equal(keepCommitment(info('c')), true);
  assert.equal(keepCommitment(info('d', ['c'])), true);
  assert.equal(keepCommitment(info('e', ['c'])), false);
  assert.deepEqual(diceOf('m').commitments, ['c', 'd', 'e']);
});

test('nothing is kept of a match that this device has forgotten', async () => {
  for (let i = 0; i < 12; i++) keepMatch(`other ${i}`, 'smugglers', null);
  await prepare('m');
  assert.equal(promise('m'), null);
  assert.equal(keepCommitment(info('c')), true);
  assert.deepEqual(diceOf('m'), { own: [], commitments: [] });
});
