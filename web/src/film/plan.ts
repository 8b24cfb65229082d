// How long each part of a film takes: twenty seconds for three moments, less for fewer. Pure.

/** Milliseconds of the film; each is a whole number of pictures. */
export const TITLE = 2400;
export const INTRO = 1100;
export const PLAY = 3800;
export const CLOSING = 2900;
export const PICTURE = 100; // from one picture of a GIF to the next
const PEAK = 0.6; // of the time that a moment has, it is seen after so much
const [SLOWEST, FASTEST] = [0.8, 1.6]; // of how things move at the table
/** What a moment should show of what led to it, in milliseconds at the table. */
export const ENOUGH = 1500;

/** How a moment is played: how fast, and how much of its beginning is left out. */
export interface Pacing {
  rate: number;
  skipped: number;
}

/** A moment that is seen at the table after so many milliseconds, in the time that the film has for it. */
export function pacing(peak: number): Pacing {
  const rate = Math.min(FASTEST, Math.max(SLOWEST, peak / (PEAK * PLAY)));
  return { rate, skipped: Math.max(0, peak - rate * PEAK * PLAY) };
}

export const lengthOf = (moments: number): number => TITLE + moments * (INTRO + PLAY) + CLOSING;
