import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action, GameFace, Scene } from '../games/contract.ts';
import { follow, IDLE, isFree, keep, lose, meantNow, reach, release, settle, slip } from './race.ts';

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

const DECK = { kind: 'take', tile: 't7', to: 'deck' };
const BELOW = { kind: 'take', tile: 't7', to: 'below' };
const TURN = { kind: 'turn', tile: 't9' };

/** What is kept for the tapped place means now, if these actions are legal at these places. */
function meant(action: Action, place: string | null, places: Record<string, Action[]>): Action | null {
  const scene = { legal: Object.values(places).flat() } as unknown as Scene;
  const game: Pick<GameFace, 'targets' | 'tapped'> = {
    targets: () => new Map(Object.entries(places)),
    tapped: (actions) => actions[0] ?? null,
  };
  const { kept } = keep(IDLE, action, place, 0);
  return kept && meantNow(kept, scene, game);
}

test('of several taps that come too early the last one is kept', () => {
  const race = keep(keep(IDLE, TURN, 't9', 10), DECK, 't7', 20);
  assert.deepEqual(race.kept, { action: DECK, place: 't7', since: 20 });
  assert.equal(release(race).kept, null);
  assert.deepEqual([lose(race).kept, lose(race).slipped], [null, DECK]);
});

test('a kept tap means the same as long as it may be done', () => {
  assert.deepEqual(meant(BELOW, 't7', { t7: [DECK, BELOW] }), BELOW);
  assert.deepEqual(meant(TURN, null, { t9: [TURN] }), TURN);
});

test('where the tapped tile goes may have changed, what a tap does to it may not', () => {
  assert.deepEqual(meant(DECK, 't7', { t7: [BELOW] }), BELOW, 'the deck is full');
  assert.equal(meant(DECK, 't7-deck', { t7: [BELOW] }), null, 'it was dropped on the deck');
  assert.equal(meant(TURN, 't9', { t9: [{ ...DECK, tile: 't9' } as Action] }), null, 'somebody else has turned it');
});

test('a kept tap on what has gone means nothing', () => {
  assert.equal(meant(DECK, 't7', {}), null);
  assert.equal(meant(TURN, null, { t7: [DECK] }), null);
});
