import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goBy } from '../../board/clock.ts';
import { LoadingTheatre, type Spot } from './loading.svelte.ts';
import type { Ship, View } from './types.ts';

const SPOT: Spot = { at: [0, 0], size: 60 };
const viewWith = (ropes: number): View => {
  const ship = { seat: 0, deck: { rope: ropes }, deck_spaces: 8 - ropes } as unknown as Ship;
  return { phase: 'grab', heap: [], cards: [], ships: [ship] } as unknown as View;
};

/** A theatre whose time is ours, and what waits for it. */
function staged(view: () => View): { theatre: LoadingTheatre; pass: () => void } {
  const waiting: (() => void)[] = [];
  goBy((done) => {
    waiting.push(done);
    return () => undefined;
  });
  const theatre = new LoadingTheatre({
    view,
    isOwn: () => true,
    isShut: false,
    tileAt: () => SPOT,
    sackAt: () => SPOT,
    shipAt: () => SPOT,
    before: () => undefined,
    after: () => undefined,
    landed: () => undefined,
  });
  return { theatre, pass: () => waiting.splice(0).forEach((done) => done()) };
}

test('what flies is held back from the view that has it on the ship, and from no other', async () => {
  let view = viewWith(1);
  const { theatre, pass } = staged(() => view);
  const shown = () => {
    const { deck, deck_spaces } = theatre.without(view.ships[0] as Ship);
    return [deck['rope'], deck_spaces];
  };
  const played = theatre.play([{ kind: 'took', seat: 0, tile: 't1', shows: 'rope', to: 'deck' } as never], 'normal', true);
  assert.deepEqual([theatre.flights.length, shown()], [1, [1, 7]], 'it has just set out, and the rope that was there stays');
  view = viewWith(2);
  theatre.follow(view);
  assert.deepEqual(shown(), [1, 7], 'the view has it on deck, where it is not yet');
  pass();
  await played;
  assert.deepEqual([theatre.flights.length, shown()], [0, [2, 6]]);
  goBy();
});

test('a ship casts off when what has made it full has come aboard', async () => {
  const { theatre, pass } = staged(() => viewWith(1));
  const took = { kind: 'took', seat: 0, tile: 't1', shows: 'rope', to: 'deck' };
  const played = theatre.play([took, { kind: 'cast_off', seat: 0 }] as never, 'normal', true);
  assert.deepEqual([theatre.flights.length, theatre.shout, theatre.round.mode], [1, null, 'leave']);
  pass();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual([theatre.flights.length, theatre.shout], [0, 0]);
  pass();
  await played;
  assert.equal(theatre.round.mode, 'pile');
  goBy();
});
