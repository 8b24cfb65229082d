import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fingers } from './fingers.svelte.ts';

/** Fingers on a row of tiles, ten pixels each; beyond a hundred lie sacks. */
function fingers() {
  const did: string[] = [];
  const made = new Fingers({
    thingAt: ([x]) =>
      x < 0 ? null : { what: x > 100 ? 'sack' : 'tile', name: x > 100 ? 'white' : `t${Math.floor(x / 10)}`, from: [x, 0] },
    canCarry: (thing) => thing.name !== 't9',
    tap: (thing) => void did.push(`tap ${thing.name}`),
    drop: (thing, [x]) => void did.push(`drop ${thing.name} ${x}`),
    move: () => undefined,
  });
  const carried = (): string[] => made.carried.map((thing) => thing.name);
  return { made, did, carried };
}

test('four fingers carry four things, each by itself', () => {
  const { made, did, carried } = fingers();
  for (const id of [1, 2, 3, 4]) made.down(id, [id * 10, 0]);
  for (const id of [4, 2, 1, 3]) made.move(id, [id * 10, 50]);
  assert.deepEqual(carried(), ['t4', 't2', 't1', 't3']);
  made.up(2, [7, 50]);
  assert.deepEqual(carried(), ['t4', 't1', 't3']);
  assert.deepEqual(made.at(4), [40, 50]);
  made.cancel(4);
  made.up(1, [8, 50]);
  assert.deepEqual(did, ['drop t2 7', 'drop t1 8']);
  assert.deepEqual(carried(), ['t3']);
});

test('a finger that hardly moves taps', () => {
  const { made, did, carried } = fingers();
  made.down(1, [10, 0]);
  made.move(1, [14, 4]);
  assert.deepEqual(carried(), []);
  made.up(1, [14, 4]);
  assert.deepEqual(did, ['tap t1']);
});

test('what cannot be carried is tapped, however far the finger goes', () => {
  const { made, did } = fingers();
  made.down(1, [95, 0]);
  made.move(1, [95, 90]);
  made.up(1, [95, 90]);
  assert.deepEqual(did, ['tap t9']);
});

test('two fingers do not hold one tile, but two sacks of a colour', () => {
  const { made } = fingers();
  assert.equal(made.down(1, [10, 0]), true);
  assert.equal(made.down(2, [12, 0]), false);
  assert.equal(made.down(3, [120, 0]), true);
  assert.equal(made.down(4, [130, 0]), true);
  assert.equal(made.down(5, [-1, 0]), false);
});

test('what somebody else has taken is in no hand any more', () => {
  const { made, did, carried } = fingers();
  made.down(1, [10, 0]);
  made.move(1, [10, 50]);
  const [thing] = made.carried;
  if (thing) made.take(thing);
  made.up(1, [10, 90]);
  assert.deepEqual([carried(), did], [[], []]);
});
