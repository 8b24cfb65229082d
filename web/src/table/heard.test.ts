import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Listener } from '../net/connection.ts';
import { prepare } from '../net/dice.ts';
import { keepMatch, promise } from '../net/memory.ts';
import type { FromPage, Table as Hall, Resync, ToPage, Update } from '../protocol.gen.ts';
import { Device } from './device.svelte.ts';
import { Heard } from './heard.svelte.ts';

const MATCH = { id: 'm', game: 'smugglers', data: '', options: {}, commitment: '' };
const STATE = {
  seat: 0,
  view: {},
  actors: [0],
  legal: [],
  undo: null,
  undo_others: [],
  due: null,
  outcome: null,
  story: [],
  clock: null,
  hands: [],
};
const ACTION = { kind: 'stay' };

const resync = (seq: number): Resync => ({ kind: 'resync', seq, ...STATE });
const update = (since: number, seq: number): Update => ({ kind: 'update', since, seq, ...STATE, events: [] });
const refused = (request: string | null, code: string): ToPage => ({ kind: 'refused', request, code, reason: null, detail: '' });

/** A table that has been greeted: what it sends, and what its page is told. */
function table(seats = [0], { isRace = false, isCurtained = false, hasHands = false, isDeaf = (): boolean => false } = {}) {
  const sent: FromPage[] = [];
  const told: string[] = [];
  let listener: Listener | undefined;
  const device = new Device();
  const heard = new Heard(
    { build: 'dev', match: 'm', token: 't', pace: () => 'normal', isByHand: () => true },
    device,
    {
      welcome: () => undefined,
      resync: ({ seq }) => void told.push(`resync ${seq}`),
      update: ({ seq }) => void told.push(`update ${seq}`),
      waiting: () => void told.push('waiting'),
      hall: () => undefined,
      greeted: () => undefined,
      time: () => undefined,
      thrown: () => undefined,
      signal: () => undefined,
      refused: ({ code }) => void told.push(`refused ${code}`),
      late: (code) => void told.push(`late ${code}`),
      isRace: () => isRace,
      handFree: () => void told.push('hand free'),
      isCurtained: () => isCurtained,
      hasHands: () => hasHands,
      isForHands: () => hasHands,
    },
    (mine) => {
      listener = mine;
      return { send: (message) => !isDeaf() && sent.push(message) > 0, end: () => undefined };
    },
  );
  const line = listener as unknown as Listener;
  line.heard({ kind: 'welcome', protocol: 1, build: 'dev', match: MATCH, seats });
  const lastRequest = () => sent.findLast((message) => 'request' in message)?.request ?? '';
  return { heard, device, sent, told, lastRequest, line, hear: (message: ToPage) => line.heard(message) };
}

test('updates that follow each other are passed on; a gap is asked for', () => {
  const { hear, told, sent } = table();
  hear(resync(4));
  hear(update(4, 6));
  hear(update(8, 9));
  assert.deepEqual(told, ['resync 4', 'update 6']);
  assert.equal(sent.at(-1)?.kind, 'hello');
});

test('an action is on its way until it is answered, and is sent again until then', () => {
  const { heard, hear, line, lastRequest } = table();
  hear(resync(4));
  assert.equal(heard.act(ACTION, 0, 4), true);
  assert.equal(heard.act(ACTION, 0, 4), false);
  assert.deepEqual(
    line.unanswered().map((message) => message.kind),
    ['act'],
  );
  hear({ kind: 'accepted', request: lastRequest(), seq: 5 });
  assert.deepEqual([heard.acting, heard.acted, line.unanswered()], [false, 1, []]);
});

test('the answer to something else settles no action', () => {
  const { heard, hear, line } = table();
  hear(resync(4));
  heard.act(ACTION, 0, 4);
  hear({ kind: 'accepted', request: 'another', seq: 5 });
  assert.deepEqual([heard.acting, heard.acted, line.unanswered().length], [true, 0, 1]);
});

