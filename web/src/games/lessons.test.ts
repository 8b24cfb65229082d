import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Moment, Spot, Step } from '../lessons/lesson.ts';
import { LESSON as ABOARD } from './aboard/lesson/lesson.ts';
import type { Action, Scene, Told } from './contract.ts';
import { LESSON as SMUGGLERS } from './smugglers/lesson/lesson.ts';
import { LESSON as TRIANGLE } from './triangle/lesson/lesson.ts';

interface Frame {
  view: Record<string, unknown>;
  events: Told[];
  actor?: number | null;
  legal?: Action[];
}

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf-8');
const json = (name: string) => JSON.parse(read(name));
const steps = { smugglers: SMUGGLERS.steps, triangle: TRIANGLE.steps, aboard: ABOARD.steps } as unknown as Record<string, Step[]>;
const bay = json('smugglers/fixtures/board.json');
const BOARDS: Record<string, unknown> = {
  smugglers: { place: bay.places, island: bay.islands, beam: bay.beams },
  triangle: json('triangle/fixtures/board.json'),
  aboard: json('aboard/fixtures/board.json'),
};

function momentOf(game: string, { view, events, actor, legal }: Frame, more: Partial<Moment> = {}): Moment {
  const me = actor ?? (view['seat'] as number);
  const say = (id: string) => id;
  const scene = {
    view,
    me,
    you: me,
    legal: legal ?? [],
    actors: [me],
    isOpen: true,
    say,
    name: () => 'Nora',
  } as unknown as Scene;
  return { scene, data: BOARDS[game], me, isMine: true, held: null, seen: events, ...more };
}

/** Where each step that fits points. */
function fits(game: string, moment: Moment): Map<string, Spot> {
  const found = (steps[game] ?? []).map((step) => [step.id, step.at(moment)] as const);
  return new Map(found.filter((one): one is readonly [string, Spot] => one[1] !== null));
}

/** Every step that fits somewhere in a recorded match. */
function allOf(game: string, frames: Frame[]): Set<string> {
  return new Set(frames.flatMap((frame) => [...fits(game, momentOf(game, frame)).keys()]));
}

for (const [game, all] of Object.entries(steps))
  test(`${game}: every step has its words`, () => {
    const words = read(`${game}/lesson/en.ftl`);
    for (const { id } of all) assert.match(words, new RegExp(`^lesson-${id} = `, 'm'), id);
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  });

test('smugglers: in recorded matches everything is taught, what must be thrown aside', () => {
  const frames = ['two', 'three', 'four'].flatMap((name) => json(`smugglers/fixtures/${name}.json`).frames as Frame[]);
  const missing = steps['smugglers']?.map(({ id }) => id).filter((id) => !allOf('smugglers', frames).has(id));
  assert.deepEqual(missing, ['dice']);
});

test('smugglers: a rule is told where it happened, and only then', () => {
  const [, , , frame] = json('smugglers/fixtures/three.json').frames as Frame[];
  assert.ok(frame);
  const quiet = fits('smugglers', momentOf('smugglers', { ...frame, events: [] }));
  assert.ok(!quiet.has('caught') && !quiet.has('slept') && !quiet.has('delivered') && !quiet.has('others'));
  const place = bay.places[7];
  const caught = { kind: 'caught', seat: 1, at: place.name } as Told;
  const told = fits('smugglers', momentOf('smugglers', { ...frame, events: [caught] }));
  assert.deepEqual(told.get('caught'), { point: place.at, reach: 48 });
});

test('smugglers: where others look on, nobody is shown where the crate goes', () => {
  const frames = json('smugglers/fixtures/three.json').frames as Frame[];
  for (const frame of frames) {
    const open = momentOf('smugglers', frame);
    const found = fits('smugglers', { ...open, scene: { ...open.scene, isOpen: false } });
    assert.ok(!found.has('goal'));
    assert.notDeepEqual(found.get('crate'), { on: '.hand .face' });
  }
});

test('triangle: in a recorded match everything is taught, what must be thrown aside', () => {
  const recorded = json('triangle/fixtures/storm.json') as Frame[];
  const frames = recorded.map((frame, i) => {
    const ships = (frame.view['ships'] as object[]).map((ship) => ({ ...ship, under: i === 0 }));
    return { ...frame, view: { ...frame.view, ships, courses: [{ ship: 0, why: null, card: null }] } };
  });
  const [first] = frames;
  assert.ok(first);
  const stopped = { ...first, events: [{ kind: 'stopped', seat: 0, why: 'cloud', at: 'B3' } as Told] };
  const found = allOf('triangle', [...frames, stopped]);
  const missing = steps['triangle']?.map(({ id }) => id).filter((id) => !found.has(id));
  assert.deepEqual(missing, ['throw', 'spin']);
});

