/** A view one event further, as far as it can be known here: what is drawn while a voyage is played, until the next view is true again. */

import { cardOf, COLOURS, payment, sum } from './cards.ts';
import { since } from './since.ts';
import { listed, STORAGE, type AnyEvent, type Ship, type View } from './types.ts';

type Counts = Record<string, number>;

const SPECIAL = 2; // round places for sacks
const PER_STORAGE = 2;

function changed(counts: Counts, name: string, by: number): Counts {
  const n = Math.max(0, (counts[name] ?? 0) + by);
  const { [name]: _, ...rest } = counts;
  return n > 0 ? { ...rest, [name]: n } : rest;
}

/** A tile leaves the ship: from the deck first. */
export function withoutTile(ship: Ship, kind: string): Ship {
  if (ship.deck[kind]) return { ...ship, deck: changed(ship.deck, kind, -1), deck_spaces: ship.deck_spaces + 1 };
  const stores = kind === STORAGE && ship.stores ? ship.stores - 1 : ship.stores;
  return {
    ...ship,
    below: Math.max(0, ship.below - 1),
    hold: ship.hold && changed(ship.hold, kind, -1),
    hold_spaces: ship.hold_spaces + 1,
    stores,
  };
}

/** A sack leaves the ship: from the deck first. */
export function withoutSack(ship: Ship, colour: string): Ship {
  if (ship.goods[colour]) return { ...ship, goods: changed(ship.goods, colour, -1) };
  return {
    ...ship,
    goods_below: Math.max(0, ship.goods_below - 1),
    goods_hold: ship.goods_hold && changed(ship.goods_hold, colour, -1),
  };
}

/** A sack comes aboard: below deck as long as there is room. */
export function withSack(ship: Ship, colour: string): Ship {
  const room = SPECIAL + ship.hold_spaces + PER_STORAGE * (ship.stores ?? 0) - ship.goods_below;
  if (room <= 0) return { ...ship, goods: changed(ship.goods, colour, 1) };
  return { ...ship, goods_below: ship.goods_below + 1, goods_hold: ship.goods_hold && changed(ship.goods_hold, colour, 1) };
}

/** What a ship gives for a card: tiles, sacks, perhaps the parrot. */
function paid(view: View, ship: Ship, cardName: string): Ship {
  const card = cardOf(cardName);
  if (!card) return ship;
  const { tiles, goods, parrot } = payment(view, ship, card);
  const lighter = [...listed(tiles)].reduce(withoutTile, ship);
  return [...listed(goods)].reduce(withoutSack, parrot ? { ...lighter, parrot: false } : lighter);
}

/** The sacks that come aboard: those in hand, or those that the card names. */
export function stored(view: View, n: number): string[] {
  const inHand = listed(view.reward);
  const named = cardOf(view.card)?.gives.filter((colour) => colour !== 'any') ?? [];
  const all = (inHand.length >= n ? inHand : [...named, ...inHand]).slice(0, n);
  return COLOURS.flatMap((colour) => all.filter((one) => one === colour)); // colour by colour, as the rules store them
}

function withShip(view: View, seat: number | null, change: (ship: Ship) => Ship): View {
  return { ...view, ships: view.ships.map((ship) => (ship.seat === seat ? change(ship) : ship)) };
}

export function after(view: View, event: AnyEvent): View {
  const { seat } = event;
  switch (event.kind) {
    case 'topped':
      return { ...view, top: event.category, card: null, meets: [], answer: null, asked: [] };
    case 'postponed':
      return { ...view, top: null, card: null };
    case 'met':
      return { ...view, meets: seat === null || view.meets.includes(seat) ? view.meets : [...view.meets, seat], asked: [] };
    case 'fled':
      return { ...view, meets: view.meets.filter((one) => one !== seat), asked: [] };
    case 'revealed':
      return {
        ...view,
        top: cardOf(event.card)?.category ?? view.top,
        card: event.card,
        played: [...view.played, event.card],
        left: Math.max(0, view.left - 1),
        answer: null,
      };
    case 'fulfilled':
      return withShip(view, seat, (ship) => paid(view, ship, event.card));
    case 'wished':
      return {
        ...view,
        reward: changed(view.reward, event.colour, 1),
        supply: changed(view.supply, event.colour, -1),
        wishes: Math.max(0, view.wishes - 1),
      };
    case 'waived':
      return { ...view, reward: changed(view.reward, event.colour, -1), supply: changed(view.supply, event.colour, 1) };
    case 'stored': {
      const colours = stored(view, event.goods);
      const left = sum(view.reward) > 0 ? view.supply : colours.reduce((all, colour) => changed(all, colour, -1), view.supply);
      return { ...withShip(view, seat, (ship) => colours.reduce(withSack, ship)), reward: {}, supply: left };
    }
    case 'dumped':
      return withShip(view, seat, (ship) => withoutTile(ship, event.shows));
    case 'spilled':
    case 'handed_over':
      return {
        ...withShip(view, seat, (ship) => withoutSack(ship, event.colour)),
        supply: changed(view.supply, event.colour, 1),
      };
    case 'sold':
      return { ...withShip(view, seat, (ship) => since(ship, [event])), top: null, card: null };
    default:
      return withShip(view, seat, (ship) => since(ship, [event]));
  }
}