test('a refused action is complained about and not sent again', () => {
  const { heard, hear, line, told, lastRequest } = table();
  hear(resync(4));
  heard.act(ACTION, 0, 4);
  hear(refused(lastRequest(), 'illegal'));
  assert.deepEqual([heard.acting, line.unanswered(), told.at(-1)], [false, [], 'refused illegal']);
});

test('a refused undo says nothing about an action', () => {
  const { heard, hear, line, told, lastRequest } = table();
  hear(resync(4));
  heard.undo(0);
  const undo = lastRequest();
  heard.act(ACTION, 0, 4);
  hear(refused(undo, 'no_undo'));
  assert.deepEqual([heard.acting, line.unanswered().length, told.at(-1)], [true, 1, 'refused no_undo']);
});

test('what could not be read is not said again', () => {
  const { heard, hear, line } = table();
  hear(resync(4));
  heard.act(ACTION, 0, 4);
  hear(refused(null, 'malformed'));
  assert.deepEqual([heard.acting, line.unanswered(), heard.trouble], [false, [], null]);
});

test('a refused greeting leaves no table', () => {
  const { heard, hear } = table();
  hear(refused(null, 'no_match'));
  assert.equal(heard.trouble, 'no_match');
});

test('a table that is deleted or closed while it is shown leaves no table', () => {
  for (const code of ['deleted', 'closed']) {
    const { heard, hear } = table();
    hear(resync(4));
    hear(refused(null, code));
    assert.equal(heard.trouble, code);
  }
});

test('a preview is answered for whoever asked, and with nothing when the line breaks', async () => {
  const { heard, hear, line, lastRequest } = table();
  hear(resync(4));
  const first = heard.preview(ACTION, 0);
  hear({ kind: 'previewed', request: lastRequest(), events: [{ kind: 'stayed', seat: 0 }] });
  assert.deepEqual(await first, [{ kind: 'stayed', seat: 0 }]);
  const second = heard.preview(ACTION, 0);
  line.line('lost');
  assert.deepEqual(await second, []);
});

test('a hint is answered, refused, or lost with the line; it is never asked again by itself', async () => {
  const { heard, hear, line, sent, told, lastRequest } = table();
  hear(resync(4));
  const first = heard.hint(0, 4);
  assert.deepEqual(sent.at(-1), { kind: 'hint', request: lastRequest(), seat: 0, seq: 4 });
  const answer: ToPage = { kind: 'hinted', request: lastRequest(), seat: 0, seq: 4, choices: [] };
  hear(answer);
  assert.deepEqual(await first, answer);
  const second = heard.hint(0, 4);
  const refusal = refused(lastRequest(), 'no_crew');
  hear(refusal);
  assert.deepEqual(await second, refusal);
  assert.deepEqual(told, ['resync 4'], 'whoever asked says it');
  const third = heard.hint(0, 4);
  line.line('lost');
  assert.equal(await third, null);
  assert.deepEqual(line.unanswered(), []);
});

test('what nobody hears is answered at once: nobody waits for it', async () => {
  let isDeaf = false;
  const { heard, hear } = table([0], { isDeaf: () => isDeaf });
  hear(resync(4));
  isDeaf = true;
  assert.equal(await heard.hint(0, 4), null);
  assert.deepEqual(await heard.preview(ACTION, 0), []);
});

test('behind a curtain a view for somebody who does not hold the device is not even passed on', () => {
  const { device, hear, told, sent } = table([0, 1], { isCurtained: true });
  hear(resync(4));
  assert.deepEqual(told, []);
  assert.deepEqual(sent.at(-1), { kind: 'sit', seat: null });
  assert.equal(device.handOver, 0);
});

test('without a curtain the view of whoever acts here is asked for and shown', () => {
  const { device, hear, told, sent } = table([0, 1]);
  hear({ ...resync(4), seat: null });
  assert.deepEqual(told, []);
  assert.deepEqual(sent.at(-1), { kind: 'sit', seat: 0 });
  hear(resync(4));
  assert.deepEqual([device.eyes, told], [0, ['resync 4']]);
});

