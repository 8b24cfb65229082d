import assert from 'node:assert/strict';
import { test } from 'node:test';
import { empty, faceDown, lay as layAll, loaded as loadedOf, lying, meant, spread, type Layout } from './layout.ts';
import { since } from './since.ts';
import type { AnyEvent, Numbers, Ship } from './types.ts';

const NUMBERS: Numbers = {
  deck: 8,
  hold: 4,
  special: 2,
  per_storage: 2,
  rounds: 2,
  per_round: 13,
  composition: null,
  chest: 10,
  penalty_money: 2,
  penalty_goods: 1,
  jokers: false,
};
const lay = (ship: Ship, before: Layout | null = null, landing: string | null = null): Layout =>
  layAll(ship, NUMBERS, before, landing);
const loaded = (ship: Ship): ReturnType<typeof loadedOf> => loadedOf(ship, NUMBERS);
const SHIP: Ship = {
  seat: 0,
  deck: {},
  below: 0,
  hold: {},
  stores: 0,
  goods: {},
  goods_below: 0,
  goods_hold: {},
  deck_spaces: 8,
  hold_spaces: 4,
  room: 14,
  coins: 0,
  chests_on_deck: 0,
  chests_below: 0,
  total: 0,
  parrot: false,
  monkey: false,
  hand: null,
  loading: true,
};

/** What lies where: only places that are taken. */
function seen(layout: Layout): Record<string, string> {
  return Object.fromEntries(
    layout.places.flatMap((place) => {
      const here: [string, string][] = place.thing ? [[place.id, lying(place) ?? place.thing.what]] : [];
      return [...here, ...place.doors.flatMap((colour, i): [string, string][] => (colour ? [[`${place.id}/${i}`, colour]] : []))];
    }),
  );
}

test('an empty ship has fourteen empty places', () => {
  const layout = lay(SHIP);
  assert.equal(layout.places.length, NUMBERS.deck + NUMBERS.hold + NUMBERS.special);
  assert.deepEqual(seen(layout), {});
  assert.equal(empty(layout, 'deck').length, 8);
});

test('tiles are laid from the stern on, the first goods into the round places', () => {
  const layout = lay({
    ...SHIP,
    deck: { cannon: 2, map: 1 },
    below: 1,
    hold: { sabre: 1 },
    goods_below: 2,
    goods_hold: { orange: 1, violet: 1 },
  });
  assert.deepEqual(seen(layout), {
    'deck-0': 'cannon',
    'deck-1': 'cannon',
    'deck-2': 'map',
    'hold-0': 'sabre',
    'special-0': 'orange',
    'special-1': 'violet',
  });
});

test('what is aboard stays where it lies, whatever comes or goes', () => {
  const first = lay({ ...SHIP, deck: { map: 1, sailor: 1 } });
  const second = lay({ ...SHIP, deck: { cannon: 1, map: 1, sailor: 1 } }, first);
  assert.deepEqual(seen(second), { 'deck-0': 'map', 'deck-1': 'sailor', 'deck-2': 'cannon' });
  const third = lay({ ...SHIP, deck: { cannon: 1, sailor: 1 } }, second);
  assert.deepEqual(seen(third), { 'deck-1': 'sailor', 'deck-2': 'cannon' });
  assert.deepEqual(seen(lay({ ...SHIP, deck: { cannon: 1, sailor: 1, rope: 1 } }, third)), {
    'deck-0': 'rope',
    'deck-1': 'sailor',
    'deck-2': 'cannon',
  });
});

test('a thing lies where it was dropped, if that place is free', () => {
  const first = lay({ ...SHIP, deck: { map: 1 } });
  const ship = { ...SHIP, deck: { map: 1, rope: 1 } };
  assert.deepEqual(seen(lay(ship, first, 'deck-5')), { 'deck-0': 'map', 'deck-5': 'rope' });
  assert.deepEqual(seen(lay(ship, first, 'deck-0')), { 'deck-0': 'map', 'deck-1': 'rope' });
});

test('another ship does not inherit the places', () => {
  const first = lay({ ...SHIP, deck: { map: 1 } }, null, 'deck-5');
  assert.deepEqual(seen(lay({ ...SHIP, seat: 1, deck: { map: 1 } }, first)), { 'deck-0': 'map' });
});

test('goods fill round places, then doors, then open places', () => {
  const layout = lay({ ...SHIP, below: 1, hold: { storage: 1 }, stores: 1, goods_below: 5, goods_hold: { white: 5 } });
  assert.deepEqual(seen(layout), {
    'hold-0': 'storage',
    'hold-0/0': 'white',
    'hold-0/1': 'white',
    'hold-1': 'white',
    'special-0': 'white',
    'special-1': 'white',
  });
});

test('goods on deck lie in doors on deck, never below', () => {
  const layout = lay({ ...SHIP, deck: { storage: 1 }, goods: { orange: 3 } });
  assert.deepEqual(seen(layout), { 'deck-0': 'storage', 'deck-0/0': 'orange', 'deck-0/1': 'orange', 'deck-1': 'orange' });
});

test('when a storeroom goes, its goods find other places', () => {
  const first = lay({ ...SHIP, deck: { storage: 1, map: 1 }, goods: { orange: 1, white: 1 } });
  const second = lay({ ...SHIP, deck: { map: 1 }, goods: { orange: 1, white: 1 } }, first);
  const mapAt = Object.entries(seen(first)).find(([, name]) => name === 'map')?.[0] ?? '';
  assert.equal(seen(second)[mapAt], 'map');
  assert.deepEqual(Object.values(seen(second)).sort(), ['map', 'orange', 'white']);
});

