import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { aim } from '../../board/aim.ts';
import { angleOf, berth, chartOf, distance, placeAt, placesByName, polar, squarePath } from './geometry.ts';
import type { Board, Place } from './types.ts';

const board = JSON.parse(readFileSync(new URL('./fixtures/board.json', import.meta.url), 'utf-8')) as Board;
const chart = chartOf(board);
const places = placesByName(board);
const place = (name: string) => places.get(name) as Place;

test('every piece stands in its own place', () => {
  for (const one of board.places) assert.equal(placeAt(board, one.at), one.name);
});

test('angles go clockwise from north', () => {
  assert.equal(Math.round(angleOf([0, -10])), 0);
  assert.equal(Math.round(angleOf([10, 0])), 90);
  assert.deepEqual(polar(100, 180).map(Math.round), [0, 100]);
});

test('distance is 0 inside and grows outside, across the north too', () => {
  assert.equal(distance(place('M0'), [0, -230]), 0);
  assert.equal(distance(place('M0'), [-5, -200]), 0);
  assert.equal(distance(place('M0'), [0, -300]), 10);
  assert.equal(distance(place('M0'), [0, -150]), 20);
  assert.ok(Math.abs(distance(place('M0'), polar(230, 9 + 3)) - 230 * Math.sin((3 * Math.PI) / 180)) < 1e-9);
});

test('a tap takes the nearest legal place within reach', () => {
  assert.deepEqual(aim(chart, ['M0', 'O5'], [0, -230], 28), { place: 'M0', doubt: [] });
  assert.deepEqual(aim(chart, ['M0', 'O5'], [0, -310], 28), { place: 'M0', doubt: [] });
  assert.deepEqual(aim(chart, ['M0', 'O5'], [0, -330], 28), { place: null, doubt: [] });
  assert.deepEqual(aim(chart, [], [0, -230], 28), { place: null, doubt: [] });
});

test('inside a legal place nothing is in doubt', () => {
  assert.equal(aim(chart, ['M0', 'M1'], polar(230, 8.9), 60, 20).place, 'M0');
});

test('between two legal places the tap is in doubt', () => {
  const between = polar(230, 18); // the middle of M1, which is not legal
  assert.deepEqual(aim(chart, ['M0', 'M2'], between, 60, 5).doubt.toSorted(), ['M0', 'M2']);
  assert.equal(aim(chart, ['M0', 'M2'], polar(230, 14), 60, 5).place, 'M0');
});

test('a square is drawn inside its outline', () => {
  const numbers =
    squarePath(place('O7'))
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  assert.ok(numbers.length > 10);
  assert.ok(numbers.every(Number.isFinite));
});

test('boats that share a place stand apart', () => {
  for (const one of board.places)
    for (let count = 2; count <= 4; count++) {
      const spots = Array.from({ length: count }, (_, i) => berth(one, i, count, 40));
      for (let i = 1; i < count; i++) {
        const [a, b] = [spots[i - 1] as [number, number], spots[i] as [number, number]];
        assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) > 35);
        if (one.kind === 'sea') assert.ok(Math.abs(a[0] - b[0]) > 18, one.name);
      }
    }
});
