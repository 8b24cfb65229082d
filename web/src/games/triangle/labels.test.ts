import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOX } from './geometry.ts';
import { overlap } from '../../board/chart.ts';
import { beyond, distance, levelOf, placed, type Label } from './labels.ts';

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

test('a label covers no card', () => {
  const card = { x: 200, y: 180, width: 200, height: 80 };
  const [found] = placed([badge('one', 300, 300)], [], EDGE, [card]).values();
  assert.ok(found && overlap(found, card) === 0);
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

test('a name is nearer to its own ship than to another, if that is free', () => {
  const own = { ...badge('own', 300, 300), gap: [60, 24] as const };
  const [alone] = placed([own], [], EDGE).values();
  assert.ok(alone && alone.y < 300, 'above it, where nothing else lies');
  const [found] = placed([{ ...own, others: [[300, 236]] }], [], EDGE).values();
  assert.ok(found && distance([300, 300], found) <= distance([300, 236], found));
});

test('a chip lies beyond the rim where it hides no target, and never beside the chart', () => {
  const [middle, rim] = [[300, 300], 122] as const;
  const above = { x: 280, y: 140, width: 40, height: 40 };
  const below = { x: 280, y: 430, width: 40, height: 40 };
  assert.equal(beyond(middle, rim, 200, 50, [above]), 'south');
  assert.equal(beyond(middle, rim, 200, 50, [below]), 'north');
  assert.equal(beyond([300, BOX.y + 130], rim, 200, 50, []), 'south');
  assert.equal(beyond([300, BOX.y + BOX.height - 130], rim, 200, 50, []), 'north');
});
