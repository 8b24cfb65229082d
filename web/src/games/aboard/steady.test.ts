import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Steady } from './steady.ts';

test('of many things only those that look different are new objects', () => {
  const steady = new Steady<{ x: number; doors: (string | null)[] }>();
  const drawn = (held: number) =>
    Array.from({ length: 84 }, (_, i) => steady.keep(`t${i}`, { x: i, doors: [i === held ? 'held' : null] }));
  const [before, same, held] = [drawn(-1), drawn(-1), drawn(7)];
  assert.ok(before.every((one, i) => one === same[i]));
  assert.deepEqual(
    held.flatMap((one, i) => (one === before[i] ? [] : [i])),
    [7],
  );
  assert.deepEqual(held[7], { x: 7, doors: ['held'] });
});
