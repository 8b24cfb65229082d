import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, IDLE, isFree, reach, settle, slip } from './race.ts';

const TAKE = { kind: 'take', tile: 't7', to: 'deck' };

test('a hand that is out takes nothing else', () => {
  const out = reach(IDLE, TAKE);
  assert.equal(isFree(IDLE, 0), true);
  assert.equal(isFree(out, 0), false);
  assert.deepEqual(out.reaching, TAKE);
});

test('after a grab the hand is busy as long as the table says', () => {
  const done = settle(follow(reach(IDLE, TAKE), { busy: 1000, left: null }, 5000));
  assert.equal(isFree(done, 5999), false);
  assert.equal(isFree(done, 6000), true);
  assert.equal(done.since, 5000);
});

test('news from others does not begin the wait anew', () => {
  const mine = follow(IDLE, { busy: 1000, left: null }, 5000);
  const theirs = follow(mine, { busy: 620, left: null }, 5400);
  assert.equal(theirs.since, 5000);
  assert.equal(theirs.free, 6020);
});

test('a lost grab leaves the hand empty and free at once', () => {
  const lost = slip(reach(IDLE, TAKE), 5000);
  assert.equal(isFree(lost, 5000), true);
  assert.deepEqual(lost.slipped, TAKE);
});

test('the same tile lost twice is seen twice', () => {
  const once = slip(reach(IDLE, TAKE), 5000);
  const twice = slip(reach(once, TAKE), 6000);
  assert.notEqual(once.slipped, twice.slipped);
});

test('without a clock the hand waits for nothing but the answer', () => {
  const race = follow(follow(IDLE, { busy: 1000, left: 9000 }, 5000), null, 5100);
  assert.equal(isFree(race, 5100), true);
  assert.equal(race.ends, null);
});

test('the end is a moment on the clock of the page', () => {
  assert.equal(follow(IDLE, { busy: 0, left: 60_000 }, 5000).ends, 65_000);
});
