/* eslint-disable @typescript-eslint/no-non-null-assertion -- numbers here are always inside their arrays; asking each time costs half the speed */
// A film of colours: pictures come in one after the other, and what has changed from each to the next is kept. Pure.
import { coloursOf, count, palette, tableOf, type Palette } from './palette.ts';
import { Writer, type Change } from './writer.ts';

const MOST_WAITING = 40; // pictures whose colours are chosen together
const ALIKE = 8; // of 765: a pixel that has changed by less stays as it is
const DELAY = 10; // hundredths of a second
/** What a film may weigh, in bytes. */
export const MOST_BYTES = 6_000_000;
/** First with fewer colours, then smaller: as shares of its width. */
export const WAYS = [
  { colours: 255, part: 1 },
  { colours: 127, part: 1 },
  { colours: 63, part: 1 },
  { colours: 63, part: 5 / 6 },
  { colours: 63, part: 2 / 3 },
  { colours: 31, part: 1 / 2 },
] as const;

export class Roll {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  readonly changes: Change[] = [];
  #waiting: Uint16Array[] = [];
  #last: Uint16Array | null = null;
  #part = 0;
  /** What is seen after the last change: red, green and blue of each pixel. */
  #shown: Uint8Array | null = null;

  constructor(width: number, height: number, colours: number) {
    [this.width, this.height, this.colours] = [width, height, colours];
  }

  /** One more picture, in a part of the film that has colours of its own. */
  add(picture: Uint16Array, part: number): void {
    if (part !== this.#part || this.#waiting.length === MOST_WAITING) this.develop();
    this.#part = part;
    this.#waiting.push(picture);
  }

  /** The last picture once more. */
  again(part: number): void {
    const last = this.#waiting.at(-1) ?? this.#last;
    if (last) this.add(last, part);
  }

  /** Choose the colours of what waits, and keep what has changed. */
  develop(): void {
    const pictures = this.#waiting.splice(0);
    if (pictures.length === 0) return;
    const seen = count(new Set(pictures));
    const found = palette(seen, this.colours);
    const table = tableOf(found, seen);
    for (const picture of pictures) this.changes.push(this.#change(picture, found, table));
  }

  #change(picture: Uint16Array, found: Palette, table: Uint8Array): Change {
    const { width, height } = this;
    const clear = found.length / 3;
    const nothing: Change = { x: 0, y: 0, width: 1, height: 1, pixels: Uint8Array.of(clear), palette: found, clear };
    if (picture === this.#last) return nothing;
    this.#last = picture;
    const isFirst = this.#shown === null;
    const shown = (this.#shown ??= new Uint8Array(3 * width * height));
    const whole = new Uint8Array(width * height).fill(clear);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let i = 0; i < picture.length; i++) {
      const colour = table[picture[i]!]!;
      const [at, of] = [3 * i, 3 * colour];
      const far =
        Math.abs(found[of]! - shown[at]!) + Math.abs(found[of + 1]! - shown[at + 1]!) + Math.abs(found[of + 2]! - shown[at + 2]!);
      if (far < ALIKE && !isFirst) continue;
      whole[i] = colour;
      [shown[at], shown[at + 1], shown[at + 2]] = [found[of]!, found[of + 1]!, found[of + 2]!];
      const [x, y] = [i % width, Math.floor(i / width)];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    if (right < 0) return nothing;
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    return { ...box, pixels: cut(whole, width, box), palette: found, clear };
  }

  /** As a file; null as soon as it weighs more than `most`. */
  written(most = Infinity): Uint8Array<ArrayBuffer> | null {
    const writer = new Writer(this.width, this.height, DELAY);
    for (const change of this.changes) {
      writer.add(change);
      if (writer.length > most) return null;
    }
    return writer.end();
  }

  /** The same film with fewer colours, or smaller. */
  smaller(colours: number, width: number): Roll {
    const height = Math.round((this.height * width) / this.width);
    const roll = new Roll(width, height, colours);
    const shown = new Uint8Array(4 * this.width * this.height);
    let before: Palette | null = null;
    let part = 0;
    for (const change of this.changes) {
      lay(change, shown, this.width);
      if (change.palette !== before && before) part++;
      before = change.palette;
      roll.add(coloursOf(scaled(shown, this.width, this.height, width, height)), part);
    }
    roll.develop();
    return roll;
  }
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

function cut(whole: Uint8Array, width: number, box: Rect): Uint8Array {
  const pixels = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const at = (box.y + row) * width + box.x;
    pixels.set(whole.subarray(at, at + box.width), row * box.width);
  }
  return pixels;
}

/** Draw a change over what was there. */
function lay({ x, y, width, pixels, palette: found, clear }: Change, shown: Uint8Array, wide: number): void {
  for (let i = 0; i < pixels.length; i++) {
    const colour = pixels[i]!;
    if (colour === clear) continue;
    const at = 4 * ((y + Math.floor(i / width)) * wide + x + (i % width));
    for (let axis = 0; axis < 3; axis++) shown[at + axis] = found[3 * colour + axis]!;
  }
}

/** The mean of the pixels that each new one covers. */
function scaled(from: Uint8Array, wide: number, high: number, width: number, height: number): Uint8Array {
  if (wide === width) return from;
  const to = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor((y * high) / height), Math.ceil(((y + 1) * high) / height)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor((x * wide) / width), Math.ceil(((x + 1) * wide) / width)];
      const n = (bottom - top) * (right - left);
      let [r, g, b] = [n / 2, n / 2, n / 2];
      for (let row = top; row < bottom; row++)
        for (let at = 4 * (row * wide + left), end = at + 4 * (right - left); at < end; at += 4) {
          r += from[at]!;
          g += from[at + 1]!;
          b += from[at + 2]!;
        }
      to.set([r / n, g / n, b / n, 255], 4 * (y * width + x));
    }
  }
  return to;
}

export interface Packed {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  colours: number;
}

/** The film as a file that is light enough: in the first way that is; in the last one whatever it weighs. */
export function packed(roll: Roll, most = MOST_BYTES): Packed {
  roll.develop();
  for (const [i, { colours, part }] of WAYS.entries()) {
    const width = Math.round(roll.width * part);
    const smaller = i === 0 ? roll : roll.smaller(colours, width);
    const bytes = smaller.written(i === WAYS.length - 1 ? Infinity : most);
    if (bytes) return { bytes, width, colours };
  }
  throw new Error('there is no way to pack a film');
}
