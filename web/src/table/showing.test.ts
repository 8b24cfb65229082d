import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { BoardHandle, GameFace, Line, Scene, Told } from '../games/contract.ts';
import type { Moment, Past, Resync, Update } from '../protocol.gen.ts';
import { LONGEST_HOLD, Showing } from './showing.svelte.ts';

const line = (of: Told[], text = of[0]?.kind ?? ''): Line => ({ seat: of[0]?.seat ?? null, sign: null, of, text: () => text });

/** Every event is a line, but steps of a sailing are one. */
function lines(events: Told[]): Line[] {
  const steps = events.filter((event) => event.kind === 'sailed');
  return events.flatMap((event) => (event.kind !== 'sailed' ? [line([event])] : event === steps[0] ? [line(steps)] : []));
}

/** A game in which a throw takes time, and views that say so are a race. */
const GAME = {
  atOnce: (view: unknown) => view === 'race',
  lines,
  rolls: (event: Told) => (event.kind === 'rolled' ? 900 : 0),
  thrower: (event: Told) => (event.kind === 'rolled' ? event.seat : null),
  turn: (event: Told) => (event.kind === 'turn_began' ? event.seat : null),
  interlude: (event: Told) => (event.kind === 'stormed' ? { say: 'storm' } : null),
  isPublic: (event: Told) => event.kind !== 'saw',
  whisper: (event: Told) => (event.kind === 'saw' ? 'a secret' : null),
  sound: () => null,
} as unknown as GameFace;

const STATE = {
  seat: 0,
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
const resync = (seq: number, view: unknown = 'calm'): Resync => ({ kind: 'resync', seq, view, ...STATE });
const told = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, seat: 0 }));
const update = (seq: number, events: Told[], view: unknown = 'calm'): Update => ({
  kind: 'update',
  since: seq - 1,
  seq,
  view,
  ...STATE,
  events,
});

/** Let everything happen that waits for nothing. */
const breathe = () => new Promise((done) => setImmediate(done));

/** A board that plays one event each time it is asked to. */
class Board implements BoardHandle {
  readonly #hold: (event: Told) => Promise<boolean>;
  readonly #begin: (event: Told) => Promise<void>;
  readonly #land: (event: Told) => void;
  readonly #steps: (() => void)[] = [];
  isSkipping = false;
  hop = (): boolean => false;

  constructor({ showing }: { showing: Showing }) {
    this.#hold = (event) => showing.hold(event);
    this.#begin = (event) => showing.begin(event);
    this.#land = (event) => showing.land(event);
  }

  play = async (events: Told[]): Promise<void> => {
    for (const event of events) {
      if (await this.#hold(event)) this.isSkipping = false;
      if (!this.isSkipping) await this.#begin(event);
      if (!this.isSkipping) await new Promise<void>((done) => this.#steps.push(done));
      this.#land(event);
    }
    this.isSkipping = false;
  };

  skip = (): void => {
    this.isSkipping = true;
    this.#steps.shift()?.();
  };

  /** The event that is being played lands. */
  step = async (): Promise<void> => {
    this.#steps.shift()?.();
    await breathe();
  };
}

function table({ times = 1, isHidden = false, here = [0], throwsItself = false, isDrawn = true, isOpen = false } = {}) {
  const threw: [number, number, number][] = [];
  const called: number[] = [];
  const waited: number[] = [];
  const behind: (() => void)[] = [];
  const scene = { me: 0, race: null, isOpen, say: (id: string) => id } as unknown as Scene;
  const showing: Showing = new Showing(GAME, {
    pace: () => 'normal',
    times: () => times,
    isStill: () => false,
    isHidden: () => isHidden,
    sound: () => undefined,
    wait: (ms) => Promise.resolve(void waited.push(ms)),
    soon: (run) => (isDrawn ? run() : void behind.push(run)),
    scene: () => (showing.now ? { ...scene, race: showing.isRace ? ({} as Scene['race']) : null } : null),
    eyes: () => 0,
    isHere: (seat) => here.includes(seat),
    throwsItself: () => throwsItself,
    calls: (seat) => void called.push(seat),
    threw: (...one) => void threw.push(one),
    seen: () => undefined,
    settled: () => undefined,
  });
  const board = new Board({ showing });
  showing.setBoard(board);
  const lines = () => showing.lines.map((one) => one.text(scene));
  const news = () => showing.news.map((one) => one.text);
  /** The picture is drawn: what waited for it follows. */
  const draw = () => behind.splice(0).forEach((run) => run());
  return { showing, board, lines, news, threw, called, waited, draw };
}

test('the view follows when what happened has been played', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('rolled', 'sailed')));
  await breathe();
  assert.deepEqual([showing.busy, showing.now?.seq], [true, 1]);
  await board.step();
  await board.step();
  assert.deepEqual([showing.busy, showing.now?.seq], [false, 2]);
});

