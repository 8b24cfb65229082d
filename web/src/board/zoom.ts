/** Looking closer at a board: how far it is enlarged and shifted. Pure; lengths are CSS pixels of the frame. */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

export function isWhole({ scale }: Zoom): boolean {
  return scale < 1.02;
}

/** Enlarge by a factor, so that what is under the point (from the middle of the frame) stays there. */
export function zoomAbout(zoom: Zoom, by: number, point: readonly [number, number], frame: Size, board: Size): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * by));
  const ratio = scale / zoom.scale;
  const shifted = { scale, x: point[0] - (point[0] - zoom.x) * ratio, y: point[1] - (point[1] - zoom.y) * ratio };
  return keepInside(shifted, frame, board);
}

export function panBy(zoom: Zoom, dx: number, dy: number, frame: Size, board: Size): Zoom {
  return keepInside({ scale: zoom.scale, x: zoom.x + dx, y: zoom.y + dy }, frame, board);
}

/** No edge of the board may come further in than the edge of the frame; what fits is centred. */
function keepInside(zoom: Zoom, frame: Size, board: Size): Zoom {
  if (isWhole(zoom)) return WHOLE;
  const limit = (length: number, seen: number) => Math.max(0, (length * zoom.scale - seen) / 2);
  const [mostX, mostY] = [limit(board.width, frame.width), limit(board.height, frame.height)];
  return { scale: zoom.scale, x: Math.min(mostX, Math.max(-mostX, zoom.x)), y: Math.min(mostY, Math.max(-mostY, zoom.y)) };
}