test('when people have gathered at one device, the view of whoever acts first here is asked for', () => {
  const { heard, device, hear, told, sent } = table([0, 1]);
  heard.isGathering = true;
  hear({ ...update(-1, 3), seat: null });
  assert.deepEqual([heard.isGathering, device.eyes, told], [false, 0, []]);
  assert.deepEqual(sent.at(-1), { kind: 'sit', seat: 0 });
});

test('a view that was asked for before somebody took the device gives it to nobody else', () => {
  const { heard, device, hear, told } = table([0, 1], { isCurtained: true });
  hear(resync(4)); // of seat 0, before anybody has it
  device.take();
  heard.sit();
  hear({ ...resync(4), seat: null }); // the answer to the first `sit`
  assert.deepEqual([device.holder, device.handOver, told], [0, null, []]);
  hear(resync(4));
  assert.deepEqual(told, ['resync 4']);
});

test('a tap while the hand is busy is kept, the last one counts, and it is told when the hand is free', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { heard, hear, told, lastRequest } = table([0], { isRace: true });
    hear(resync(4));
    heard.act(ACTION, 0, 4);
    heard.keep({ kind: 'first' }, null);
    heard.keep({ kind: 'second' }, 'there');
    mock.timers.tick(60_000);
    assert.ok(!told.includes('hand free'), 'the answer comes first');
    hear({ kind: 'accepted', request: lastRequest(), seq: 5 });
    hear({ ...update(4, 5), clock: { busy: 1000, left: null } });
    mock.timers.tick(900);
    assert.ok(!told.includes('hand free'));
    mock.timers.tick(200);
    assert.equal(told.filter((one) => one === 'hand free').length, 1);
    assert.equal(heard.race.kept?.action.kind, 'second');
    heard.release();
    assert.equal(heard.race.kept, null);
  } finally {
    mock.timers.reset();
  }
});

test('what was kept and has gone slips out of the hand', () => {
  const { heard, hear, told } = table([0], { isRace: true });
  hear(resync(4));
  heard.keep(ACTION, null);
  heard.lose();
  assert.deepEqual([heard.race.kept, heard.race.slipped, told.at(-1)], [null, ACTION, 'late gone']);
  heard.end();
});

test('an undo that the others must agree to stays open until it is answered, and so does a consent', () => {
  const { heard, hear, line, lastRequest } = table();
  hear(resync(4));
  heard.undo(0);
  const undo = lastRequest();
  hear({ kind: 'asked', seat: 0, waiting: [1], request: undo });
  assert.deepEqual(heard.question, { seat: 0, waiting: [1], what: 'undo' });
  assert.equal(line.unanswered().length, 1);
  hear({ kind: 'accepted', request: undo, seq: 5 });
  hear({ kind: 'asked', seat: null, waiting: [], request: null });
  assert.deepEqual([heard.question, line.unanswered().length], [null, 0]);
  heard.consent(true);
  assert.equal(line.unanswered()[0]?.kind, 'consent');
  hear({ kind: 'accepted', request: lastRequest(), seq: 5 });
  assert.equal(line.unanswered().length, 0);
});

/** Two hands on one screen. */
const hands = (busy: [number, number] = [0, 0]): Pick<Resync, 'seat' | 'hands' | 'clock'> => ({
  seat: null,
  clock: { busy: 0, left: null },
  hands: busy.map((ms, seat) => ({ seat, legal: [], busy: ms })),
});

test('on a screen with several hands each seat has one action on its way', () => {
  const { heard, hear, line, sent } = table([0, 1], { isRace: true, hasHands: true });
  hear({ ...resync(4), ...hands() });
  assert.equal(heard.act(ACTION, 0, 4), true);
  assert.equal(heard.act(ACTION, 0, 4), false);
  assert.equal(heard.act(ACTION, 1, 4), true);
  const requests = sent.flatMap((message) => (message.kind === 'act' ? [message.request] : []));
  assert.equal(line.unanswered().length, 2);
  assert.deepEqual(heard.raceOf(0).reaching, ACTION);
  hear({ kind: 'accepted', request: requests[0] ?? '', seq: 5 });
  assert.deepEqual([heard.raceOf(0).reaching, heard.raceOf(1).reaching, heard.acting], [null, ACTION, true]);
  hear(refused(requests[1] ?? '', 'gone'));
  assert.deepEqual([heard.raceOf(1).slipped, heard.raceOf(0).slipped, heard.acting], [ACTION, null, false]);
});