test('a secret is said once, when it is seen, and only where it may lie open', async () => {
  const open = table({ isOpen: true });
  open.showing.resync(resync(1));
  open.showing.add(update(2, told('sailed', 'saw')));
  await breathe();
  await open.board.step();
  assert.deepEqual(open.news(), ['sailed']);
  await open.board.step();
  assert.deepEqual(open.news(), ['sailed', 'a secret']);
  assert.deepEqual(
    open.showing.news.map(({ isSecret }) => isSecret),
    [false, true],
  );
  assert.deepEqual(open.lines(), ['sailed'], 'no line tells it');

  const atOnce = table({ isOpen: true, times: 0 });
  atOnce.showing.resync(resync(1));
  atOnce.showing.add(update(2, told('sailed', 'saw')));
  await breathe();
  assert.deepEqual(atOnce.news(), ['sailed', 'a secret']);

  const shut = table();
  shut.showing.resync(resync(1));
  shut.showing.add(update(2, told('sailed', 'saw')));
  await breathe();
  await shut.board.step();
  await shut.board.step();
  assert.deepEqual(shut.news(), ['sailed']);
});

test('that a match ends is known while its last move is played', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('sailed')));
  showing.add({ ...update(3, told('won')), outcome: { ranks: [1], scores: [7], reason: 'target' } as Update['outcome'] });
  await breathe();
  assert.equal(showing.isEnding, false);
  await board.step();
  assert.deepEqual([showing.isEnding, showing.busy, showing.now?.outcome], [true, true, null]);
});

test('why a bot did it is told with its line, when that has landed and not before', async () => {
  const { showing, board } = table();
  const why = { seat: 0, reason: 'keeps_dark' };
  showing.resync(resync(1));
  showing.add({ ...update(2, told('rolled', 'sailed')), why });
  await breathe();
  assert.equal(showing.why, null);
  await board.step();
  assert.deepEqual(showing.why, why);
  assert.deepEqual(
    showing.lines.map((one) => one.why),
    [why],
  );
  await board.step();
  assert.deepEqual(
    showing.lines.map((one) => one.why),
    [undefined, why],
  );
  showing.resync(resync(3));
  assert.equal(showing.why, null);
});

test('where nothing is told of it, a bot still says why; in a race it says nothing', async () => {
  const why = { seat: 1, reason: 'flees' };
  const { showing } = table({ times: 0 });
  showing.resync(resync(1));
  showing.add({ ...update(2, told('saw')), why });
  await breathe();
  assert.deepEqual(showing.why, why);
  const race = table();
  race.showing.resync(resync(1, 'race'));
  race.showing.add({ ...update(2, told('took'), 'race'), why });
  await breathe();
  assert.equal(race.showing.why, null);
  assert.deepEqual(race.showing.lines[0]?.why, why);
});

test('one update is played after the other', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('sailed')));
  showing.add(update(3, told('delivered')));
  await breathe();
  await board.step();
  assert.equal(showing.now?.seq, 2);
  await board.step();
  assert.equal(showing.now?.seq, 3);
});

test('at once, or where nobody looks, nothing is played', async () => {
  for (const room of [{ times: 0 }, { isHidden: true }]) {
    const { showing, lines, news } = table(room);
    showing.resync(resync(1));
    showing.add(update(2, told('rolled', 'won')));
    await breathe();
    assert.deepEqual([showing.busy, showing.now?.seq], [false, 2]);
    assert.deepEqual(lines(), ['won', 'rolled']);
    assert.deepEqual(news(), ['rolled', 'won']);
  }
});

