/** A view one event further, as far as it can be known here: what is drawn while a voyage is played, until the next view is true again. */

import { cardOf } from './cards.ts';
import { since } from './since.ts';
import { STORAGE, type AnyEvent, type Ship, type View } from './types.ts';

type Counts = Record<string, number>;
type Where = 'deck' | 'below';

function changed(counts: Counts, name: string, by: number): Counts {
  const n = Math.max(0, (counts[name] ?? 0) + by);
  const { [name]: _, ...rest } = counts;
  return n > 0 ? { ...counts, [name]: n } : rest; // in the same order
}

/** A tile leaves the ship from where it lay. */
export function withoutTile(ship: Ship, kind: string, at: Where): Ship {
  if (at === 'deck') return { ...ship, deck: changed(ship.deck, kind, -1), deck_spaces: ship.deck_spaces + 1 };
  const stores = kind === STORAGE && ship.stores ? ship.stores - 1 : ship.stores;
  return {
    ...ship,
    below: Math.max(0, ship.below - 1),
    hold: ship.hold && changed(ship.hold, kind, -1),
    hold_spaces: ship.hold_spaces + 1,
    stores,
  };
}

/** One sack more or less on deck or below. */
function withSack(ship: Ship, colour: string, at: Where, by: 1 | -1): Ship {
  if (at === 'deck') return { ...ship, goods: changed(ship.goods, colour, by) };
  return {
    ...ship,
    goods_below: Math.max(0, ship.goods_below + by),
    goods_hold: ship.goods_hold && changed(ship.goods_hold, colour, by),
  };
}

function withShip(view: View, seat: number | null, change: (ship: Ship) => Ship): View {
  return { ...view, ships: view.ships.map((ship) => (ship.seat === seat ? change(ship) : ship)) };
}

export function after(view: View, event: AnyEvent): View {
  const { seat } = event;
  switch (event.kind) {
    case 'topped':
      return { ...view, top: event.category, next: null, card: null, meets: [], answer: null, asked: [] };
    case 'postponed':
      return { ...view, top: null, card: null };
    case 'met':
      return { ...view, meets: seat === null || view.meets.includes(seat) ? view.meets : [...view.meets, seat], asked: [] };
    case 'fled':
      return { ...view, meets: view.meets.filter((one) => one !== seat), asked: [] };
    case 'revealed': {
      const top = cardOf(event.card)?.category ?? view.top;
      return {
        ...view,
        top,
        card: event.card,
        played: [...view.played, event.card],
        left: Math.max(0, view.left - 1),
        answer: null,
        asked: top === 'pirates' ? view.meets : view.ships.map((ship) => ship.seat), // nobody has answered yet
      };
    }
    case 'next_shown':
      return { ...view, next: event.category };
    case 'gave_parrot':
      return withShip(view, seat, (ship) => ({ ...ship, parrot: false }));
    case 'got':
      return { ...view, reward: changed(view.reward, event.colour, 1), supply: changed(view.supply, event.colour, -1) };
    case 'wished':
      return {
        ...view,
        reward: changed(view.reward, event.colour, 1),
        supply: changed(view.supply, event.colour, -1),
        wishes: Math.max(0, view.wishes - 1),
      };
    case 'waived':
      return { ...view, reward: changed(view.reward, event.colour, -1), supply: changed(view.supply, event.colour, 1) };
    case 'stored':
      return {
        ...withShip(view, seat, (ship) => withSack(ship, event.colour, event.to, 1)),
        reward: changed(view.reward, event.colour, -1),
      };
    case 'moved':
      return withShip(view, seat, (ship) => withSack(withSack(ship, event.colour, event.at, -1), event.colour, event.to, 1));
    case 'dumped':
    case 'gave_tile':
      return withShip(view, seat, (ship) => withoutTile(ship, event.shows, event.at));
    case 'spilled':
    case 'handed_over':
    case 'gave_good':
    case 'lost':
      return {
        ...withShip(view, seat, (ship) => withSack(ship, event.colour, event.at, -1)),
        supply: changed(view.supply, event.colour, 1),
      };
    case 'sold':
      return { ...withShip(view, seat, (ship) => since(ship, [event])), top: null, card: null };
    default:
      return withShip(view, seat, (ship) => since(ship, [event]));
  }
}
