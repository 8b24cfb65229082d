// The table without a face. Its parts: what was heard, what is being shown, who holds the device; here they meet.
import { afterPicture, wait, type Pace } from '../board/motion.ts';
import { about } from '../games/about.ts';
import type { Action, GameFace, Hand, Line, Scene, Told } from '../games/contract.ts';
import { BUILD } from '../net/build.ts';
import { Connection } from '../net/connection.ts';
import { keepMatch, keepOver, keepPerson, keepSeen, seenOf } from '../net/memory.ts';
import type { Due, MatchInfo, PlayerInfo, Refused, Resync, SendSignal, Table as Hall } from '../protocol.gen.ts';
import { play } from '../sound/sound.ts';
import { words } from '../words/words.svelte.ts';
import { Device } from './device.svelte.ts';
import { Heard } from './heard.svelte.ts';
import { meantNow } from './race.ts';
import { settings } from './settings.svelte.ts';
import { Showing, type Read } from './showing.svelte.ts';
import { Start } from './start.svelte.ts';

const MOST_SIGNALS = 8;
const MOST_REPLAYED = 40; // submissions that are played again; of more the newest
const SHORT_LOOK = 500; // milliseconds of holding that were probably meant as a tap
const isByHand = () => settings.byHand && settings.times > 0; // at once means at once
const SHORT_BREAK = 10_000; // milliseconds without a connection that nobody calls being away
const SHORT_AWAY = 4_000; // nor so long without others: a page was loaded anew, or a line broke for a moment

type Options = MatchInfo['options'];

/** What happened while nobody here was connected: its lines, and the entry behind which it can be played again. */
interface Missed {
  lines: Read[];
  since: number;
}

export class Table {
  readonly match: string;
  readonly game: GameFace;
  readonly device = new Device();
  readonly heard: Heard;
  readonly showing: Showing;
  readonly start: Start;
  /** The sentence for a refused tap. */
  bubble = $state('');
  /** The reason that the bubble tells, if it is one of the rules. */
  why = $state<string | null>(null);
  /** Signals that rise, or have risen: each is shown once. */
  signals = $state.raw<{ id: number; seat: number; signal: SendSignal['signal'] }[]>([]);
  #signalled = 0;
  /** Has a seat left this device? Said once, until it is read. */
  hasMoved = $state(false);
  /** Is the own secret being looked at? */
  looking = $state(false);
  #lookedAt = 0;
  /** What some actions would certainly cause, by the action as it is sent. */
  foreseen = $state.raw<ReadonlyMap<string, Told[]>>(new Map());
  /** Whose turn has just begun on a device that people share: a new value each time. */
  called = $state.raw<{ seat: number } | null>(null);
  /** What happened while nobody here was connected, until it has been read. */
  missed = $state.raw<Missed | null>(null);
  /** The options before somebody else changed them while people gather, until it has been read. */
  changed = $state.raw<Options | null>(null);
  /** Has somebody wished to take back more than the own last action, and not said yet that all of it goes? */
  isTakingBack = $state(false);
  /** The number of the last entry that was heard. */
  #known = -1;
  /** When the table last said who is here, and what time it is while somebody is away. */
  #hallAt = 0;
  #now = $state(0);
  /** Others of whom it was told that they are away. */
  #absent = new Set<number>();
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(match: string, game: GameFace, token: string | null, isScreen = false) {
    this.match = match;
    this.game = game;
    this.showing = new Showing(game, {
      pace: () => settings.pace,
      times: () => settings.times,
      isStill: () => settings.still,
      isHidden: () => document.hidden,
      sound: play,
      wait,
      soon: afterPicture,
      scene: () => this.scene,
      eyes: () => this.device.eyes,
      isHere: (seat) => this.device.seats.includes(seat),
      throwsItself: () => !settings.byHand,
      // Whoever has to throw is called before the device has gone round, and then no second time.
      calls: (seat) => (this.called = seat === (this.device.holder ?? this.device.you) ? null : { seat }),
      threw: (seat, seq, nth) => this.heard.throw(seat, seq, nth),
      seen: (seq) => keepSeen(match, seq),
      settled: () => this.#settle(),
    });
    this.start = new Start({
      askTime: (sent) => this.heard.askTime(sent),
      count: () => play('tick'),
      horn: () => play('horn'),
    });
    this.heard = new Heard(
      { build: BUILD, match, token, pace: () => settings.pace, isByHand, isScreen },
      this.device,
      {
        welcome: (info, before, was) => {
          const { seats } = this.device;
          if (was) this.#noteChange(was.options, info.options);
          keepMatch(info.id, info.game, seats.length > 0 || isScreen ? token : null, seats);
          this.hasMoved = before.some((seat) => !seats.includes(seat));
        },
        resync: (message) => this.#resync(message),
        update: (message) => {
          this.#known = message.seq;
          this.showing.add(message);
        },
        waiting: () => this.showing.clear(),
        hall: (now, before) => this.#follow(now, before),
        greeted: () => {
          this.start.greet();
          this.start.follow(this.heard.hall?.start ?? null);
        },
        time: (sent, now) => this.start.heard(sent, now),
        signal: (seat, signal) => this.#see(seat, signal),
        thrown: (seq, nth) => this.showing.thrown(seq, nth),
        refused: (message) => this.complain(message),
        late: (code) => this.#slip(code),
        isRace: () => this.showing.isRace,
        handFree: () => this.#playKept(),
        isCurtained: (view) => this.#isCurtained(view),
        hasHands: () => this.game.Hands !== undefined,
        isForHands: (view) => this.#isForHands(view),
      },
      (listener) => new Connection(listener),
    );
  }

