import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { distance, placesByName } from './geometry.ts';
import type { Scene } from './scene.ts';
import { beside, boatSpots, dotSpot } from './spots.ts';
import type { Board, Place } from './types.ts';

const board = JSON.parse(readFileSync(new URL('./fixtures/board.json', import.meta.url), 'utf-8')) as Board;
const places = placesByName(board);

function lying(...at: string[]): ReturnType<typeof boatSpots> {
  const boats = at.map((name, seat) => ({ seat, at: name, cargo: null, liesWrong: false }));
  return boatSpots({ boats } as unknown as Scene, places);
}

test('several boats in one harbour lie in it, side by side', () => {
  for (const harbour of board.places.filter((place) => place.kind === 'harbour'))
    for (const n of [1, 2, 3, 4]) {
      const spots = [...lying(...Array.from({ length: n }, () => harbour.name)).values()];
      for (const [i, { at }] of spots.entries()) {
        assert.ok(distance(harbour, at) < 10, `${harbour.name}: boat ${i} of ${n}`);
        for (const other of spots.slice(i + 1)) assert.ok(Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) > 30);
      }
    }
});

test('no boat hides the dot of a place that may be chosen', () => {
  for (const place of board.places)
    for (const name of place.links) {
      const spots = [...lying(name).values()];
      const dot = dotSpot(place, spots);
      assert.ok(distance(place, dot) < 1, `${place.name}: the dot lies on it`);
      for (const boat of spots) assert.ok(beside(boat, dot) >= 1, `a boat on ${name} hides the dot of ${place.name}`);
    }
  const free = places.get('M0') as Place;
  assert.deepEqual(dotSpot(free, []), free.at, 'else it lies in the middle');
});
