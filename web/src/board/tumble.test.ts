import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, note, strength, tumbling, type Flick } from './tumble.ts';

/** Where a die comes from: across and down, and how far it turns. */
function start(flick: Flick | null, from = 190, turn = 420): number[] {
  const frames = tumbling(from, turn, flick);
  assert.equal(frames.at(-1)?.['transform'], 'translate(0%, 0%) rotate(0deg)', 'it lies still at the end');
  return [...String(frames[0]?.['transform']).matchAll(/-?[\d.]+/g)].map(([number]) => Math.round(Number(number)));
}

test('a die comes from the side it is drawn at, unless a flick sends it', () => {
  assert.deepEqual(start(null), [190, -60, 420]);
  assert.deepEqual(start(null, -170), [-170, -60, -420]);
});

test('a flick sends it its own way, and it rolls that way', () => {
  assert.deepEqual(start({ x: 1.2, y: 0 }), [-180, -60, -420], 'to the right: it comes from the left');
  assert.deepEqual(start({ x: -1.2, y: 0 }), [180, -60, 420]);
  assert.deepEqual(start({ x: 0, y: -1.2 }).slice(0, 2), [0, 50], 'upwards: it comes from below');
});

test('a strong flick throws farther than a weak one, within bounds', () => {
  assert.ok(strength({ x: 0.5, y: 0 }) < 1 && strength({ x: 1.6, y: 0 }) > 1);
  assert.equal(strength({ x: 90, y: 90 }), strength({ x: 9, y: 9 }));
  assert.equal(strength(null), 1);
});

test('only what falls at once was thrown by the flick', () => {
  assert.equal(fresh(0), null);
  note({ x: 1, y: 2 }, 1000);
  assert.deepEqual(fresh(1200), { x: 1, y: 2 });
  assert.equal(fresh(9000), null);
});