test('triangle: a hand that holds the die is told something else than one that holds the spinner', () => {
  const [frame] = json('triangle/fixtures/storm.json') as Frame[];
  assert.ok(frame);
  const holding = (kind: string) => fits('triangle', momentOf('triangle', frame, { isMine: false, held: { kind, seat: 0 } }));
  assert.ok(holding('rolled').has('throw') && !holding('rolled').has('spin'));
  assert.ok(holding('spun').has('spin') && !holding('spun').has('throw'));
});

test('aboard: what can be done now is taught, and a card that cannot be paid is let pass', () => {
  const frames = json('aboard/fixtures/voyage.json') as Frame[];
  const frame = frames.find(({ view }) => view['phase'] === 'answer' && view['fine'] === null);
  assert.ok(frame);
  const can = (...kinds: string[]) => {
    const legal = kinds.map((kind) => ({ kind }));
    return [...fits('aboard', momentOf('aboard', { ...frame, events: [], legal })).keys()];
  };
  assert.deepEqual(can('fulfil', 'decline'), ['fulfil']);
  assert.deepEqual(can('decline'), ['pass']);
  const covered = momentOf('aboard', { ...frame, events: [], legal: [{ kind: 'fulfil' }, { kind: 'decline' }] });
  const seen = { ...covered, scene: { ...covered.scene, isCovered: true } }; // whether it can be paid nobody is told
  assert.deepEqual([...fits('aboard', seen).keys()], ['covered']);
  const loading = { ...frame, view: { ...frame.view, phase: 'grab', cards: ['D01'] }, events: [] };
  const legal = ['take', 'load', 'turn'].map((kind) => ({ kind }));
  assert.deepEqual(
    [...fits('aboard', momentOf('aboard', { ...loading, legal })).keys()],
    ['aim', 'take', 'sacks', 'turn', 'below'],
  );
  assert.deepEqual([...fits('aboard', momentOf('aboard', loading)).keys()], ['aim']);
});

for (const [game, kind] of Object.entries({ smugglers: 'sailed', triangle: 'sailed', aboard: 'took' }))
  test(`${game}: the hand stays with whoever was first, though the next one does the same`, () => {
    const fixtures = { smugglers: 'three', triangle: 'storm', aboard: 'voyage' } as Record<string, string>;
    const recorded = json(`${game}/fixtures/${fixtures[game] ?? ''}.json`);
    const [frame] = (recorded.frames ?? recorded) as Frame[];
    assert.ok(frame);
    const view = { ...frame.view, phase: 'grab' };
    const events = [1, 2].map((seat) => ({ kind, seat }) as Told);
    const spot = fits(game, momentOf(game, { view, events, actor: 0 })).get('others');
    assert.match(JSON.stringify(spot), /data-number=..1/);
  });

test('aboard: what others take is spoken of as long as ships are loaded', () => {
  const [frame] = json('aboard/fixtures/voyage.json') as Frame[];
  assert.ok(frame);
  const events = [{ kind: 'took', seat: 1 }] as Told[];
  const says = (phase: string) =>
    fits('aboard', momentOf('aboard', { ...frame, view: { ...frame.view, phase }, events, actor: 0 })).has('others');
  assert.deepEqual([says('grab'), says('answer')], [true, false]);
});

test('aboard: before pirates who were met, nobody is told that passing costs nothing', () => {
  const [frame] = json('aboard/fixtures/voyage.json') as Frame[];
  assert.ok(frame);
  const view = { ...frame.view, phase: 'answer', fine: { money: 2, goods: 1 } };
  assert.deepEqual([...fits('aboard', momentOf('aboard', { view, events: [], legal: [{ kind: 'decline' }] })).keys()], []);
});

test('aboard: orders, coins, penalties and the first full ship are told when they happen', () => {
  const found = allOf('aboard', json('aboard/fixtures/voyage.json') as Frame[]);
  for (const id of ['order', 'penalty']) assert.ok(found.has(id), id);
  const [frame] = json('aboard/fixtures/voyage.json') as Frame[];
  assert.ok(frame);
  const after = (kind: string, phase: string) =>
    fits('aboard', momentOf('aboard', { view: { ...frame.view, phase }, events: [{ kind, seat: 0 }], actor: 0 }));
  assert.ok(after('earned', 'answer').has('coins'));
  assert.ok(after('cast_off', 'grab').has('full'));
  assert.ok(after('consoled', 'grab').has('parrot'));
});
