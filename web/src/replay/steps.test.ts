import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FilmStep } from '../protocol.gen.ts';
import { beginsTurn, stepsUntil, turnFrom } from './steps.ts';

const step = (first: number, last: number, seat: number | null, round: number): FilmStep => ({ first, last, seat, round });
// The opening, two steps of one turn, another's turn, a race, and a turn of the next round.
const STEPS = [
  step(1, 4, null, 0),
  step(5, 5, 0, 1),
  step(6, 8, 0, 1),
  step(9, 9, 1, 1),
  step(10, 10, null, 1),
  step(11, 11, null, 1),
  step(14, 15, 1, 2),
];

test('a turn begins with another seat or another round; a race is one', () => {
  assert.deepEqual(
    STEPS.flatMap((_, i) => (beginsTurn(STEPS, i) ? [i] : [])),
    [0, 1, 3, 4, 6],
  );
});

test('one goes from turn to turn, to the end and to the beginning', () => {
  assert.deepEqual([turnFrom(STEPS, 0, 1), turnFrom(STEPS, 1, 1), turnFrom(STEPS, 3, 1), turnFrom(STEPS, 6, 1)], [1, 3, 4, 7]);
  assert.deepEqual(
    [turnFrom(STEPS, 7, -1), turnFrom(STEPS, 4, -1), turnFrom(STEPS, 2, -1), turnFrom(STEPS, 1, -1)],
    [6, 3, 1, 0],
  );
});

test('an entry is seen with the step that it belongs to, also if what was there has been taken back', () => {
  assert.deepEqual(
    [0, 1, 4, 7, 12, 15].map((entry) => stepsUntil(STEPS, entry)),
    [0, 1, 1, 3, 7, 7],
  );
  assert.equal(stepsUntil(STEPS, 16), null);
});
