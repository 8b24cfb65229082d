import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { after, chartOf, movedBy, placeIn, readable, readingOf, thrownIn } from './reading.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf-8'));
const PORTS = {
  place: [{ name: 'cape', links: ['fort'] }, { name: 'fort', links: ['cape', 'isle'] }, { name: 'isle' }],
  crate: [{ name: 'tea' }],
};

test('places are what the data call so, and lie in a ring if nobody says where', () => {
  const { places, ways, box, reach } = chartOf(PORTS);
  assert.deepEqual([...places.keys()], ['cape', 'fort', 'isle']);
  assert.equal(ways.length, 2, 'a way is drawn once, whoever names it');
  for (const { at } of places.values())
    assert.ok(at[0] >= reach && at[0] <= box.width - reach && at[1] >= reach && at[1] <= box.height - reach);
});

test('whatever has a name and a point is a place, in its own proportions', () => {
  const { places } = chartOf({
    port: [
      { name: 'a', at: [0, 0] },
      { name: 'b', at: [2, 0] },
      { name: 'c', at: [0, 1] },
    ],
  });
  const [a, b, c] = [...places.values()].map(({ at }) => at);
  assert.ok(a && b && c);
  assert.equal(Math.round(b[0] - a[0]), Math.round(2 * (c[1] - a[1])));
});

test('many places lie in rows, none on another', () => {
  const { places, reach } = chartOf({ place: Array.from({ length: 40 }, (_, i) => ({ name: `p${i}` })) });
  const points = [...places.values()].map(({ at }) => at);
  for (const [i, one] of points.entries())
    for (const other of points.slice(i + 1)) assert.ok(Math.hypot(one[0] - other[0], one[1] - other[1]) > 2 * reach);
});

test('a game without places has none', () => {
  assert.equal(chartOf({ die: { faces: [1, 2] }, crate: [{ name: 'tea' }] }).places.size, 0);
});

test('a view tells scores, targets and facts of each seat, and of the whole table', () => {
  const view = {
    phase: 'choose',
    round: 3,
    seat: 1,
    target: 80,
    price: 4,
    ships: [
      { seat: 0, coins: 7, laden: true, crate: null },
      { seat: 1, coins: 9, laden: false, crate: 'tea' },
    ],
  };
  const found = readingOf(view, 2, new Map());
  assert.equal(found.round, 3);
  assert.deepEqual(found.seats, [
    { seat: 0, score: 7, scoreKey: 'coins', target: 80, facts: [{ key: 'laden', value: true }] },
    { seat: 1, score: 9, scoreKey: 'coins', target: 80, facts: [{ key: 'crate', value: 'tea' }] },
  ]);
  assert.deepEqual(found.facts, [{ key: 'price', value: 4 }]);
});

test('the boats of a real game stand where its own board has them', () => {
  const { places } = chartOf(read('../triangle/fixtures/board.json'));
  assert.ok(places.has('sugar'));
  const view = {
    fleets: [
      { seat: 0, money: 5 },
      { seat: 1, money: 7 },
    ],
    ships: [
      { seat: 0, ship: 0, at: 'sugar' },
      { seat: 1, ship: 0, at: 'oil' },
      { seat: 1, ship: 1, at: null },
    ],
  };
  const { pieces, seats } = readingOf(view, 2, places);
  assert.deepEqual(
    pieces.map(({ seat, at }) => [seat, at]),
    [
      [0, 'sugar'],
      [1, 'oil'],
    ],
  );
  assert.deepEqual(
    seats.map(({ score }) => score),
    [5, 7],
  );
});

test('an action leads to the place that it names, best to where it goes', () => {
  const { places } = chartOf(PORTS);
  assert.equal(placeIn({ kind: 'sail', to: 'fort', from: 'cape' }, places), 'fort');
  assert.equal(placeIn({ kind: 'sell', crate: 'tea' }, places), null);
});

test('an event moves the boat it is about, and no other', () => {
  const { places } = chartOf(PORTS);
  const pieces = [
    { key: 'a', seat: 0, at: 'cape' },
    { key: 'b', seat: 1, at: 'cape' },
    { key: 'c', seat: 1, at: 'isle' },
  ];
  assert.deepEqual(
    movedBy({ kind: 'sailed', seat: 0, to: 'fort' } as never, pieces, places)?.map(({ at }) => at),
    ['fort', 'cape', 'isle'],
  );
  assert.deepEqual(
    movedBy({ kind: 'sailed', seat: 1, before: 'isle', to: 'fort' } as never, pieces, places)?.map(({ at }) => at),
    ['cape', 'cape', 'fort'],
  );
  assert.equal(movedBy({ kind: 'sailed', seat: 1, to: 'fort' } as never, pieces, places), null, 'nobody knows which');
  assert.equal(movedBy({ kind: 'sold', seat: 0 } as never, pieces, places), null);
});

test('dice are numbers, and ids can be read', () => {
  assert.equal(thrownIn({ kind: 'rolled', seat: 2, die: 5, at_stake: 9 }), 5);
  assert.equal(thrownIn({ kind: 'began', seat: 2 }), null);
  assert.equal(readable('sent_back'), 'Sent back');
});

test('an event that names a score or a sign of the table says what it is now', () => {
  const view = { price: 3, warehouse: 30, ships: [{ coins: 4 }, { coins: 9 }] };
  const before = readingOf(view, 2, new Map());
  const sold = { kind: 'sold', seat: 0, crate: 'tea', earned: 3, coins: 7, warehouse: 29 };
  const shown = after(before, sold);
  assert.deepEqual(
    shown.seats.map(({ score }) => score),
    [7, 9],
  );
  assert.deepEqual(
    shown.facts.map(({ key, value }) => [key, value]),
    [
      ['price', 3],
      ['warehouse', 29],
    ],
  );
  assert.deepEqual(after(before, { kind: 'coins', seat: null } as { seat: null }), before, 'nothing else is touched');
});
