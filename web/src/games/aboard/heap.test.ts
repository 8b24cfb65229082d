import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance, heapOf, hit, raised, spot, TILES, type Ground } from './heap.ts';

const GROUND: Ground = { middle: [466, 267], wide: 262, high: 136, rim: 420, size: 64 };
const HEAP = heapOf(1);

test('every tile has its place, the same on every page', () => {
  assert.equal(new Set(HEAP.map((lie) => lie.tile)).size, TILES);
  assert.deepEqual(
    HEAP.slice(0, 3).map(({ tile, x, y }) => [tile, x.toFixed(4), y.toFixed(4)]),
    heapOf(1)
      .slice(0, 3)
      .map(({ tile, x, y }) => [tile, x.toFixed(4), y.toFixed(4)]),
  );
});

test('the second heap is another one', () => {
  assert.notDeepEqual(heapOf(1), heapOf(2));
});

test('all lie within the rope but three that have rolled over it', () => {
  for (const round of [1, 2]) {
    const outside = heapOf(round).filter((lie) => Math.hypot(lie.x, lie.y) > 1);
    assert.equal(outside.length, 3);
    for (const lie of outside) assert.ok(Math.hypot(lie.x, lie.y) < 1.3);
  }
});

test('they are thrown towards the middle, and what lies there lies higher', () => {
  const far = HEAP.map((lie) => Math.hypot(lie.x, lie.y));
  assert.ok(far.filter((one) => one < 0.7).length > TILES * 0.45);
  const inner = HEAP.find((lie) => Math.hypot(lie.x, lie.y) < 0.2);
  const outer = HEAP.find((lie) => Math.hypot(lie.x, lie.y) > 0.9);
  assert.ok(inner && outer && inner.height > outer.height);
});

test('no two tiles lie on the same spot', () => {
  const spots = HEAP.map((lie) => spot(lie, GROUND));
  for (const [i, [x, y]] of spots.entries())
    for (const [ox, oy] of spots.slice(i + 1)) assert.ok(Math.hypot(x - ox, y - oy) > 12);
});

test('a tap takes the topmost tile under the finger', () => {
  for (const lie of HEAP) {
    const point = spot(lie, GROUND);
    const taken = hit(HEAP, GROUND, point, 28);
    const above = HEAP.slice(HEAP.indexOf(lie)).filter((other) => distance(other, GROUND, point) === 0);
    assert.equal(taken, above.at(-1)?.tile);
  }
});

test('beside the round corner of a tile lies what is seen there', () => {
  const top = HEAP.at(-1);
  assert.ok(top);
  const [x, y] = spot(top, GROUND);
  const at = (part: number): [number, number] => {
    const [turn, away] = [(top.turn * Math.PI) / 180, GROUND.size * part];
    return [x + away * (Math.cos(turn) - Math.sin(turn)), y + away * (Math.sin(turn) + Math.cos(turn))];
  };
  assert.equal(distance(top, GROUND, at(0.42)), 0);
  assert.ok(distance(top, GROUND, at(0.48)) > 0);
});

test('a tap beside the heap takes the nearest in reach, or none', () => {
  const right = HEAP.reduce((one, other) => (spot(other, GROUND)[0] > spot(one, GROUND)[0] ? other : one));
  const [x, y] = spot(right, GROUND);
  assert.equal(hit(HEAP, GROUND, [x + 32 + 20, y], 28), right.tile);
  assert.equal(hit(HEAP, GROUND, [x + 200, y], 28), null);
});

test('what lies below is reached when the tile above is gone', () => {
  const top = HEAP.at(-1);
  assert.ok(top);
  const point = spot(top, GROUND);
  const left = HEAP.filter((lie) => lie !== top);
  assert.notEqual(hit(left, GROUND, point, 28), top.tile);
});

test('a tile that is raised is what a tap on it takes, and all others stay in their order', () => {
  const lowest = HEAP[0];
  assert.ok(lowest);
  const lies = raised(HEAP, lowest.tile);
  assert.deepEqual(lies, [...HEAP.slice(1), lowest]);
  assert.equal(hit(lies, GROUND, spot(lowest, GROUND), 28), lowest.tile);
  assert.equal(raised(HEAP, null), HEAP);
});

test('nothing rolls over the edge of a narrow page', () => {
  const narrow: Ground = { middle: [195, 90], wide: 152, high: 56, rim: 168, size: 44 };
  for (const lie of HEAP) assert.ok(Math.abs(spot(lie, narrow)[0] - 195) <= 168);
});
