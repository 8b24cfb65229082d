// Notices that a line has gone silent. A socket whose other end has vanished stays open for minutes, and nothing tells the page: so it asks
// now and then, and where nothing at all is heard the line counts as lost.

/** Milliseconds. A table where nothing happens is asked seldom, one that owes an answer soon. */
export const QUIET = 10_000;
export const SOON = 3_000;
export const ANSWER = 5_000;
export const OPENING = 12_000;
const LATE = 1_000; // a page that was kept from running this long may have the answer waiting

export class Watch {
  readonly #ask: () => void;
  readonly #lost: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwed = false;

  constructor(ask: () => void, lost: () => void) {
    this.#ask = ask;
    this.#lost = lost;
  }

  /** A socket is being opened: something has to be heard before long. */
  open(): void {
    this.#isOwed = true;
    this.#expect(OPENING);
  }

  /** Something was said. */
  said(): void {
    if (this.#isOwed) return;
    this.#isOwed = true;
    this.#after(SOON, () => this.ask());
  }

  /** Something was heard. */
  heard(): void {
    this.#isOwed = false;
    this.#after(QUIET, () => this.ask());
  }

  /** Is anybody there? */
  ask(): void {
    this.#isOwed = true;
    this.#ask();
    this.#expect(ANSWER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isOwed = false;
  }

  #expect(ms: number): void {
    const due = Date.now() + ms;
    this.#after(ms, () => (Date.now() - due > LATE ? this.#expect(ms) : this.#lost()));
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
