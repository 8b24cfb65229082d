/** One of several hands on one screen. It does one thing at a time: what comes while it is busy is kept, and of several the last one counts. */

import type { Point } from '../../../board/chart.ts';
import type { Hand as Told } from '../../contract.ts';
import type { Action } from '../types.ts';

/** What a finger wants for a ship, and where it was let go. */
export interface Wish {
  id: number;
  action: Extract<Action, { kind: 'take' | 'turn' | 'load' }>;
  at: Point;
  /** The place of the ship that it was let go over, if it was: deck-3. */
  place: string | null;
}

interface Doing {
  /** Ask the table; false if the hand is not free after all. */
  act: (seat: number, action: Action) => boolean;
  /** The table has taken it. */
  done: (wish: Wish) => void;
  /** Nothing came of it, because somebody was faster. */
  lose: (wish: Wish) => void;
  /** Nothing came of it: back to where it was. */
  leave: (wish: Wish) => void;
  now: () => number;
  later: (run: () => void, ms: number) => unknown;
}

const EARLY = 4; // milliseconds that the table's clock may be behind

export class SeatHand {
  readonly seat: number;
  readonly #doing: Doing;
  /** What the table has not answered yet. */
  asked = $state.raw<Wish | null>(null);
  /** What comes next, as soon as the hand is free. */
  kept = $state.raw<Wish | null>(null);
  /** Since when it is busy and until when, on the page's clock; null if it is free. */
  busy = $state.raw<{ since: number; free: number } | null>(null);
  /** Where it was busy last. */
  at = $state.raw<Point | null>(null);
  #told: Told<Action> | null = null;
  #slipped: Action | null = null;
  #got: Action | null = null;

  constructor(seat: number, doing: Doing) {
    this.seat = seat;
    this.#doing = doing;
  }

  /** A finger has let go over this seat's ship, or tapped a tile for it. */
  wish(wish: Wish): void {
    if (this.kept) this.#doing.leave(this.kept);
    this.kept = wish;
    this.#goOn();
  }

  /** What the table says: what the seat may do, and how long the hand is busy. */
  follow(told: Told<Action>): void {
    this.#told = told;
    const { reaching, got, slipped, since, free } = told.race;
    const now = this.#doing.now();
    if (free > now && free !== this.busy?.free) {
      this.busy = { since, free };
      this.#doing.later(() => this.#goOn(), free - now + EARLY);
    }
    const wish = reaching === null ? this.asked : null;
    if (wish) {
      this.asked = null;
      if (got !== this.#got) this.#doing.done(wish);
      else if (slipped !== this.#slipped) this.#doing.lose(wish);
      else if (free > now && !this.kept)
        this.kept = wish; // it came a moment too early
      else this.#doing.leave(wish);
    }
    this.#got = got;
    this.#slipped = slipped;
    this.#goOn();
  }

  /** It has happened: the table tells that before it answers. */
  fulfil(): void {
    if (this.asked) this.#doing.done(this.asked);
    this.asked = null;
  }

  /** Is this still possible, as far as all can see it? */
  can(action: Action): boolean {
    return this.#told?.legal.some((one) => isSame(one, action)) ?? false;
  }

  #goOn(): void {
    if (this.busy && this.#doing.now() >= this.busy.free) this.busy = null;
    const wish = this.kept;
    if (!wish || !this.#told) return;
    if (!this.can(wish.action)) {
      this.kept = null;
      this.#doing.lose(wish);
    } else if (!this.asked && !this.busy && this.#doing.act(this.seat, wish.action)) {
      this.kept = null;
      this.asked = wish;
      this.at = wish.at;
    }
  }
}

function isSame(one: Action, other: Action): boolean {
  const [a, b] = [one, other] as unknown as Record<string, unknown>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => a?.[key] === b?.[key]);
}
