import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point } from '../../../board/chart.ts';
import { nearest, onScreen, onShip, placeAt, sackAt, sackUnder, SHIP, shipUnder, sidesOf, stageOf, turnOf } from './stage.ts';

const SIZES: [number, number][] = [
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [1366, 1024],
];
const TABLES = SIZES.flatMap(([width, height]) =>
  [2, 3, 4].map((seats) => ({ width, height, seats, stage: stageOf(width, height, seats) })),
);
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

test('two sit at the long sides, more at all of them, and nobody shares a side', () => {
  assert.deepEqual(sidesOf(2, false), [0, 180]);
  assert.deepEqual(sidesOf(2, true), [90, 270]);
  assert.deepEqual(sidesOf(3, false), [0, 90, 270]);
  assert.deepEqual(sidesOf(4, true), [0, 90, 180, 270]);
});

test('every ship lies whole on the screen with its keel at its edge', () => {
  for (const { width, height, stage } of TABLES)
    for (const berth of stage.berths) {
      for (const corner of [
        [0, 0],
        [SHIP.width, SHIP.height],
      ] as Point[]) {
        const [x, y] = onScreen(berth, corner);
        assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${width}x${height} seat ${berth.seat}: ${x} ${y}`);
      }
      const edge = { 0: height - berth.at[1], 90: berth.at[0], 180: berth.at[1], 270: width - berth.at[0] }[berth.turn];
      assert.ok(edge >= 0 && edge < 8);
    }
});

test('from a ship to the screen and back is where it began', () => {
  for (const { stage } of TABLES)
    for (const berth of stage.berths) {
      const [x, y] = onShip(berth, onScreen(berth, [123, 45]));
      assert.ok(Math.abs(x - 123) < 1e-9 && Math.abs(y - 45) < 1e-9);
    }
});

test('what is let go over a place goes there, on deck or below, whoever sits where', () => {
  for (const { stage } of TABLES)
    for (const berth of stage.berths) {
      for (let i = 0; i < 8; i++)
        assert.deepEqual(shipUnder(stage.berths, onScreen(berth, placeAt('deck', i))), { berth, to: 'deck' });
      for (let i = 0; i < 4; i++)
        assert.deepEqual(shipUnder(stage.berths, onScreen(berth, placeAt('hold', i))), { berth, to: 'below' });
    }
});

test('what is let go in the middle goes nowhere', () => {
  for (const { stage } of TABLES) assert.equal(shipUnder(stage.berths, stage.rope.middle), null);
});

test('the heap lies between the cards: no tile of it is over a ship', () => {
  for (const { stage } of TABLES) {
    const { middle, wide, high } = stage.rope;
    for (let i = 0; i < 36; i++) {
      const turn = (i * Math.PI) / 18;
      const rim: Point = [middle[0] + wide * Math.cos(turn), middle[1] + high * Math.sin(turn)];
      assert.equal(shipUnder(stage.berths, rim), null);
    }
    assert.ok(stage.ground.wide < wide && stage.ground.high < high && stage.ground.high > stage.ground.size);
  }
});

test('thirteen cards in one ring for three and four, and thirteen for each of two sides', () => {
  for (const { stage, seats } of TABLES) {
    assert.deepEqual(
      stage.cards.map((row) => row.length),
      seats === 2 ? [13, 13] : [13],
    );
    for (const row of stage.cards)
      for (const [i, card] of row.entries())
        for (const other of row.slice(i + 1)) assert.ok(far(card.at, other.at) > stage.card.height * 0.7);
  }
});

test('a card of the ring has its foot outwards, to whoever sits there', () => {
  for (const { stage, seats } of TABLES.filter((table) => table.seats > 2)) {
    for (const { at, turn } of stage.cards[0] ?? []) {
      const foot: Point = [-Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
      const out: Point = [at[0] - stage.rope.middle[0], at[1] - stage.rope.middle[1]];
      assert.ok(foot[0] * out[0] + foot[1] * out[1] > 0, `${seats}`);
    }
  }
});

test('sacks of every colour lie on the screen, within reach of every side, and a finger finds them', () => {
  for (const { stage, width, height } of TABLES) {
    for (const board of stage.sacks)
      for (let i = 0; i < 4; i++) {
        const at = sackAt(stage, board, i);
        assert.ok(at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height);
        assert.equal(sackUnder(stage, [at[0] + 6, at[1] - 6])?.i, i);
      }
    for (const berth of stage.berths)
      assert.ok(Math.min(...stage.sacks.map((board) => far(sackAt(stage, board, 0), berth.at))) < SHIP.width * berth.scale);
  }
  assert.equal(sackUnder(stageOf(1180, 820, 4), [590, 410]), null);
});

test('a tap is for the nearest edge, of those who sit here', () => {
  const stage = stageOf(1180, 820, 4);
  assert.equal(nearest(stage, [0, 1, 2, 3], [590, 700]), 0);
  assert.equal(nearest(stage, [0, 1, 2, 3], [200, 410]), 1);
  assert.equal(nearest(stage, [0, 1, 2, 3], [590, 300]), 2);
  assert.equal(nearest(stage, [0, 1, 2, 3], [1000, 410]), 3);
  assert.equal(nearest(stage, [0, 2], [200, 390]), 2);
  assert.equal(nearest(stage, [], [200, 390]), null);
});

test('a tile that was turned over faces whoever turned it', () => {
  for (const side of [0, 90, 180, 270] as const) assert.ok(Math.abs(turnOf(5, 20, side) - side) < 10);
  assert.notEqual(turnOf(5, 20, null), turnOf(6, 20, null));
});
