/** The names of places that can be tapped, shared by what is drawn and what it means: a tile of the heap has its own name (`t0` …). */

/** A free place on deck or in the hold; also where a tile of the heap is dragged to. */
export const DECK = 'deck';
export const BELOW = 'below';
/** The card over the bow, and the two signs that hang from it. */
export const CARD = 'card';
export const MEET = 'meet';
export const FLEE = 'flee';

/** The button of those who are in a hurry. */
export const HASTE = 'haste';

/** A kind of which no tile lies open. */
export const NONE = 'none';

/** A tile of the heap, dropped on deck or in the hold. */
export const dropped = (tile: string, to: typeof DECK | typeof BELOW): string => `${tile}-${to}`;
/** The sacks of a colour that lie in the supply. */
export const supplyOf = (colour: string): string => `supply-${colour}`;
/** An own tile of a kind, an own sack of a colour: which of several equal ones is all the same. */
export const ownTile = (kind: string): string => `own-${kind}`;
export const ownSack = (colour: string): string => `sack-${colour}`;
/** A sack of the reward that has no room yet. */
export const rewardSack = (colour: string): string => `reward-${colour}`;
