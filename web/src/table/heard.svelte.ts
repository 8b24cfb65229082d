// What the table has said: who is here, how far the match has come, and how each request was answered. It shows nothing.
import type { Pace } from '../board/motion.ts';
import type { Action, Race, Told } from '../games/contract.ts';
import { ENDED, type Line, type Listener } from '../net/connection.ts';
import { keepCommitment, promise } from '../net/memory.ts';
import { Requests, type Request, type Wish } from '../net/requests.ts';
import {
  PROTOCOL,
  type AskHistory,
  type Asked,
  type FromPage,
  type Hello,
  type Hint,
  type Hinted,
  type History,
  type Led,
  type Table as Hall,
  type MatchInfo,
  type Moment,
  type Past,
  type PlayerInfo,
  type Preview,
  type Previewed,
  type Refused,
  type Resync,
  type SendSignal,
  type Shares,
  type ToPage,
  type Update,
  type Welcome,
} from '../protocol.gen.ts';
import type { Device } from './device.svelte.ts';
import { follow, grasp, IDLE, isFree, keep, lose, reach, release, settle, slip } from './race.ts';

const NOBODY = -1;

/** In a race these are nobody's fault: the hand was busy, or somebody else was faster. */
const LATE = new Set(['busy', 'gone']);

/** A question that needs an answer from here, or one that others still have to answer. */
export interface Question {
  seat: number;
  waiting: number[];
  what: NonNullable<Asked['what']>;
}

/** What answers a question that is no wish. */
type Known = History | Hinted | Previewed | Refused;
/** Such a question before it has a name. */
type Query = Omit<AskHistory, 'request'> | Omit<Hint, 'request'> | Omit<Preview, 'request'>;

/** What happened, and how the table looked where it begins, if that was asked for. */
export interface Retold {
  past: Past[];
  before: Moment | null;
}

/** The way to the table. */
export interface Link {
  /** Say something; false if nobody listens. */
  send: (message: FromPage) => boolean;
  end: () => void;
}

/** What the page does with the news. */
export interface Ears {
  /** These are the seats of the device; fewer than before: somebody has taken a seat elsewhere. And what the match was, if it is known. */
  welcome: (info: MatchInfo, before: number[], was: MatchInfo | null) => void;
  /** Whatever was shown, this is so now. */
  resync: (message: Resync) => void;
  /** This happened next. */
  update: (message: Update) => void;
  /** People still gather: there is nothing to show. */
  waiting: () => void;
  /** Who sits where, or what holds for the table, has changed. */
  hall: (now: Hall, before: Hall | null) => void;
  /** A connection was opened, also after a break. */
  greeted: () => void;
  /** What time it is at the table. */
  time: (sent: number, now: number) => void;
  signal: (seat: number, signal: SendSignal['signal']) => void;
  /** Somebody has let fall the nth throw of an update. */
  thrown: (seq: number, nth: number) => void;
  /** Nothing came of an action, or of what the device wanted to take back. */
  refused: (message: Refused) => void;
  /** Somebody else was faster. */
  late: (code: string) => void;
  /** Do several seats act at once in what is shown? */
  isRace: () => boolean;
  /** In a race the own hand can begin something again. */
  handFree: () => void;
  /** Does a curtain stand before what this view would show? */
  isCurtained: (view: unknown) => boolean;
  /** Can the game be played with several hands on one screen? */
  hasHands: () => boolean;
  /** Do several people act at once on this screen in what this view shows? */
  isForHands: (view: unknown) => boolean;
}

/** What a greeting says besides whose eyes are used. */
export interface Card {
  build: string;
  match: string;
  token: string | null;
  pace: () => Pace;
  /** Do the people here throw by hand? */
  isByHand: () => boolean;
  /** Is this screen the table? Then it holds no seat. */
  isScreen?: boolean;
}

export class Heard {
  readonly #card: Card;
  readonly #device: Device;
  readonly #ears: Ears;
  readonly #link: Link;
  readonly #requests = new Requests();
  #asks = new Map<string, (answer: Known | null) => void>();
  #answers = new Map<string, (refused: Refused | null) => void>();
  #isGreeted = false;
  /** Has the token opened a seat that is elsewhere now? Then it opens nothing any more. */
  #hasLost = false;
  #handTimer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last entry that was heard. */
  #have = -1;

