import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWhole, panBy, WHOLE, zoomAbout } from './zoom.ts';

const frame = { width: 400, height: 300 };
const board = { width: 300, height: 300 };

test('what is under the finger stays there', () => {
  const zoom = zoomAbout(WHOLE, 2, [50, 20], frame, board);
  assert.equal(zoom.scale, 2);
  assert.equal((50 - zoom.x) / zoom.scale, 50);
  assert.equal((20 - zoom.y) / zoom.scale, 20);
});

test('the board never leaves the frame', () => {
  const zoom = panBy({ scale: 2, x: 0, y: 0 }, 1000, -1000, frame, board);
  assert.deepEqual(zoom, { scale: 2, x: 100, y: -150 });
});

test('going back to one shows the whole board', () => {
  const zoom = zoomAbout({ scale: 2, x: 100, y: 0 }, 0.1, [0, 0], frame, board);
  assert.deepEqual(zoom, WHOLE);
  assert.ok(isWhole(zoom));
});
