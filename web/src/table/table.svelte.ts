// The table without a face: what is known of a match, whose eyes are used, what is being shown, and what is on its way.
import type { Action, BoardHandle, GameFace, Line, Race, Scene, Told } from '../games/contract.ts';
import { wait, type Pace } from '../board/motion.ts';
import { Connection } from '../net/connection.ts';
import { keep, keepMatch, recall } from '../net/memory.ts';
import {
  PROTOCOL,
  type Asked,
  type Hello,
  type MatchInfo,
  type Outcome,
  type PlayerInfo,
  type Refused,
  type Resync,
  type ToPage,
  type Update,
} from '../protocol.gen.ts';
import { play } from '../sound/sound.ts';
import { words } from '../words/words.svelte.ts';
import { follow, IDLE, isFree, reach, settle, slip } from './race.ts';
import { settings } from './settings.svelte.ts';

const MOST_BEHIND = 9; // updates waiting to be played; beyond, the newest is shown at once
const MOST_LOG = 120; // told events kept for the log
const BUILD = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The part of an update or resync that is drawn. */
interface Shown {
  seq: number;
  seat: number | null;
  view: unknown;
  actors: number[];
  legal: Action[];
  undo: Resync['undo'];
  outcome: Outcome | null;
}

/** A question that needs an answer from here, or one that others still have to answer. */
export interface Question {
  seat: number;
  waiting: number[];
}

export class Table {
  readonly match: string;
  readonly game: GameFace;
  readonly #token: string | null;
  #link: Connection;
  #board: BoardHandle | null = null;
  #queue: Update[] = [];
  #have = -1;
  #asks = new Map<string, (events: Told[] | Refused) => void>();
  #requests = 0;

  info = $state.raw<MatchInfo | null>(null);
  seats = $state.raw<number[]>([]);
  players = $state.raw<PlayerInfo[]>([]);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<Told[][]>([]);
  /** Whose turn the played events have come to, and the line that tells what is seen. */
  turn = $state<number | null>(null);
  story = $state.raw<Line | null>(null);
  #telling: Line[] = [];
  /** The last dice before the view follows. */
  rolled = $state.raw<Told | null>(null);
  /** What has been played since the view that is shown. */
  told = $state.raw<Told[]>([]);
  /** Is something being played on the board? */
  busy = $state(false);
  /** Is an own action on its way? */
  acting = $state(false);
  lost = $state(false);
  /** The code of a refused greeting: there is no table to show. */
  trouble = $state<string | null>(null);
  /** The seats without which a race does not begin; null if nobody is missing. */
  waitsFor = $state.raw<number[] | null>(null);
  question = $state.raw<Question | null>(null);
  rematch = $state<string | null>(null);
  /** Who holds this device; with several people on it nobody at first. */
  holder = $state<number | null>(null);
  /** Whom the device has to be given to. */
  handOver = $state<number | null>(null);
  /** What has just happened, for those who listen. */
  news = $state('');
  acted = $state(0);
  /** The sentence for a refused tap. */
  bubble = $state('');
  #race = $state.raw<Race>(IDLE);

  constructor(match: string, game: GameFace, token: string | null) {
    this.match = match;
    this.game = game;
    this.#token = token;
    this.log = recall<Told[][]>(`log:${match}`, [], 'session');
    this.#link = new Connection({
      hello: () => this.#hello(),
      heard: (message) => this.#hear(message),
      line: (line) => {
        this.lost = line === 'lost';
        if (line === 'lost') for (const request of [...this.#asks.keys()]) this.#answerAsk(request, []);
      },
    });
  }

  end(): void {
    this.#link.end();
  }

