import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOX } from './geometry.ts';
import { overlap } from '../../board/chart.ts';
import { levelOf, placed, type Label } from './labels.ts';

const EDGE = 12;
const badge = (key: string, x: number, y: number): Label => ({ key, at: [x, y], width: 90, height: 34, gap: [24, 24] });

test('a danger is calm up to one of sixteen, risky up to six, and a number beyond', () => {
  assert.deepEqual([0, 1, 2, 6, 7, 16].map(levelOf), ['calm', 'calm', 'risky', 'risky', 'odds', 'odds']);
});

test('a label lies above its target where nothing is in the way', () => {
  const [box] = placed([badge('one', 300, 300)], [], EDGE).values();
  assert.deepEqual(box, { x: 255, y: 242, width: 90, height: 34 });
});

test('a label covers no ship and no other label', () => {
  const ship = { x: 255, y: 230, width: 90, height: 50 };
  const [one, other] = placed([badge('one', 300, 300), badge('other', 340, 300)], [ship], EDGE).values();
  assert.ok(one && other);
  assert.equal(overlap(one, ship) + overlap(other, ship) + overlap(one, other), 0);
});

test('a label stays where the frame leaves the chart free, however much that covers', () => {
  for (const edge of [EDGE, 3 * EDGE])
    for (const [x, y] of [
      [BOX.x, BOX.y],
      [BOX.x + BOX.width, BOX.y + BOX.height],
    ] as const) {
      const [box] = placed([badge('one', x, y)], [], edge).values();
      assert.ok(box && box.x >= BOX.x + edge && box.y >= BOX.y + edge);
      assert.ok(box.x + box.width <= BOX.x + BOX.width - edge && box.y + box.height <= BOX.y + BOX.height - edge);
    }
});
