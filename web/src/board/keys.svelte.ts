/** Keys on a board: arrows go from place to place, Enter and space take the one they have come to. */

import { isArrow, nextPlace, type ArrowKey, type Spots } from './keys.ts';

/** What keys want to know of a board; arrows follow the directions of the screen. */
export interface Ways {
  /** The places that may be chosen now. */
  legal: () => readonly string[];
  /** Where the keys begin. */
  start: () => string | null;
  /** Where the places are drawn that can be walked to from here, and this one. */
  spots: (from: string) => Spots;
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
      this.#goTo(this.#next(event.key));
    } else if (event.key === 'Enter' || event.key === ' ') this.#take();
    else return;
    event.preventDefault();
  }

  /** Where an arrow leads from here; to where the keys begin, if this place cannot be left by them. */
  #next(key: ArrowKey): string | null {
    const spots = this.cursor === null ? [] : this.#ways.spots(this.cursor);
    const here = spots.find(([place]) => place === this.cursor);
    return here ? (nextPlace(spots, here[1], key) ?? this.cursor) : this.#ways.start();
  }

  #take(): void {
    if (this.cursor === null) return;
    if (this.isLegal) this.#ways.pick(this.cursor);
    else this.#ways.miss(this.cursor);
  }
}
