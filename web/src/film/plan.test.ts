import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSING, INTRO, lengthOf, pacing, PICTURE, PLAY, TITLE } from './plan.ts';

test('three moments take twenty seconds, fewer take less, and all of it is whole pictures', () => {
  assert.equal(lengthOf(3), 20_000);
  assert.ok(lengthOf(1) < lengthOf(2) && lengthOf(2) < lengthOf(3));
  for (const part of [TITLE, INTRO, PLAY, CLOSING]) assert.equal(part % PICTURE, 0);
});

test('a moment is seen within its time, whatever has led to it, and never in haste', () => {
  for (const peak of [0, 400, 1500, 3000, 6000, 20_000]) {
    const { rate, skipped } = pacing(peak);
    assert.ok(rate >= 0.8 && rate <= 1.6);
    const seen = (peak - skipped) / rate;
    assert.ok(seen >= 0 && seen <= 0.6 * PLAY + 1, `${peak}: seen after ${seen}`);
  }
  assert.equal(pacing(3000).skipped, 0);
});
