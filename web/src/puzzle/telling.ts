// The answer of a puzzle, as a short list: the best move, the next best, what most would do, and one's own. Pure.
import type { PuzzleChoice, PuzzleOfDay } from '../protocol.gen.ts';

export interface Told {
  /** Its words are `puzzle-<what>`. */
  what: 'best' | 'second' | 'sensible' | 'sensible-second' | 'yours';
  choice: PuzzleChoice;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The choice that an action is; null if it was not tried. */
export const choiceOf = ({ choices }: Pick<PuzzleOfDay, 'choices'>, action: unknown): PuzzleChoice | null =>
  choices.find((choice) => same(choice.action, action)) ?? null;

export function told(puzzle: Pick<PuzzleOfDay, 'choices' | 'sensible'>, answer: unknown): Told[] {
  const { choices, sensible } = puzzle;
  const [best, second] = choices;
  const usual = choices[sensible];
  const own = choiceOf(puzzle, answer);
  const all: (Told | null)[] = [
    best ? { what: 'best', choice: best } : null,
    second ? { what: sensible === 1 ? 'sensible-second' : 'second', choice: second } : null,
    usual && sensible > 1 ? { what: 'sensible', choice: usual } : null,
    own && ![best, second, usual].includes(own) ? { what: 'yours', choice: own } : null,
  ];
  return all.filter((one): one is Told => one !== null);
}

/** Points of a hundred, as people read them; at least one. */
export const points = (share: number): number => Math.max(1, Math.round(100 * share));
