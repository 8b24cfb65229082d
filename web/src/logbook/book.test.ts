import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { MatchRecord, PlayerInfo } from '../protocol.gen.ts';
import { counted, countedBy, levelOf, merged, MOST, peopleOf, read, recordsOf, unluckiest, withoutName, written, type Leaf, type Sitter } from './book.ts'; // prettier-ignore
import { add, aside, bring, erase, forgetName, open, room } from './keeping.ts';
import { leafOf, wayOf, type Left } from './noting.ts';

const kept = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  isFull = false;
  Object.assign(globalThis, { localStorage: storage });
});

const EMBLEMS = ['anchor', 'star', 'whale', 'wave'] as const;
const sitter = (name: string, rank: number, more: Partial<Sitter> = {}): Sitter => ({
  name,
  emblem: 'anchor',
  bot: null,
  score: 10 - rank,
  rank,
  caught: 0,
  voyage: 0,
  ...more,
});
const leaf = (match: string, seats: Sitter[], more: Partial<Leaf> = {}): Leaf => ({
  match,
  game: 'smugglers',
  at: 1000,
  way: 'link',
  mine: [0],
  margin: 1,
  seats: seats.map((one, i) => ({ ...one, emblem: EMBLEMS[i] ?? 'anchor' })),
  ...more,
});
const won = (match: string, more: Partial<Leaf> = {}): Leaf => leaf(match, [sitter('Mia', 1), sitter('Opa', 2)], more);
const lost = (match: string, more: Partial<Leaf> = {}): Leaf => leaf(match, [sitter('Mia', 2), sitter('Opa', 1)], more);

test('matches and wins are counted, in all and apart', () => {
  const leaves = [won('a'), lost('b'), won('c', { game: 'triangle', way: 'alone' })];
  assert.deepEqual(counted(leaves), { matches: 3, wins: 2 });
  assert.deepEqual(countedBy(leaves, ({ game }) => game).get('smugglers'), { matches: 2, wins: 1 });
  assert.deepEqual(countedBy(leaves, ({ way }) => way).get('alone'), { matches: 1, wins: 1 });
  assert.deepEqual(
    counted([leaf('t', [sitter('Mia', 1), sitter('Opa', 1)])]),
    { matches: 1, wins: 1 },
    'a shared victory is one',
  );
});

test('a level is that of the best bot; without bots, or with a bot of the host’s own, there is none', () => {
  const with_ = (...bots: (string | null)[]): Leaf => leaf('l', [sitter('Mia', 1), ...bots.map((bot) => sitter('', 2, { bot }))]);
  assert.equal(levelOf(with_('deckhand', 'mate')), 'mate');
  assert.equal(levelOf(with_(null)), null);
  assert.equal(levelOf(with_('ours')), null);
});

test('records: the richest voyage and most catches here, the closest finish whoever won; of equal ones the first', () => {
  const rich = leaf('r', [sitter('Mia', 2, { voyage: 4, caught: 3 }), sitter('Opa', 1, { voyage: 9, caught: 8 })], {
    at: 5,
    margin: 2,
  });
  const later = leaf('s', [sitter('Mia', 1, { voyage: 4, caught: 1 }), sitter('Opa', 2)], { at: 9, margin: 2 });
  const { richest, closest, caught } = recordsOf([later, rich], 'smugglers');
  assert.deepEqual([richest?.leaf.match, richest?.seat, richest?.worth], ['r', 0, 4]);
  assert.deepEqual([closest?.leaf.match, closest?.seat, closest?.worth], ['r', 1, 2]);
  assert.deepEqual([caught?.leaf.match, caught?.worth], ['r', 3]);
  assert.deepEqual(recordsOf([rich], 'aboard'), { richest: null, closest: null, caught: null });
});