test('who is far behind sees the newest at once', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  for (let seq = 2; seq < 20; seq++) showing.add(update(seq, told('sailed')));
  await breathe();
  await board.step();
  assert.ok((showing.now?.seq ?? 0) >= 10);
});

test('in a race the view is not waited for, and what happened is drawn on it', async () => {
  const { showing, lines } = table();
  showing.resync(resync(1, 'race'));
  showing.add(update(2, told('took'), 'race'));
  const atOnce = [showing.busy, showing.now?.seq, lines()];
  assert.deepEqual(atOnce, [false, 2, ['took']], 'the table is not busy with it, not even for a moment');
  await breathe();
  assert.deepEqual([showing.busy, showing.now?.seq, lines()], atOnce);
});

test('in a race what moves sets out one picture before the view and its lines', async () => {
  const { showing, lines, news, draw } = table({ isDrawn: false });
  const played: unknown[] = [];
  showing.setBoard({
    play: async (events) => void played.push([events.map(({ kind }) => kind), showing.now?.seq]),
    skip: () => undefined,
    hop: () => false,
  });
  showing.resync(resync(1, 'race'));
  showing.add(update(2, told('took'), 'race'));
  assert.deepEqual([played, showing.now?.seq, lines(), showing.busy], [[[['took'], 1]], 1, [], false]);
  draw();
  assert.deepEqual([showing.now?.seq, lines(), news()], [2, ['took'], ['took']]);
  showing.add(update(3, told('turned'), 'race'));
  showing.add(update(4, told('took'), 'race'));
  assert.deepEqual([played.at(-1), showing.now?.seq], [[['took'], 3], 3], 'what comes meanwhile is shown on what came before');
  draw();
  assert.deepEqual([showing.now?.seq, lines()], [4, ['took', 'turned', 'took']], 'nothing is shown twice');
  showing.add(update(5, told('took'), 'race'));
  showing.resync(resync(5, 'race'));
  draw();
  assert.deepEqual([showing.now?.seq, lines().length, news().length], [5, 4, 4]);
});

test('a race that begins while something is played is shown behind it', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('sailed'), 'race'));
  await breathe();
  assert.deepEqual([showing.busy, showing.now?.seq], [true, 1]);
  await board.step();
  assert.deepEqual([showing.busy, showing.now?.seq], [false, 2]);
});

test('an update that takes back says so', async () => {
  const { showing, lines } = table();
  showing.resync(resync(1));
  showing.add({ ...update(2, []), back_to: 0 });
  await breathe();
  assert.deepEqual(lines(), ['undone']);
});

test('what is not for everybody is kept nowhere', async () => {
  const { showing, lines } = table({ times: 0 });
  showing.resync(resync(1));
  showing.add(update(2, told('took', 'saw')));
  await breathe();
  assert.deepEqual(lines(), ['took']);
});

test('log, sentence, speech and score tell nothing before it has landed', async () => {
  const { showing, board, lines, news } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('rolled', 'caught', 'won')));
  await breathe();
  assert.equal(showing.rolled?.kind, 'rolled'); // the dice are flying
  assert.deepEqual([lines(), news(), showing.story, showing.told], [[], [], null, []]);
  await board.step();
  assert.deepEqual([lines(), news()], [['rolled'], ['rolled']]);
  await board.step();
  assert.deepEqual(lines(), ['caught', 'rolled']);
  assert.equal(showing.story?.text({} as Scene), 'caught');
  assert.deepEqual(showing.told, told('rolled', 'caught'));
  assert.equal(showing.busy, true);
  await board.step();
  assert.deepEqual(
    [lines(), news()],
    [
      ['won', 'caught', 'rolled'],
      ['rolled', 'caught', 'won'],
    ],
  );
  assert.deepEqual([showing.busy, showing.story, showing.told], [false, null, []]);
});

test('while dice fly no sentence of before is read', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('took', 'rolled', 'won')));
  await breathe();
  await board.step();
  assert.equal(showing.rolled?.kind, 'rolled');
  assert.deepEqual([showing.story], [null]);
  await board.step();
  assert.equal(showing.story?.text({} as Scene), 'rolled');
});

