import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Fell, Luck } from '../protocol.gen.ts';
import { allOf, count, ownOf } from './own.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
beforeEach(() => kept.clear());

const fell = (outcome: number | string, times: number, n: number): Fell => ({
  outcome,
  times,
  expected: n / 2,
  variance: n / 4,
  low: 0,
  high: n,
});
const luck = (rarity: number | null, heads: number, n = 100): Luck => ({
  rarity,
  tallies: [{ purpose: 'coin', field: 'side', n, rarity, seats: [], outcomes: [fell(1, heads, n), fell(2, n - heads, n)] }],
});

test('matches are added up, each once, and apart for each game', () => {
  count('a', 'smugglers', luck(0.5, 40));
  count('a', 'smugglers', luck(0.5, 40));
  count('b', 'smugglers', luck(0.05, 70));
  count('c', 'triangle', luck(null, 5, 10));
  const own = ownOf('smugglers');
  assert.deepEqual([own.matches, own.told, own.rare], [2, 2, 1]);
  assert.deepEqual(own.tallies, [{ purpose: 'coin', field: 'side', n: 200, isPile: false, sums: [[1, 110, 100, 50], [2, 90, 100, 50]] }]); // prettier-ignore
  assert.deepEqual([ownOf('triangle').matches, ownOf('triangle').told, ownOf('aboard').matches], [1, 0, 0]);
});

test('an outcome and a kind of draw that come later are added', () => {
  count('a', 'aboard', { rarity: null, tallies: [] });
  count('b', 'aboard', luck(null, 3, 5));
  const more = luck(null, 4, 5);
  more.tallies[0]?.outcomes.push(fell('edge', 1, 5));
  count('c', 'aboard', more);
  assert.deepEqual(
    allOf(ownOf('aboard')).map(({ n, outcomes }) => [n, outcomes.map(({ outcome, times }) => [outcome, times])]),
    [[10, [[1, 7], [2, 3], ['edge', 1]]]],
  ); // prettier-ignore
});

test('what is usual in many throws lies where the binomial distribution has it', () => {
  for (let i = 0; i < 4; i++) count(`m${i}`, 'smugglers', luck(0.5, 50));
  const [tally] = allOf(ownOf('smugglers'));
  assert.deepEqual([tally?.n, tally?.outcomes[0]?.low, tally?.outcomes[0]?.high], [400, 180, 220]); // of 400 throws of a coin: exactly 180 to 220
});

test('so many matches are remembered as counted', () => {
  for (let i = 0; i < 501; i++) count(`m${i}`, 'smugglers', luck(0.5, 50));
  assert.equal((JSON.parse(kept.get('seaboard:luck') ?? '') as { seen: string[] }).seen.length, 500);
  assert.equal(ownOf('smugglers').matches, 501);
});
