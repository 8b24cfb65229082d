// Days on which a puzzle was solved. Pure.

export interface Days {
  /** The newest first. */
  solved: readonly string[];
  /** What was answered last: the first answer of a day. */
  last: { day: string; action: unknown; isRight: boolean } | null;
}

const MOST_DAYS = 400;

/** The days with one more answer; only the first of a day counts. */
export function noted(days: Days, day: string, action: unknown, isRight: boolean): Days {
  if (days.last?.day === day) return days;
  const solved = isRight && !days.solved.includes(day) ? [day, ...days.solved].slice(0, MOST_DAYS) : days.solved;
  return { solved, last: { day, action, isRight } };
}
