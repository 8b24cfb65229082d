/** What is drawn at sea is a part of its own: fetched while people load, or at once when something of it is wanted. */
import { later } from '../../later.ts';

type Sea = typeof import('./sea.ts');
let part = $state.raw<Sea | null>(null);
let fetching: Promise<void> | null = null;

export function fetchSea(): Promise<void> {
  return (fetching ??= later(() => import('./sea.ts')).then((found) => {
    part = found;
  }));
}

/** The part, as soon as it is there; if it is wanted now, it is fetched. */
export function sea(isWanted = true): Sea | null {
  if (!part && isWanted) void fetchSea();
  return part;
}
