/** What a tap means: the nearest legal place in reach, or two that are as near. Pure. */

import type { Chart, Point } from './chart.ts';

/** A tap takes the nearest legal place within this many CSS pixels. */
export const REACH = 28;
/** A mouse points more exactly than a finger: beside a legal place it means what it points at. */
export const MOUSE_REACH = 8;
/** Two legal places count as equally near to a tap if their distances differ by less, in CSS pixels. */
export const DOUBT = 5;

/** A legal place, two or more that are as near (so show them larger), or nothing. */
export interface Hit {
  place: string | null;
  doubt: string[];
}

/** The legal place nearest to a point; `reach` and `doubt` are in the drawing's units. */
export function aim(chart: Chart, legal: Iterable<string>, point: Point, reach: number, doubt = 0): Hit {
  const near: { name: string; far: number; middle: number }[] = [];
  for (const name of new Set(legal)) {
    const at = chart.middle(name);
    if (!at) continue;
    const far = chart.distance(name, point);
    if (far <= reach) near.push({ name, far, middle: Math.hypot(at[0] - point[0], at[1] - point[1]) });
  }
  near.sort((a, b) => a.far - b.far || a.middle - b.middle);
  const first = near[0];
  if (!first) return { place: null, doubt: [] };
  if (first.far === 0) return { place: first.name, doubt: [] };
  const equals = near.filter((one) => one.far - first.far < doubt).map((one) => one.name);
  return equals.length > 1 ? { place: null, doubt: equals } : { place: first.name, doubt: [] };
}

/** The half of the board in which a finger came down. */
export type LensSide = 'high' | 'low';

export function sideOf({ clientY }: PointerEvent, frame: HTMLElement | null): LensSide {
  const { top = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
  return clientY < top + height / 2 ? 'high' : 'low';
}
