// Who is ahead in an unfinished match is told by what everybody may see, and by nothing else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { standing as ofShips } from './aboard/standing.ts';
import type { View as Ships } from './aboard/types.gen.ts';
import { standing as ofBoats } from './smugglers/standing.ts';
import type { View as Boats } from './smugglers/types.gen.ts';
import { isClear, order } from './standing.ts';
import { standing as ofFleets } from './triangle/standing.ts';
import type { View as Fleets } from './triangle/types.gen.ts';

const boats = (...of: [number | null, number][]): Boats =>
  ({ seat: 1, boats: of.map(([points, target], seat) => ({ seat, points, target })) }) as unknown as Boats;

test('the part of the own target counts, and the flag names it if it is the same for all', () => {
  const even = ofBoats(boats([2, 7], [5, 7], [3, 7]));
  assert.deepEqual([order(even), isClear(even), even.aim, even.actors], [[1, 2, 0], true, '7', [1]]);
  const uneven = ofBoats(boats([3, 4], [5, 10]));
  assert.deepEqual([order(uneven), uneven.aim], [[0, 1], null]);
});

test('nobody is ahead of whoever is as far, and nobody at all where points are secret', () => {
  assert.equal(order(ofBoats(boats([0, 7], [0, 7]))), null);
  const tied = ofBoats(boats([4, 7], [2, 7], [2, 7]));
  assert.deepEqual([order(tied)?.[0], isClear(tied)], [0, false]);
  const secret = ofBoats(boats([6, 7], [null, 7]));
  assert.deepEqual([secret.shares, order(secret), isClear(secret)], [null, null, false]);
});

test('money counts at sea', () => {
  const fleets = [100, 250].map((money, seat) => ({ seat, money, target: 350 }));
  const found = ofFleets({ seat: 0, fleets } as unknown as Fleets);
  assert.deepEqual([order(found), found.aim, found.shares], [[1, 0], '350', [100 / 350, 250 / 350]]);
});

test('ships have nothing to reach: whoever has earned most is nearest to the flag, and not there', () => {
  const ships = [-2, 5, 10].map((total, seat) => ({ seat, total }));
  const found = ofShips({ ships, asked: [0, 2] } as unknown as Ships);
  assert.deepEqual(
    [order(found), found.shares, found.actors],
    [
      [2, 1, 0],
      [0, 0.4, 0.8],
      [0, 2],
    ],
  );
  const nothing = ofShips({ ships: ships.map((ship) => ({ ...ship, total: 0 })), asked: [] } as unknown as Ships);
  assert.equal(order(nothing), null);
});
