import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelAfter } from './level.ts';

test('a win is a step up, a last place a step down, and never below the weakest or above the best', () => {
  assert.equal(levelAfter(0, [1, 2, 3], 0), 1);
  assert.equal(levelAfter(1, [2, 1, 3], 0), 1);
  assert.equal(levelAfter(1, [3, 1, 2], 0), 0);
  assert.equal(levelAfter(0, [3, 1, 2], 0), 0);
  assert.equal(levelAfter(3, [1, 2, 3], 0), 3);
});
