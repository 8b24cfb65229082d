import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloursOf, count, palette, tableOf } from './palette.ts';
import { packed, Roll, WAYS } from './roll.ts';
import { Bytes, compress } from './writer.ts';

/** A number that looks drawn, and is the same every time. */
function* numbers(most: number): Generator<number, never> {
  for (let n = 7; ; n = (n * 1103515245 + 12345) & 0x7fffffff) yield (n >> 8) % most;
}

/** Undo LZW, written from the standard. */
function expanded(bytes: Uint8Array): number[] {
  const bits = bytes[0] ?? 0;
  const data: number[] = [];
  for (let at = 1; bytes[at]; at += 1 + (bytes[at] ?? 0)) data.push(...bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)));
  const [reset, stop] = [1 << bits, (1 << bits) + 1];
  let [buffer, n, at, size] = [0, 0, 0, bits + 1];
  let table: number[][] = [];
  let before: number[] | null = null;
  const out: number[] = [];
  for (;;) {
    while (n < size) {
      buffer |= (data[at++] ?? 0) << n;
      n += 8;
    }
    const code = buffer & ((1 << size) - 1);
    buffer >>= size;
    n -= size;
    if (code === stop) return out;
    if (code === reset) {
      table = Array.from({ length: stop + 1 }, (_, i) => [i]);
      [size, before] = [bits + 1, null];
      continue;
    }
    const entry: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    if (before && table.length < 4096) table.push([...before, entry[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size++;
    out.push(...entry);
    before = entry;
  }
}

test('what is packed can be unpacked: flat, striped and drawn at random, past the end of the table', () => {
  const draw = numbers(256);
  const pictures = [
    new Uint8Array(5000).fill(3),
    Uint8Array.from({ length: 6000 }, (_, i) => i % 7),
    Uint8Array.from({ length: 30_000 }, () => draw.next().value),
    Uint8Array.of(9),
  ];
  for (const pixels of pictures) {
    const out = new Bytes();
    compress(pixels, 8, out);
    assert.deepEqual(expanded(out.all), [...pixels]);
  }
});

test('few colours stay as they are, many are stood for by the nearest', () => {
  const few = coloursOf(Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255));
  const found = palette(count([few]), 16);
  assert.equal(found.length, 9);
  const table = tableOf(found, count([few]));
  assert.deepEqual(
    [...few].map((colour) => [...found.subarray(3 * (table[colour] ?? 0), 3 * (table[colour] ?? 0) + 3)]),
    [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ],
  );
  const many = Uint16Array.from({ length: 1 << 16 }, (_, i) => i);
  assert.equal(palette(count([many]), 64).length, 3 * 64);
});

const SIDE = 60;
const flat = (r: number, g: number, b: number): Uint8Array =>
  Uint8Array.from({ length: 4 * SIDE * SIDE }, (_, i) => [r, g, b, 255][i % 4] ?? 0);

test('only what has changed is written, and a picture that is the same still takes its time', () => {
  const roll = new Roll(SIDE, SIDE, 255);
  const second = flat(20, 40, 90);
  second.set([255, 200, 80, 255], 4 * (10 * SIDE + 5));
  second.set([255, 200, 80, 255], 4 * (12 * SIDE + 9));
  for (const picture of [flat(20, 40, 90), second, second]) roll.add(coloursOf(picture), 0);
  roll.again(1);
  roll.develop();
  const [first, changed, same, again] = roll.changes.map(({ x, y, width, height }) => [x, y, width, height]);
  assert.deepEqual(first, [0, 0, SIDE, SIDE]);
  assert.deepEqual(changed, [5, 10, 5, 3]);
  assert.deepEqual(
    [same, again],
    [
      [0, 0, 1, 1],
      [0, 0, 1, 1],
    ],
  );
});

test('a film that is too heavy loses colours first, then size', () => {
  const draw = numbers(256);
  const roll = new Roll(SIDE, SIDE, 255);
  for (let i = 0; i < 4; i++) roll.add(coloursOf(Uint8Array.from({ length: 4 * SIDE * SIDE }, () => draw.next().value)), 0);
  const heavy = packed(roll);
  assert.deepEqual([heavy.width, heavy.colours], [SIDE, 255]);
  const lighter = packed(roll, heavy.bytes.length * 0.9);
  assert.ok(lighter.bytes.length < heavy.bytes.length * 0.9 && lighter.width === SIDE && lighter.colours < 255);
  const small = packed(roll, heavy.bytes.length * 0.4);
  assert.ok(small.bytes.length < heavy.bytes.length * 0.4 && small.width < SIDE);
  const least = packed(roll, 10);
  const last = WAYS.at(-1);
  assert.deepEqual([least.width, least.colours], [SIDE * (last?.part ?? 0), last?.colours]);
});
