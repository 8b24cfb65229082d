import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, sceneOf, strict } from '../../../answers/asked.ts';
import { CATEGORIES, COLOURS, learn } from '../cards.ts';
import { KINDS } from '../loading.ts';
import type { Data, Scene, Ship, View } from '../types.ts';
import { ANSWERS } from './answers.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8'));
const data = read('board') as Data;
learn(data);
const views = (read('voyage') as { view: View }[]).map(({ view }) => view);
const [atSea] = views as [View];
const english = strict('aboard', 'en');
const cards = data.card.map(({ name }) => `card:${name}`);
const THINGS = [
  ...[
    'card',
    'ship',
    'pile',
    'bell',
    'sandglass',
    'meet',
    'flee',
    'deck',
    'below',
    'special',
    'seat:0',
    'seat:1',
    'own-parrot',
    'sack-any',
  ],
  ...['t0', 't1', 't2', ...cards],
  ...KINDS.map((kind) => `own-${kind}`),
  ...COLOURS.map((colour) => `supply-${colour}`),
];
const heap = [
  { tile: 't0', shows: 'cannon', starfish: true },
  { tile: 't1', shows: null, starfish: null },
  { tile: 't2', shows: 'monkey', starfish: false },
];
/** The quay with three tiles and the cards before all ships are full. */
const quay: View = {
  ...atSea,
  phase: 'load',
  heap,
  cards: data.card.slice(0, 3).map(({ name }) => name),
  card: null,
  top: null,
  first: null,
};

function asked(scene: Scene): string[] {
  const { where, goal, around, standing, of } = ANSWERS;
  return [
    ...[where, goal, around, standing].map((question) => question(scene, data)),
    ...THINGS.map((thing) => of(thing, scene, data) ?? ''),
  ];
}

for (const language of LANGUAGES) {
  test(`every answer of a voyage and of the quay has its words and values: ${language}`, () => {
    const say = strict('aboard', language);
    for (const view of [
      quay,
      { ...quay, starfish_stay: true, numbers: { ...quay.numbers, jokers: true } },
      ...views.filter((_, i) => i % 9 === 0),
    ]) {
      asked(sceneOf(view, say));
      asked(sceneOf(view, say, { you: null, isCovered: true }));
      asked(sceneOf(view, say, { me: null, you: null }));
    }
    for (const top of CATEGORIES) asked(sceneOf({ ...atSea, top, card: null }, say));
  });
}

test('a card says what it asks for, what it is good for, and what is missing', () => {
  const [card] = data.card.filter((one) => one.category === 'discovery');
  const bare = { ...atSea, ships: atSea.ships.map((ship) => ({ ...ship, deck: {}, hold: {} })) };
  const told = ANSWERS.of(`card:${card?.name}`, sceneOf(bare, english), data) ?? '';
  assert.match(told, /^Discovery\. Asks for: .*Whoever has it all may hand it over and gets the reward\. Missing on your ship: /);
});

test('while all load it is told what the open cards ask for, and what of it is not aboard yet', () => {
  const ships = quay.ships.map((ship) => ({ ...ship, deck: {}, hold: {}, goods: {}, goods_hold: {} }));
  const bare = ANSWERS.goal(sceneOf({ ...quay, ships }, english), data);
  const lacks = / For all cards together you still lack: (.*)\. Voyage /.exec(bare)?.[1];
  const covered = ANSWERS.goal(sceneOf({ ...quay, ships }, english, { isCovered: true, you: null }), data);
  assert.equal(/ All cards together ask for: (.*)\. Voyage /.exec(covered)?.[1], lacks);
  const all = data.card.slice(0, 3).flatMap(({ tiles, goods }) => [...(tiles ?? []), ...(goods ?? [])]);
  const deck = Object.fromEntries(all.map((kind) => [kind, 9]));
  const full = ANSWERS.goal(sceneOf({ ...quay, ships: ships.map((ship) => ({ ...ship, deck, goods: deck })) }, english), data);
  assert.match(full, /you still lack: nothing\./);
  const waits = ANSWERS.goal(sceneOf({ ...quay, ships }, english, { actors: [1] }), data);
  assert.doesNotMatch(waits, /[a-z] [A-Z][a-z]+ a look/, 'each sentence ends before the next');
});

test('after the last voyage the ship is home', () => {
  const scene = sceneOf(atSea, english, { outcome: { reason: 'home', ranks: [1, 2], scores: [3, 2] } });
  assert.match(ANSWERS.where(scene, data), /^Your ship is home again\./);
});

test('a tile says how many open cards ask for it', () => {
  const wanted = data.card.find((one) => (one.tiles ?? []).includes('cannon'))?.name ?? '';
  const scene = sceneOf(
    { ...quay, cards: [wanted], ships: quay.ships.map((ship) => ({ ...ship, deck: { cannon: 2 }, hold: {} })) },
    english,
  );
  assert.equal(ANSWERS.of('t0', scene, data), 'A tile, cannon: one card asks for it. You have 2 aboard.');
  const race = { ...scene, race: {} as never };
  assert.equal(ANSWERS.of('t0', race, data), ANSWERS.of('t0', scene, data), 'in a race, too: whoever rests on it asks');
});

test('what is below deck is only counted where others look, and for other ships always', () => {
  const ship = (seat: number): Partial<Ship> => ({
    hold: seat === 0 ? { telescope: 1 } : null,
    goods_hold: seat === 0 ? { violet: 1 } : null,
  });
  const view = {
    ...atSea,
    card: null,
    top: null,
    ships: atSea.ships.map((one) => ({ ...one, deck: {}, goods: {}, ...ship(one.seat) })),
  };
  const own = sceneOf(view, english);
  assert.match(ANSWERS.where(own, data), /Below deck: telescope and violet sack\./);
  const covered = sceneOf(view, english, { isCovered: true, you: null });
  for (const text of [...asked(covered), ...asked({ ...own, me: null, you: null })]) assert.doesNotMatch(text, /Below deck: /);
  for (const thing of ['own-telescope', 'supply-violet'])
    assert.match(ANSWERS.of(thing, covered, data) ?? '', /You have none aboard/);
  for (const card of cards) assert.doesNotMatch(ANSWERS.of(card, covered, data) ?? '', /Missing|has all/);
});