  end(): void {
    clearInterval(this.#ticking);
    this.start.stop();
    this.heard.end();
  }

  /** Is a start awaited for which people here are not ready? */
  get isUnready(): boolean {
    return this.heard.hall?.start?.missing.some((seat) => this.device.seats.includes(seat)) ?? false;
  }

  /** Was the table opened here? */
  get isHost(): boolean {
    return this.device.seats.includes(this.heard.hall?.host ?? -1);
  }

  /** Play with other options, for whoever opened the table; why not, or null. */
  async changeOptions(options: Options): Promise<Refused | null> {
    const refused = await this.heard.ask({ kind: 'options', options });
    if (!refused) this.changed = null;
    return refused;
  }

  #noteChange(was: Options, now: Options): void {
    if (isSame(was, now)) return;
    const before = this.changed ?? was;
    this.changed = isSame(before, now) ? null : before;
    if (!this.isHost) play('bell');
  }

  /** Say that everybody at this device is ready, or no longer. */
  ready(ready: boolean): void {
    this.heard.wish({ kind: 'ready', seats: this.device.seats, ready });
  }

  /** Who sits where has changed: whoever came is heard. */
  #follow(now: Hall, before: Hall | null): void {
    this.start.follow(now.start);
    if (now.stage !== before?.stage) keepOver(this.match, now.stage === 'over');
    const came = now.players.some((player) => player.kind === 'person' && before?.players[player.seat]?.kind === 'open');
    if (came) play('bell');
    this.#hallAt = this.#now = performance.now();
    clearInterval(this.#ticking);
    if (now.players.some((player) => player.away !== null)) {
      this.#ticking = setInterval(() => {
        this.#now = performance.now();
        this.#miss(now);
      }, 1000);
    }
    if (!before) for (const { seat, away } of now.players) if (away !== null) this.#absent.add(seat); // that is no news
    if (!before && now.stage === 'playing') this.#tellLate().catch(() => undefined);
    if (now.dressing && !before?.dressing && now.stage === 'playing')
      import('../crew/dressing.ts').then((crew) => crew.tellDressing(this)).catch(() => undefined);
    if (before && now.stage === 'playing' && !now.start)
      for (const player of now.players) this.#tell(player, before.players[player.seat]);
  }

  /** Whoever sits down after the dice were agreed on is told that this device has no part in them. */
  async #tellLate(): Promise<void> {
    const { info } = this.heard;
    if (!info?.shares?.length) return;
    const { isNews, WORDS } = await import('../dice/late.ts');
    if (!isNews(info, this.device.seats)) return;
    await words.also(WORDS);
    this.bubble = words.say('dice-late-now');
  }

  /** Somebody else has gone or is back, a bot sails meanwhile, or somebody asked for a hint: the log tells it. */
  #tell({ seat, kind, here, lent, hints = 0 }: PlayerInfo, before: PlayerInfo | undefined): void {
    if (before && hints > (before.hints ?? 0)) this.showing.note(note(seat, 'note-hint', 'e-lamp'));
    if (kind !== 'person' || before?.kind !== 'person' || this.device.seats.includes(seat)) return;
    if (here && this.#absent.delete(seat)) this.showing.note(note(seat, 'note-back', 'boat'));
    if (lent && !before.lent) this.showing.note(note(seat, 'note-lent', 'u-bot'));
  }

  /** Whoever stays away is missed. */
  #miss({ stage, start, players }: Hall): void {
    if (stage !== 'playing' || start) return;
    for (const { seat } of players) {
      if (this.away(seat) === null || this.#absent.has(seat) || this.device.seats.includes(seat)) continue;
      this.#absent.add(seat);
      this.showing.note(note(seat, 'note-away', 'boat'));
    }
  }

  /** For how many milliseconds a person has been away; null for whoever is here, or will be back at once, and where no person sits. */
  away(seat: number): number | null {
    const away = this.heard.players[seat]?.away ?? null;
    const ms = away === null ? 0 : away + this.#now - this.#hallAt;
    return ms < SHORT_AWAY ? null : ms;
  }

  /** Show this; what was missed is read from the table's history. */
  #resync(message: Resync): void {
    const { lostAt } = this.heard;
    const wasAway = lostAt !== null && performance.now() - lostAt > SHORT_BREAK;
    const seen = this.#known < 0 ? seenOf(this.match) : wasAway ? this.#known : null;
    const isBehind = message.seq > this.#known;
    this.#known = message.seq;
    this.showing.resync(message);
    if (isBehind) void this.#catchUp(seen);
  }

  /** Write the log from the table's history; what others have done behind entry `seen` is told apart. */
  async #catchUp(seen: number | null): Promise<void> {
    const { past } = await this.heard.history(0);
    if (past.length === 0) return;
    this.showing.remember(past);
    if (seen === null) return;
    const lines = this.showing.linesSince(seen);
    const since = Math.max(seen, past.at(-MOST_REPLAYED - 1)?.seq ?? 0);
    if (lines.some(({ seat }) => seat !== null && !this.device.seats.includes(seat))) this.missed = { lines, since };
  }

  /** Play what was missed; then everything is as it is now. */
  async replay(): Promise<void> {
    const { eyes } = this.device;
    const since = this.missed?.since;
    if (since === undefined) return;
    const { past, before } = await this.heard.history(since, { shown: true });
    if (!before || eyes !== this.device.eyes) return; // the connection broke, or somebody else has the device
    await this.showing.replay(since, before, past);
    this.missed = null;
  }

  /** All that a person at this device was told, without what was taken back. */
  async past(seat: number): Promise<Told[]> {
    const { past } = await this.heard.history(0, { seat });
    return past.filter(({ undone }) => !undone).flatMap(({ events }) => events as Told[]);
  }

  /** A signal rises from a boat for a moment. */
  #see(seat: number, signal: SendSignal['signal']): void {
    this.signals = [...this.signals.slice(-MOST_SIGNALS), { id: this.#signalled++, seat, signal }];
    play('knock');
  }

  get scene(): Scene | null {
    const shown = this.showing.now;
    if (!shown) return null;
    const { isRace, turn, busy, interlude } = this.showing;
    const canAct = !busy && (isRace || !this.heard.acting) && shown.seat === this.device.eyes;
    const { heard } = this;
    return {
      view: shown.view,
      legal: canAct ? shown.legal : [],
      me: shown.seat,
      you: this.device.you,
      actors: interlude ? [] : turn === null ? shown.actors : [turn],
      players: this.heard.players,
      outcome: shown.outcome,
      isCovered: this.device.isShared && !this.device.isPrivate && !this.looking,
      isOpen: (this.game.canLieOpen ?? false) && settings.open && this.device.you !== null && shown.seat === this.device.you,
      foreseen: (action) => this.foreseen.get(JSON.stringify(action)) ?? null,
      // Read where it counts: a hand that goes out or comes back makes no other scene, and nothing else is drawn anew.
      get race() {
        return isRace ? heard.race : null;
      },
      say: words.say,
      name: (seat) => this.name(seat),
      away: (seat) => this.away(seat),
    };
  }

  /** What questions are about: while a throw waits for a hand, what came before it has happened, and on a shared device whoever throws
      asks, of what all may know. */
  get asked(): Scene | null {
    const { scene } = this;
    const { held } = this.showing;
    if (!scene || !held) return scene;
    const view = held.view ?? scene.view;
    return this.device.isShared && held.isMine ? { ...scene, view, me: held.seat, isOpen: false } : { ...scene, view };
  }

  /** Do several people act at once on this screen? */
  get isHands(): boolean {
    const shown = this.showing.now;
    return shown !== null && shown.seat === null && this.#isForHands(shown.view);
  }

  #isForHands(view: unknown): boolean {
    return this.game.Hands !== undefined && this.device.isShared && (this.game.atOnce?.(view) ?? false);
  }

  /** The hands of the people at this screen. */
  get hands(): Hand[] {
    const hands = this.showing.now?.hands ?? [];
    return hands.map(({ seat, legal }) => ({ seat, legal: legal as Action[], race: this.heard.raceOf(seat) }));
  }

  name(seat: number): string {
    const player = this.heard.players[seat];
    return player ? player.name || words.say(`emblem-${player.emblem}`) : '';
  }

  // What people do.

  /** Play an action; `place` is what was tapped for it. In a race it is kept while the hand is busy. */
  act(action: Action, place: string | null = null): void {
    const shown = this.showing.now;
    if (!shown || shown.seat === null) return;
    if (this.heard.act(action, shown.seat, shown.seq)) {
      this.bubble = '';
      this.showing.past = [];
      this.missed = null; // who plays on has read it
    } else if (this.showing.isRace) this.heard.keep(action, place);
  }

  /** Play an action for one of several who act at once here; false if the hand cannot do it now. */
  actFor(seat: number, action: Action): boolean {
    const shown = this.showing.now;
    return shown !== null && this.heard.act(action, seat, shown.seq);
  }

  /** What has to be thrown on the table now, with people's own dice. */
  get due(): Due | null {
    return this.showing.busy ? null : (this.showing.now?.due ?? null);
  }

  /** The seat here that enters it: whoever throws, or anybody for a bot and for somebody who is not here; null if others do. */
  get enterer(): number | null {
    const { due, device } = this;
    if (!due || device.seats.includes(due.seat)) return due && due.seat;
    const thrower = this.heard.players[due.seat];
    return thrower?.kind === 'person' && thrower.here ? null : (device.eyes ?? device.seats[0] ?? null);
  }

  /** Enter what fell; why not, or null. */
  async enter(action: Action): Promise<Refused | null> {
    const { enterer, showing } = this;
    if (enterer === null || !showing.now) return null;
    return this.heard.ask({ kind: 'enter', seq: showing.now.seq, seat: enterer, action: { ...action } });
  }

  /** Look at the own secret, or no longer; whoever only taps is told to keep holding. */
  look(down: boolean): void {
    if (down === this.looking) return;
    this.looking = down;
    if (down) this.#lookedAt = performance.now();
    else if (performance.now() - this.#lookedAt < SHORT_LOOK) this.bubble = words.say('keep-holding');
  }

  /** What an action would certainly cause, or why it cannot be. */
  preview(action: Action): Promise<Told[] | Refused> {
    const seat = this.showing.now?.seat ?? null;
    return seat === null ? Promise.resolve([]) : this.heard.preview(action, seat);
  }

  /** Take back; where others' actions go too, not before somebody has been told so. */
  undo(isSure = false): void {
    const shown = this.showing.now;
    if (!shown || shown.seat === null) return;
    this.isTakingBack = !isSure && shown.undoOthers.length > 0;
    if (!this.isTakingBack) this.heard.undo(shown.seat);
  }

  /** Pause, if the others agree; or go on. */
  pause(paused: boolean): void {
    const seat = this.device.eyes ?? this.device.seats[0];
    if (seat !== undefined) this.heard.wish({ kind: 'pause', seat, paused });
  }

  /** The one person here wants to be called like this, next time too. */
  rename(name: string): void {
    const player = this.heard.players[this.device.you ?? -1];
    if (!player) return;
    this.heard.wish({ kind: 'rename', seat: player.seat, name });
    keepPerson(name, player.emblem);
  }

  setPace(pace: Pace): void {
    settings.setPace(pace);
    this.heard.tellPace();
  }

  /** Throw by hand from now on, or let dice fall by themselves. */
  setByHand(on: boolean): void {
    settings.setByHand(on);
    this.heard.tellPace();
    if (!on) this.showing.held?.release();
  }

  /** The next person has the device in hand. */
  takeDevice(): void {
    if (this.device.handOver === null) return;
    this.device.take();
    this.heard.sit();
  }

  /** Say why something was refused. */
  complain(refused: Refused): void {
    const scene = this.scene;
    if (!scene) return;
    play('no');
    this.why = refused.reason ?? null;
    this.bubble = refused.reason ? this.game.refusal(refused.reason, scene) : words.refused(refused.code);
  }

  #slip(code: string): void {
    if (code !== 'gone') return;
    play('puff');
    this.showing.speak([words.refused('gone')]);
  }

  #settle(): void {
    this.#checkHand();
    this.#checkKept();
  }

  /** What a tap that was kept means now; null if it has gone. */
  get #keptNow(): Action | null {
    const { scene } = this;
    const kept = scene?.race?.kept;
    return scene && kept ? meantNow(kept, scene, this.game) : null;
  }

  /** A tap was kept: has what it meant gone, or is the race over? */
  #checkKept(): void {
    if (!this.heard.race.kept) return;
    if (!this.showing.isRace) this.heard.release();
    else if (!this.showing.busy && this.#keptNow === null) this.heard.lose();
  }

  /** The hand is free: play what was kept. */
  #playKept(): void {
    const kept = this.heard.race.kept;
    this.#checkKept();
    const action = this.#keptNow;
    if (!kept || !action) return;
    this.heard.release();
    this.act(action, kept.place);
  }

  #isCurtained(view: unknown): boolean {
    return this.game.curtain !== undefined && (settings.curtain || this.game.curtain(view));
  }

  /** With several people on one device: does it go to somebody else now? What is shown stays until their view comes, if no curtain falls. */
  #checkHand(): void {
    const shown = this.showing.now;
    if (this.showing.busy || !shown || shown.outcome) return;
    if (this.#isForHands(shown.view)) {
      this.#layDown();
      return;
    }
    const { device } = this;
    if (device.passOn(shown.actors, this.#isCurtained(shown.view))) {
      if (device.handOver !== null) this.showing.clear();
      else if (device.holder !== null && this.called?.seat !== device.holder) this.called = { seat: device.holder };
      if (shown.seat !== device.eyes) this.heard.sit();
    }
  }

  /** Several people act at once: nobody holds the device, it lies between them. */
  #layDown(): void {
    if (this.device.eyes === null && this.device.handOver === null) return;
    this.device.holder = this.device.handOver = null;
    this.device.isPrivate = false;
    this.heard.sit();
  }
}

/** They come from the server, always in the same order. */
const isSame = (one: Options, other: Options): boolean => JSON.stringify(one) === JSON.stringify(other);

function note(seat: number, id: string, sign: string): Line {
  return { seat, sign, of: [], text: (scene) => about(scene, id, seat) };
}
