// The start of a match or race on this page: the horn's moment by the page's own clock, and the count before it.
import { pageNow, TableClock } from '../net/clock.ts';
import type { Awaited } from '../protocol.gen.ts';

const QUESTIONS = 5; // about the table's time, one after the other
const FROM = 3; // three, two, one

/** What the start needs from the page round it. */
export interface Quay {
  askTime: (sent: number) => void;
  count: (left: number) => void;
  horn: () => void;
}

export class Start {
  readonly #quay: Quay;
  readonly clock = new TableClock();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #horn: number | null = null;

  /** Seconds until the horn, while they are counted. */
  left = $state<number | null>(null);

  constructor(quay: Quay) {
    this.#quay = quay;
  }

  /** What the table says of its start. */
  follow(start: Awaited | null): void {
    if (start?.race && this.#asked === 0) this.#ask();
    const horn = start?.horn ?? null;
    if (horn === this.#horn) return;
    // It has begun: the table's word can come a moment before this page's own clock is there.
    if (start === null && this.left === 1) this.#sound();
    this.#horn = horn;
    this.stop();
    if (horn !== null) this.#count();
  }

  /** An answer about the time. */
  heard(sent: number, now: number): void {
    this.clock.note(sent, pageNow(), now);
    if (this.#asked < QUESTIONS) this.#ask();
  }

  /** The connection is new: what was learnt of the clock stays, what was asked is lost. */
  greet(): void {
    this.#asked = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = null;
  }

  #ask(): void {
    this.#asked += 1;
    this.#quay.askTime(pageNow());
  }

  /** Show the seconds that are left, each at its moment, and sound the horn at the end. */
  #count(): void {
    if (this.#horn === null) return;
    const ms = this.clock.here(this.#horn) - pageNow();
    const left = Math.min(FROM, Math.ceil(ms / 1000));
    if (ms <= 1) {
      this.#sound();
      return;
    }
    if (left !== this.left && ms <= FROM * 1000) {
      this.left = left;
      this.#quay.count(left);
    }
    const next = ms > FROM * 1000 ? ms - FROM * 1000 : ms - (left - 1) * 1000;
    this.#timer = setTimeout(() => this.#count(), Math.max(1, next));
  }

  #sound(): void {
    this.left = null;
    // A measurement reads when this page began, by the table's clock.
    performance.mark('seaboard-horn', { detail: { planned: this.#horn, fired: this.clock.there(pageNow()) } });
    this.#quay.horn();
  }
}
