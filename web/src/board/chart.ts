/** What hands and keys must know of a board: where its places are. Pure; lengths are units of the drawing. */

export type Point = readonly [number, number];

/** Some part of a drawing, or of the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of one box another hides. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface Chart {
  /** The part of the drawing that a stage shows whole. */
  box: Box;
  /** Where a piece stands on a place; null if there is no such place. */
  middle: (place: string) => Point | null;
  /** How far a point lies from a place; 0 inside it. */
  distance: (place: string, point: Point) => number;
  /** The place that holds a point, if any. */
  at: (point: Point) => string | null;
}

export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
