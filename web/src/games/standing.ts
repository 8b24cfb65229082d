/** How far an unfinished match has come, by what everybody may see of it. Pure. */
import type { Standing } from './contract.ts';

/** The seats from first to last; null where nobody is ahead, or where it is secret. */
export function order({ shares }: Standing): number[] | null {
  if (!shares || shares.length === 0) return null;
  const seats = shares.map((_, seat) => seat).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return shares[seats[0] ?? 0] === shares[seats[1] ?? 0] ? null : seats;
}

/** Is nobody beside anybody else? */
export const isClear = ({ shares }: Standing): boolean => shares !== null && new Set(shares).size === shares.length;
