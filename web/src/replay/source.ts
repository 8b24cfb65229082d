// Where a match comes from that is looked at again: the server that has it, or a file that is shown to the server with every question.
import { ask } from '../net/api.ts';
import { tokenOf } from '../net/memory.ts';
import type { Film, Position, Reel, ReviewState } from '../protocol.gen.ts';

/** A seat, a spectator, or everything open. */
export type Eyes = number | 'all' | 'open';

export interface Source {
  film: () => Promise<Film>;
  /** Some steps, from this one on; with `most` 0 only how the table looked before it. */
  reel: (eyes: Eyes, first: number, most?: number) => Promise<Reel>;
  /** How far its review is; it begins if it has not, and `again` also if it has failed. */
  review: (again: boolean) => Promise<ReviewState>;
  /** The position after so many steps, as text; before the end as a seat knows it. */
  position: (eyes: Eyes, at: number) => Promise<Position>;
}

const asked = (eyes: Eyes, first: number, most?: number): string =>
  `eyes=${eyes}&first=${first}${most === undefined ? '' : `&most=${most}`}`;

const anew = (again: boolean): string => (again ? '?again=true' : '');

export function ofMatch(match: string): Source {
  const base = `/api/matches/${encodeURIComponent(match)}`;
  const token = tokenOf(match);
  const init = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  return {
    film: () => ask<Film>(`${base}/film`, init),
    reel: (eyes, first, most) => ask<Reel>(`${base}/film/reel?${asked(eyes, first, most)}`, init),
    review: (again) => ask<ReviewState>(`${base}/review${anew(again)}`, { ...init, method: 'POST' }),
    position: (eyes, at) => ask<Position>(`${base}/position?eyes=${eyes}&at=${at}`, init),
  };
}

export function ofFile(file: Blob): Source {
  const init = { method: 'POST', body: file };
  return {
    film: () => ask<Film>('/api/films', init),
    reel: (eyes, first, most) => ask<Reel>(`/api/films/reel?${asked(eyes, first, most)}`, init),
    review: (again) => ask<ReviewState>(`/api/films/review${anew(again)}`, init),
    position: (_, at) => ask<Position>(`/api/films/position?at=${at}`, init),
  };
}
