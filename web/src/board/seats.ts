/** How a seat is told apart: a colour, an emblem and a letter, always together. */

export type Emblem = 'anchor' | 'star' | 'whale' | 'wave';

export const EMBLEMS: readonly Emblem[] = ['anchor', 'star', 'whale', 'wave'];

export interface Player {
  name: string;
  emblem: Emblem;
  letter: string;
  /** Is the person away? */
  isAway?: boolean;
}
