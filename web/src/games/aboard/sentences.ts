/** Tiles, sacks and cards in words, and the lines of the log. */

import { cardOf, COLOURS, sacksOf, sum, tilesOf, type CardData } from './cards.ts';
import { about } from '../about.ts';
import type { AnyEvent, Line, Numbers, Scene, Ship, View } from './types.ts';

export const viewOf = (scene: Scene): View => scene.view;

/** The ship whose hold this page may show. */
export function myShip(scene: Scene): Ship | undefined {
  return scene.me === null ? undefined : viewOf(scene).ships[scene.me];
}

/** All that words need. */
type Words = Pick<Scene, 'say'>;

export const tileName = (kind: string, scene: Words): string => scene.say(`tile-${kind}`);
export const sackName = (colour: string, scene: Words): string => scene.say(`sack-${colour}`);

const LISTS = new Map<string, Intl.ListFormat>(); // to make one takes longer than to use it

function listIn(language: string): Intl.ListFormat {
  const found = LISTS.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  LISTS.set(language, found);
  return found;
}

/** Names as they are listed in the page's language. */
export function listed(names: string[], scene: Words): string {
  return names.length < 2 ? (names[0] ?? '') : listIn(scene.say('list-language')).format(names);
}

/** Things by their names, those that are alike counted: "2 × cannon and rope". */
export function counted(names: readonly string[], scene: Words): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return listed(
    [...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)),
    scene,
  );
}

/** What a card asks for, in words. */
export const asks = ({ tiles, goods }: Pick<CardData, 'tiles' | 'goods'>, scene: Words): string =>
  counted([...tiles.map((kind) => tileName(kind, scene)), ...goods.map((colour) => sackName(colour, scene))], scene);

/** What of it a ship has not; nothing where its hold is not seen. */
export function lacking(card: string | null, ship: Ship | undefined, scene: Words): string {
  const asked = cardOf(card);
  if (!asked || !ship?.hold) return '';
  const beyond = (names: readonly string[], has: (name: string) => number): string[] => {
    const left = new Map<string, number>();
    return names.filter((name) => {
      const rest = left.get(name) ?? has(name);
      left.set(name, rest - 1);
      return rest <= 0;
    });
  };
  const [tiles, goods] = [
    beyond(asked.tiles, (kind) => tilesOf(ship, kind)),
    beyond(asked.goods, (colour) => sacksOf(ship, colour)),
  ];
  return asks({ tiles, goods }, scene);
}

/** Tiles and sacks that a ship still has to load. */
export function toLoad(ship: Ship, numbers: Numbers): { tiles: number; sacks: number } {
  return { tiles: ship.deck_spaces + ship.hold_spaces, sacks: Math.max(0, numbers.special - ship.goods_below - sum(ship.goods)) };
}

/** Things that one gives up lightly, the least loved first: a monkey that is no joker, then what there is much of. */
export function leastLoved(scene: Scene, colours: string[]): string[] {
  const ship = myShip(scene);
  const has = (colour: string): number => (ship ? sacksOf(ship, colour) : 0) + (viewOf(scene).reward[colour] ?? 0);
  // An odd one makes no pair, and orders like pairs.
  return [...colours].sort(
    (one, other) =>
      (has(other) % 2) - (has(one) % 2) ||
      has(other) - has(one) ||
      COLOURS.indexOf(one as never) - COLOURS.indexOf(other as never),
  );
}

/** Sacks that one takes gladly, the best first: what makes a pair, then what is not there yet. */
export function bestLoved(scene: Scene, colours: string[]): string[] {
  const ship = myShip(scene);
  const has = (colour: string): number => (ship ? sacksOf(ship, colour) : 0) + (viewOf(scene).reward[colour] ?? 0);
  const rank = (colour: string): number => (has(colour) % 2 === 1 ? 0 : has(colour) === 0 ? 1 : 2);
  return [...colours].sort(
    (one, other) => rank(one) - rank(other) || COLOURS.indexOf(one as never) - COLOURS.indexOf(other as never),
  );
}

/** Is a tile of no use on this voyage? */
export function isUseless(kind: string, scene: Scene): boolean {
  return kind === 'monkey' && !viewOf(scene).numbers.jokers;
}

/** Would pirates rather be met? Who has two weapons is brave. */
export function isArmed(scene: Scene): boolean {
  const ship = myShip(scene);
  return ship !== undefined && ['cannon', 'sabre', 'sailor'].filter((kind) => tilesOf(ship, kind) > 0).length >= 2;
}

/** What pirates take from this ship who does not give what they ask for, in words; nothing where there is nothing to take. */
export function penalty(scene: Scene): string {
  const { money = 0, goods = 0 } = viewOf(scene).fine ?? {};
  return listed(
    [money > 0 ? scene.say('count-coins', { money }) : '', goods > 0 ? scene.say('count-sacks', { sacks: goods }) : ''].filter(
      Boolean,
    ),
    scene,
  );
}

