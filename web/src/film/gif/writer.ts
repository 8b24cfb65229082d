/* eslint-disable @typescript-eslint/no-non-null-assertion -- numbers here are always inside their arrays; asking each time costs half the speed */
// An animated GIF, byte by byte. Pure.
import type { Palette } from './palette.ts';

/** The part of a picture that has changed. */
export interface Change {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Numbers of colours; `clear` leaves what was there. */
  pixels: Uint8Array;
  palette: Palette;
  clear: number;
}

const MOST_CODES = 4096;
const HASHES = 1 << 14;

/** Bytes that grow. */
export class Bytes {
  #bytes = new Uint8Array(1 << 16);
  length = 0;

  add(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length++] = byte;
  }

  addAll(bytes: ArrayLike<number>): void {
    if (this.length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  addShort(number: number): void {
    this.add(number & 255);
    this.add(number >> 8);
  }

  get all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length);
  }

  #grow(by: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + by));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** How many bits name all of so many colours. */
const bitsFor = (colours: number): number => Math.max(2, Math.ceil(Math.log2(Math.max(2, colours))));

export class Writer {
  readonly #out = new Bytes();
  readonly #delay: number;

  /** Pictures of this size that follow each other after so many hundredths of a second, again and again. */
  constructor(width: number, height: number, delay: number) {
    this.#delay = delay;
    this.#out.addAll(letters('GIF89a'));
    this.#out.addShort(width);
    this.#out.addShort(height);
    this.#out.addAll([0, 0, 0]); // every picture brings its colours
    this.#out.addAll([0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  }

  get length(): number {
    return this.#out.length;
  }

  add({ x, y, width, height, pixels, palette, clear }: Change): void {
    const out = this.#out;
    const bits = bitsFor(clear + 1);
    out.addAll([0x21, 0xf9, 4, (1 << 2) | 1]); // it stays, and one colour is none
    out.addShort(this.#delay);
    out.addAll([clear, 0, 0x2c]);
    for (const number of [x, y, width, height]) out.addShort(number);
    out.add(0x80 | (bits - 1));
    const table = new Uint8Array(3 << bits);
    table.set(palette);
    out.addAll(table);
    compress(pixels, bits, out);
  }

  end(): Uint8Array<ArrayBuffer> {
    this.#out.add(0x3b);
    return this.#out.all;
  }
}

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** The pixels in LZW, in blocks of 255 bytes. */
export function compress(pixels: Uint8Array, bits: number, out: Bytes): void {
  const [reset, stop] = [1 << bits, (1 << bits) + 1];
  const keys = new Int32Array(HASHES);
  const codes = new Uint16Array(HASHES);
  const block = new Uint8Array(255);
  let [filled, buffer, n, size, next] = [0, 0, 0, bits + 1, stop + 1];

  const flush = (): void => {
    if (filled === 0) return;
    out.add(filled);
    out.addAll(block.subarray(0, filled));
    filled = 0;
  };
  const write = (code: number): void => {
    buffer |= code << n;
    for (n += size; n >= 8; n -= 8) {
      block[filled++] = buffer & 255;
      buffer >>>= 8;
      if (filled === 255) flush();
    }
  };

  out.add(bits);
  keys.fill(-1);
  write(reset);
  let prefix = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; i++) {
    const key = (prefix << 8) | pixels[i]!;
    let at = (key * 0x9e3779b1) >>> 18;
    while (keys[at] !== -1 && keys[at] !== key) at = (at + 1) & (HASHES - 1);
    if (keys[at] === key) {
      prefix = codes[at]!;
      continue;
    }
    write(prefix);
    prefix = pixels[i]!;
    if (next < MOST_CODES) {
      keys[at] = key;
      codes[at] = next++;
      if (next > 1 << size && size < 12) size++;
    } else {
      write(reset);
      keys.fill(-1);
      [size, next] = [bits + 1, stop + 1];
    }
  }
  write(prefix);
  write(stop);
  if (n > 0) block[filled++] = buffer & 255;
  flush();
  out.add(0);
}
