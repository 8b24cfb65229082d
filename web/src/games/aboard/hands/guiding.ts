// What somebody who has never loaded round one tablet is shown next. No rule is decided here. Pure.
import type { Wish } from './hand.svelte.ts';

/** What fingers do here, in the order in which it is shown; each is over when the person has done it. */
export const STEPS = ['hands', 'turn', 'hands-sacks'] as const;
export type Step = (typeof STEPS)[number];

/** Which of them a person has behind them by an action. */
export const SHOWN_BY: Record<Wish['action']['kind'], Step> = { take: 'hands', turn: 'turn', load: 'hands-sacks' };

/** The next thing to show, of what is not done and can be done now. */
export function next(done: ReadonlySet<string>, can: (step: Step) => boolean): Step | null {
  return STEPS.find((step) => !done.has(step) && can(step)) ?? null;
}