  info = $state.raw<MatchInfo | null>(null);
  /** Who sits where, who is here, and what holds for the table. */
  hall = $state.raw<Hall | null>(null);
  readonly players = $derived<PlayerInfo[]>(this.hall?.players ?? []);
  /** Do people still come together, so that there is nothing to see? */
  isGathering = $state(false);
  /** Has there been anybody to wait for? There is not while only the devices' shares of the dice are missing. */
  hasWaited = $state(false);
  /** Was this device shown something else of the dice than before? Then it gives nothing to them. */
  isMisled = $state(false);
  question = $state.raw<Question | null>(null);
  /** Who shows the match, which is over, and where; or has shown it. */
  led = $state.raw<Led | null>(null);
  /** The match in which the same people play again. */
  rematch = $state<string | null>(null);
  lost = $state(false);
  /** When the connection was lost, until it has been opened again and all is shown anew. */
  lostAt: number | null = null;
  /** The code of a refused greeting: there is no table to show. */
  trouble = $state<string | null>(null);
  /** The seats of which an action is on its way. */
  #acting = $state.raw<ReadonlySet<number>>(new Set());
  /** How many actions from here were accepted. */
  acted = $state(0);
  /** The hands of the seats here, as far as they have done something. */
  #races = $state.raw<ReadonlyMap<number, Race>>(new Map());

