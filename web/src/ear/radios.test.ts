import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOf, stopOf, type Radio } from './radios.ts';

/** A letter for each: one that is chosen, one that is free, and one that cannot be chosen now. */
const row = (letters: string): Radio[] => [...letters].map((one) => ({ isChosen: one === 'C', isFree: one !== '-' }));

test('Tab comes to the chosen one, else to the first that can be chosen', () => {
  assert.equal(stopOf(row('ffC')), 2);
  assert.equal(stopOf(row('-ff')), 1);
  assert.equal(stopOf(row('--')), -1);
  assert.equal(stopOf([{ isChosen: true, isFree: false }, ...row('f')]), 1);
});

test('arrows go on and back, round the end, past what cannot be chosen', () => {
  assert.equal(nextOf(row('Cff'), 0, 1), 1);
  assert.equal(nextOf(row('Cff'), 0, -1), 2);
  assert.equal(nextOf(row('ffC'), 2, 1), 0);
  assert.equal(nextOf(row('C-f'), 0, 1), 2);
  assert.equal(nextOf(row('C--'), 0, 1), 0);
  assert.equal(nextOf(row('C'), 0, -1), 0);
});