  /** Do several people share this device? */
  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** Whose eyes the page asks for. */
  get #eyes(): number | null {
    return this.isShared ? (this.handOver === null ? this.holder : null) : (this.seats[0] ?? null);
  }

  /** Do several seats act at once, so that nobody waits for what is drawn? */
  get isRace(): boolean {
    return this.shown !== null && this.#isRace(this.shown.view);
  }

  #isRace(view: unknown): boolean {
    return this.game.atOnce?.(view) ?? false;
  }

  get scene(): Scene | null {
    const shown = this.shown;
    if (!shown) return null;
    const isRace = this.isRace;
    const canAct = !this.busy && (!this.acting || isRace) && this.handOver === null;
    return {
      view: shown.view,
      legal: canAct ? shown.legal : [],
      me: shown.seat,
      actors: this.turn === null ? shown.actors : [this.turn],
      players: this.players,
      outcome: shown.outcome,
      race: isRace ? this.#race : null,
      say: words.say,
      name: (seat) => this.name(seat),
    };
  }

  name(seat: number): string {
    const player = this.players[seat];
    return player ? player.name || words.say(`emblem-${player.emblem}`) : '';
  }

  /** The board that plays what happens; without one it is shown at once. */
  setBoard(board: BoardHandle | null): void {
    this.#board = board;
  }

  // What people do.

  act(action: Action): void {
    const shown = this.shown;
    if (!shown || shown.seat === null || this.acting) return;
    if (this.isRace && !isFree(this.#race, performance.now())) return; // one hand: what comes too early is not even refused
    this.acting = true;
    this.#race = reach(this.#race, action);
    this.bubble = '';
    this.#link.send({ kind: 'act', request: this.#request(), seq: shown.seq, seat: shown.seat, action });
  }

  /** What an action would certainly cause, or why it cannot be. */
  preview(action: Action): Promise<Told[] | Refused> {
    const seat = this.shown?.seat;
    if (seat === null || seat === undefined) return Promise.resolve([]);
    const request = this.#request();
    return new Promise((resolve) => {
      this.#asks.set(request, resolve);
      this.#link.send({ kind: 'preview', request, seat, action });
    });
  }

  undo(): void {
    const seat = this.shown?.seat;
    if (seat === null || seat === undefined) return;
    this.#link.send({ kind: 'undo', request: this.#request(), seat });
  }

  answer(agree: boolean): void {
    this.question = null;
    this.#link.send({ kind: 'consent', request: this.#request(), agree });
  }

  setPace(pace: Pace): void {
    settings.setPace(pace);
    this.#link.send({ kind: 'pace', pace });
  }

  /** The next person has the device in hand. */
  takeDevice(): void {
    if (this.handOver === null) return;
    this.holder = this.handOver;
    this.handOver = null;
    this.#link.send({ kind: 'sit', seat: this.holder });
  }

  // What the table says.

  #hello(): Hello {
    const seat = this.#eyes;
    return {
      kind: 'hello',
      protocol: PROTOCOL,
      build: BUILD.includes('%') || !BUILD ? 'dev' : BUILD,
      match: this.match,
      token: this.#token,
      ...(seat === null ? {} : { seat }),
      pace: settings.pace,
    };
  }

  #request(): string {
    this.#requests += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${this.#requests}`;
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case 'welcome':
        this.info = message.match;
        this.seats = message.seats;
        keepMatch(message.match.id, message.match.game, this.#token);
        break;
      case 'table':
        this.players = message.players;
        break;
      case 'waiting':
        this.waitsFor = message.seats;
        this.shown = null;
        break;
      case 'resync':
        this.waitsFor = null;
        this.#resync(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'accepted':
        this.#settled();
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'previewed':
        this.#answerAsk(message.request, message.events as Told[]);
        break;
      case 'asked':
        this.#ask(message);
        break;
      case 'rematched':
        this.rematch = message.match;
        break;
    }
  }

  /** A question begins, goes on or is settled; what came of it is answered to whoever asked. */
  #ask({ seat, waiting }: Asked): void {
    this.question = seat === null ? null : { seat, waiting };
  }

  #resync(message: Resync): void {
    if (message.seat !== this.#eyes) {
      // One device, and nobody is known to hold it: somebody's secrets are not even kept for a moment.
      this.#link.send({ kind: 'sit', seat: this.#eyes });
      if (this.isShared) this.handOver ??= this.#nextHere(message.actors);
      return;
    }
    this.#queue = [];
    this.#have = message.seq;
    this.rolled = null;
    this.#race = follow(this.#race, message.clock, performance.now());
    this.#show(message);
  }

  #update(message: Update): void {
    if (message.seat !== this.#eyes) return; // sent before our last `sit`; its resync is on the way
    if (message.since !== this.#have) {
      this.#link.send(this.#hello());
      return;
    }
    this.#have = message.seq;
    this.#race = follow(this.#race, message.clock, performance.now());
    this.#queue.push(message);
    if (this.busy && this.#isRace(message.view)) this.#board?.skip(); // the others have begun: no more looking back
    void this.#pump();
  }

  /** Play what happened, one update after the other. */
  async #pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        const events = update.events as Told[];
        if (events.length > 0 || !this.game.isSecret?.(update.view)) this.#note(events);
        if (this.isRace && this.#isRace(update.view)) {
          const canPlay = this.#canPlay(events);
          this.#show(update);
          if (canPlay) void this.#board?.play(events, settings.pace, true);
          continue;
        }
        if (this.#canPlay(events)) await this.#board?.play(events, settings.pace);
        if (update.seq > (this.shown?.seq ?? -1) && update.seat === this.#eyes) this.#show(update);
      }
    } finally {
      this.busy = false;
      this.turn = this.story = this.rolled = null;
    }
    this.#checkHand();
  }

  #canPlay(events: Told[]): boolean {
    return events.length > 0 && !document.hidden && settings.times > 0 && this.#queue.length < MOST_BEHIND && this.shown !== null;
  }

  /** The board has come to this event: let it be heard, and let the dice follow. */
  async heardEvent(event: Told): Promise<void> {
    const sound = this.game.sound(event, this.shown?.seat ?? null);
    if (sound) play(sound);
    if (this.isRace) return; // the sentence stays: what to do is told by the heap
    this.turn = this.game.turn(event) ?? this.turn;
    this.story = this.#telling.find((line) => line.of.includes(event)) ?? this.story;
    this.told = [...this.told, event];
    const ms = this.game.rolls(event);
    if (ms === 0) return;
    this.rolled = event;
    if (!settings.still) await wait(ms * settings.times);
  }

  #note(events: Told[]): void {
    const told = events.filter((event) => this.game.isPublic(event));
    if (told.length === 0 && events.length > 0) return;
    this.log = [...this.log, told].slice(-MOST_LOG);
    keep(`log:${this.match}`, this.log, 'session');
    const scene = this.scene;
    if (!scene) return;
    this.#telling = this.game.lines(events);
    // In a race only what concerns oneself or all is read aloud: the rest comes faster than it could be said.
    const heard = scene.race ? this.#telling.filter((line) => line.seat === null || line.seat === scene.me) : this.#telling;
    this.news = heard.map((line) => line.text(scene)).join(' ');
  }

  #show(message: Resync | Update): void {
    this.told = [];
    this.shown = {
      seq: message.seq,
      seat: message.seat,
      view: message.view,
      actors: message.actors,
      legal: message.legal as Action[],
      undo: message.undo,
      outcome: message.outcome,
    };
    this.#checkHand();
  }

  /** With several people on one device: does it have to go to somebody else now? */
  #checkHand(): void {
    if (!this.isShared || this.busy || !this.shown || this.shown.outcome) return;
    const next = this.#nextHere(this.shown.actors);
    if (next === null || next === this.holder || next === this.handOver) return;
    this.handOver = next;
    this.holder = null;
    if (this.shown.seat !== null) {
      this.shown = null;
      this.#link.send({ kind: 'sit', seat: null });
    }
  }

  #nextHere(actors: number[]): number | null {
    return actors.find((seat) => this.seats.includes(seat)) ?? null;
  }

  #settled(): void {
    if (this.acting) this.acted += 1;
    this.acting = false;
    this.#race = settle(this.#race);
  }

  #refused(message: Refused): void {
    if (message.request !== null && this.#asks.has(message.request)) {
      this.#answerAsk(message.request, message);
      return;
    }
    this.acting = false;
    const isLate = this.isRace && LATE.has(message.code);
    this.#race = isLate && message.code !== 'busy' ? slip(this.#race, performance.now()) : settle(this.#race);
    if (message.request === null && (this.lost || !this.shown)) {
      this.trouble = message.code;
      return;
    }
    if (isLate) {
      if (message.code === 'gone') {
        play('puff');
        this.news = words.refused('gone');
      }
      return;
    }
    if (message.code === 'stale') this.#link.send(this.#hello());
    this.complain(message);
  }

  /** Say why something was refused. */
  complain(refused: Refused): void {
    const scene = this.scene;
    if (!scene) return;
    play('no');
    this.bubble = refused.reason ? this.game.refusal(refused.reason, scene) : words.refused(refused.code);
  }

  #answerAsk(request: string, answer: Told[] | Refused): void {
    this.#asks.get(request)?.(answer);
    this.#asks.delete(request);
  }

  /** The log as lines, the newest first. */
  get lines(): Line[] {
    return this.log.flatMap((events) => (events.length > 0 ? this.game.lines(events) : [UNDONE])).reverse();
  }
}

/** In a race these are nobody's fault: the hand was busy, or somebody else was faster. */
const LATE = new Set(['busy', 'gone']);

/** An entry without events took something back. */
const UNDONE: Line = { seat: null, sign: 'u-undo', of: [], text: (scene) => scene.say('undone') };
