/** Loading in short: when it is, which moves are named, and which keys stand for what. Nothing here decides what is allowed. */

import { COLOURS } from './cards.ts';
import { heapOf } from './heap.ts';
import { BELOW, DECK, dropped, NONE, supplyOf } from './places.ts';
import type { Action, Scene, View } from './types.ts';

const PHASES = new Set(['begin', 'lay', 'deal', 'turn', 'snatch', 'grab', 'load', 'turned', 'haste']);

/** The kinds of tiles in the order of their keys: A to J. */
export const KINDS = ['cannon', 'sabre', 'sailor', 'shovel', 'telescope', 'rope', 'compass', 'map', 'storage', 'monkey'] as const;
const TURN_KEY = 'x';
/** The keys of the four sacks. */
export const SACK_KEYS = ['1', '2', '3', '4'] as const;

export function isLoading(view: View): boolean {
  return PHASES.has(view.phase);
}

/** Everybody grabs: who comes first gets it. */
export function atOnce(view: View): boolean {
  return view.phase === 'grab';
}

/** Do the buttons say what lies below deck? Making room and paying the pirates name it; all else can be decided without. */
export function isBare(view: View): boolean {
  return ['store', 'pay'].includes(view.phase);
}

/** The key that takes a tile of this kind. */
export function keyOf(kind: string): string {
  return String.fromCharCode('A'.charCodeAt(0) + KINDS.indexOf(kind as (typeof KINDS)[number]));
}

/** The tiles of the heap from the topmost to the lowest. */
function fromTop(view: View): View['heap'] {
  const rank = new Map(heapOf(view.round).map((lie, i) => [lie.tile, i]));
  return view.heap.toSorted((one, other) => (rank.get(other.tile) ?? 0) - (rank.get(one.tile) ?? 0));
}

/** The legal actions with equal ones named once: of each kind the topmost tile, onto the first free place. */
export function moves(scene: Scene): Action[] {
  const { view } = scene;
  if (view.phase !== 'grab' && view.phase !== 'load') return scene.legal;
  const takes = new Map<string, Action>();
  for (const action of scene.legal) {
    if (action.kind === 'take' && (action.to === DECK || !takes.has(action.tile))) takes.set(action.tile, action);
  }
  const turns = new Map(scene.legal.filter((action) => action.kind === 'turn').map((action) => [action.tile, action]));
  const found = new Map<string, Action>();
  for (const { tile, shows } of fromTop(view)) {
    const action = takes.get(tile) ?? turns.get(tile);
    const name = shows ?? 'back';
    if (action && !found.has(name)) found.set(name, action);
  }
  const order = [...KINDS, 'back'].flatMap((name) => found.get(name) ?? []);
  return [...order, ...scene.legal.filter((action) => action.kind === 'load' || action.kind === 'snatch')];
}

/** The place that a key stands for, if possible one of `targets`, which may be chosen now; null if it stands for none. Where no tile of
    a kind lies open, that is a place, too: to ask why it cannot be taken. */
export function placeOfKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>,
  view: View,
  targets: ReadonlySet<string>,
): string | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]; // by its place: with Shift, or in French, the key says something else
  const colour = COLOURS[SACK_KEYS.indexOf(digit as (typeof SACK_KEYS)[number])];
  if (colour) return supplyOf(colour);
  const key = event.key.toLowerCase();
  const kind = KINDS.find((one) => keyOf(one).toLowerCase() === key);
  if (!kind && key !== TURN_KEY) return null;
  const shown = fromTop(view).filter(({ shows }) => shows === (kind ?? null));
  const wanted = shown.map(({ tile }) => (kind && event.shiftKey ? dropped(tile, BELOW) : tile));
  return wanted.find((place) => targets.has(place)) ?? wanted[0] ?? `${NONE}-${kind ?? 'back'}`;
}

/** An order that looks like chance and is the same on every page: so the cards lie mixed. */
export function mixed(names: readonly string[]): string[] {
  const weight = (name: string): number =>
    [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0) * 7919) >>> 0, 17) % 10007;
  return names.toSorted((one, other) => weight(one) - weight(other) || one.localeCompare(other));
}
