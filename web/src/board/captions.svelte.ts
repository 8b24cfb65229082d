/** The great moments of a match: each is named over the board while it is seen, and a tap ends it. */

import type { Values } from '../words/words.svelte.ts';
import type { Playback } from './playback.ts';

const LONGEST = 2000; // milliseconds; nobody waits longer for one

export interface Caption {
  /** The id of its two or three words; about a seat, `<id>-you` for the person on it. */
  say: string;
  /** Whose moment it is; null: nobody's. */
  seat: number | null;
  values?: Values;
  /** What it is about, as the id of a drawn sign. */
  sign?: string;
  /** Does it stand in the upper half, because what it names is seen in the lower? */
  isHigh?: boolean;
}

export class Captions {
  shown = $state.raw<Caption | null>(null);
  readonly #playback: Pick<Playback<never, never>, 'pause' | 'hop' | 'isHurrying'>;

  constructor(playback: Pick<Playback<never, never>, 'pause' | 'hop' | 'isHurrying'>) {
    this.#playback = playback;
  }

  /** Name a moment as long as it is seen. */
  async show(caption: Caption, ms: number): Promise<void> {
    if (this.#playback.isHurrying) return;
    this.shown = caption;
    await this.#playback.pause(Math.min(ms, LONGEST));
    this.shown = null;
  }

  /** End the moment that is being seen; false if there is none. */
  hop(isMoment = this.shown !== null): boolean {
    if (isMoment) this.#playback.hop();
    return isMoment;
  }
}
