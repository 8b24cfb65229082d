/** Keys on a board: arrows go from place to place, Enter and space take the one they have come to. */

import { isArrow, type ArrowKey } from './keys.ts';

/** What a board wants to know of keys; the ways between its places are the game's own. */
export interface Ways {
  /** The places that may be chosen now. */
  legal: () => readonly string[];
  /** Where the keys begin. */
  start: () => string | null;
  /** The next place that way; null at an edge. */
  neighbour: (from: string, key: ArrowKey) => string | null;
  /** The outline of a place as an SVG path: the ring of the focus follows it. */
  outline: (place: string) => string;
  /** What is there and what can be done there, for those who listen. */
  describe: (place: string) => string;
  pick: (place: string) => void;
  /** Enter on a place that is not legal now: say why. */
  miss: (place: string) => void;
  point: (place: string | null) => void;
}

export class Keys {
  /** The place that the keys have come to; kept while the focus is elsewhere. */
  cursor = $state<string | null>(null);
  /** Is the board reached by keys now? A mouse needs no ring. */
  isHere = $state(false);
  readonly outline = $derived.by(() => (this.isHere && this.cursor ? this.#ways.outline(this.cursor) : ''));
  readonly words = $derived.by(() => (this.isHere && this.cursor ? this.#ways.describe(this.cursor) : ''));
  readonly isLegal = $derived.by(() => this.cursor !== null && this.#ways.legal().includes(this.cursor));

  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  enter(): void {
    this.isHere = true;
    this.#goTo(this.cursor ?? this.#ways.start());
  }

  leave(): void {
    if (this.isHere) this.#ways.point(null);
    this.isHere = false;
  }

  #goTo(place: string | null): void {
    this.cursor = place;
    this.#ways.point(place);
  }

  press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isArrow(event.key)) {
      this.isHere = true;
      const from = this.cursor ?? this.#ways.start();
      if (from) this.#goTo(this.cursor ? (this.#ways.neighbour(from, event.key) ?? from) : from);
    } else if (event.key === 'Enter' || event.key === ' ') this.#take();
    else return;
    event.preventDefault();
  }

  #take(): void {
    if (this.cursor === null) return;
    if (this.isLegal) this.#ways.pick(this.cursor);
    else this.#ways.miss(this.cursor);
  }
}
