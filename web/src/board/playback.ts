/** Plays what happened, one event after the other, and keeps the order when more comes in. It draws nothing itself. */

import { delay } from './clock.ts';
import { factor, isStill, type Pace } from './motion.ts';

/** What a board does with the events; the playback decides when. */
export interface Theatre<View, Event> {
  /** The newest view: what is true when everything has been played. */
  view: () => View;
  /** Show a view as it is, at once. */
  settle: (view: View) => void;
  /** Show one event; durations are multiplied by `times`, `next` is the event after it. */
  show: (event: Event, times: number, next: Event | undefined) => Promise<void> | void;
  /** Show one event without travel. */
  showStill: (event: Event, next: Event | undefined, times: number) => Promise<void> | void;
  /** Wait while an event is held by somebody's hand; true if it was: then there is no hurry any more. */
  hold?: (event: Event) => Promise<boolean>;
  /** Called before each event and waited for: dice, sound, words. */
  before: (event: Event, pace: Pace) => Promise<void> | void;
  /** What an event tells can be seen now. May be called more than once for it. */
  after: (event: Event) => void;
  /** Something is being played from now on, or nothing any more. */
  busy: (isBusy: boolean) => void;
}

export class Playback<View, Event> {
  readonly #theatre: Theatre<View, Event>;
  #shown: View;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #skipped: (() => void)[] = [];
  #isGone = false;
  #isHurrying = false;
  #isHopping = false;

  constructor(theatre: Theatre<View, Event>) {
    this.#theatre = theatre;
    this.#shown = theatre.view();
  }

  /** Is what is being shown to end at once? */
  get isHurrying(): boolean {
    return this.#isHurrying || this.#isHopping;
  }

  /** A new view: shown at once, or when what happened before it has been played. */
  follow(view: View): void {
    if (this.#waiting === 0) this.#settle(view);
  }

  #settle(view: View): void {
    if (view === this.#shown) return;
    this.#shown = view;
    this.#theatre.settle(view);
  }

  /** Show what happened, from what is seen now to the next view. Call it before the new view is set, or in the same breath;
      calls queue up. Resolves when everything has been seen. */
  play(events: readonly Event[], pace: Pace): Promise<void> {
    if (this.#waiting === 0) this.#settle(this.#theatre.view()); // a view that has only just been set
    this.#waiting += 1;
    this.#theatre.busy(true);
    const mine = this.#queue.then(() => this.#run(events, pace));
    this.#queue = mine
      .catch((error: unknown) => console.error(error))
      .then(() => {
        this.#waiting -= 1;
        if (this.#waiting > 0 || this.#isGone) return;
        this.#isHurrying = false;
        this.#theatre.busy(false);
        this.#settle(this.#theatre.view());
      });
    return this.#queue;
  }

  async #run(events: readonly Event[], pace: Pace): Promise<void> {
    if (factor(pace) === 0) return; // at once: only the view that follows is shown
    for (const [i, event] of events.entries()) {
      if (this.#isGone) return;
      this.#isHopping = false;
      if (await this.#theatre.hold?.(event)) this.#isHurrying = false;
      if (!this.#isHurrying) await this.#unlessSkipped(this.#theatre.before(event, pace));
      if (this.#isHurrying || isStill(pace)) await this.#theatre.showStill(event, events[i + 1], factor(pace));
      else await this.#theatre.show(event, factor(pace), events[i + 1]);
      this.land(event);
    }
  }

  /** Wait for something that cannot be ended; nobody waits for it when it is skipped. */
  async #unlessSkipped(waiting: Promise<void> | void): Promise<void> {
    if (!waiting) return;
    let skipped = (): void => undefined;
    await Promise.race([waiting, new Promise<void>((done) => this.#skipped.push((skipped = done)))]);
    this.#skipped = this.#skipped.filter((other) => other !== skipped);
  }

  /** What an event tells can be seen, though its show goes on: at its end that is so by itself. */
  land(event: Event): void {
    this.#theatre.after(event);
  }

  /** Wait while something is seen; ends at once when it is skipped. */
  pause(ms: number): Promise<void> {
    if (this.isHurrying || this.#isGone || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        stop();
        this.#skipped = this.#skipped.filter((other) => other !== done);
        resolve();
      };
      const stop = delay(done, ms);
      this.#skipped.push(done);
    });
  }

  /** End the event that is being shown; what comes behind it is played as usual. */
  hop(): void {
    this.#isHopping = true;
    for (const done of this.#skipped.splice(0)) done();
  }

  /** End all that is being played at once. */
  skip(): void {
    this.#isHurrying = this.#waiting > 0;
    for (const done of this.#skipped.splice(0)) done();
  }

  /** The board leaves the page. */
  end(): void {
    this.#isGone = true;
    this.skip();
  }
}
