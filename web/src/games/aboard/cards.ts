/** The adventure cards as board.toml has them, learned when a table is opened, and what a ship would pay for one. */

import type { Ship, View } from './types.gen.ts';

export interface CardData {
  name: string;
  category: string;
  tiles: string[];
  goods: string[];
  gives: string[];
  money: number;
}

type Counts = Record<string, number>;

/** What leaves the ship for a card: tiles by kind, sacks by colour, and whether the parrot flies. */
export interface Payment {
  tiles: Counts;
  goods: Counts;
  parrot: boolean;
}

const learned = new Map<string, CardData>();

/** Learn the cards from a game's data. */
export function learn(data: unknown): void {
  for (const card of (data as { card: Partial<CardData>[] }).card) {
    const { name = '', category = '', tiles = [], goods = [], gives = [], money = 0 } = card;
    learned.set(name, { name, category, tiles, goods, gives, money });
  }
}

export function cardOf(name: string | null | undefined): CardData | null {
  return (name && learned.get(name)) || null;
}

export const CATEGORIES = ['discovery', 'trade', 'pirates', 'order'] as const;
export const COLOURS = ['lightblue', 'white', 'orange', 'violet'] as const;

/** Do monkeys and pairs of equal tiles stand for others? Tiles with a starfish stay for three or more only then. */
export const hasJokers = (view: View): boolean => view.starfish_stay && view.ships.length > 2;

/** Tiles of a kind on a ship whose hold is known. */
export const tilesOf = (ship: Ship, kind: string): number => (ship.deck[kind] ?? 0) + (ship.hold?.[kind] ?? 0);
export const sacksOf = (ship: Ship, colour: string): number => (ship.goods[colour] ?? 0) + (ship.goods_hold?.[colour] ?? 0);

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

function count(names: readonly string[]): Counts {
  const found: Counts = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/** What the own ship would give for a card, as far as it goes: to be shown before one decides. The table decides what is really paid. */
export function payment(view: View, ship: Ship, card: CardData, spare: string | null = null): Payment {
  const tiles: Counts = {};
  let missing = 0;
  for (const [kind, asked] of Object.entries(count(card.tiles))) {
    const given = Math.min(asked - (kind === spare ? 1 : 0), tilesOf(ship, kind));
    if (given > 0) tiles[kind] = given;
    missing += asked - given;
  }
  const goods: Counts = {};
  for (const [colour, asked] of Object.entries(count(card.goods))) goods[colour] = Math.min(asked, sacksOf(ship, colour));
  if (hasJokers(view)) missing -= addJokers(ship, tiles, missing, spare);
  return { tiles, goods, parrot: ship.parrot && missing === 1 };
}

/** Monkeys, then pairs of the kind there is most of; how many tiles they stand for. */
function addJokers(ship: Ship, tiles: Counts, missing: number, spare: string | null): number {
  const monkeys = Math.min(missing, tilesOf(ship, 'monkey'));
  if (monkeys > 0) tiles['monkey'] = monkeys;
  let used = monkeys;
  const kinds = [...new Set([...Object.keys(ship.deck), ...Object.keys(ship.hold ?? {})])].filter(
    (kind) => kind !== 'monkey' && kind !== spare,
  );
  const left = (kind: string): number => tilesOf(ship, kind) - (tiles[kind] ?? 0);
  while (used < missing) {
    const best = kinds.reduce<string | null>((most, kind) => (left(kind) > (most === null ? 1 : left(most)) ? kind : most), null);
    if (best === null) break;
    tiles[best] = (tiles[best] ?? 0) + 2;
    used += 1;
  }
  return used;
}

/** Cards of each category that have been through: what is counted on the raft. */
export function seen(view: View): Counts {
  return count(view.played.map((name) => cardOf(name)?.category ?? ''));
}
