/** What a voyage asked for and a ship did not have, read from what its seat was told. */

import { cardOf } from '../cards.ts';
import type { AnyEvent } from '../types.ts';

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

/** What a seat loaded and missed on each voyage; `told` is all that this very seat was told, so it knows its own hold. */
export function voyages(told: readonly AnyEvent[], seat: number): Voyage[] {
  const found: Voyage[] = [];
  let aboard: string[] = [];
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
      case 'declined': {
        const missed = compared(event.card, aboard);
        if (missed.missing.length > 0) voyage.missed.push(missed);
        break;
      }
      default:
    }
  }
  return found;
}

/** What a card asks for, apart: what is aboard, and what is not. */
function compared(card: string, aboard: readonly string[]): Missed {
  const { tiles = [], goods = [] } = cardOf(card) ?? {};
  const left = [...aboard];
  const found: Missed = { card, had: [], missing: [] };
  for (const name of [...tiles, ...goods]) {
    const i = left.indexOf(name);
    if (i >= 0) left.splice(i, 1);
    (i >= 0 ? found.had : found.missing).push(name);
  }
  return found;
}

/** What was missing most often; of equally many the first. */
export function mostMissed({ missed }: Voyage): string | null {
  const counts = new Map<string, number>();
  for (const { missing } of missed) for (const name of missing) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, n]) => n === most)?.[0] ?? null;
}
