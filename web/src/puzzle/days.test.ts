import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noted, type Days } from './days.ts';

const NONE: Days = { solved: [], last: null };

test('the first answer of a day counts', () => {
  const wrong = noted(NONE, '2026-11-17', { kind: 'stay' }, false);
  assert.deepEqual(wrong, { solved: [], last: { day: '2026-11-17', action: { kind: 'stay' }, isRight: false } });
  assert.equal(noted(wrong, '2026-11-17', { kind: 'sail' }, true), wrong);
});

test('solved days add up, the newest first, and not without end', () => {
  let days = NONE;
  for (let day = 0; day < 500; day++) days = noted(days, `day ${day}`, null, true);
  assert.equal(days.solved.length, 400);
  assert.equal(days.solved[0], 'day 499');
});
