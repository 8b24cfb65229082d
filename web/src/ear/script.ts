// Tells a recorded match as somebody hears it who does not see the page: the real table, fed with messages, and every sentence that is
// handed to listeners, in its order. Run by tools/speech.py: `node --import ./runes.js src/ear/script.ts`, the record on its input.
import { readFileSync } from 'node:fs';
import type { Action, BoardHandle, GameFace, Told } from '../games/contract.ts';
import type * as smugglers from '../games/smugglers/types.ts';
import type * as triangle from '../games/triangle/types.ts';
import type { FromPage, MatchInfo, PlayerInfo, Resync, ToPage, Update } from '../protocol.gen.ts';

/** A match as seat 0 is told it; `actions` are what that seat did, by the number on which it was decided. */
interface Recorded {
  game: 'smugglers' | 'triangle' | 'aboard';
  language: 'de' | 'en';
  data: unknown;
  players: PlayerInfo[];
  resync: Resync;
  updates: Update[];
  actions: Record<string, Action>;
}

const HELD = 8000; // milliseconds that something waits for a hand
/** Nobody looks: only what waits for a hand takes its time. */
const later = globalThis.setTimeout;
globalThis.setTimeout = ((call: () => void, ms = 0) => later(call, ms < HELD ? 0 : ms)) as typeof later;

/** A line to a server that only speaks; whether it is still there it does answer, or the page would open another line. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    super();
    Line.last = this;
  }
  readonly send = (text: string): void => {
    const message = JSON.parse(text) as FromPage;
    if (message.kind === 'ask_time') queueMicrotask(() => this.say({ kind: 'time', sent: message.sent, now: message.sent }));
  };
  readonly close = (): undefined => undefined;
  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

Object.assign(globalThis, {
  WebSocket: Line,
  window: new EventTarget(),
  location: { href: 'http://table.test/' },
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }), // nothing travels
  document: Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: '' }, querySelector: () => null }),
  requestAnimationFrame: (draw: () => void) => void later(draw),
});

const { face } = await import('../games/registry.ts');
const { words } = await import('../words/words.svelte.ts');
const { cardOf, promptOf, Prompter } = await import('../table/card.ts');
const { aloud } = await import('../end/telling.ts');
const { SmugglersTheatre } = await import('../games/smugglers/theatre.svelte.ts');
const { TriangleTheatre } = await import('../games/triangle/theatre.svelte.ts');
const nearMisses = {
  smugglers: (await import('../games/smugglers/sentences.ts')).nearMisses,
  triangle: (await import('../games/triangle/sentences.ts')).nearMisses,
};
const { WORDS } = await import('../end/words.ts');
const { Table } = await import('../table/table.svelte.ts');

/** Let everything happen that waits for nothing. */
const breathe = () => new Promise((done) => setImmediate(done));

/** Plays events as the board of a game does, without a picture. Made when there is a view. */
function boardOf({ game, data }: Recorded, table: InstanceType<typeof Table>, seen: () => void): BoardHandle['play'] {
  const { showing } = table;
  const stage = {
    view: () => table.scene?.view as never,
    crew: () => undefined,
    hold: (event: Told) => showing.hold(event),
    before: (event: Told) => showing.begin(event),
    after: (event: Told) => {
      showing.land(event);
      seen();
    },
  };
  if (game === 'smugglers') {
    const { place, island, beam } = data as smugglers.Data;
    const board = { places: place, islands: island, beams: beam };
    const missed = (seats: readonly number[]) => showing.remark(nearMisses.smugglers(seats, table.scene as smugglers.Scene));
    const theatre = new SmugglersTheatre({ ...stage, board: () => board, missed, open: () => null });
    return (events) => theatre.playback.play(events as smugglers.AnyEvent[], 'swift');
  }
  if (game === 'triangle') {
    const scene = () => table.scene as triangle.Scene;
    const theatre = new TriangleTheatre({
      ...stage,
      board: () => data as triangle.Board,
      emblem: () => '',
      fly: () => undefined,
      nameOf: () => '',
      hasRoom: () => true,
      missed: (ships) => showing.remark(nearMisses.triangle(ships, scene())),
    });
    return (events) => {
      theatre.expect(events as triangle.AnyEvent[]);
      return theatre.playback.play(events as triangle.AnyEvent[], 'swift');
    };
  }
  return async (events) => {
    for (const event of events) {
      await stage.hold(event);
      await stage.before(event);
      stage.after(event);
    }
  };
}

/** Everything that is said in a match, a line for each sentence. */
async function tell(recorded: Recorded): Promise<string[]> {
  const { game: id, language, data, players, resync, updates, actions } = recorded;
  const game = (await face(id)) as GameFace;
  await words.choose(language);
  await words.prepare(game.words);
  game.learn?.(data);
  const table = new Table('match', game, 'token');
  const { showing } = table;
  const prompter = new Prompter(showing);
  const said: string[] = [];
  let last = -1;

  /** What the shell does whenever something has changed; `chosen` is what was tapped and not yet decided. */
  function follow(chosen: Action[] | null = null): void {
    const { scene } = table;
    if (!scene) return;
    const isMine = scene.me !== null && scene.actors.includes(scene.me) && !showing.busy;
    const here = { how: 'throw-key', seats: [0] };
    const moment = { game, scene, showing, due: null, isEntering: false, isMine, chosen, ...here };
    prompter.ask(promptOf(cardOf(moment), moment));
    said.push(...showing.news.filter((one) => one.id > last).map(({ text }) => text));
    last = showing.news.at(-1)?.id ?? last;
  }

  const hear = (message: ToPage) => Line.last.say(message);
  hear({ kind: 'welcome', protocol: 1, build: 'dev', match: { id: 'match', game: id, options: {} } as MatchInfo, seats: [0] });
  hear({ kind: 'table', players, stage: 'playing', start: null, host: 0, watchers: 0, screens: 0 } as unknown as ToPage);
  hear(resync);
  showing.setBoard({ play: boardOf(recorded, table, follow), skip: () => undefined, hop: () => false });
  for (const update of updates) {
    follow();
    const action = actions[update.since];
    if (action && game.showsFirst) follow([action]);
    hear(update);
    for (await breathe(); showing.busy || showing.now?.seq !== update.seq; await breathe()) {
      follow();
      showing.held?.release();
    }
  }
  follow();
  table.end();
  const { scene } = table;
  const part = await game.end();
  await words.also(WORDS);
  await words.also(part.words);
  if (scene) said.push(...aloud(game, part, scene, updates.at(-1)?.story ?? []).slice(1)); // the heading has the focus
  return said;
}

const records = JSON.parse(readFileSync(0, 'utf-8')) as Recorded[];
const told: string[][] = [];
for (const record of records) told.push(await tell(record));
process.stdout.write(JSON.stringify(told));
