// Where the logbook lies: in this browser's storage and nowhere else. What cannot be read is set aside, what cannot be kept harms nothing.
import { keep, knownPeople } from '../net/memory.ts';
import { merged, read, withoutName, written, type Leaf } from './book.ts';

const KEY = 'seaboard:logbook';
const ASIDE = 'seaboard:logbook-aside';
const PROBE = 'seaboard:logbook-probe';
const ROOM = 2_000; // characters that a match needs at most

export interface Book {
  leaves: Leaf[];
  from: number;
}

/** Can more be kept? `off`: nothing can, as in a private window. */
export type Room = 'room' | 'full' | 'off';

const EMPTY: Book = { leaves: [], from: 0 };

/** The logbook of this device. One that cannot be read, or not all of it, is set aside as it is. */
export function open(): Book {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return EMPTY;
    const found = read(text);
    if (!found || found.lost > 0) {
      localStorage.setItem(ASIDE, text);
      localStorage.setItem(KEY, written(found?.leaves ?? [], found?.from));
    }
    return found ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** What was set aside because it could not be read. */
export function aside(): string | null {
  try {
    return localStorage.getItem(ASIDE);
  } catch {
    return null;
  }
}

function store({ leaves, from }: Book): boolean {
  try {
    localStorage.setItem(KEY, written(leaves, from));
    return true;
  } catch {
    return false;
  }
}

/** Add matches, each once and none that was erased; false if they cannot be kept. */
export function add(more: readonly Leaf[]): boolean {
  const { leaves, from } = open();
  return store({
    leaves: merged(
      leaves,
      more.filter(({ at }) => at > from),
    ),
    from,
  });
}

/** Take in a file's matches, also what was erased here; how many are new, or null if they cannot be kept. */
export function bring(more: readonly Leaf[]): number | null {
  const { leaves, from } = open();
  const known = new Set(leaves.map(({ match }) => match));
  const all = merged(leaves, more);
  return store({ leaves: all, from }) ? all.filter(({ match }) => !known.has(match)).length : null;
}

/** Erase everything; what was played before stays erased. */
export function erase(now: number): void {
  store({ leaves: [], from: now });
  try {
    localStorage.removeItem(ASIDE);
  } catch {
    // Nothing was kept anyway.
  }
}

/** Forget what somebody is called, here and among the names that are offered for a new match. */
export function forgetName(name: string): void {
  const { leaves, from } = open();
  store({ leaves: withoutName(leaves, name), from });
  keep(
    'people',
    knownPeople().filter((person) => person.name.trim().toLowerCase() !== name.trim().toLowerCase()),
  );
}

/** Is there room for another match? */
export function room(): Room {
  try {
    localStorage.setItem(PROBE, ' '.repeat(ROOM));
    localStorage.removeItem(PROBE);
    return 'room';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'off';
  }
}
