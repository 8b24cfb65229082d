/** How far a match has come, by the form of its view: the part of the target that each seat has. */
import type { Standing } from '../contract.ts';
import { readingOf } from './reading.ts';

export function standing(view: unknown, n: number): Standing {
  const { seats } = readingOf(view, n, new Map());
  const hasTarget = seats.every(({ target }) => target !== null);
  const { seat } = view as { seat?: unknown };
  return {
    shares: hasTarget ? seats.map(({ score, target }) => score / (target ?? 1)) : null,
    aim: hasTarget ? String(seats[0]?.target ?? '') : null,
    actors: typeof seat === 'number' ? [seat] : [],
  };
}
