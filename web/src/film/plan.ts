// How long each part of a film takes: twenty seconds for three moments, less for fewer. Pure.

/** Milliseconds of the film; each is a whole number of pictures. */
export const TITLE = 2400;
export const INTRO = 1100;
export const PLAY = 3800;
export const CLOSING = 2900;
export const PICTURE = 100; // from one picture of a GIF to the next
const REST = 600; // of a moment, at its end, to see how it came out
const [SLOWEST, FASTEST] = [0.75, 2.4]; // of how things move at the table
/** What a moment should show of what led to it, at the table's pace. */
export const ENOUGH = 2400;

/** How a moment is played: how fast, and how much of its beginning is left out. */
export interface Pacing {
  rate: number;
  skipped: number;
}

/** A moment that takes so long at the table, in the time that the film has for it: it always shows the end. */
export function pacing(natural: number): Pacing {
  const time = PLAY - REST;
  const rate = Math.min(FASTEST, Math.max(SLOWEST, natural / time));
  return { rate, skipped: Math.max(0, natural - rate * time) };
}

export const lengthOf = (moments: number): number => TITLE + moments * (INTRO + PLAY) + CLOSING;
