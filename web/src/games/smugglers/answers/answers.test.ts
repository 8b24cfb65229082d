import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, sceneOf, strict } from '../../../answers/asked.ts';
import { TOWER } from '../geometry.ts';
import type { Board, Data, Scene, View } from '../types.ts';
import { ANSWERS } from './answers.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8'));
const { places, islands, beams } = read('board') as Board;
const data: Data = { place: places, island: islands, beam: beams };
const views = (read('four') as { frames: { view: View }[] }).frames.map(({ view }) => view);
const sailing = views.find((view) => view.phase === 'sail' && view.boats[0]?.cargo?.goal) as View;
const english = strict('smugglers', 'en');
const THINGS = [TOWER, 'dice', 'seat:0', 'seat:1', 'seat:2', 'seat:3', ...places.map((place) => place.name)];

/** The table with a boat, a crate and the light moved by hand. */
const bay = (changes: Partial<View> = {}): View => ({
  ...sailing,
  rocks: ['M5'],
  lit: ['I2', 'M8', 'O8'],
  beam: 8,
  afloat: [],
  ...changes,
});
const withBoats = (at: string[]): View =>
  bay({ boats: sailing.boats.map((boat, seat) => ({ ...boat, at: at[seat] ?? null, lies_wrong: false })) });

function asked(scene: Scene): string[] {
  const { where, goal, around, standing, of, place } = ANSWERS;
  return [
    ...[where, goal, around, standing].map((question) => question(scene, data)),
    ...THINGS.map((thing) => of(thing, scene, data) ?? ''),
    ...places.map(({ name }) => place(name, scene, data)),
  ];
}

for (const language of LANGUAGES) {
  test(`every answer of a whole match has its words and values: ${language}`, () => {
    const say = strict('smugglers', language);
    for (const view of views.filter((_, i) => i % 8 === 0)) {
      asked(sceneOf(view, say));
      asked(sceneOf(view, say, { isOpen: true }));
      asked(sceneOf(view, say, { you: null, isCovered: true }));
      asked(sceneOf(view, say, { me: null, you: null }));
    }
  });
}

test('a place is named by what is near', () => {
  const scene = sceneOf(withBoats(['O6', 'coins', 'gems', 'O8']), english);
  assert.equal(
    ANSWERS.place('O8', scene, data),
    'Outer ring, before Pearl Island. 2 squares from your boat. Tomasz is here. In the light.',
  );
  assert.equal(ANSWERS.place('O9', scene, data), 'Outer ring, clockwise beside Pearl Island. 3 squares from your boat.');
  assert.equal(ANSWERS.place('M6', scene, data), 'Middle ring, between Coin Island and Pearl Island. One square from your boat.');
  assert.match(ANSWERS.place('M5', scene, data), /A rock is here\.$/);
});

test('ways can be compared by ear: how far a place is from where the own crate must go, and where things lie', () => {
  const laden = sailing.boats.map((boat, seat) => ({
    ...boat,
    at: seat === 0 ? 'O6' : null,
    cargo: seat === 0 ? { origin: 'vases', goal: 'gems', points: 3 } : null,
  }));
  const view = bay({ boats: laden, afloat: [{ at: 'O5', origins: ['coins'], remembered: null }] });
  const open = sceneOf(view, english, { isOpen: true });
  assert.match(ANSWERS.place('O1', open, data), / 2 squares to Gem Island\.$/);
  assert.match(ANSWERS.place('gems', open, data), / Your crate must go here!$/);
  assert.doesNotMatch(ANSWERS.place('O1', sceneOf(view, english), data), /Gem Island\.$/);
  assert.match(ANSWERS.around(open, data), /A drifting crate is 1 square away\. Outer ring, clockwise beside Coin Island\./);
});

test('of several boats in a harbour it is only said whose they are', () => {
  const scene = sceneOf(withBoats(['gems', 'coins', 'gems', 'O8']), english);
  assert.match(ANSWERS.of('gems', scene, data) ?? '', /delivered in its harbour\. In the harbour: you, \w+\.$/);
  assert.match(ANSWERS.of('coins', scene, data) ?? '', / (carries a crate|boat is empty)/);
});

test('no two sea squares have the same name', () => {
  const scene = sceneOf(bay(), english, { me: null });
  const seas = places
    .filter((place) => place.kind === 'sea')
    .map(({ name }) => ANSWERS.place(name, { ...scene, view: { ...scene.view, boats: [], rocks: [], lit: [] } }, data));
  assert.equal(new Set(seas).size, seas.length);
});

test('things say what they are and what they mean now', () => {
  const scene = sceneOf(bay({ afloat: [{ at: 'M3', origins: ['gems', 'vases'], remembered: null }] }), english);
  const of = (thing: string) => ANSWERS.of(thing, scene, data);
  assert.match(of('coins') ?? '', /^Coin Island: \d crates? (is|are) left to fetch\./);
  assert.match(of('M3') ?? '', /^2 crates drift here, the top one from Vase Island\./);
  assert.match(of(TOWER) ?? '', /^The lighthouse shines towards Pearl Island\./);
  assert.match(of('seat:1') ?? '', /^Bjarne has \d of 7 points\./);
  assert.equal(of('M4'), null);
});

test('the goal of a crate is told only where it lies open, and to nobody else', () => {
  const { origin, goal } = sailing.boats[0]?.cargo ?? {};
  assert.ok(origin && goal);
  const secret = {
    ...sailing,
    islands: [],
    afloat: [],
    boats: sailing.boats.map((boat, seat) => ({
      ...boat,
      cargo: seat === 0 ? { origin: 'vases', goal: 'gems', points: 3 } : null,
      at: 'O6',
    })),
  };
  const told = (changes: Partial<Scene>) =>
    asked(sceneOf({ ...secret, lit: [] }, english, changes)).filter((text) => /must go to Gem Island/.test(text));
  assert.notEqual(told({ isOpen: true }).length, 0);
  assert.deepEqual(told({}), []);
  assert.deepEqual(told({ isCovered: true, you: null }), []);
  assert.deepEqual(told({ me: 1, you: 1, isOpen: true }), []);
});

test('hidden scores stay hidden where others look, and nobody leads', () => {
  const view = bay({ boats: sailing.boats.map((boat, seat) => ({ ...boat, points: seat === 0 ? 5 : null })) });
  assert.match(ANSWERS.standing(sceneOf(view, english), data), /You have 5 of 7 points/);
  const covered = ANSWERS.standing(sceneOf(view, english, { isCovered: true, you: null }), data);
  assert.doesNotMatch(covered, /5|lead/);
});