test('people by their names: how often, how it stands between us, and whom it caught most', () => {
  const three = leaf('c', [
    sitter('Mia', 2, { caught: 1 }),
    sitter('opa ', 2, { caught: 2 }),
    sitter('', 1),
    sitter('Bo', 4, { bot: 'mate' }),
  ]);
  const people = peopleOf([won('a'), lost('b'), three]);
  assert.deepEqual(
    people.map(({ name, matches, wins, ahead, behind, level }) => [name, matches, wins, ahead, behind, level]),
    [['Mia', 3, 1, 0, 0, 0], ['Opa', 3, 1, 1, 1, 1]], // prettier-ignore
  );
  assert.equal(unluckiest(people)?.name, 'Opa');
  assert.equal(unluckiest([]), null);
  const around = leaf('d', [sitter('Mia', 1), sitter('Opa', 2)], { mine: [0, 1], way: 'device' });
  assert.deepEqual([peopleOf([around])[1]?.ahead, counted([around]).wins], [0, 1], 'at one device nobody is against us');
});

test('a name can be erased, and is then nowhere', () => {
  add([won('a'), lost('b')]);
  kept.set('seaboard:people', JSON.stringify([{ name: 'Opa', emblem: 'star' }, { name: 'Mia', emblem: 'anchor' }])); // prettier-ignore
  forgetName('opa');
  assert.equal(JSON.stringify([...kept]).includes('Opa'), false);
  assert.deepEqual([open().leaves.length, peopleOf(open().leaves).map(({ name }) => name)], [2, ['Mia']]);
  assert.equal(
    withoutName([leaf('x', [sitter('Mia', 1), sitter('Opa', 2, { bot: 'mate' })])], 'Opa')[0]?.seats[1]?.name,
    'Opa',
    'a bot',
  );
});

test('a match is written down once, and only the newest stay', () => {
  assert.equal(add([won('a')]), true);
  add([lost('a'), won('b')]);
  assert.deepEqual(
    open()
      .leaves.map(({ match }) => match)
      .sort(),
    ['a', 'b'],
  );
  assert.equal(counted(open().leaves).wins, 2, 'as it was written first');
  const many = merged(
    [],
    Array.from({ length: MOST + 5 }, (_, i) => won(`m${i}`, { at: i })),
  );
  assert.deepEqual([many.length, many.at(-1)?.match], [MOST, 'm5']);
});

test('what was erased stays erased, and what comes later is written', () => {
  add([won('a', { at: 1000 })]);
  erase(2000);
  assert.deepEqual(open().leaves, []);
  add([won('a', { at: 1000 }), won('b', { at: 3000 })]);
  assert.deepEqual(open().leaves.map(({ match }) => match), ['b']); // prettier-ignore
  assert.equal(bring([won('a', { at: 1000 })]), 1, 'a file that somebody brings may hold it');
});

test('a file is read back as it was written', () => {
  const leaves = [won('a', { at: 3 }), lost('b', { at: 2 })];
  assert.deepEqual(read(written(leaves)), { leaves, from: 0, lost: 0 });
});

test('a file that is no logbook is refused, and of a damaged one only what is sound is taken', () => {
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"form":"seaboard-logbook","version":2,"matches":[]}',
    '{"header":{},"entries":[]}',
  ])
    assert.equal(read(text), null, text);
  const good = won('a');
  const bad: unknown[] = [
    null,
    { ...good, match: '../x y' },
    { ...good, at: -1 },
    { ...good, way: 'swim' },
    { ...good, mine: [] },
    { ...good, mine: [0, 0] },
    { ...good, mine: [7] },
    { ...good, margin: 'x' },
    { ...good, seats: [good.seats[0]] },
    { ...good, seats: [sitter('Mia', 2), sitter('Opa', 2)] },
    { ...good, seats: [sitter('x'.repeat(25), 1), sitter('Opa', 2)] },
    { ...good, seats: [sitter('Mia', 1, { voyage: 1e12 }), sitter('Opa', 2)] },
    { ...good, seats: [sitter('Mia', 1, { emblem: 'skull' as 'star' }), sitter('Opa', 2)] },
  ];
  const found = read(JSON.stringify({ form: 'seaboard-logbook', version: 1, matches: [...bad, { ...good, more: '<b>' }, good] }));
  assert.deepEqual(found, { leaves: [good], from: 0, lost: bad.length });
});

