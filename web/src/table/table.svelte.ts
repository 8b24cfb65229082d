// The table without a face. Its parts: what was heard, what is being shown, who holds the device; here they meet.
import { wait, type Pace } from '../board/motion.ts';
import type { Action, GameFace, Hand, Scene, Told } from '../games/contract.ts';
import { Connection } from '../net/connection.ts';
import { keep, keepMatch, recall } from '../net/memory.ts';
import type { Refused, SendSignal, Table as Hall } from '../protocol.gen.ts';
import { play } from '../sound/sound.ts';
import { words } from '../words/words.svelte.ts';
import { Device } from './device.svelte.ts';
import { Heard } from './heard.svelte.ts';
import { meantNow } from './race.ts';
import { settings } from './settings.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { Start } from './start.svelte.ts';

const MOST_SIGNALS = 8;
const BUILD = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

export class Table {
  readonly match: string;
  readonly game: GameFace;
  readonly device = new Device();
  readonly heard: Heard;
  readonly showing: Showing;
  readonly start: Start;
  /** The sentence for a refused tap. */
  bubble = $state('');
  /** Signals that rise, or have risen: each is shown once. */
  signals = $state.raw<{ id: number; seat: number; signal: SendSignal['signal'] }[]>([]);
  #signalled = 0;
  /** Is the own secret being looked at? */
  looking = $state(false);
  /** Whose turn has just begun on a device that people share: a new value each time. */
  called = $state.raw<{ seat: number } | null>(null);

  constructor(match: string, game: GameFace, token: string | null) {
    this.match = match;
    this.game = game;
    const kept = `log:${match}`;
    this.showing = new Showing(
      game,
      {
        pace: () => settings.pace,
        times: () => settings.times,
        isStill: () => settings.still,
        isHidden: () => document.hidden,
        sound: play,
        wait,
        scene: () => this.scene,
        eyes: () => this.device.eyes,
        keepLog: (log) => keep(kept, log, 'session'),
        settled: () => this.#settle(),
      },
      recall<Told[][]>(kept, [], 'session'),
    );
    this.start = new Start({
      askTime: (sent) => this.heard.askTime(sent),
      count: () => play('tick'),
      horn: () => play('horn'),
    });
    this.heard = new Heard(
      { build: BUILD.includes('%') || !BUILD ? 'dev' : BUILD, match, token, pace: () => settings.pace },
      this.device,
      {
        welcome: (info) => keepMatch(info.id, info.game, token),
        resync: (message) => this.showing.resync(message),
        update: (message) => this.showing.add(message),
        waiting: () => this.showing.clear(),
        hall: (now, before) => this.#follow(now, before),
        greeted: () => {
          this.start.greet();
          this.start.follow(this.heard.hall?.start ?? null);
        },
        time: (sent, now) => this.start.heard(sent, now),
        signal: (seat, signal) => this.#see(seat, signal),
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
    this.start.stop();
    this.heard.end();
  }

  /** Is a start awaited for which people here are not ready? */
  get isUnready(): boolean {
    return this.heard.hall?.start?.missing.some((seat) => this.device.seats.includes(seat)) ?? false;
  }

  /** Say that everybody at this device is ready, or no longer. */
  ready(ready: boolean): void {
    this.heard.wish({ kind: 'ready', seats: this.device.seats, ready });
  }

  /** Who sits where has changed: whoever came is heard. */
  #follow(now: Hall, before: Hall | null): void {
    this.start.follow(now.start);
    const came = now.players.some((player) => player.kind === 'person' && before?.players[player.seat]?.kind === 'open');
    if (came) play('bell');
  }

  /** A signal rises from a boat for a moment. */
  #see(seat: number, signal: SendSignal['signal']): void {
    this.signals = [...this.signals.slice(-MOST_SIGNALS), { id: this.#signalled++, seat, signal }];
    play('knock');
  }

  get scene(): Scene | null {
    const shown = this.showing.now;
    if (!shown) return null;
    const { isRace, turn, busy } = this.showing;
    const canAct = !busy && (!this.heard.acting || isRace) && shown.seat === this.device.eyes;
    return {
      view: shown.view,
      legal: canAct ? shown.legal : [],
      me: shown.seat,
      actors: turn === null ? shown.actors : [turn],
      players: this.heard.players,
      outcome: shown.outcome,
      isCovered: this.device.isShared && !this.device.isPrivate && !this.looking,
      race: isRace ? this.heard.race : null,
      say: words.say,
      name: (seat) => this.name(seat),
    };
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
    if (this.heard.act(action, shown.seat, shown.seq)) this.bubble = '';
    else if (this.showing.isRace) this.heard.keep(action, place);
  }

  /** Play an action for one of several who act at once here; false if the hand cannot do it now. */
  actFor(seat: number, action: Action): boolean {
    const shown = this.showing.now;
    return shown !== null && this.heard.act(action, seat, shown.seq);
  }

  /** What an action would certainly cause, or why it cannot be. */
  preview(action: Action): Promise<Told[] | Refused> {
    const seat = this.showing.now?.seat ?? null;
    return seat === null ? Promise.resolve([]) : this.heard.preview(action, seat);
  }

  undo(): void {
    const seat = this.showing.now?.seat ?? null;
    if (seat !== null) this.heard.undo(seat);
  }

  setPace(pace: Pace): void {
    settings.setPace(pace);
    this.heard.setPace(pace);
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
      else if (device.holder !== null) this.called = { seat: device.holder };
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
