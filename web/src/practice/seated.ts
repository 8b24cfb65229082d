// Who sits at a table for practice. Pure.
import type { NewPlayer } from '../protocol.gen.ts';

interface Boats {
  /** In the order of the seats. */
  emblems: readonly NonNullable<NewPlayer['emblem']>[];
  names: readonly string[];
}

/** One's own boat, and on the others bots of a rank, none of them called as somebody who sat there; without a rank whoever opens the link. */
export function seated({ emblems, names }: Boats, mine: number, bot: string | null, crew: readonly string[]): NewPlayer[] {
  const free = crew.filter((name) => !names.includes(name));
  return emblems.map((emblem, seat) => {
    if (seat === mine) return { kind: 'person', emblem, name: names[seat] ?? '' };
    return bot === null ? { kind: 'open', emblem } : { kind: 'bot', emblem, name: free.shift() ?? names[seat] ?? '', bot };
  });
}
