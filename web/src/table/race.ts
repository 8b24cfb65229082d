// The own hand while several seats act at once: it does one thing at a time, and a grab that comes too late costs nothing. Pure.
import type { Action, Race } from '../games/contract.ts';
import type { Hand } from '../protocol.gen.ts';

export const IDLE: Race = { reaching: null, since: 0, free: 0, ends: null, slipped: null };

const SAME = 120; // milliseconds by which two messages may differ about the same moment

/** May the hand begin something? */
export function isFree(race: Race, now: number): boolean {
  return race.reaching === null && now >= race.free;
}

/** The hand goes out for something. */
export function reach(race: Race, action: Action): Race {
  return { ...race, reaching: action };
}

/** The table has heard it, or has said no for a reason that is nobody's fault. */
export function settle(race: Race): Race {
  return { ...race, reaching: null };
}

/** Somebody else was faster: the hand is empty and free at once. */
export function slip(race: Race, now: number): Race {
  return { ...race, reaching: null, free: Math.min(race.free, now), slipped: race.reaching && { ...race.reaching } };
}

/** What the table's clock says, by the page's own. */
export function follow(race: Race, clock: Hand | null, now: number): Race {
  if (!clock) return { ...race, free: 0, ends: null };
  const free = now + clock.busy;
  const isNews = clock.busy > 0 && free > race.free + SAME;
  return {
    ...race,
    free: clock.busy > 0 ? free : 0,
    since: isNews ? now : race.since,
    ends: clock.left === null ? null : now + clock.left,
  };
}
