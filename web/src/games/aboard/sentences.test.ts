import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardOf, learn, type CardData } from './cards.ts';
import { asks, bestLoved, lacking, leastLoved, lines, penalty, robbed } from './sentences.ts';
import type { AnyEvent, Scene, Ship, View } from './types.ts';

interface Frame {
  events: AnyEvent[];
  view: View;
}

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf-8');
learn(JSON.parse(read('fixtures/board.json')));
const frames = JSON.parse(read('fixtures/voyage.json')) as Frame[];
const ids = new Set([...read('en.ftl').matchAll(/^([\w-]+) =/gm)].map((match) => match[1]));

function sceneOf(view: View, asked: string[] = []): Scene {
  const say = (id: string): string => {
    asked.push(id);
    return id === 'list-language' ? 'en' : id;
  };
  return {
    view,
    legal: [],
    me: 0,
    you: null,
    actors: [],
    players: [],
    outcome: null,
    isCovered: false,
    isOpen: false,
    foreseen: () => null,
    race: null,
    say,
    name: (seat) => `seat ${seat}`,
    away: () => null,
  };
}

test('everything that happens at sea is told in words that exist', () => {
  const silent = new Set([
    'saw',
    'turn_began',
    'topped',
    'next_shown',
    'gave_tile',
    'gave_good',
    'gave_parrot',
    'got',
    'moved',
    'lost',
    'unloaded',
    'landed',
  ]); // a back is news only if it is black, a thing that moves is seen
  for (const { events, view } of frames) {
    const asked: string[] = [];
    const told = lines(events);
    for (const line of told) line.text(sceneOf(view, asked));
    assert.deepEqual(
      asked.filter((id) => !ids.has(id)),
      [],
    );
    for (const event of events)
      if (!silent.has(event.kind))
        assert.ok(
          told.some((line) => line.of.includes(event)),
          event.kind,
        );
  }
});

test('who casts off is told once', () => {
  const told = lines([
    { kind: 'full', seat: 1 },
    { kind: 'cast_off', seat: 1 },
    { kind: 'full', seat: 2 },
  ]);
  assert.deepEqual(
    told.map((line) => [line.of[0]?.kind, line.seat]),
    [
      ['cast_off', 1],
      ['full', 2],
    ],
  );
});

test('one takes what makes a pair and gives what makes none', () => {
  const view = structuredClone(frames[0]?.view) as View;
  const ship = view.ships[0];
  assert.ok(ship);
  ship.goods = { orange: 1, violet: 2 };
  ship.goods_hold = {};
  view.reward = {};
  const colours = ['lightblue', 'white', 'orange', 'violet'];
  assert.deepEqual(bestLoved(sceneOf(view), colours), ['orange', 'lightblue', 'white', 'violet']);
  assert.deepEqual(leastLoved(sceneOf(view), ['violet', 'orange']), ['orange', 'violet']);
});

test('pirates take what the table says', () => {
  const { view } = frames[0] as Frame;
  const poor = (money: number, goods: number): Scene => sceneOf({ ...view, fine: { money, goods } });
  assert.deepEqual([poor(2, 1), poor(1, 0), poor(0, 1), poor(0, 0), sceneOf({ ...view, fine: null })].map(penalty), [
    'count-coins and count-sacks',
    'count-coins',
    'count-sacks',
    '',
    '',
  ]);
  assert.deepEqual([poor(0, 1), poor(1, 0), poor(0, 0)].map(robbed), ['now-cannot-pay', 'now-cannot-pay', 'now-cannot-pay-none']);
});

test('what a card asks for is counted, and only what a ship has too few of is missing', () => {
  const scene = sceneOf(frames[0]?.view as View);
  learn({ card: [{ name: 'X', tiles: ['rope', 'map', 'rope'], goods: ['white', 'white'] }] });
  const ship = { ...scene.view.ships[0], deck: { rope: 1 }, hold: { map: 2 }, goods: {}, goods_hold: { white: 1 } } as Ship;
  assert.equal(asks(cardOf('X') as CardData, scene), '2 × tile-rope, tile-map, and 2 × sack-white');
  assert.equal(lacking('X', ship, scene), 'tile-rope and sack-white');
  assert.equal(lacking('X', { ...ship, deck: { rope: 2 }, goods: { white: 1 } }, scene), '');
  assert.equal(lacking('X', { ...ship, hold: null }, scene), '', 'a hold that is not seen is not counted');
});
