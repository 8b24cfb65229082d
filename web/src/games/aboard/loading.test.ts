import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heapOf } from './heap.ts';
import { keyOf, KINDS, mixed, moves, placeOfKey } from './loading.ts';
import type { Action, Scene, View } from './types.ts';

const ORDER = heapOf(1).map((lie) => lie.tile);
const LOWEST = ORDER[0] ?? '';
const TOPMOST = ORDER.at(-1) ?? '';
const DOWN = ORDER[40] ?? '';
const VIEW = {
  phase: 'grab',
  round: 1,
  heap: [
    { tile: LOWEST, shows: 'map', starfish: false },
    { tile: DOWN, shows: null, starfish: null },
    { tile: TOPMOST, shows: 'map', starfish: false },
  ],
} as unknown as View;
const LEGAL: Action[] = [
  ...[LOWEST, TOPMOST].flatMap((tile) => (['deck', 'below'] as const).map((to) => ({ kind: 'take' as const, tile, to }))),
  { kind: 'turn', tile: DOWN },
  { kind: 'load', colour: 'white' },
];
const SCENE = { view: VIEW, legal: LEGAL } as unknown as Scene;
const key = (code: string, letter = '', shiftKey = false): Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'> => ({
  code,
  key: letter,
  shiftKey,
});

test('the list names each kind once: the topmost tile, on deck', () => {
  assert.deepEqual(moves(SCENE), [
    { kind: 'take', tile: TOPMOST, to: 'deck' },
    { kind: 'turn', tile: DOWN },
    { kind: 'load', colour: 'white' },
  ]);
});

test('when the deck is full the list names the hold', () => {
  const below = { ...SCENE, legal: LEGAL.filter((action) => !('to' in action) || action.to === 'below') };
  assert.deepEqual(moves(below)[0], { kind: 'take', tile: TOPMOST, to: 'below' });
});

test('after loading the list is all there is', () => {
  const voyage = { ...SCENE, view: { ...VIEW, phase: 'answer' } };
  assert.equal(moves(voyage), voyage.legal);
});

test('a letter takes the topmost tile of its kind, with shift below deck', () => {
  const targets = new Set([LOWEST, TOPMOST, `${TOPMOST}-below`, `${LOWEST}-below`]);
  const letter = keyOf('map');
  assert.equal(placeOfKey(key('', letter.toLowerCase()), VIEW, targets), TOPMOST);
  assert.equal(placeOfKey(key('', letter, true), VIEW, targets), `${TOPMOST}-below`);
  assert.equal(placeOfKey(key('', keyOf('rope')), VIEW, targets), 'none-rope');
  assert.equal(placeOfKey(key('', letter), VIEW, new Set()), TOPMOST, 'to ask why it cannot be taken');
});

test('a letter turns a tile and digits take sacks', () => {
  const targets = new Set([DOWN, 'supply-white']);
  assert.equal(placeOfKey(key('KeyX', 'x'), VIEW, targets), DOWN);
  assert.equal(placeOfKey(key('Digit2', 'é'), VIEW, targets), 'supply-white');
  assert.equal(placeOfKey(key('Digit1', '1'), VIEW, targets), 'supply-lightblue');
  assert.equal(placeOfKey(key('KeyQ', 'q'), VIEW, targets), null);
});

test('every kind has its own key', () => {
  assert.equal(new Set(KINDS.map(keyOf)).size, KINDS.length);
});

test('the cards are mixed, always alike', () => {
  const names = ['D01', 'D02', 'T01', 'P01', 'O01', 'O02'];
  assert.deepEqual(mixed(names), mixed(names.toReversed()));
  assert.deepEqual(mixed(names).toSorted(), names.toSorted());
});
