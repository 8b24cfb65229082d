import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside } from './beside.ts';

const WINDOW = { width: 400, height: 800 };
const BUBBLE = { width: 120, height: 40 };

test('it lies left of a panel at the right edge', () => {
  const laid = beside({ x: 300, y: 100, width: 100, height: 60 }, BUBBLE, WINDOW, []);
  assert.deepEqual(laid, { side: 'left', x: 173, y: 110 });
});

test('it goes where nothing is hidden that matters', () => {
  const panel = { x: 140, y: 300, width: 120, height: 60 };
  const rows = [
    { x: 0, y: 300, width: 140, height: 60 },
    { x: 260, y: 300, width: 140, height: 60 },
    { x: 0, y: 360, width: 400, height: 200 },
  ];
  assert.equal(beside(panel, BUBBLE, WINDOW, rows).side, 'above');
});

test('where there is no room beside it, a corner of the board is left', () => {
  const panel = { x: 140, y: 600, width: 120, height: 60 };
  const full = [{ x: 0, y: 450, width: 400, height: 350 }];
  const board = { x: 0, y: 50, width: 400, height: 400 };
  assert.deepEqual(beside(panel, BUBBLE, WINDOW, full, board), { side: 'away', x: 6, y: 404 });
});

test('where its corners are taken too, it is the gap of the board that lies nearest', () => {
  const panel = { x: 140, y: 0, width: 120, height: 50 };
  const taken = [
    { x: 0, y: 0, width: 400, height: 250 },
    { x: 0, y: 250, width: 130, height: 70 },
    { x: 0, y: 320, width: 400, height: 480 },
  ];
  const board = { x: 0, y: 50, width: 400, height: 400 };
  const laid = beside(panel, BUBBLE, WINDOW, taken, board);
  assert.deepEqual([laid.side, laid.x, laid.y], ['away', 138, 260]);
});

test('it stays inside the window', () => {
  const { x, y } = beside({ x: 0, y: 0, width: 400, height: 30 }, BUBBLE, WINDOW, []);
  assert.ok(x >= 6 && x + BUBBLE.width <= 394 && y >= 30);
});
