// Small islands, each a little different: the same name always gives the same one. Pure.
import type { Point } from '../../board/chart.ts';

const CORNERS = 9;

/** A number from 0 to 1 for each `i`, by the name alone. */
function chances(name: string): (i: number) => number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return (i) => ((seed * (i + 3) * 7919) % 9973) / 9973;
}

/** A shore round a point: a closed line that is nearly a circle of this size. */
export function shore(name: string, [x, y]: Point, size: number): string {
  const chance = chances(name);
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const [angle, far] = [(2 * Math.PI * i) / CORNERS, size * (0.9 + 0.2 * chance(i))];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
  });
  const between = ([ax, ay]: Point, [bx, by]: Point): string => `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  const curves = corners.map((corner, i) => {
    const next = corners[(i + 1) % CORNERS] as Point;
    return `Q${Math.round(corner[0])} ${Math.round(corner[1])} ${between(corner, next)}`;
  });
  return `M${between(corners.at(-1) as Point, corners[0] as Point)}${curves.join('')}Z`;
}

const GROWTH = ['palm', 'hut', 'firs'] as const;

/** What stands on an island. */
export const growth = (name: string): (typeof GROWTH)[number] => GROWTH[Math.floor(chances(name)(99) * 3) % 3] ?? 'palm';
