import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next } from './guiding.ts';

const all = () => true;

test('one thing after the other is shown, and what cannot be done now is passed over', () => {
  assert.equal(next(new Set(), all), 'hands');
  assert.equal(next(new Set(['hands']), all), 'turn');
  assert.equal(
    next(new Set(['hands']), (step) => step !== 'turn'),
    'hands-sacks',
  );
  assert.equal(next(new Set(['hands', 'turn', 'hands-sacks']), all), null);
});
