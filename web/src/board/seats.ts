/** How a seat is told apart: a colour, an emblem and a letter, always together. */

export type Emblem = 'anchor' | 'star' | 'whale' | 'wave';

export const EMBLEMS: readonly Emblem[] = ['anchor', 'star', 'whale', 'wave'];
/** The letter belongs to the emblem, wherever somebody with it sits. */
export const LETTERS: Readonly<Record<Emblem, string>> = { anchor: 'A', star: 'B', whale: 'C', wave: 'D' };

export interface Player {
  name: string;
  emblem: Emblem;
  letter: string;
  /** Is the person away? */
  isAway?: boolean;
}
