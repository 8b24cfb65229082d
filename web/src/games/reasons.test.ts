// A hint is drawn where its action is done.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { REASONS as ABOARD } from './aboard/reasons/part.ts';
import { REASONS as SMUGGLERS } from './smugglers/reasons/part.ts';
import { REASONS as TRIANGLE } from './triangle/reasons/part.ts';

const board = (game: string) =>
  JSON.parse(readFileSync(new URL(`${game}/fixtures/board.json`, import.meta.url), 'utf-8')) as never;

test('on the bay an action is where its place is, a turn at the ghost, staying at the own boat', () => {
  const { places } = board('smugglers') as { places: { name: string; at: [number, number] }[] };
  const scene = { me: 0, view: { boats: [{ at: 'M2' }] } } as never;
  const at = (name: string) => places.find((one) => one.name === name)?.at;
  const spot = (action: object, place: string | null = null) =>
    SMUGGLERS.spot(action as never, place, scene, { place: places } as never);
  assert.deepEqual(spot({ kind: 'sail', to: 'M1' }, 'M1'), { point: at('M1'), reach: 42 });
  assert.deepEqual(spot({ kind: 'take', at: 'M4' }, 'M4'), { point: at('M4'), reach: 42 });
  assert.deepEqual(spot({ kind: 'stay' }), { point: at('M2'), reach: 42 });
  assert.deepEqual(spot({ kind: 'turn', way: 'clockwise' }), { on: '[data-ghost=clockwise] circle:last-of-type' });
});

test('on the chart a ship is shown where it would come to, else where it lies', () => {
  const spot = (to: string | null) => {
    const scene = { me: 1, view: { courses: [{ ship: 2, to }] } } as never;
    return TRIANGLE.spot({ kind: 'sail', ship: 2 } as never, 'B1', scene, board('triangle'));
  };
  assert.ok(spot('B3') && spot(null));
  assert.notDeepEqual(spot('B3'), spot(null));
});

test('aboard a thing is found by what a tap on it means', () => {
  const spot = (place: string | null) => ABOARD.spot({} as never, place, {} as never, null as never);
  assert.deepEqual(spot('t7'), { on: '[data-tile=t7]' });
  assert.deepEqual(spot('supply-white'), { on: '[data-testid=sack-white], [data-place="supply-white"]' });
  assert.deepEqual(spot('flee'), { on: '[data-target="flee"], [data-place="flee"]' });
  assert.equal(spot(null), null);
});
