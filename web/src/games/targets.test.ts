// What each seat has to reach: one number for all, or one of its own for each.
import assert from 'node:assert/strict';
import test from 'node:test';
import { aim, isUneven, ranked } from './targets.ts';

const even = [7, 7, 7].map((target, seat) => ({ seat, target }));
const uneven = [150, 350].map((target, seat) => ({ seat, target }));
const name = (seat: number): string => ['Mia', 'Jo'][seat] ?? '';

test('the sentence of the aim names one target, or everybody’s own', () => {
  assert.deepEqual([isUneven(even), isUneven(uneven)], [false, true]);
  assert.deepEqual([aim(even, name, 'en')['own'], aim(even, name, 'en')['target']], ['no', 7]);
  const values = aim(uneven, name, 'en', (thousands) => 1000 * thousands);
  assert.deepEqual([values['own'], values['targets']], ['yes', 'Mia 150,000, Jo 350,000']);
});

test('a score sheet begins with the winner, and says what each had to reach only where that differs', () => {
  assert.deepEqual(ranked(uneven, { scores: [150, 300], ranks: [1, 2] }), [
    { seat: 0, score: 150, rank: 1, target: 150, of: 150 },
    { seat: 1, score: 300, rank: 2, target: 350, of: 350 },
  ]);
  assert.deepEqual(
    ranked(even, { scores: [3, 8, 5], ranks: [3, 1, 2] }).map(({ seat, of }) => [seat, of]),
    [
      [1, null],
      [2, null],
      [0, null],
    ],
  );
  assert.deepEqual(ranked(even, null), []);
});
