// A hint in numbers and places. Pure.
import type { Action } from '../games/contract.ts';
import type { HintChoice, Hinted, Refused } from '../protocol.gen.ts';

/** Was something found, and not refused? */
export function isHinted(answer: Hinted | Refused | null): answer is Hinted {
  return answer?.kind === 'hinted';
}

/** A chance as people read it: "57 %", and how exact that is in whole points, at least one. */
export function percent(
  { chance, error }: Pick<HintChoice, 'chance' | 'error'>,
  language: string,
): { chance: string; error: string } {
  const whole = (share: number) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return { chance: whole(chance), error: String(Math.max(1, Math.round(100 * error))) };
}

/** The choices that can still be made: what is legal now. */
export function stillOpen(choices: readonly HintChoice[], legal: readonly Action[]): (HintChoice & { action: Action })[] {
  const known = new Set(legal.map((action) => JSON.stringify(action)));
  return choices.filter((choice): choice is HintChoice & { action: Action } => known.has(JSON.stringify(choice.action)));
}

/** A numbered pin on the board. */
export interface Mark {
  number: number;
  x: number;
  y: number;
}

const PIN = 36; // pixels: what pins on the same place stand apart

/** Pins side by side where several choices are about the same place: a tile that could go on deck, below, or stay. */
export function apart(marks: readonly Mark[]): Mark[] {
  const isAlike = (one: Mark, other: Mark): boolean => Math.hypot(one.x - other.x, one.y - other.y) < PIN / 2;
  return marks.map((mark, i) => ({
    ...mark,
    x: mark.x + PIN * marks.slice(0, i).filter((other) => isAlike(mark, other)).length,
  }));
}
