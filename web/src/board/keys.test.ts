import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { heapOf, spot, type Ground } from '../games/aboard/heap.ts';
import { spotsByName } from '../games/triangle/geometry.ts';
import type { Point } from './chart.ts';
import { ARROWS, nextPlace, type ArrowKey, type Spots } from './keys.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../games/${name}/fixtures/board.json`, import.meta.url), 'utf-8'));

const ROUND: Spots = read('smugglers').places.map(({ name, at }: { name: string; at: Point }) => [name, at]);
const CHART: Spots = [...spotsByName(read('triangle')).values()].map(({ name, at }) => [name, at]);
const WIDE: Ground = { middle: [500, 300], wide: 420, high: 220, rim: 460, size: 60 };
const HIGH: Ground = { middle: [195, 190], wide: 152, high: 150, rim: 168, size: 44 };
const heap = (ground: Ground): Spots => heapOf(1).map((lie) => [lie.tile, spot(lie, ground)]);

const at = (spots: Spots, name: string): Point => spots.find(([place]) => place === name)?.[1] ?? [NaN, NaN];
const go = (spots: Spots, from: string, key: ArrowKey): string | null => nextPlace(spots, at(spots, from), key);
/** The same board, drawn turned. */
const turned = (spots: Spots, degrees: number): Spots => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return spots.map(([name, [x, y]]) => [name, [x * cos - y * sin, x * sin + y * cos]]);
};

const HEAP_LEFT = 3; // tiles of the whole heap that no arrow leads to, until those around them are taken
const BOARDS: [string, Spots, number][] = [
  ['the bay', ROUND, 0],
  ['the chart', CHART, 0],
  ['a wide heap', heap(WIDE), HEAP_LEFT],
  ['a high heap', heap(HIGH), HEAP_LEFT],
];

for (const [name, spots, most] of BOARDS)
  for (const degrees of [0, 90, 180, 270])
    test(`${name} turned by ${degrees}: every arrow goes its way on the screen, and from the first place all can be reached`, () => {
      const board = turned(spots, degrees);
      const reached = new Set([board[0]?.[0] ?? '']);
      for (const from of reached)
        for (const key of ARROWS) {
          const to = go(board, from, key);
          if (to === null) continue;
          reached.add(to);
          const [[x, y], [toX, toY]] = [at(board, from), at(board, to)];
          const ahead = { ArrowLeft: x - toX, ArrowRight: toX - x, ArrowUp: y - toY, ArrowDown: toY - y }[key];
          assert.ok(ahead > 0, `${key} from ${from} to ${to}`);
        }
      assert.ok(reached.size >= board.length - most, `${reached.size} of ${board.length}`);
    });

test('round the lighthouse right is right, also below it', () => {
  assert.deepEqual([go(ROUND, 'M0', 'ArrowRight'), go(ROUND, 'M10', 'ArrowRight')], ['M1', 'M9']);
  assert.deepEqual([go(ROUND, 'M0', 'ArrowUp'), go(ROUND, 'M10', 'ArrowUp')], ['O0', 'I2']);
  assert.deepEqual([go(ROUND, 'M5', 'ArrowLeft'), go(ROUND, 'M5', 'ArrowRight')], ['I1', 'O5']);
  assert.equal(go(ROUND, 'O0', 'ArrowUp'), 'gems');
});

test('at the edge an arrow leads nowhere', () => {
  for (const spots of [ROUND, CHART, heap(WIDE)]) {
    const right = spots.reduce((one, other) => (other[1][0] > one[1][0] ? other : one));
    assert.equal(nextPlace(spots, right[1], 'ArrowRight'), null);
  }
});
