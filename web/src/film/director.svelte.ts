// The night's film: title, moments and end, played by the board itself on a clock of the film's own. So it can be paused in the middle of
// anything, played at any pace, and photographed picture by picture.
import { tick } from 'svelte';
import { goBy } from '../board/clock.ts';
import type { EndPart, Told } from '../games/contract.ts';
import type { Highlight } from '../protocol.gen.ts';
import type { Replay } from '../replay/replay.svelte.ts';
import { stepsUntil } from '../replay/steps.ts';
import { setSound } from '../sound/sound.ts';
import { settings } from '../table/settings.svelte.ts';
import { FilmClock } from './clock.ts';
import { Motions } from './motions.ts';
import { CLOSING, ENOUGH, INTRO, lengthOf, pacing, PICTURE, PLAY, TITLE, type Pacing } from './plan.ts';

const LEADS = [1, 3, 10]; // steps that lead to a moment, at most: more of them until there is enough to see
const LONGEST = 30_000; // milliseconds at the table that a moment is looked through
const LONGEST_FRAME = 250; // of a page that was held up: the film is not, longer
const PATIENCE = 400; // looks until a board is drawn that has to be fetched

/** What is told of it. */
export type Card = { kind: 'title' } | { kind: 'end' } | { kind: 'moment'; moment: Highlight; isIntro: boolean };

interface Scene extends Pacing {
  moment: Highlight;
  /** From which step on, to which. */
  from: number;
  to: number;
}

/** When an event could be seen, and with which step. */
interface Landing {
  event: Told;
  step: number;
  at: number;
}

/** Lets so many milliseconds of the film pass, in which so much happens at the table; false if there is to be no more of it. */
type Pass = (ms: number, rate: number) => Promise<boolean>;

export class Director {
  readonly replay: Replay;
  readonly #peaks: () => EndPart['peaks'];
  readonly #root: () => Element | undefined;
  readonly #clock = new FilmClock(() => this.#settle());
  #motions: Motions | null = null;
  #scenes: Scene[] | null = null;
  #isLeft = false;
  #isSkipping = false;
  card = $state.raw<Card>({ kind: 'title' });
  state = $state<'winding' | 'playing' | 'shooting' | 'over'>('winding');
  isPaused = $state(false);
  /** Milliseconds of it that have been seen. */
  seen = $state(0);

  #landings: Landing[] = [];

  /** `root` is what is filmed. */
  constructor(replay: Replay, peaks: () => EndPart['peaks'], root: () => Element | undefined) {
    this.replay = replay;
    this.#peaks = peaks;
    this.#root = root;
  }

  /** What an event tells can be seen on the board. */
  landed(event: Told): void {
    if (!this.#landings.some((one) => one.event === event))
      this.#landings.push({ event, step: this.replay.at, at: this.#clock.now });
  }

  get moments(): readonly Highlight[] {
    return this.replay.film.moments;
  }

  get length(): number {
    return lengthOf(this.moments.length);
  }

  /** Does nothing travel, because nobody wants it to? */
  get #isStill(): boolean {
    return settings.still || settings.times === 0;
  }

  /** Play it from its beginning. */
  async play(): Promise<void> {
    await this.#wind();
    if (this.#isLeft) return;
    this.isPaused = false;
    this.state = 'playing';
    await this.#show((ms, rate) => this.#live(ms, rate));
    this.state = 'over';
  }

  /** Take it picture by picture; `take` is told to which part of the film each belongs. False if it was ended. */
  async shoot(take: (part: number) => Promise<boolean>): Promise<boolean> {
    await this.stop();
    this.#isLeft = false;
    await this.#wind();
    this.state = 'shooting';
    this.#mute(true);
    let part = -1;
    try {
      return await this.#show(async (ms, rate) => {
        part++;
        for (let time = 0; time < ms; time += PICTURE) {
          await this.#clock.to(this.#clock.now + PICTURE * rate);
          this.#motions?.follow();
          this.seen += PICTURE;
          if (this.#isLeft || !(await take(part))) return false;
        }
        return true;
      });
    } finally {
      this.replay.pause();
      this.state = 'over';
      this.#mute(false);
    }
  }

  /** On to what comes next. */
  skip(): void {
    this.#isSkipping = true;
    this.isPaused = false;
  }

  /** Enough of it, wherever it is. Resolves when nothing is played any more. */
  async stop(): Promise<void> {
    this.#isLeft = true;
    while (this.state === 'playing' || this.state === 'shooting') await next();
  }

  /** The page is left. */
  end(): void {
    this.#isLeft = true;
    this.replay.end();
    this.#motions?.release();
    this.#mute(false);
    goBy();
  }

  // How.

  async #show(pass: Pass): Promise<boolean> {
    this.#isLeft = this.#isSkipping = false;
    this.seen = 0;
    this.card = { kind: 'title' };
    if (!(await pass(TITLE, 1))) return false;
    for (const scene of this.#scenes ?? []) if (!(await this.#moment(scene, pass))) return false;
    await this.#seek(this.replay.length);
    this.card = { kind: 'end' };
    return pass(CLOSING, 1);
  }

