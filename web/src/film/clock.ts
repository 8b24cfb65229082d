// The time of a film: it stands still until it is moved on, and then everything that falls due on the way is done in its order. Pure.
import type { Delay } from '../board/clock.ts';

interface Due {
  at: number;
  nth: number;
  done: () => void;
}

export class FilmClock {
  now = 0;
  #due: Due[] = [];
  #nth = 0;
  readonly #settle: () => Promise<void>;

  /** `settle` waits until what something has led to is done and drawn. */
  constructor(settle: () => Promise<void>) {
    this.#settle = settle;
  }

  readonly delay: Delay = (done, ms) => {
    const due: Due = { at: this.now + Math.max(0, ms), nth: this.#nth++, done };
    this.#due.push(due);
    return () => (this.#due = this.#due.filter((one) => one !== due));
  };

  /** Move on to a time. */
  async to(time: number): Promise<void> {
    for (let due = this.#next(time); due; due = this.#next(time)) await this.#do(due);
    this.now = Math.max(this.now, time);
  }

  /** Move on from one thing that falls due to the next until something has happened, or there is nothing more to wait for. */
  async until(isDone: () => boolean, most = Infinity): Promise<void> {
    for (let due = this.#next(most); due && !isDone(); due = this.#next(most)) await this.#do(due);
  }

  #next(time: number): Due | null {
    const next = this.#due.reduce<Due | null>(
      (first, one) => (!first || one.at < first.at || (one.at === first.at && one.nth < first.nth) ? one : first),
      null,
    );
    return next && next.at <= time ? next : null;
  }

  async #do(due: Due): Promise<void> {
    this.#due = this.#due.filter((one) => one !== due);
    this.now = Math.max(this.now, due.at);
    due.done();
    await this.#settle();
  }
}
