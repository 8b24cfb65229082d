// How far the page's clock is off the table's: of several questions the one that was answered fastest is believed. Pure.

/** Milliseconds by the page's own clock, which no correction of the system's time moves. */
export function pageNow(): number {
  return performance.timeOrigin + performance.now();
}

export class TableClock {
  #best = Infinity;
  #offset = 0;

  /** Has anything been heard of the table's clock? */
  get isKnown(): boolean {
    return this.#best < Infinity;
  }

  /** A question sent at `sent` was answered at `heard`, by the page's clock; in between it was `now` at the table. */
  note(sent: number, heard: number, now: number): void {
    if (heard - sent >= this.#best) return;
    this.#best = heard - sent;
    this.#offset = now - (sent + heard) / 2;
  }

  /** A moment of the table by the page's clock. */
  here(moment: number): number {
    return moment - this.#offset;
  }

  /** A moment of the page by the table's clock. */
  there(moment: number): number {
    return moment + this.#offset;
  }
}
