import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PuzzleChoice } from '../protocol.gen.ts';
import { choiceOf, points, told } from './telling.ts';

const choice = (kind: string, loss: number): PuzzleChoice => ({
  action: { kind },
  chance: 0.6 - loss,
  error: 0.01,
  loss,
  loss_error: 0.01,
  reason: 'none',
});
const CHOICES = [choice('best', 0), choice('next', 0.1), choice('usual', 0.2), choice('last', 0.3)];

test('the answer tells the best, the next best, what most would do, and the own move', () => {
  const puzzle = { choices: CHOICES, sensible: 2 };
  assert.deepEqual(
    told(puzzle, { kind: 'last' }).map(({ what }) => what),
    ['best', 'second', 'sensible', 'yours'],
  );
  assert.deepEqual(
    told({ ...puzzle, sensible: 1 }, { kind: 'best' }).map(({ what }) => what),
    ['best', 'sensible-second'],
  );
});

test('a move that was not tried is no choice', () => {
  assert.equal(choiceOf({ choices: CHOICES }, { kind: 'other' }), null);
  assert.equal(told({ choices: CHOICES, sensible: 1 }, { kind: 'other' }).length, 2);
});

test('points are whole, and never none', () => assert.deepEqual([points(0.126), points(0.001)], [13, 1]));
