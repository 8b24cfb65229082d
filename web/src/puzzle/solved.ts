// What this device remembers of the puzzles: which days were solved, and what was answered last. Bounded.
import { keep, recall } from '../net/memory.ts';
import { noted, type Days } from './days.ts';

const key = (game: string): string => `puzzles:${game}`;

export const daysOf = (game: string): Days => recall<Days>(key(game), { solved: [], last: null });

/** Remember an answer; the first of a day counts. */
export function remember(game: string, day: string, action: unknown, isRight: boolean): Days {
  const days = noted(daysOf(game), day, action, isRight);
  keep(key(game), days);
  return days;
}
