// Who sits at a table for practice. Pure.
import type { NewPlayer } from '../protocol.gen.ts';

interface Boats {
  /** In the order of the seats. */
  emblems: readonly NonNullable<NewPlayer['emblem']>[];
  names: readonly string[];
}

/** One's own boat, and on the others bots of a rank, called so; without a rank whoever opens the link. */
export function seated({ emblems, names }: Boats, mine: number, bot: string | null, crew: readonly string[]): NewPlayer[] {
  return emblems.map((emblem, seat) => {
    if (seat === mine) return { kind: 'person', emblem, name: names[seat] ?? '' };
    return bot === null ? { kind: 'open', emblem } : { kind: 'bot', emblem, name: crew[seat] ?? '', bot };
  });
}