test('a line of several steps is read when the last of them has been seen', async () => {
  const { showing, board, lines } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('sailed', 'sailed', 'arrived')));
  await breathe();
  await board.step();
  assert.deepEqual(lines(), []);
  await board.step();
  assert.deepEqual(lines(), ['sailed']);
});

test('the next update is told after the one that is being played', async () => {
  const { showing, board, lines } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('caught')));
  showing.add({ ...update(3, []), back_to: 1 });
  await breathe();
  assert.deepEqual(lines(), []);
  await board.step();
  assert.deepEqual(lines(), ['undone', 'caught']);
});

test('what is skipped is told at once, and once', async () => {
  const { showing, board, lines, news } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('rolled', 'caught', 'won')));
  await breathe();
  await board.step();
  board.skip();
  await breathe();
  assert.deepEqual(
    [lines(), news()],
    [
      ['won', 'caught', 'rolled'],
      ['rolled', 'caught', 'won'],
    ],
  );
});

test('an event that lands twice counts once', async () => {
  const { showing, board, lines } = table();
  const events = told('caught', 'won');
  showing.resync(resync(1));
  showing.add(update(2, events));
  await breathe();
  showing.land(events[0] as Told);
  await board.step();
  assert.deepEqual([lines(), showing.told], [['caught'], told('caught')]);
});

test('what led here stays for a lesson when the device goes to somebody else, and the end is known in a race too', async () => {
  const { showing } = table({ times: 0 });
  showing.resync(resync(1, 'race'));
  showing.add(update(2, told('took'), 'race'));
  assert.equal(showing.isEnding, false);
  showing.add({ ...update(3, told('caught'), 'race'), outcome: { reason: 'left', scores: [0], ranks: [1] } });
  showing.resync(resync(3, 'race'));
  await breathe();
  assert.deepEqual(showing.past, told('took', 'caught'));
  assert.equal(showing.isEnding, true);
});

const undone = (showing: Showing) => showing.lines.map((one) => one.isUndone);

test('what is taken back is struck, and nothing else', async () => {
  const { showing, lines } = table({ times: 0 });
  showing.resync(resync(1));
  showing.add(update(2, told('caught')));
  showing.add(update(3, told('won')));
  showing.add({ ...update(4, []), back_to: 2 });
  showing.add(update(5, told('won')));
  await breathe();
  assert.deepEqual(
    [lines(), undone(showing)],
    [
      ['won', 'undone', 'won', 'caught'],
      [false, false, true, false],
    ],
  );
});

test('an update that tells nothing writes nothing', async () => {
  const { showing, lines } = table({ times: 0 });
  showing.resync(resync(1));
  showing.add(update(2, told('saw')));
  showing.add(update(3, []));
  await breathe();
  assert.deepEqual(lines(), []);
});

test('the history writes the log as far as it is shown; notes and what came later stay', async () => {
  const { showing, board, lines } = table();
  showing.resync(resync(2));
  showing.note(line([], 'away'));
  showing.add(update(3, told('caught')));
  await breathe();
  const past = [
    { seq: 1, events: told('rolled', 'saw'), undone: true },
    { seq: 2, events: told('sailed'), undone: false },
    { seq: 3, events: told('caught'), undone: false },
  ];
  showing.remember(past);
  assert.deepEqual(lines(), ['away', 'sailed', 'rolled'], 'what is being played is not told before');
  await board.step();
  assert.deepEqual(lines(), ['caught', 'away', 'sailed', 'rolled']);
  assert.deepEqual(undone(showing), [false, false, false, true]);
  showing.remember(past);
  assert.deepEqual(lines(), ['caught', 'away', 'sailed', 'rolled'], 'nothing twice');
  assert.deepEqual(
    showing.linesSince(2).map((one) => one.of[0]?.kind),
    ['caught'],
  );
});

