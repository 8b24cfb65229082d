import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, sceneOf, strict } from '../../../answers/asked.ts';
import { chartOf, CLOUD, ROSE, ROSE_AT, spotsByName } from '../geometry.ts';
import type { Board, Course, Scene, Ship, View } from '../types.ts';
import { ANSWERS } from './answers.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8'));
const board = read('board') as Board;
const docks: Course = {
  ...{ ship: 0, why: null, stop: 'port', to: 'oil-1', steps: 3, card: 40, bonus: 20 },
  ...{ sends_back: null, back_to: null, danger: null },
};
const fleets = [0, 1].map((seat) => ({ seat, money: 0, target: 350, cards: [], bonus: 0, ships: 4, die: null }));
const views = (read('storm') as { view: View }[]).map(({ view }): View => ({ ...view, fleets, courses: [docks] }));
const spots = [...spotsByName(board).keys()];
const english = strict('triangle', 'en');
const THINGS = [
  CLOUD,
  ROSE,
  'spinner',
  'die',
  'bonus',
  'seat:0',
  'seat:1',
  'hung-0-1',
  ...board.port.map((port) => port.name),
  ...spots,
];

/** The chart with one own ship and one of somebody else. */
function chart(changes: Partial<View> = {}): View {
  const [first] = views as [View];
  const ship = (seat: number, at: string | null, more: Partial<Ship> = {}): Ship => ({
    ...{ seat, ship: 0, at, magnet: null, lost: false, under: false, aside: false, danger: 0 },
    ...more,
  });
  return {
    ...first,
    cloud: { at: [8, 6], letter: 'A', covers: ['B6'] },
    ships: [ship(0, 'B2', { danger: 9 }), ship(1, 'B5')],
    ...changes,
  };
}

function asked(scene: Scene): string[] {
  const { where, goal, around, standing, of, place } = ANSWERS;
  return [
    ...[where, goal, around, standing].map((question) => question(scene, board)),
    ...THINGS.map((thing) => of(thing, scene, board) ?? ''),
    ...spots.map((name) => place(name, scene, board)),
  ];
}

for (const language of LANGUAGES) {
  test(`every answer of a whole match has its words and values: ${language}`, () => {
    const say = strict('triangle', language);
    for (const view of views.filter((_, i) => i % 4 === 0)) {
      asked(sceneOf(view, say));
      asked(sceneOf(view, say, { legal: [{ kind: 'sail', ship: 0 }] }));
      asked(sceneOf(view, say, { me: null, you: null }));
      asked(sceneOf(view, say, { me: 1, you: null }));
    }
  });
}

test('a place is named by what is near', () => {
  const scene = sceneOf(chart(), english);
  assert.equal(
    ANSWERS.place('B5', scene, board),
    '5 marks after Bananas, 7 before Oil. Bjarne’s Biscuit lies here. 3 marks ahead of your Brave Bean.',
  );
  assert.equal(
    ANSWERS.place('B6', scene, board),
    '6 marks after Bananas, 6 before Oil. 4 marks ahead of your Brave Bean. Beneath the cloud.',
  );
  assert.equal(ANSWERS.place('oil-2', scene, board), 'A berth in Oil.');
});

test('ships, ports and the cloud say what they mean now', () => {
  const view = chart();
  const scene = sceneOf(view, english);
  const of = (thing: string) => ANSWERS.of(thing, scene, board);
  assert.equal(
    of('B2'),
    'Your ship Brave Bean. Brave Bean, 2 marks after Bananas. It is 10 marks to Oil. 9 of 16 spins would catch it.',
  );
  assert.match(of('oil') ?? '', /^Oil: whoever docks here takes the [\d,]+ card\./);
  assert.equal(of('oil-2'), of('oil'), 'an empty berth is its port');
  assert.match(of(chartOf(new Map(), new Map()).at(ROSE_AT) ?? '') ?? '', /^The compass rose: up is north/);
  assert.match(of(CLOUD) ?? '', /^The cloud\. It carries no ship\./);
  assert.equal(of('L3'), null);
  const hung = sceneOf(chart({ ships: view.ships.map((ship) => ({ ...ship, at: null, magnet: 0 })) }), english);
  assert.match(ANSWERS.of('hung-1-0', hung, board) ?? '', /^Bjarne’s ship Biscuit\. It hangs beneath the cloud\./);
});

test('how far it is to win, and who leads', () => {
  const rich = fleets.map((fleet) => ({ ...fleet, money: fleet.seat === 1 ? 200 : 100 }));
  const scene = sceneOf(chart({ fleets: rich }), english);
  assert.match(ANSWERS.goal(scene, board), /^You need 250,000 more to win\. Brave Bean: 10 marks to Oil/);
  assert.match(ANSWERS.standing(scene, board), /^Bjarne has 200,000 of 350,000\..*In the lead: Bjarne\.$/);
});

test('the marks beneath the cloud are told as stretches of their lanes', () => {
  const covers = ['B4', 'B5', 'B6', 'B8', 'oil-1', 'oil-2'];
  const [first] = views as [View];
  const ports = first.ports.map((port) => ({ ...port, under: port.port === 'oil' }));
  const scene = sceneOf(chart({ ports, cloud: { at: [8, 6], letter: 'A', covers } }), english);
  assert.equal(
    ANSWERS.around(scene, board),
    'The cloud is over Oil. The cloud is over the lane, 4 to 6 marks after Bananas. ' +
      'The cloud is over the lane, 8 marks after Bananas. Brave Bean: 9 of 16 spins would catch it.',
  );
});
