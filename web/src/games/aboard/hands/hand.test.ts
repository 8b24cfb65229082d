import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Race } from '../../contract.ts';
import type { Action } from '../types.ts';
import { SeatHand, type Wish } from './hand.svelte.ts';

const IDLE: Race<Action> = { reaching: null, since: 0, free: 0, kept: null, ends: null, got: null, slipped: null };
const take = (tile: string): Wish['action'] => ({ kind: 'take', tile, to: 'deck' });
const LEGAL = ['t1', 't2', 't3'].map(take);

/** A hand, and what it did. */
function hand() {
  const did: string[] = [];
  const clock = { now: 1000 };
  const timers: { at: number; run: () => void }[] = [];
  const name = ({ action }: Wish): string => ('tile' in action ? action.tile : action.kind);
  const made = new SeatHand(2, {
    act: (seat, action) => {
      did.push(`${seat} asks ${'tile' in action ? action.tile : action.kind}`);
      return true;
    },
    done: (wish) => void did.push(`gets ${name(wish)}`),
    lose: (wish) => void did.push(`loses ${name(wish)}`),
    leave: (wish) => void did.push(`leaves ${name(wish)}`),
    now: () => clock.now,
    later: (run, ms) => timers.push({ at: clock.now + ms, run }),
  });
  let id = 0;
  const wish = (tile: string): void => made.wish({ id: id++, action: take(tile), at: [0, 0], place: null });
  const follow = (race: Partial<Race<Action>>, legal: Action[] = LEGAL): void =>
    made.follow({ seat: 2, legal, race: { ...IDLE, ...race } });
  const pass = (ms: number): void => {
    clock.now += ms;
    for (const timer of timers.splice(0)) (timer.at <= clock.now ? timer.run : () => timers.push(timer))();
  };
  follow({});
  return { made, did, wish, follow, pass };
}

test('a free hand asks at once', () => {
  const { did, wish, made } = hand();
  wish('t1');
  assert.deepEqual(did, ['2 asks t1']);
  assert.equal(made.kept, null);
});

test('what comes while the hand is busy is kept, and asked for as soon as it is free', () => {
  const { did, wish, follow, pass, made } = hand();
  follow({ since: 1000, free: 2000 });
  wish('t1');
  assert.deepEqual(did, []);
  assert.notEqual(made.kept, null);
  pass(500);
  assert.deepEqual(did, []);
  pass(600);
  assert.deepEqual(did, ['2 asks t1']);
  assert.deepEqual([made.kept, made.busy], [null, null]);
});

test('of several that are kept the last one counts; the others go back', () => {
  const { did, wish, follow, pass } = hand();
  follow({ since: 1000, free: 2000 });
  wish('t1');
  wish('t2');
  wish('t3');
  pass(1100);
  assert.deepEqual(did, ['leaves t1', 'leaves t2', '2 asks t3']);
});

test('a second finger for the same ship waits for the answer to the first, and for the hand', () => {
  const { did, wish, follow, pass, made } = hand();
  wish('t1');
  follow({ reaching: take('t1') });
  wish('t2');
  assert.deepEqual(did, ['2 asks t1']);
  made.fulfil(); // the table has told it
  follow({ since: 1000, free: 2000 });
  assert.deepEqual(did, ['2 asks t1', 'gets t1']);
  pass(1100);
  assert.deepEqual(did, ['2 asks t1', 'gets t1', '2 asks t2']);
});

test('what is kept and taken by somebody else puffs away', () => {
  const { did, wish, follow, made } = hand();
  follow({ since: 1000, free: 2000 });
  wish('t1');
  follow({ since: 1000, free: 2000 }, [take('t2')]);
  assert.deepEqual(did, ['loses t1']);
  assert.equal(made.kept, null);
});

test('a grab that came too late puffs, one that was refused goes back', () => {
  const { did, wish, follow } = hand();
  wish('t1');
  follow({ reaching: take('t1') });
  follow({ slipped: take('t1') });
  wish('t2');
  follow({ reaching: take('t2') });
  follow({});
  assert.deepEqual(did, ['2 asks t1', 'loses t1', '2 asks t2', 'leaves t2']);
});

test('what has happened is neither lost nor left when the answer comes', () => {
  const { did, wish, follow, made } = hand();
  wish('t1');
  follow({ reaching: take('t1') });
  made.fulfil();
  follow({ since: 1000, free: 2000, got: take('t1') });
  assert.deepEqual(did, ['2 asks t1', 'gets t1']);
});

test('what the table has taken is done, also where nothing is played', () => {
  const { did, wish, follow } = hand();
  wish('t1');
  follow({ reaching: take('t1'), since: 1000, free: 2000 });
  follow({ since: 1000, free: 2000, got: take('t1') });
  assert.deepEqual(did, ['2 asks t1', 'gets t1']);
});

test('what came a moment too early is kept', () => {
  const { did, wish, follow, pass } = hand();
  wish('t1');
  follow({ reaching: take('t1') });
  follow({ since: 1000, free: 1010 });
  assert.deepEqual(did, ['2 asks t1']);
  pass(20);
  assert.deepEqual(did, ['2 asks t1', '2 asks t1']);
});

test('an action that differs in anything is not the same', () => {
  const { made } = hand();
  assert.equal(made.can(take('t1')), true);
  assert.equal(made.can({ kind: 'take', tile: 't1', to: 'below' }), false);
  assert.equal(made.can({ kind: 'turn', tile: 't1' }), false);
});
