import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { aim } from '../../board/aim.ts';
import type { Point } from '../../board/chart.ts';
import { chartOf, placeAt, placesByName } from './geometry.ts';
import { caughtIn, discSpot, ghostOf, litBy, withGhosts, type Ghost } from './ghosts.ts';
import type { AnyEvent, Board } from './types.ts';

const board = JSON.parse(readFileSync(new URL('./fixtures/board.json', import.meta.url), 'utf-8')) as Board;
const moved = (before: number, beam: number): AnyEvent => ({ kind: 'light_moved', seat: 0, before, beam });
const caught: AnyEvent = { kind: 'caught', seat: 1, at: 'O5', keeper: 0, laden: true };
const clockwise = ghostOf('clockwise', [moved(6, 7), moved(7, 8)]) as Ghost;
const counter = ghostOf('counter_clockwise', [moved(6, 5), caught]) as Ghost;
const at = (name: string) => placesByName(board).get(name)?.at;

test('a pale beam ends where the table says, also early', () => {
  assert.deepEqual(clockwise.beams, [7, 8]);
  assert.deepEqual(counter.beams, [5]);
  assert.equal(ghostOf('clockwise', null), null);
  assert.deepEqual(caughtIn([moved(6, 5), caught]), [1]);
});

test('it lies on the squares that would be lit, its disc on one without a boat', () => {
  assert.deepEqual(
    litBy(counter, board).map((place) => place.name),
    ['I1', 'M5', 'O5'],
  );
  const disc = (...boats: string[]) => {
    const spots = boats.map((name): Point => at(name) ?? [0, 0]);
    return placeAt(board, discSpot(counter, board, spots));
  };
  assert.equal(disc(), 'O5');
  assert.equal(disc('O5'), 'M5');
  assert.equal(disc('O5', 'M4'), 'I1', 'a boat on the next square would be half hidden');
});

test('the whole of it takes a tap; on a square that both would light the nearer disc does', () => {
  const ghosts = [clockwise, counter];
  const chart = withGhosts(chartOf(board), ghosts, board, []);
  const names = ghosts.map((ghost) => ghost.place);
  for (const ghost of ghosts)
    for (const { name } of litBy(ghost, board).slice(1))
      assert.equal(aim(chart, names, at(name) ?? [0, 0], 10).place, ghost.place);
  assert.equal(aim(chart, names, [110, -10], 10).place, counter.place);
  assert.equal(aim(chart, names, [0, -300], 10).place, null);
});
