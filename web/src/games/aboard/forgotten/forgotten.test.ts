import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardOf, learn } from '../cards.ts';
import type { AnyEvent } from '../types.ts';
import { mostMissed, voyages } from './forgotten.ts';

const data = JSON.parse(readFileSync(new URL('../fixtures/board.json', import.meta.url), 'utf-8')) as {
  card: { name: string }[];
};
learn(data);
const cards = data.card.flatMap(({ name }) => cardOf(name) ?? []);
const discovery = cards.find(({ category, tiles }) => category === 'discovery' && new Set(tiles).size === 2);
assert.ok(discovery);
const [one = '', other = ''] = discovery.tiles;
const trade = cards.find(({ category }) => category === 'trade');
assert.ok(trade);
const [sack = ''] = trade.goods;

const ME = 1;
const aboard: AnyEvent = { kind: 'all_aboard', seat: null, round: 1 };
const took = (shows: string, seat = ME): AnyEvent => ({ kind: 'took', seat, tile: 't1', shows });
const declined = (card: string, seat = ME): AnyEvent => ({ kind: 'declined', seat, card });

test('what a card asks for and was not aboard was forgotten, what was below deck counts', () => {
  const [voyage] = voyages([aboard, took(other, 0), { kind: 'saw', seat: ME, shows: one }, declined(discovery.name)], ME);
  assert.deepEqual(voyage, { tiles: [one], sacks: [], missed: [{ card: discovery.name, had: [one], missing: [other] }] });
  assert.equal(voyage && mostMissed(voyage), other);
});

test('who could have paid and would not has forgotten nothing', () => {
  const [voyage] = voyages([aboard, took(one), took(other), declined(discovery.name)], ME);
  assert.deepEqual(voyage?.missed, []);
  assert.equal(voyage && mostMissed(voyage), null);
});

test('what was given, thrown or taken on the way is not aboard any more', () => {
  const left: AnyEvent[] = [
    { kind: 'gave_tile', seat: ME, shows: one, at: 'deck', joker: false },
    { kind: 'dumped', seat: ME, shows: other, at: 'deck' },
    { kind: 'handed_over', seat: ME, colour: sack, at: 'below' },
  ];
  const begin: AnyEvent[] = [aboard, took(one), took(other), { kind: 'loaded', seat: ME, colour: sack }];
  const [voyage] = voyages([...begin, ...left, declined(discovery.name), declined(trade.name)], ME);
  assert.deepEqual(voyage?.tiles, [one, other]);
  assert.deepEqual(voyage?.sacks, [sack]);
  assert.deepEqual(
    voyage?.missed.map(({ missing }) => missing),
    [[one, other], trade.goods],
  );
});

test('a reward counts, and each voyage for itself', () => {
  const stored: AnyEvent = { kind: 'stored', seat: ME, colour: sack, to: 'below' };
  const found = voyages([aboard, stored, declined(trade.name), { ...aboard, round: 2 }, declined(trade.name)], ME);
  assert.deepEqual(
    found.map(({ missed }) => missed.length),
    [trade.goods.length > 1 ? 1 : 0, 1],
  );
});

test('pirates that one fled from count if one was not armed', () => {
  const pirates = cards.find(({ category }) => category === 'pirates');
  assert.ok(pirates);
  const flee: AnyEvent[] = [
    { kind: 'topped', seat: null, category: 'pirates' },
    { kind: 'fled', seat: ME },
    { kind: 'revealed', seat: null, card: pirates.name },
  ];
  const [voyage] = voyages([aboard, ...flee, { kind: 'topped', seat: null, category: 'trade' }], ME);
  assert.deepEqual(voyage?.missed, [{ card: pirates.name, had: [], missing: pirates.tiles }]);
  // Behind the last pirates only orders are left, which are turned up without a back that lies on top before.
  const [first, other] = cards.filter(({ category }) => category === 'order').map(({ name }) => name);
  assert.ok(first && other);
  const orders: AnyEvent[] = [
    { kind: 'revealed', seat: null, card: first },
    { kind: 'fulfilled', seat: ME, card: first },
    { kind: 'revealed', seat: null, card: other },
    declined(other),
  ];
  const [home] = voyages([aboard, ...flee, ...orders], ME);
  assert.deepEqual(
    home?.missed.map(({ card }) => card),
    [pirates.name, other],
    'each once, and none that was paid',
  );
  const [armed] = voyages([aboard, ...pirates.tiles.map((tile) => took(tile)), ...flee], ME);
  assert.deepEqual(armed?.missed, []);
});

test('what a joker could have stood for was not forgotten', () => {
  const home: AnyEvent[] = [aboard, { kind: 'consoled', seat: ME }, { ...aboard, round: 2 }];
  assert.deepEqual(voyages([...home, took(one), declined(discovery.name)], ME)[1]?.missed, []);
  assert.equal(voyages([...home, declined(discovery.name), declined(trade.name)], ME)[1]?.missed.length, 2);
  const rivals = [aboard, took('monkey'), took('storage'), took('storage'), declined(discovery.name)];
  assert.deepEqual(voyages(rivals, ME, true)[0]?.missed, []);
  assert.equal(voyages(rivals, ME)[0]?.missed.length, 1);
});
