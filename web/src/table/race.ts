// The own hand while several seats act at once: it does one thing at a time, and a grab that comes too late costs nothing. Pure.
import type { Action, GameFace, Kept, Race, Scene } from '../games/contract.ts';
import type { Hand } from '../protocol.gen.ts';

export const IDLE: Race = { reaching: null, since: 0, free: 0, kept: null, ends: null, got: null, slipped: null };

const SAME = 120; // milliseconds by which two messages may differ about the same moment

/** May the hand begin something? */
export function isFree(race: Race, now: number): boolean {
  return race.reaching === null && now >= race.free;
}

/** The hand goes out for something. */
export function reach(race: Race, action: Action): Race {
  return { ...race, reaching: action };
}

/** A tap comes while the hand is busy: the last one counts. */
export function keep(race: Race, action: Action, place: string | null, now: number): Race {
  return { ...race, kept: { action, place, since: now } };
}

/** What was kept is being played. */
export function release(race: Race): Race {
  return { ...race, kept: null };
}

/** What was kept has gone. */
export function lose(race: Race): Race {
  return { ...race, kept: null, slipped: race.kept && { ...race.kept.action } };
}

/** What a kept tap means now: the same, or else the same kind of thing at the place that was tapped; null if it has gone. */
export function meantNow(kept: Kept, scene: Scene, game: Pick<GameFace, 'targets' | 'tapped'>): Action | null {
  const wanted = JSON.stringify(kept.action);
  const actions = kept.place === null ? scene.legal : (game.targets(scene).get(kept.place) ?? []);
  const same = actions.find((action) => JSON.stringify(action) === wanted);
  if (same || kept.place === null) return same ?? null;
  const alike = actions.filter((action) => action.kind === kept.action.kind);
  return alike.length > 0 ? game.tapped(alike, scene) : null;
}

/** The table has taken it. */
export function grasp(race: Race): Race {
  return { ...race, reaching: null, got: race.reaching && { ...race.reaching } };
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