  constructor(card: Card, device: Device, ears: Ears, open: (listener: Listener) => Link) {
    this.#card = card;
    this.#device = device;
    this.#ears = ears;
    this.#link = open({
      hello: () => this.#hello(),
      unanswered: () => this.#requests.open,
      heard: (message) => this.#hear(message),
      line: (line) => this.#follow(line),
    });
  }

  end(): void {
    clearTimeout(this.#handTimer);
    this.#link.end();
  }

  /** Is an action from here on its way? */
  get acting(): boolean {
    return this.#acting.size > 0;
  }

  /** The hand of the seat whose view it is. */
  get race(): Race {
    return this.raceOf(this.#viewer);
  }

  get #viewer(): number {
    return this.#device.eyes ?? NOBODY;
  }

  raceOf(seat: number): Race {
    return this.#races.get(seat) ?? IDLE;
  }

  #setRace(seat: number, race: Race): void {
    this.#races = new Map(this.#races).set(seat, race);
  }

  #setActing(seat: number, isActing: boolean): void {
    const others = [...this.#acting].filter((one) => one !== seat);
    this.#acting = new Set(isActing ? [...others, seat] : others);
  }

  // What is asked of the table.

  /** Play an action, made on what is shown; false if the seat's hand cannot do it now. */
  act(action: Action, seat: number, seq: number): boolean {
    if (this.#acting.has(seat)) return false;
    const race = this.raceOf(seat);
    if (this.#ears.isRace() && !isFree(race, performance.now())) return false;
    this.#setActing(seat, true);
    this.#setRace(seat, reach(race, action));
    this.#ask({ kind: 'act', request: this.#requests.name(), seq, seat, action: { ...action } });
    return true;
  }

  /** A tap came while the hand was busy: keep it, in place of an earlier one. */
  keep(action: Action, place: string | null): void {
    this.#setRace(this.#viewer, keep(this.race, action, place, performance.now()));
    this.#watchHand();
  }

  /** Forget what was kept: it is being played, or its time is over. */
  release(): void {
    this.#setRace(this.#viewer, release(this.race));
  }

  /** What was kept has gone: somebody else was faster. */
  lose(): void {
    this.#setRace(this.#viewer, lose(this.race));
    this.#ears.late('gone');
  }

  /** While something is kept: tell when the hand is free. */
  #watchHand(): void {
    clearTimeout(this.#handTimer);
    if (!this.race.kept || this.acting) return; // the answer comes first
    this.#handTimer = setTimeout(() => this.#ears.handFree(), Math.max(0, Math.ceil(this.race.free - performance.now())));
  }

  undo(seat: number): void {
    this.wish({ kind: 'undo', seat });
  }

  consent(agree: boolean): void {
    this.question = null;
    this.wish({ kind: 'consent', agree });
  }

  /** Ask for something under a new name; it is sent again after a break until it is answered. */
  wish(wish: Wish): void {
    this.#ask({ ...wish, request: this.#requests.name() } as Request);
  }

  /** The same, and hear what became of it: why it was refused, or null if it was done. */
  ask(wish: Wish): Promise<Refused | null> {
    const request = this.#requests.name();
    return new Promise((resolve) => {
      this.#answers.set(request, resolve);
      this.#ask({ ...wish, request } as Request);
    });
  }

  signal(seat: number, signal: SendSignal['signal']): void {
    this.#link.send({ kind: 'signal', seat, signal });
  }

  /** Let fall what a seat here holds in its hand. */
  throw(seat: number, seq: number, nth: number): void {
    this.#link.send({ kind: 'throw', seat, seq, nth });
  }

  askTime(sent: number): void {
    this.#link.send({ kind: 'ask_time', sent });
  }

  /** What happened behind an entry, and if wished how it looked, as far as the device, or one of its seats, may know; nothing if the
      connection breaks. */
  async history(since: number, wish: { shown?: boolean; seat?: number } = {}): Promise<Retold> {
    const { past = [], before = null } = ((await this.#query({ kind: 'ask_history', since, ...wish })) ?? {}) as Partial<Retold>;
    return { past, before };
  }

  /** What an action would certainly cause, or why it cannot be; nothing if the connection breaks. */
  async preview(action: Action, seat: number): Promise<Told[] | Refused> {
    const answer = await this.#query({ kind: 'preview', seat, action: { ...action } });
    return answer?.kind === 'refused' ? answer : (((answer as Previewed | null)?.events ?? []) as Told[]);
  }

  /** What could be done on a seat, behind what is shown, or why nobody says so; null if the connection breaks. */
  hint(seat: number, seq: number): Promise<Hinted | Refused | null> {
    return this.#query({ kind: 'hint', seat, seq }) as Promise<Hinted | Refused | null>;
  }

  /** It is not asked again after a break, and where nobody hears it nobody answers. */
  #query(query: Query): Promise<Known | null> {
    const request = this.#requests.name();
    return new Promise((resolve) => {
      this.#asks.set(request, resolve);
      if (!this.#link.send({ ...query, request } as FromPage)) this.#know(request, null);
    });
  }

  /** Tell the table how fast it goes here, and whether people throw by hand. */
  tellPace(): void {
    const { pace, isByHand } = this.#card;
    this.#link.send({ kind: 'pace', pace: pace(), by_hand: isByHand() });
  }

  /** Ask for the view that the device may show now. */
  sit(): void {
    this.#link.send({ kind: 'sit', seat: this.#device.eyes, ...this.#wishForHands() });
  }

  /** Nobody's view leaves room for everybody's hands. */
  #wishForHands(): { hands?: true } {
    return this.#device.eyes === null && this.#ears.hasHands() ? { hands: true } : {};
  }

  #ask(request: Request): void {
    this.#requests.keep(request);
    this.#link.send(request);
  }

  #hello(): Hello {
    const { build, match, pace, isByHand, isScreen = false } = this.#card;
    const token = this.#hasLost ? null : this.#card.token;
    const seat = this.#device.eyes;
    return {
      kind: 'hello',
      protocol: PROTOCOL,
      build,
      match,
      token,
      ...(seat === null ? {} : { seat }),
      ...this.#wishForHands(),
      pace: pace(),
      by_hand: isByHand(),
      ...(isScreen ? { screen: true } : {}),
      share: promise(match),
    };
  }

  // What the table says.

  #follow(line: Line): void {
    this.lost = line === 'lost';
    if (this.lost) this.lostAt ??= performance.now();
    if (line === 'open') {
      this.lostAt = null;
      this.#ears.greeted();
    }
    if (!this.lost) return;
    for (const request of [...this.#asks.keys()]) this.#know(request, null);
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'table':
        this.#seat(message);
        break;
      case 'waiting':
        this.#isGreeted = this.isGathering = true;
        this.#have = 0;
        this.#ears.waiting();
        break;
      case 'shares':
        this.#show(message).catch(() => undefined); // the line broke: it is asked for again
        break;
      case 'resync':
        this.#isGreeted = true;
        this.isGathering = false;
        this.#resync(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'accepted':
        this.#accepted(message.request);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'previewed':
      case 'hinted':
      case 'history':
        this.#know(message.request, message);
        break;
      case 'time':
        this.#ears.time(message.sent, message.now);
        break;
      case 'signalled':
        this.#ears.signal(message.seat, message.signal);
        break;
      case 'thrown':
        this.#ears.thrown(message.seq, message.nth);
        break;
      case 'asked':
        this.#asked(message);
        break;
      case 'led':
        this.led = message;
        break;
      case 'rematched':
        this.rematch = message.match;
        break;
    }
  }

  #welcome({ match, seats }: Welcome): void {
    const before = this.#device.seats;
    const was = this.info;
    this.info = match;
    this.#hasLost = seats.length === 0 && !this.#card.isScreen;
    this.#device.seat(seats);
    this.#ears.welcome(match, before, was);
    this.isMisled = !keepCommitment(match);
  }

  /** Everybody is ready: show what was promised for the dice. */
  async #show({ promised }: Shares): Promise<void> {
    const { info } = this;
    if (!info || this.isMisled) return;
    const shown = await (await import('../net/dice.ts')).show(info, promised);
    if (shown) this.#link.send(shown);
    this.isMisled ||= shown === false;
  }

  #seat(hall: Hall): void {
    const before = this.hall;
    this.hall = hall;
    const { missing = [], silent = [], horn = null } = hall.start ?? {};
    this.hasWaited ||= horn !== null || missing.length + silent.length > 0;
    this.#ears.hall(hall, before);
  }

  #resync(message: Resync): void {
    if (this.#callFirst(message)) {
      this.sit(); // somebody else's secrets are not even kept for a moment
      return;
    }
    this.#have = message.seq;
    this.#followHands(message);
    this.#ears.resync(message);
  }

  #update(message: Update): void {
    if (this.isGathering) {
      this.isGathering = false;
      if (this.#callFirst(message)) this.sit();
    }
    if (message.seat !== this.#device.eyes) return; // sent before our last `sit`; its resync is on the way
    if (message.since !== this.#have) {
      this.#link.send(this.#hello());
      return;
    }
    this.#have = message.seq;
    this.#followHands(message);
    this.#ears.update(message);
  }

  /** Nobody has the device yet: call whoever acts here first, unless all do. Is another view needed for that? */
  #callFirst({ actors, view, seat }: Resync | Update): boolean {
    if (this.#device.isIdle && !this.#ears.isForHands(view)) this.#device.passOn(actors, this.#ears.isCurtained(view));
    return seat !== this.#device.eyes;
  }

  /** How long each hand is busy: that of the viewing seat, or those that act on this screen. */
  #followHands({ seat, clock, hands }: Resync | Update): void {
    const now = performance.now();
    const all = seat === null ? hands : [{ seat, busy: clock?.busy ?? 0 }];
    for (const one of all) {
      this.#setRace(one.seat, follow(this.raceOf(one.seat), clock && { busy: one.busy, left: clock.left }, now));
    }
    this.#watchHand();
  }

  #accepted(request: string): void {
    const answered = this.#requests.settle(request);
    this.#answer(request, null);
    if (answered?.kind !== 'act') return;
    this.acted += 1;
    this.#setRace(answered.seat, grasp(this.raceOf(answered.seat)));
    this.#rest(answered.seat);
  }

  /** The seat's action is not on its way any more. */
  #rest(seat: number): void {
    this.#setActing(seat, false);
    this.#setRace(seat, settle(this.raceOf(seat)));
    this.#watchHand();
  }

  #refused(message: Refused): void {
    if (message.code === 'wrong_share') return; // another tab has shown it, and the match has begun
    if (message.request !== null && this.#know(message.request, message)) return;
    const request = message.request === null ? null : this.#requests.settle(message.request);
    if (message.request !== null && this.#answer(message.request, message)) return;
    if (message.request === null) {
      this.#requests.forget();
      for (const name of [...this.#answers.keys()]) this.#answer(name, message);
      for (const seat of this.#acting) this.#rest(seat);
    } else if (request?.kind !== 'act') {
      this.#ears.refused(message);
      return;
    }
    const isLate = this.#ears.isRace() && LATE.has(message.code);
    if (request?.kind === 'act') {
      if (isLate && message.code !== 'busy') this.#setRace(request.seat, slip(this.raceOf(request.seat), performance.now()));
      this.#rest(request.seat);
    }
    if (message.request === null && (this.lost || !this.#isGreeted || ENDED.has(message.code))) {
      this.trouble = message.code;
      return;
    }
    if (isLate) {
      this.#ears.late(message.code);
      return;
    }
    if (message.code === 'stale') this.#link.send(this.#hello());
    this.#ears.refused(message);
  }

  /** A question begins, goes on or is settled. Whoever asked is answered apart: until then the request stays open. */
  #asked({ seat, waiting, what = 'undo' }: Asked): void {
    this.question = seat === null ? null : { seat, waiting, what };
  }

  /** Tell whoever asked what became of it; false if nobody waits for that. */
  #answer(request: string, refused: Refused | null): boolean {
    const tell = this.#answers.get(request);
    this.#answers.delete(request);
    tell?.(refused);
    return tell !== undefined;
  }

  /** False if nothing was asked under this name. */
  #know(request: string, answer: Known | null): boolean {
    this.#asks.get(request)?.(answer);
    return this.#asks.delete(request);
  }
}
