/** What hands and keys must know of a board: where its places are. Pure; lengths are units of the drawing. */

export type Point = readonly [number, number];

/** The part of the drawing that a stage shows whole. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chart {
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