test('chests and the monkey of the handicap come from the bow', () => {
  const layout = lay({ ...SHIP, monkey: true, chests_on_deck: 1, chests_below: 1 });
  assert.deepEqual(seen(layout), { 'deck-7': 'guest', 'deck-6': 'chest', 'hold-3': 'chest' });
});

test('a chest does not push goods aside while there are other places', () => {
  const first = lay({ ...SHIP, goods: { white: 1 } }, null, 'deck-7');
  assert.deepEqual(seen(lay({ ...SHIP, goods: { white: 1 }, chests_on_deck: 1 }, first)), {
    'deck-6': 'chest',
    'deck-7': 'white',
  });
});

test('a hold that is not known shows how much is in it, and its storerooms', () => {
  const layout = lay({ ...SHIP, hold: null, goods_hold: null, below: 3, stores: 1, goods_below: 4 });
  const hold = layout.places.filter((place) => place.zone === 'hold');
  assert.deepEqual(
    hold.map((place) => place.thing?.what ?? null),
    ['tile', 'tile', 'tile', null],
  );
  assert.deepEqual(
    hold.map((place) => lying(place)),
    ['storage', null, null, null],
  );
  assert.deepEqual(hold[0]?.doors, ['any', 'any']);
});

test('everything that is counted lies somewhere, on a full ship too', () => {
  const ship = {
    ...SHIP,
    deck: { storage: 3, map: 4 },
    chests_on_deck: 1,
    below: 4,
    hold: { storage: 2, rope: 2 },
    stores: 2,
    goods: { white: 6 },
    goods_below: 6,
    goods_hold: { orange: 6 },
  };
  const names = Object.values(seen(lay(ship)));
  assert.equal(names.length, 8 + 4 + 6 + 6);
});

test('what one pays with is marked once each, open places before doors', () => {
  const layout = lay({ ...SHIP, deck: { cannon: 2, storage: 1 }, goods: { orange: 3 } });
  assert.deepEqual([...meant(layout, { deck: ['cannon', 'orange'], below: [] })], ['deck-0', 'deck-3']);
  assert.deepEqual(
    [...meant(layout, { deck: ['cannon', 'cannon', 'orange', 'orange'], below: [] })],
    ['deck-0', 'deck-1', 'deck-3', 'deck-2/0'],
  );
  assert.deepEqual([...meant(layout, { deck: ['sabre'], below: [] })], []);
});

test('chests and the handicap make a ship full sooner', () => {
  assert.deepEqual(loaded({ ...SHIP, deck: { map: 2 }, below: 1, goods_below: 1 }), {
    tiles: 3,
    places: 12,
    sacks: 1,
    special: 2,
  });
  assert.equal(loaded({ ...SHIP, chests_on_deck: 1, chests_below: 1, monkey: true }).places, 9);
});

test('things spread in a box do not overlap and do not leave it', () => {
  for (const [width, height] of [
    [73, 80],
    [200, 190],
    [46, 38],
  ] as const) {
    for (let n = 1; n <= 5; n++) {
      const spots = spread(n, width, height);
      assert.equal(spots.length, n);
      for (const { x, y, size } of spots) {
        assert.ok(Math.abs(x) + size / 2 <= width / 2 + 1e-9 && Math.abs(y) + size / 2 <= height / 2 + 1e-9);
      }
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1))
          assert.ok(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= one.size - 1e-9);
      }
    }
  }
});

test('what is told is counted, for the seat it is about', () => {
  const told: AnyEvent[] = [
    { kind: 'took', seat: 0, tile: 't1', shows: 'map' },
    { kind: 'took', seat: 1, tile: 't2', shows: 'map' },
    { kind: 'stowed', seat: 0, tile: 't3' },
    { kind: 'saw', seat: 0, shows: 'rope' },
    { kind: 'loaded', seat: 0, colour: 'white' },
    { kind: 'earned', seat: 0, money: 12 },
    { kind: 'buried', seat: 0, at: 'deck', money: 10 },
  ];
  const ship = since(SHIP, told);
  assert.deepEqual([ship.deck, ship.hold, ship.goods_hold], [{ map: 1 }, { rope: 1 }, { white: 1 }]);
  assert.deepEqual([ship.below, ship.coins, ship.chests_on_deck, ship.total], [1, 2, 1, 12]);
  assert.deepEqual(since({ ...SHIP, hold: null }, told).hold, null);
});

test('what goes from below is marked below, though the same lies on deck', () => {
  const layout = lay({
    ...SHIP,
    deck: { rope: 2 },
    hold: { rope: 1, cannon: 2 },
    below: 3,
    goods_hold: { white: 1 },
    goods_below: 1,
  });
  assert.deepEqual([...meant(layout, { deck: [], below: ['cannon', 'cannon', 'white'] })], ['hold-1', 'hold-2', 'special-0']);
  assert.deepEqual([...meant(layout, { deck: ['rope'], below: ['rope'] })], ['deck-0', 'hold-0']);
});

test('face down the hold tells how much lies there and nothing else, the deck everything', () => {
  const hold = { rope: 1, storage: 1 };
  const layout = lay({
    ...SHIP,
    deck: { cannon: 1 },
    below: 2,
    hold,
    stores: 1,
    goods_below: 3,
    goods_hold: { white: 3 },
    chests_below: 1,
  });
  const open = seen(layout);
  const shut = seen({ ...layout, places: layout.places.map(faceDown) });
  assert.equal(open['deck-0'], 'cannon');
  assert.deepEqual(Object.values(open).sort(), ['cannon', 'chest', 'rope', 'storage', 'white', 'white', 'white']);
  assert.equal(shut['deck-0'], 'cannon');
  assert.deepEqual(Object.values(shut).sort(), ['any', 'any', 'cannon', 'chest', 'tile', 'tile']);
});