test('a resync tells all that was heard, and nothing twice', async () => {
  const { showing, board, lines, news } = table();
  showing.resync(resync(1));
  showing.add(update(2, told('rolled', 'caught')));
  showing.add(update(3, told('won')));
  await breathe();
  await board.step();
  showing.resync(resync(3));
  assert.deepEqual(lines(), ['won', 'caught', 'rolled']);
  await board.step();
  assert.deepEqual(
    [lines(), news()],
    [
      ['won', 'caught', 'rolled'],
      ['rolled', 'caught', 'won'],
    ],
  );
  assert.deepEqual([showing.now?.seq, showing.told, showing.busy], [3, [], false]);
});

const moment = (view: unknown): Moment => ({ view, actors: [1] });
const missed = (...views: unknown[]): Past[] =>
  views.map((view, i) => ({ seq: 3 + i, events: told(`event${3 + i}`), undone: false, then: moment(view) }));

test('what was missed is played from where it began to what is so now, and told nowhere anew', async () => {
  const { showing, board, lines, news } = table();
  showing.resync(resync(5, 'present'));
  const taken = { seq: 4, events: told('never'), undone: true, then: null };
  const [one, two] = missed('middle', 'present') as [Past, Past];
  void showing.replay(2, moment('then'), [one, taken, two]);
  await breathe();
  assert.deepEqual([showing.busy, showing.isReplaying, showing.now?.view, showing.now?.legal], [true, true, 'then', []]);
  showing.add(update(6, told('caught'), 'later'));
  await board.step();
  assert.deepEqual([showing.now?.view, showing.now?.actors, showing.now?.seq], ['middle', [1], 3]);
  await board.step();
  await breathe();
  assert.deepEqual(
    [showing.isReplaying, showing.now?.view, lines(), news()],
    [false, 'present', [], []],
    'what came meanwhile waits',
  );
  await board.step();
  assert.deepEqual([showing.busy, showing.now?.view, lines(), news()], [false, 'later', ['caught'], ['caught']]);
});

test('what a board remarks is said with all the rest, but not when it is played again', async () => {
  const { showing, board, news } = table();
  showing.resync(resync(5, 'present'));
  showing.remark(['phew']);
  assert.deepEqual(news(), ['phew']);
  void showing.replay(2, moment('then'), [{ seq: 5, events: told('won'), undone: false, then: moment('present') }]);
  await breathe();
  showing.remark(['phew again']);
  await board.step();
  assert.deepEqual(news(), ['phew']);
});

test('while it is played again the sentence tells it, and what was seen counts', async () => {
  const { showing, board } = table();
  showing.resync(resync(5, 'present'));
  void showing.replay(2, moment('then'), [{ seq: 5, events: told('caught', 'won'), undone: false, then: moment('present') }]);
  await breathe();
  await board.step();
  assert.equal(showing.story?.text({} as Scene), 'caught');
  assert.deepEqual(showing.told, told('caught'));
  await board.step();
  assert.deepEqual([showing.story, showing.told, showing.isReplaying], [null, [], false]);
});

test('while it is played again turns pass as they did', async () => {
  const { showing, board } = table();
  showing.resync(resync(5, 'present'));
  const events = [{ kind: 'delivered', seat: 1 }, ...told('turn_began', 'sailed')];
  void showing.replay(2, moment('then'), [{ seq: 5, events, undone: false, then: moment('present') }]);
  await breathe();
  for (let i = 0; i < 2; i++) await board.step();
  assert.equal(showing.turn, 0);
});

test('enough of it, or something newer to show, ends what is played again', async () => {
  const ends: ((showing: Showing) => void)[] = [(showing) => showing.skipReplay(), (showing) => showing.resync(resync(7, 'new'))];
  for (const [i, end] of ends.entries()) {
    const { showing, lines } = table();
    showing.resync(resync(5, 'present'));
    void showing.replay(2, moment('then'), missed('middle', 'present'));
    await breathe();
    end(showing);
    assert.deepEqual([showing.isReplaying, showing.now?.view], [false, ['present', 'new'][i]]);
    await breathe();
    assert.deepEqual([showing.busy, showing.now?.view, lines()], [false, ['present', 'new'][i], []]);
  }
});

