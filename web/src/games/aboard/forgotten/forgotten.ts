/** What a voyage asked for and a ship did not have, read from what its seat was told. */

import { cardOf, COLOURS } from '../cards.ts';
import type { AnyEvent } from '../types.ts';

const MONKEY = 'monkey';
const isSack = (name: string | undefined): boolean => COLOURS.includes(name as never);

/** A card that could not be paid, and which of the things it asks for were aboard. */
export interface Missed {
  card: string;
  had: string[];
  missing: string[];
}

export interface Voyage {
  /** What was loaded before the ship cast off, in that order. */
  tiles: string[];
  sacks: string[];
  missed: Missed[];
}

/** What a seat loaded and missed on each voyage; `told` is all that this very seat was told, so it knows its own hold.
    Pirates that it fled from count, too. With `jokers` monkeys and pairs of equal tiles stand for what is missing. */
export function voyages(told: readonly AnyEvent[], seat: number, jokers = false): Voyage[] {
  const found: Voyage[] = [];
  let aboard: string[] = [];
  let parrots = 0;
  let fled = false;
  const miss = (voyage: Voyage, card: string): void => {
    const { left, ...missed } = compared(card, aboard);
    const spare = parrots + (jokers ? jokersOf(left) : 0);
    const canPay = missed.missing.length <= (missed.missing.some(isSack) ? 0 : spare);
    if (!canPay) voyage.missed.push(missed);
  };
  const take = (name: string): number => aboard.push(name);
  const give = (name: string): void => {
    const i = aboard.indexOf(name);
    if (i >= 0) aboard.splice(i, 1);
  };
  for (const event of told) {
    if (event.kind === 'all_aboard') {
      aboard = [];
      found.push({ tiles: [], sacks: [], missed: [] });
    }
    const voyage = found.at(-1);
    if (voyage && fled && event.kind === 'revealed') {
      miss(voyage, event.card);
      fled = false; // the orders that may come next lie open, without a back that would end the flight
    }
    if (!voyage || event.seat !== seat) continue;
    switch (event.kind) {
      case 'took':
      case 'snatched':
      case 'saw':
        take(event.shows);
        voyage.tiles.push(event.shows);
        break;
      case 'loaded':
        take(event.colour);
        voyage.sacks.push(event.colour);
        break;
      case 'stored':
        take(event.colour);
        break;
      case 'dumped':
      case 'gave_tile':
        give(event.shows);
        break;
      case 'gave_good':
      case 'spilled':
      case 'handed_over':
      case 'lost':
        give(event.colour);
        break;
      case 'consoled':
        parrots = 1;
        break;
      case 'gave_parrot':
        parrots = 0;
        break;
      case 'fled':
        fled = true;
        break;
      case 'declined':
        miss(voyage, event.card);
        break;
      default:
    }
  }
  return found;
}

/** What a card asks for, apart: what is aboard, and what is not; and what else is aboard. */
function compared(card: string, aboard: readonly string[]): Missed & { left: string[] } {
  const { tiles = [], goods = [] } = cardOf(card) ?? {};
  const left = [...aboard];
  const found = { card, had: [] as string[], missing: [] as string[], left };
  for (const name of [...tiles, ...goods]) {
    const i = left.indexOf(name);
    if (i >= 0) left.splice(i, 1);
    (i >= 0 ? found.had : found.missing).push(name);
  }
  return found;
}

/** How many tiles these can stand for: each monkey, and any two that are equal. */
function jokersOf(left: readonly string[]): number {
  const kinds = [...new Set(left)].filter((name) => !isSack(name));
  return kinds.reduce((sum, kind) => {
    const n = left.filter((name) => name === kind).length;
    return sum + (kind === MONKEY ? n : Math.floor(n / 2));
  }, 0);
}

/** What was missing most often; of equally many the first. */
export function mostMissed({ missed }: Voyage): string | null {
  const counts = new Map<string, number>();
  for (const { missing } of missed) for (const name of missing) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, n]) => n === most)?.[0] ?? null;
}