test('each of several hands is busy by itself', () => {
  const { heard, hear } = table([0, 1], { isRace: true, hasHands: true });
  hear({ ...resync(4), ...hands([60_000, 0]) });
  assert.equal(heard.act(ACTION, 0, 4), false);
  assert.equal(heard.act(ACTION, 1, 4), true);
});

test('nobody’s view is asked for with everybody’s hands, a seat’s without', () => {
  const { heard, device, hear, line, sent } = table([0, 1], { isRace: true, hasHands: true });
  assert.equal(line.hello().hands, true);
  hear({ ...resync(4), ...hands() });
  heard.sit();
  assert.deepEqual(sent.at(-1), { kind: 'sit', seat: null, hands: true });
  device.handOver = 1;
  device.take();
  heard.sit();
  assert.deepEqual(sent.at(-1), { kind: 'sit', seat: 1 });
});

test('a device whose seat has gone watches, and its token is not shown again', () => {
  const { device, hear, line } = table();
  hear(resync(4));
  assert.equal(line.hello().token, 't');
  hear({ kind: 'welcome', protocol: 1, build: 'dev', match: MATCH, seats: [] });
  assert.deepEqual([device.seats, line.hello().token, line.hello().seat], [[], null, undefined]);
});

test('whoever asks hears what became of it, and nobody else', async () => {
  const { heard, hear, told, lastRequest } = table();
  hear({ kind: 'waiting' });
  const done = heard.ask({ kind: 'options', options: { target: 5 } });
  hear({ kind: 'accepted', request: lastRequest(), seq: 0 });
  assert.equal(await done, null);
  const refusal = heard.ask({ kind: 'options', options: { target: 99 } });
  hear(refused(lastRequest(), 'no_option'));
  assert.equal((await refusal)?.code, 'no_option');
  const unread = heard.ask({ kind: 'options', options: {} });
  hear(refused(null, 'malformed'));
  assert.equal((await unread)?.code, 'malformed');
  assert.deepEqual(told, ['waiting', 'refused malformed']);
});

test('a device that was shown a commitment gives nothing to dice that exchanged it silently', async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.assign(globalThis, { localStorage });
  try {
    keepMatch('m', 'smugglers', 't');
    await prepare('m');
    const hash = promise('m');
    const { hear, heard, line, sent } = table();
    const welcome = (commitment: string): void =>
      hear({ kind: 'welcome', protocol: 1, build: 'dev', match: { ...MATCH, commitment }, seats: [0] });
    assert.equal(line.hello().share, hash);
    welcome('');
    hear({ kind: 'waiting' });
    hear({ kind: 'shares', promised: [{ seats: [0], hash: hash ?? '' }] });
    while (sent.length === 0) await setImmediate();
    assert.equal(sent.at(-1)?.kind, 'share');
    assert.notEqual(line.hello().share, hash, 'what was shown is not promised again');
    welcome('another');
    hear({ kind: 'shares', promised: [{ seats: [0], hash: line.hello().share ?? '' }] });
    await setImmediate();
    assert.deepEqual([heard.isMisled, sent.length], [true, 1]);
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});

test('only the shares of the dice are missing: nobody is waited for', () => {
  const hall: Hall = {
    kind: 'table',
    players: [],
    stage: 'gathering',
    start: { race: false, missing: [], horn: null, shares: true },
    host: 0,
    locked: false,
    watch: true,
    signals: true,
    paused: false,
    watchers: 0,
    screens: 0,
  };
  const { hear, heard } = table();
  hear(hall);
  assert.equal(heard.hasWaited, false);
  hear({ ...hall, start: { race: false, missing: [], horn: null, shares: true, silent: [1] } });
  assert.equal(heard.hasWaited, true);
  hear(hall);
  assert.equal(heard.hasWaited, true, 'the page on which people wait stays until the match begins');
});