/** The same as a sentence. */
export function robbed(scene: Scene): string {
  const takes = penalty(scene);
  return takes ? scene.say('now-cannot-pay', { takes }) : scene.say('now-cannot-pay-none');
}

// The log

type Draft = Omit<Line, 'of'>;

const line = (seat: number | null, sign: string | null, text: Line['text']): Draft => ({ seat, sign, text });

/** The log's lines: who is full first casts off, that is one line; what went below deck is told once. */
export function lines(events: AnyEvent[]): Line[] {
  return events.flatMap((event, i): Line[] => {
    if (event.kind === 'full' && events[i + 1]?.kind === 'cast_off') return [];
    if (event.kind === 'stored') return storedLine(events, i);
    const draft = lineOf(event);
    return draft ? [{ ...draft, of: [event] }] : [];
  });
}

/** All sacks that a seat stores one after the other are one line, at the last of them. */
function storedLine(events: AnyEvent[], i: number): Line[] {
  const next = events[i + 1];
  const { seat } = events[i] as AnyEvent;
  if (next?.kind === 'stored' && next.seat === seat) return [];
  let first = i;
  while (events[first - 1]?.kind === 'stored' && events[first - 1]?.seat === seat) first -= 1;
  const sacks = i - first + 1;
  const draft = line(seat, 'ab-sack-any', (s) => about(s, 'log-stored', seat ?? 0, { sacks }));
  return [{ ...draft, of: events.slice(first, i + 1) }];
}

function lineOf(event: AnyEvent): Draft | null {
  const { seat } = event;
  const id = `log-${event.kind}`;
  const plain = (sign: string | null): Draft => line(seat, sign, (s) => about(s, id, seat ?? 0));
  switch (event.kind) {
    case 'all_aboard':
      return line(null, 'ab-bell', (s) => s.say(id, { round: event.round }));
    case 'turned':
    case 'took':
    case 'snatched':
    case 'dumped':
      return line(seat, `ab-${event.shows}`, (s) => about(s, id, seat ?? 0, { tile: tileName(event.shows, s) }));
    case 'loaded':
    case 'wished':
    case 'waived':
    case 'spilled':
    case 'handed_over':
      return line(seat, `ab-sack-${event.colour}`, (s) => about(s, id, seat ?? 0, { sack: sackName(event.colour, s) }));
    case 'topped':
      return event.category === 'pirates' ? line(null, 'ab-c-pirates', (s) => s.say('log-topped-pirates')) : null;
    case 'revealed': {
      const card = cardOf(event.card);
      const category = card?.category ?? 'discovery';
      return line(null, `ab-c-${category}`, (s) => s.say(`log-revealed-${category}`, { asks: card ? asks(card, s) : '' }));
    }
    case 'fulfilled':
    case 'declined': {
      const category = cardOf(event.card)?.category ?? 'discovery';
      return line(seat, `ab-c-${category}`, (s) => about(s, `${id}-${category}`, seat ?? 0));
    }
    case 'earned':
    case 'penalized':
      return line(seat, 'ab-coin', (s) => about(s, id, seat ?? 0, { money: event.money }));
    case 'sold':
      return line(seat, 'ab-coin', (s) => about(s, id, seat ?? 0, { sacks: event.goods }));
    case 'buried':
      return line(seat, 'ab-chest', (s) => about(s, `log-buried-${event.at}`, seat ?? 0));
    case 'began':
    case 'left':
      return plain(null);
    case 'stowed':
      return plain('ab-back');
    case 'full':
    case 'cast_off':
      return plain('ab-bell');
    case 'postponed':
      return line(null, 'ab-c-order', (s) => s.say(id));
    case 'met':
      return plain('ab-meet');
    case 'fled':
      return plain('ab-flee');
    case 'consoled':
      return plain('ab-parrot');
    case 'ended':
      return line(null, null, (s) => s.say(id));
    case 'stored': // `lines` counts them
    case 'saw':
    case 'turn_began':
    case 'redealt':
    case 'next_shown':
    case 'spared':
    case 'named':
    case 'gave_tile':
    case 'gave_good':
    case 'gave_parrot':
    case 'got':
    case 'moved':
    case 'lost':
    case 'unloaded':
    case 'landed':
      return null;
  }
}

/** A card in words: what it asks for and what it gives. */
export function cardWords(name: string, scene: Words): string {
  const card = cardOf(name);
  if (!card) return '';
  const gives = [
    ...card.gives.map((colour) => sackName(colour, scene)),
    ...(card.money > 0 ? [scene.say('count-coins', { money: card.money })] : []),
  ];
  return scene.say('card-label', {
    category: scene.say(`category-${card.category}`),
    asks: asks(card, scene),
    gives: counted(gives, scene),
  });
}
