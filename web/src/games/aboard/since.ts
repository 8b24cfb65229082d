// A ship as it is after what has been told since the view: only what everybody can see is counted.
import type { AnyEvent, Ship } from './types.ts';

type Counts = Record<string, number>;

const more = (counts: Counts, name: string): Counts => ({ ...counts, [name]: (counts[name] ?? 0) + 1 });

/** One event further. */
function after(ship: Ship, event: AnyEvent): Ship {
  if (event.seat !== ship.seat) return ship;
  switch (event.kind) {
    case 'took':
    case 'snatched':
      return { ...ship, deck: more(ship.deck, event.shows), deck_spaces: ship.deck_spaces - 1 };
    case 'stowed':
      return { ...ship, below: ship.below + 1, hold_spaces: ship.hold_spaces - 1 };
    case 'saw':
      return ship.hold ? { ...ship, hold: more(ship.hold, event.shows) } : ship;
    case 'loaded':
      return { ...ship, goods_below: ship.goods_below + 1, goods_hold: ship.goods_hold && more(ship.goods_hold, event.colour) };
    case 'full':
      return { ...ship, loading: false };
    case 'earned':
      return { ...ship, coins: ship.coins + event.money, total: ship.total + event.money };
    case 'penalized':
      return { ...ship, coins: ship.coins - event.money, total: ship.total - event.money };
    case 'sold':
      return {
        ...ship,
        deck: {},
        below: 0,
        hold: ship.hold && {},
        stores: 0,
        goods: {},
        goods_below: 0,
        goods_hold: ship.goods_hold && {},
        coins: ship.coins + event.money,
        total: ship.total + event.money,
      };
    case 'buried': {
      const onDeck = event.at === 'deck' ? 1 : 0;
      return {
        ...ship,
        coins: ship.coins - event.money,
        chests_on_deck: ship.chests_on_deck + onDeck,
        chests_below: ship.chests_below + 1 - onDeck,
      };
    }
    case 'consoled':
      return { ...ship, parrot: true };
    default:
      return ship;
  }
}

export function since(ship: Ship, told: readonly AnyEvent[]): Ship {
  return told.reduce(after, ship);
}
