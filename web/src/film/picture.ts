// The board as a picture to keep: what lies behind it, the board as it is drawn, and a wooden bar above it that says whose it is.
import { Camera, type Layer } from './capture.ts';

/** The bar as it is laid out; it is drawn as wide as the picture. */
export const BAR = { width: 960, height: 92 } as const;
const LEAST = 8; // pixels beside a board that fills its frame
export const WIDE = 1440; // pixels of a saved picture

/** What lies behind a board, to the edges of the window. */
function groundsOf(board: Element): Element[] {
  const found: Element[] = [];
  for (let above: Element | null = board; above; above = above.parentElement)
    for (const beside of above.parentElement?.children ?? []) {
      const { position, zIndex } = getComputedStyle(beside);
      if (position === 'fixed' && zIndex === '-1') found.push(beside);
    }
  return found;
}

/** The board with its bar, as an SVG that needs nothing else. */
export async function pictureOf(board: Element, bar: Element, wide = WIDE): Promise<string> {
  const camera = await Camera.ready();
  const box = board.getBoundingClientRect();
  const [width, high] = [Math.round(box.width), Math.round(box.height)];
  const whole = width + 2 * LEAST;
  const top = Math.round((BAR.height * whole) / BAR.width);
  const height = top + high + 2 * LEAST;
  const grounds = groundsOf(board).map((element): Layer => ({ element, x: 0, y: 0, width: whole, height, clips: true }));
  return camera.take(
    [
      ...grounds,
      { element: board, x: LEAST, y: top + LEAST, width, height: high },
      { element: bar, x: 0, y: 0, ...BAR, scale: whole / BAR.width },
    ],
    { width: whole, height },
    wide,
  );
}

/** Give a file to the person. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  [link.href, link.download] = [address, file.name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers begin late to read it
}

/** Can this browser hand such a file to another program? */
export const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Hand it over; whoever closes the sheet again has changed their mind. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: 'Seaboard' });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** What a file of a match is called. */
export const named = (game: string, played: number | null, kind: string): string =>
  `seaboard-${game}${played === null ? '' : `-${new Date(played).toISOString().slice(0, 10)}`}.${kind}`;