test('a race is never played again, and ends what is', async () => {
  const { showing, board } = table();
  showing.resync(resync(5, 'race'));
  assert.equal(showing.canReplay, false);
  showing.resync(resync(5, 'present'));
  void showing.replay(2, moment('race'), missed('race', 'sea', 'present'));
  await breathe();
  assert.equal(showing.now?.view, 'sea', 'it begins behind the race');
  showing.add(update(6, told('took'), 'race'));
  await breathe();
  assert.equal(showing.isReplaying, false);
  await board.step();
  await breathe();
  assert.equal(showing.now?.view, 'race');
  assert.equal(table({ times: 0 }).showing.canReplay, false);
});

// Throwing.

/** Somebody sails, and the dice that fall next are in the hand of this seat, if of any. */
const throwing = (seat: number | null, seq = 2): Update => ({
  ...update(seq, [
    { kind: 'sailed', seat: 1 },
    { kind: 'turn_began', seat: 0 },
    { kind: 'rolled', seat: 0 },
    { kind: 'delivered', seat: 0 },
  ]),
  throws: [seat],
});

/** A table whose board has come to the dice. */
async function holding(wishes: Parameters<typeof table>[0] = {}) {
  const found = table(wishes);
  found.showing.resync(resync(1));
  found.showing.add(throwing(0));
  await breathe();
  await found.board.step();
  await found.board.step();
  return found;
}

test('dice wait for the hand of whom they belong to; nothing behind them is shown before', async () => {
  const { showing, board, lines, news, threw } = await holding();
  assert.deepEqual([showing.held?.event.kind, showing.held?.seat, showing.held?.isMine], ['rolled', 0, true]);
  assert.deepEqual([showing.now?.seq, showing.rolled, showing.turn], [1, null, 0]);
  assert.deepEqual(
    [lines(), news()],
    [
      ['turn_began', 'sailed'],
      ['sailed', 'turn_began'],
    ],
  );
  showing.held?.release();
  assert.deepEqual([showing.held, threw], [null, [[0, 2, 0]]]);
  await breathe();
  assert.equal(showing.rolled?.kind, 'rolled');
  await board.step();
  await board.step();
  assert.deepEqual([showing.now?.seq, lines()], [2, ['delivered', 'rolled', 'turn_began', 'sailed']]);
});

test('whoever here has to throw is called, but not if it falls by itself, nor for others', async () => {
  assert.deepEqual((await holding()).called, [0]);
  assert.deepEqual((await holding({ throwsItself: true })).called, []);
  assert.deepEqual((await holding({ here: [1] })).called, []);
});

test('what somebody did is not told under the name of whoever is next', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(throwing(null));
  await breathe();
  const told: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    told.push([showing.turn, showing.story?.of.map(({ kind }) => kind) ?? null]);
    await board.step();
  }
  assert.deepEqual(told, [
    [null, null],
    [null, ['sailed']], // it can be read while the turn passes
    [0, null],
  ]);
});

test('behind a scene that was nobody’s the next turn begins at once', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(update(2, [{ kind: 'stormed', seat: 1 }, ...told('turn_began')]));
  await breathe();
  const stories = [showing.interlude?.say];
  await board.step();
  assert.deepEqual([stories, showing.interlude, showing.turn, showing.story], [['storm'], null, 0, null]);
});

test('the others wait until they hear of it, and cannot throw themselves', async () => {
  const { showing, threw } = await holding({ here: [1] });
  assert.equal(showing.held?.isMine, false);
  showing.held?.release();
  showing.thrown(1, 0); // an older one
  assert.equal(showing.held?.seat, 0);
  showing.thrown(2, 0);
  showing.thrown(2, 0); // a second one is harmless
  await breathe();
  assert.deepEqual([showing.held, showing.rolled?.kind, threw], [null, 'rolled', []]);
});

test('who hears of a throw before the dice are reached does not stop there', async () => {
  const { showing, board } = table({ here: [1] });
  showing.resync(resync(1));
  showing.add(throwing(0));
  await breathe();
  showing.thrown(2, 0);
  await board.step();
  await board.step();
  assert.deepEqual([showing.held, showing.rolled?.kind], [null, 'rolled']);
});

