// Where a match comes from that is looked at again: the server that has it, or a file that is shown to the server with every question.
import { ask } from '../net/api.ts';
import { tokenOf } from '../net/memory.ts';
import type { Film, Reel } from '../protocol.gen.ts';

/** A seat, a spectator, or everything open. */
export type Eyes = number | 'all' | 'open';

export interface Source {
  film: () => Promise<Film>;
  /** Some steps, from this one on. */
  reel: (eyes: Eyes, first: number) => Promise<Reel>;
}

export function ofMatch(match: string): Source {
  const path = `/api/matches/${encodeURIComponent(match)}/film`;
  const token = tokenOf(match);
  const init = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  return {
    film: () => ask<Film>(path, init),
    reel: (eyes, first) => ask<Reel>(`${path}/reel?eyes=${eyes}&first=${first}`, init),
  };
}

export function ofFile(file: Blob): Source {
  const init = { method: 'POST', body: file };
  return {
    film: () => ask<Film>('/api/films', init),
    reel: (eyes, first) => ask<Reel>(`/api/films/reel?eyes=${eyes}&first=${first}`, init),
  };
}
