// What people at this device have behind them of each game's lesson.
import { keep, recall } from '../net/memory.ts';

interface Behind {
  /** It was left, or all has been done. */
  isOver: boolean;
  /** The steps that are done, by person: the seat on a device that people share, else `you`. */
  done: Record<string, string[]>;
}

const NOTHING: Behind = { isOver: false, done: {} };

class Lessons {
  #games = $state.raw(recall<Record<string, Behind>>('lessons', {}));

  isOver(game: string): boolean {
    return this.#of(game).isOver;
  }

  done(game: string, person: string): ReadonlySet<string> {
    return new Set(this.#of(game).done[person]);
  }

  add(game: string, person: string, steps: readonly string[]): void {
    const { isOver, done } = this.#of(game);
    this.#keep(game, { isOver, done: { ...done, [person]: [...new Set([...(done[person] ?? []), ...steps])] } });
  }

  leave(game: string): void {
    this.#keep(game, { ...this.#of(game), isOver: true });
  }

  /** From the beginning, for everybody here. */
  repeat(game: string): void {
    this.#keep(game, NOTHING);
  }

  #of(game: string): Behind {
    return this.#games[game] ?? NOTHING;
  }

  #keep(game: string, behind: Behind): void {
    this.#games = { ...this.#games, [game]: behind };
    keep('lessons', this.#games);
  }
}

export const lessons = new Lessons();
