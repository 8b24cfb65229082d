import assert from 'node:assert/strict';
import test from 'node:test';
import { TableClock } from './clock.ts';

void test('the fastest answer decides how far the clock is off', () => {
  const clock = new TableClock();
  assert.equal(clock.isKnown, false);
  clock.note(1000, 1400, 6000); // 200 there, 200 back: it is 5200 at 1000
  assert.equal(clock.here(6000), 1200);
  clock.note(2000, 2020, 7010);
  assert.deepEqual([clock.here(7010), clock.there(2010), clock.isKnown], [2010, 7010, true]);
  clock.note(3000, 3900, 9999);
  assert.equal(clock.here(7010), 2010, 'a slow answer tells less');
});