test('after eight seconds dice fall by themselves, at every screen', async () => {
  for (const here of [[0], [1]]) {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { showing, threw } = await holding({ here });
      mock.timers.tick(LONGEST_HOLD - 1);
      assert.equal(showing.held?.seat, 0);
      mock.timers.tick(1);
      assert.equal(showing.held, null);
      assert.equal(threw.length, here[0] === 0 ? 1 : 0);
    } finally {
      mock.timers.reset();
    }
  }
});

test('dice that are nobody’s fall by themselves', async () => {
  const { showing, board, threw } = table();
  showing.resync(resync(1));
  showing.add(throwing(null));
  await breathe();
  await board.step();
  await board.step();
  assert.deepEqual([showing.held, showing.rolled?.kind, threw], [null, 'rolled', []]);
});

test('where they fall by themselves, or nobody looks, the others are told at once', async () => {
  for (const wishes of [{ throwsItself: true }, { times: 0 }, { isHidden: true }]) {
    const { showing, threw } = await holding(wishes);
    assert.deepEqual([showing.held, threw], [null, [[0, 2, 0]]]);
  }
});

test('who is in a hurry stops at the dice', async () => {
  const { showing, board } = table();
  showing.resync(resync(1));
  showing.add(throwing(0));
  await breathe();
  board.skip();
  await breathe();
  assert.deepEqual([showing.held?.event.kind, showing.now?.seq], ['rolled', 1]);
  showing.held?.release();
  await breathe();
  assert.deepEqual([showing.rolled?.kind, showing.now?.seq], ['rolled', 1]);
});

test('two throws of one submission wait one after the other', async () => {
  const { showing, board, threw } = table();
  showing.resync(resync(1));
  showing.add({ ...update(2, told('rolled', 'rolled')), throws: [0, 0] });
  await breathe();
  const first = showing.held;
  first?.release();
  await breathe();
  await board.step();
  first?.release(); // a second tap on what has fallen
  assert.deepEqual([showing.held?.seat, showing.rolled?.kind], [0, 'rolled']);
  showing.held?.release();
  assert.deepEqual(threw, [
    [0, 2, 0],
    [0, 2, 1],
  ]);
});

test('after a break everything waits again, and nothing of it has been told', async () => {
  const { showing, board, lines, news } = await holding();
  showing.resync(resync(1));
  await breathe();
  assert.deepEqual([showing.held, showing.now?.seq, showing.busy], [null, 1, false]);
  showing.add(throwing(0));
  await breathe();
  await board.step();
  await board.step();
  assert.deepEqual([showing.held?.seat, showing.now?.seq, lines()], [0, 1, ['turn_began', 'sailed']]);
  assert.ok(!news().includes('rolled'));
});

test('a break in which they fell shows what fell', async () => {
  const { showing, lines } = await holding();
  showing.resync(resync(2));
  await breathe();
  assert.deepEqual([showing.held, showing.now?.seq, showing.busy], [null, 2, false]);
  assert.deepEqual(lines(), ['delivered', 'rolled', 'turn_began', 'sailed']);
});

test('who comes while dice wait sees them wait as soon as there is a board', async () => {
  const { showing, board } = table({ here: [] });
  showing.setBoard(null);
  showing.resync(resync(1));
  showing.add(throwing(0));
  await breathe();
  assert.equal(showing.now?.seq, 1);
  showing.setBoard(board);
  await breathe();
  await board.step();
  await board.step();
  assert.deepEqual([showing.held?.seat, showing.held?.isMine, showing.now?.seq], [0, false, 1]);
});

test('what people threw on the table does not fall a second time', async () => {
  const { showing, board, waited } = table();
  showing.resync({ ...resync(1), due: { seat: 0, purpose: 'dice', outcomes: [] } as never });
  showing.add(update(2, told('rolled')));
  await breathe();
  assert.deepEqual(
    [showing.isEntered, showing.rolled?.kind, waited],
    [true, 'rolled', []],
    'it is shown, and nobody waits for it',
  );
  await board.step();
  showing.add(update(3, told('rolled')));
  await breathe();
  assert.deepEqual([showing.isEntered, waited], [false, [900]]);
  await board.step();
});
