/** The adventure cards as board.toml has them, learned when a table is opened. */

import type { Ship, View, Way } from './types.gen.ts';

export interface CardData {
  name: string;
  category: string;
  tiles: string[];
  goods: string[];
  gives: string[];
  money: number;
}

type Counts = Record<string, number>;

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

/** What fulfilling the card would take from the own ship now; null if it is not asked, or cannot. */
export function price(view: View): Way | null {
  return view.ways.find((way) => way.does === 'fulfil' && way.spare === null && way.joker === null) ?? null;
}

/** Cards of each category that have been through: what is counted on the raft. */
export function seen(view: View): Counts {
  return count(view.played.map((name) => cardOf(name)?.category ?? ''));
}

/** Has nobody more, and this ship something? */
export function leads({ ships }: View, seat: number): boolean {
  const total = ships[seat]?.total ?? 0;
  return total > 0 && ships.every((ship) => ship.total <= total);
}
