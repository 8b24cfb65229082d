// Going through the steps of a match: where turns begin, and where an entry of the log is. Pure.
import type { FilmStep } from '../protocol.gen.ts';

/** Does a turn begin with this step? What several do at once is one. */
export function beginsTurn(steps: readonly FilmStep[], i: number): boolean {
  const [before, step] = [steps[i - 1], steps[i]];
  return step !== undefined && (!before || before.seat !== step.seat || before.round !== step.round);
}

/** Where the next turn begins, or the one before: as a number of steps. */
export function turnFrom(steps: readonly FilmStep[], at: number, way: 1 | -1): number {
  for (let i = at + way; i > 0 && i < steps.length; i += way) if (beginsTurn(steps, i)) return i;
  return way > 0 ? steps.length : 0;
}

/** How many steps have to be shown until this entry has been seen; null if the match has none of this number. */
export function stepsUntil(steps: readonly FilmStep[], entry: number): number | null {
  if (entry <= 0) return 0;
  const found = steps.findIndex(({ last }) => last >= entry);
  return found < 0 ? null : found + 1;
}
