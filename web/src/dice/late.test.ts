import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { diceOf, keepMatch } from '../net/memory.ts';
import { prepare } from '../net/dice.ts';
import type { MatchInfo } from '../protocol.gen.ts';
import { isLate, isNews } from './late.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const info = (...hashes: string[]): MatchInfo => ({
  id: 'm',
  game: 'smugglers',
  data: '',
  options: {},
  commitment: 'c',
  shares: hashes.map((hash, seat) => ({ seats: [seat], hash })),
});

beforeEach(() => {
  kept.clear();
  keepMatch('m', 'smugglers', 'token');
});

test('whoever gave a share, only watches, or plays where nobody gave one is not late', async () => {
  await prepare('m');
  const [own] = diceOf('m').own;
  assert.equal(isLate(info('other', own?.hash ?? ''), [1]), false);
  assert.equal(isLate(info('other'), []), false);
  assert.equal(isLate(info(), [1]), false);
});

test('whoever sits down later is late, and is told so once', async () => {
  await prepare('m');
  assert.equal(isLate(info('other'), [1]), true);
  assert.deepEqual([isNews(info('other'), [1]), isNews(info('other'), [1]), isLate(info('other'), [1])], [true, false, true]);
});
