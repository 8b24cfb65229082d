// A review that is waited for: asked for once, then looked at until it is there.
import { wait } from '../board/motion.ts';
import { codeOf } from '../net/api.ts';
import type { Review, ReviewState } from '../protocol.gen.ts';
import type { Source } from '../replay/source.ts';

const LOOK_MS = 700;
const MOST_TROUBLES = 5; // in a row, until it is told

export class Reviewing {
  readonly #source: Source;
  #isEnded = false;
  state = $state.raw<ReviewState | null>(null);
  /** The code of why there is none. */
  trouble = $state<string | null>(null);

  constructor(source: Source) {
    this.#source = source;
  }

  get review(): Review | null {
    return this.state?.review ?? null;
  }

  /** Ask for it and wait; what is there already comes at once, and what has failed only begins `again` if somebody says so. */
  async run({ again = false } = {}): Promise<void> {
    this.state = this.trouble = null;
    this.#isEnded = false;
    for (let troubles = 0; !this.#isEnded; await wait(LOOK_MS)) {
      try {
        // Asked for each time: a process that was ended meanwhile has forgotten it.
        const found = await this.#source.review(again);
        troubles = 0;
        again = false;
        this.state = found;
        if (found.state === 'failed') this.trouble = found.code ?? 'no_review';
        if (found.state === 'failed' || found.state === 'done') return;
      } catch (error) {
        const code = codeOf(error);
        if (code !== 'offline' && code !== 'too_fast' && code !== 'unreachable') troubles = MOST_TROUBLES;
        if (++troubles < MOST_TROUBLES) continue;
        this.trouble = code;
        return;
      }
    }
  }

  end(): void {
    this.#isEnded = true;
  }
}
