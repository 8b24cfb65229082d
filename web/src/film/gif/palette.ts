/* eslint-disable @typescript-eslint/no-non-null-assertion -- numbers here are always inside their arrays; asking each time costs half the speed */
// The colours of a picture, and the few that stand for them. A colour is a number of 16 bits: five of red, six of green, five of blue. Pure.

const ALL_COLOURS = 1 << 16;
const ROUNDS = 2; // in which colours move to the middle of what they stand for

export const red = (colour: number): number => ((colour >> 11) * 255) / 31;
export const green = (colour: number): number => (((colour >> 5) & 63) * 255) / 63;
export const blue = (colour: number): number => ((colour & 31) * 255) / 31;

/** Pixels of a canvas as colours. */
export function coloursOf(rgba: Uint8ClampedArray | Uint8Array): Uint16Array {
  const colours = new Uint16Array(rgba.length >> 2);
  for (let i = 0, at = 0; i < colours.length; i++, at += 4)
    colours[i] = ((rgba[at]! >> 3) << 11) | ((rgba[at + 1]! >> 2) << 5) | (rgba[at + 2]! >> 3);
  return colours;
}

/** How often each colour is seen. */
export function count(pictures: Iterable<Uint16Array>): Uint32Array {
  const seen = new Uint32Array(ALL_COLOURS);
  for (const picture of pictures) for (const colour of picture) seen[colour]!++;
  return seen;
}

/** Red, green and blue of one colour after the other. */
export type Palette = Uint8Array;

interface Box {
  colours: number[];
  /** By how much its colours differ from their middle, all in all. */
  error: number;
  axis: number;
  middle: [number, number, number];
}

const parts = (colour: number): [number, number, number] => [red(colour), green(colour), blue(colour)];

function boxOf(colours: number[], weights: Float64Array): Box {
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  let n = 0;
  for (const colour of colours) {
    const weight = weights[colour]!;
    n += weight;
    for (const [axis, part] of parts(colour).entries()) {
      sum[axis]! += weight * part;
      squares[axis]! += weight * part * part;
    }
  }
  const middle = sum.map((one) => one / n) as [number, number, number];
  const errors = squares.map((one, axis) => one - n * middle[axis]! ** 2);
  const axis = errors.indexOf(Math.max(...errors));
  return { colours, error: colours.length > 1 ? errors.reduce((a, b) => a + b, 0) : 0, axis, middle };
}

/** At most `n` colours that stand for all that were seen. What is seen often counts for more, but not by as much: a small boat is looked at, too. */
export function palette(seen: Uint32Array, n: number): Palette {
  const weights = Float64Array.from(seen, (times) => Math.sqrt(times));
  const colours: number[] = [];
  for (let colour = 0; colour < ALL_COLOURS; colour++) if (seen[colour]! > 0) colours.push(colour);
  const boxes = [boxOf(colours, weights)];
  while (boxes.length < n) {
    const [worst] = boxes.sort((one, other) => other.error - one.error);
    if (!worst || worst.error <= 0) break;
    const [low, high] = [[], []] as [number[], number[]];
    for (const colour of worst.colours) (parts(colour)[worst.axis]! <= worst.middle[worst.axis]! ? low : high).push(colour);
    if (low.length === 0 || high.length === 0) break;
    boxes.splice(0, 1, boxOf(low, weights), boxOf(high, weights));
  }
  let found = Uint8Array.from(boxes.flatMap(({ middle }) => middle.map(Math.round)));
  for (let i = 0; i < ROUNDS; i++) found = moved(found, colours, weights);
  return found;
}

function moved(found: Palette, colours: number[], weights: Float64Array): Uint8Array<ArrayBuffer> {
  const n = found.length / 3;
  const sums = new Float64Array(4 * n);
  for (const colour of colours) {
    const at = 4 * nearest(found, colour);
    const weight = weights[colour]!;
    sums[at]! += weight;
    parts(colour).forEach((part, axis) => (sums[at + 1 + axis]! += weight * part));
  }
  return Uint8Array.from(found, (before, i) => {
    const at = 4 * Math.floor(i / 3);
    return sums[at]! > 0 ? Math.round(sums[at + 1 + (i % 3)]! / sums[at]!) : before;
  });
}

/** Which of a palette is most like a colour. */
export function nearest(found: Palette, colour: number): number {
  const [r, g, b] = parts(colour);
  let [best, least] = [0, Infinity];
  for (let i = 0, at = 0; at < found.length; i++, at += 3) {
    const far = (found[at]! - r) ** 2 + (found[at + 1]! - g) ** 2 + (found[at + 2]! - b) ** 2;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

/** For each colour that was seen, which of the palette stands for it. */
export function tableOf(found: Palette, seen: Uint32Array): Uint8Array {
  const table = new Uint8Array(ALL_COLOURS);
  for (let colour = 0; colour < ALL_COLOURS; colour++) if (seen[colour]! > 0) table[colour] = nearest(found, colour);
  return table;
}
