import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { aim } from '../../board/aim.ts';
import { BOX, chartOf, hungSpot, isCovered, scaled, spotsByName, wayBetween, type Spot } from './geometry.ts';
import type { Board } from './types.ts';

const board = JSON.parse(readFileSync(new URL('./fixtures/board.json', import.meta.url), 'utf-8')) as Board;
const spots = spotsByName(board);

test('every mark and every berth has its spot within the box', () => {
  assert.equal(
    spots.size,
    board.lane.reduce((sum, lane) => sum + lane.marks.length, 0) + board.port.reduce((sum, port) => sum + port.docks.length, 0),
  );
  for (const { at } of spots.values()) {
    assert.ok(at[0] > BOX.x && at[0] < BOX.x + BOX.width && at[1] > BOX.y && at[1] < BOX.y + BOX.height);
  }
});

test('a way leads over the marks in between, into a port or out of it', () => {
  assert.deepEqual(wayBetween(board, 'S5', 'S8'), ['S5', 'S6', 'S7', 'S8']);
  assert.deepEqual(wayBetween(board, 'S7', 'lumber-2'), ['S7', 'S8', 'lumber-2']);
  assert.deepEqual(wayBetween(board, 'oil-1', 'O2'), ['oil-1', 'O1', 'O2']);
});

test('a tap on a spot is on its place', () => {
  const chart = chartOf(spots, new Map());
  for (const { name, at } of spots.values()) assert.equal(chart.at(at), name);
  assert.equal(chart.at([320, 300]), null);
});

test('a tap on the label of a target means the target', () => {
  const chart = chartOf(spots, new Map(), new Map([['S5', { x: 300, y: 280, width: 80, height: 30 }]]));
  assert.deepEqual(aim(chart, ['S5', 'L3'], [370, 300], 0), { place: 'S5', doubt: [] });
  assert.equal(aim(chart, ['S5', 'L3'], [390, 300], 0).place, null);
});

test('what hangs stays within the frame, wherever the cloud is', () => {
  for (let column = 0; column < board.grid.columns; column++)
    for (let row = 0; row < board.grid.rows; row++)
      for (let turn = 0; turn < 360; turn += 45) {
        const [x, y] = hungSpot(board, scaled([column, row]), 0, turn, 0, 2);
        assert.ok(x >= BOX.x + 30 && x <= BOX.x + BOX.width - 30 && y >= BOX.y + 40 && y <= BOX.y + BOX.height - 30);
      }
});

test('the start hides the sixth mark towards the oil, and no port', () => {
  const start = scaled(board.grid.start);
  assert.ok(isCovered(board, spots.get('B6') as Spot, start));
  assert.ok(!isCovered(board, spots.get('oil-1') as Spot, start));
});