test('storage that is damaged is set aside, and nothing breaks', () => {
  kept.set('seaboard:logbook', '{"oops"');
  assert.deepEqual(open().leaves, []);
  assert.equal(aside(), '{"oops"');
  add([won('a')]);
  assert.equal(open().leaves.length, 1);
  kept.set('seaboard:logbook', JSON.stringify({ form: 'seaboard-logbook', version: 1, matches: [won('a'), { no: 1 }] }));
  assert.equal(open().leaves.length, 1, 'what is sound stays');
  assert.match(aside() ?? '', /"no":1/);
  erase(5);
  assert.equal(aside(), null);
});

test('storage that is full, or none at all, is told and harms nothing', () => {
  assert.equal(room(), 'room');
  add([won('a')]);
  isFull = true;
  assert.deepEqual([room(), add([won('b')]), bring([won('c')])], ['full', false, null]);
  assert.deepEqual(open().leaves.map(({ match }) => match), ['a']); // prettier-ignore
  Object.assign(globalThis, {
    localStorage: { getItem: denied, setItem: denied, removeItem: denied },
  });
  assert.deepEqual([room(), add([won('b')]), open().leaves, aside()], ['off', false, [], null]);
  erase(1);
});

function denied(): never {
  throw new DOMException('no', 'SecurityError');
}

const player = (seat: number, kind: PlayerInfo['kind'], bot: string | null = null): PlayerInfo =>
  ({ seat, kind, name: `P${seat}`, emblem: EMBLEMS[seat] ?? 'anchor', bot }) as PlayerInfo;
const left = (players: PlayerInfo[], mine: number[], more: object = {}): Left => ({
  info: { id: 'm', game: 'aboard', ...more } as Left['info'],
  players,
  mine,
  screens: 0,
});
const record = {
  log: { entries: [{ time: 50 }, { time: 70 }, {}] },
  account: {
    outcome: { reason: 'rounds', scores: [12, 30], ranks: [2, 1] },
    margin: 18,
    feats: [{ kind: 'caught', seat: 0, times: 3, most: 1 }, { kind: 'voyage', seat: 1, times: 2, most: 21 }], // prettier-ignore
  },
} as unknown as MatchRecord;

test('what is written comes from the rules’ account, and the end of the match is its time', () => {
  const found = leafOf(left([player(0, 'person'), player(1, 'bot', 'mate')], [0]), record, 99);
  assert.deepEqual(
    [found?.way, found?.at, found?.margin, found?.seats.map(({ score, rank, caught, voyage }) => [score, rank, caught, voyage])],
    ['alone', 70, 18, [[12, 2, 3, 0], [30, 1, 0, 21]]], // prettier-ignore
  );
  assert.deepEqual(read(written(found ? [found] : []))?.leaves, [found]);
});

test('practice is not written down, nor what nobody here played or nobody can count', () => {
  const players = [player(0, 'person'), player(1, 'bot', 'mate')];
  assert.equal(leafOf(left(players, [0], { practice: true }), record, 1), null);
  assert.equal(leafOf(left(players, []), record, 1), null);
  assert.equal(leafOf(left(players, [0]), { ...record, account: null }, 1), null);
});

test('how people were together', () => {
  const both = [player(0, 'person'), player(1, 'person')];
  assert.equal(wayOf(left(both, [0, 1])), 'device');
  assert.equal(wayOf(left(both, [1])), 'link');
  assert.equal(wayOf({ ...left(both, [1]), screens: 1 }), 'screen');
  assert.equal(wayOf(left([player(0, 'person'), player(1, 'bot')], [0])), 'alone');
});