  async #moment({ moment, from, to, rate, skipped }: Scene, pass: Pass): Promise<boolean> {
    const { replay } = this;
    const isStill = this.#isStill;
    await this.#look(moment, isStill ? to - 1 : from);
    if (!isStill) {
      void replay.play(to - from);
      await this.#silently(() => this.#clock.to(this.#clock.now + skipped));
    }
    this.card = { kind: 'moment', moment, isIntro: true };
    if (!(await pass(INTRO, 0))) return false;
    this.card = { kind: 'moment', moment, isIntro: false };
    if (isStill) await this.#seek(to);
    const goesOn = await pass(PLAY, rate);
    replay.pause();
    return goesOn;
  }

  /** Find out, before it begins, how long each moment takes at the table, and what led to it is worth showing. */
  async #wind(): Promise<void> {
    goBy(this.#clock.delay);
    const root = this.#root();
    if (this.#scenes || !root) return;
    this.#motions = new Motions(root, () => this.#clock.now);
    await Promise.all([import('../board/Caption.svelte'), import('../board/Relief.svelte')]).catch(() => undefined);
    await this.#seek(this.replay.length); // what is only fetched at sea
    const scenes: Scene[] = [];
    for (const moment of this.moments) {
      const to = stepsUntil(this.replay.film.steps, moment.seq);
      if (to === null || to === 0) continue;
      scenes.push(await this.#silently(() => this.#scene(moment, to)));
      if (this.#isLeft) return;
    }
    this.#scenes = scenes;
  }

  async #scene(moment: Highlight, to: number): Promise<Scene> {
    let scene: Scene = { moment, from: to - 1, to, ...pacing(0) };
    for (const lead of this.#isStill ? [] : LEADS) {
      const from = Math.max(0, to - lead);
      const { peak, step } = await this.#measured(moment, from, to);
      scene = { moment, from, to: step, ...pacing(peak) };
      if (peak >= ENOUGH || from === 0) break;
    }
    return scene;
  }

  /** After how many milliseconds at the table a moment is seen, and with which step: the one that is named, or the one behind it. */
  async #measured(moment: Highlight, from: number, to: number): Promise<{ peak: number; step: number }> {
    await this.#look(moment, from);
    const begun = this.#clock.now;
    this.#landings = [];
    let isDone = false;
    void this.replay.play(to + 1 - from).then(() => (isDone = true));
    await this.#settle();
    await this.#clock.until(() => isDone, begun + LONGEST);
    this.replay.pause();
    const peak = this.#peakOf(moment, to) ?? this.#landings.findLast(({ step }) => step === to);
    return { peak: (peak?.at ?? this.#clock.now) - begun, step: peak?.step ?? to };
  }

  #peakOf({ kind, seat }: Highlight, to: number): Landing | undefined {
    const such = this.#landings.filter(({ event, step }) => event.kind === this.#peaks()[kind] && step >= to);
    const inStep = such.filter(({ step }) => step === such[0]?.step);
    return inStep.findLast(({ event }) => event.seat === seat) ?? inStep.at(-1);
  }

  /** Show the table after so many steps, through the eyes of whom the moment is about: the match is over. */
  #look({ seat }: Highlight, at: number): Promise<void> {
    const { replay } = this;
    replay.eyes = replay.choices.includes(seat) ? seat : 'all';
    return this.#seek(at);
  }

  async #seek(at: number): Promise<void> {
    const { replay } = this;
    void replay.seek(at);
    for (let i = 0; i < PATIENCE && !this.#isShown(at); i++) await next();
    await this.#settle();
  }

  #isShown(at: number): boolean {
    const { entry, trouble, showing, seat } = this.replay;
    if (trouble) return true;
    return (
      this.replay.at === at &&
      showing.now?.seq === entry &&
      showing.now.seat === seat &&
      !this.#root()?.querySelector('[data-fetching]')
    );
  }

  async #silently<T>(what: () => Promise<T>): Promise<T> {
    this.#mute(true);
    const found = await what();
    if (this.state !== 'shooting') this.#mute(false);
    return found;
  }

  #mute(on: boolean): void {
    setSound(!on && settings.sound);
  }

  /** What has happened is drawn, and what moves has begun. */
  async #settle(): Promise<void> {
    await tick();
    await soon();
    this.#motions?.follow();
  }

  async #live(ms: number, rate: number): Promise<boolean> {
    let last = performance.now();
    for (let spent = 0; spent < ms && !this.#isSkipping;) {
      const now = await next();
      if (this.#isLeft) return false;
      const passed = this.isPaused ? 0 : Math.min(now - last, LONGEST_FRAME, ms - spent);
      last = now;
      spent += passed;
      this.seen += passed;
      if (passed > 0) await this.#clock.to(this.#clock.now + passed * rate);
      this.#motions?.follow();
    }
    this.#isSkipping = false;
    return true;
  }
}

/** The next picture of the screen; where nobody looks there is none, and it goes on all the same. */
function next(): Promise<number> {
  if (document.hidden) return new Promise((done) => setTimeout(() => done(performance.now()), 20));
  return new Promise((done) => requestAnimationFrame(() => done(performance.now())));
}

/** Behind all that is due now. A timer would wait for a second where nobody looks. */
function soon(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}
