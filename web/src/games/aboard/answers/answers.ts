/** What Anchors Aweigh! answers: cards, tiles, sacks and ships, and what they mean now. What lies face down on this screen is only counted. */

import { about, called } from '../../about.ts';
import { cardOf, sacksOf, tilesOf } from '../cards.ts';
import { now } from '../choosing.ts';
import { loaded } from '../layout.ts';
import { isLoading } from '../loading.ts';
import { CARD, FLEE, MEET, NONE } from '../places.ts';
import { cardWords, counted as inWords, lacking, myShip, penalty, sackName, tileName } from '../sentences.ts';
import { waiting } from '../telling.ts';
import { PARROT, STORAGE, type AnswersPart, type Scene, type Ship } from '../types.ts';

const sentences = (...found: (string | null | undefined | false)[]): string => found.filter(Boolean).join(' ');

/** The own ship as far as this screen shows it: without its hold where others look. */
function shownShip(scene: Scene): Ship | undefined {
  const ship = myShip(scene);
  return ship && scene.isCovered ? { ...ship, hold: null, goods_hold: null } : ship;
}

/** Names with how often each is there: "2 × cannon". */
function counted(counts: Readonly<Record<string, number>>, name: (what: string) => string, scene: Scene): string {
  const names = Object.entries(counts).flatMap(([what, n]) => Array<string>(n).fill(name(what)));
  return inWords(names, scene) || scene.say('panel-nothing');
}

function cardAnswer(name: string, scene: Scene): string | null {
  const card = cardOf(name);
  if (!card) return null;
  const { penalty_money: money, penalty_goods: goods } = scene.view.numbers;
  const ship = shownShip(scene);
  const lacks = lacking(name, ship, scene);
  return sentences(
    cardWords(name, scene),
    scene.say(`answer-${card.category}`, { money, goods }),
    ship?.hold && (lacks ? scene.say('answer-lacks', { things: lacks }) : scene.say('answer-has-all')),
  );
}

/** The card over the bow: its face, or as long as it hangs face down its back. */
function bowAnswer(scene: Scene): string | null {
  const { card, top, numbers } = scene.view;
  if (card) return cardAnswer(card, scene);
  if (!top) return null;
  const values = { money: numbers.penalty_money, goods: numbers.penalty_goods };
  return sentences(scene.say('answer-back', { category: scene.say(`category-${top}`) }), scene.say(`answer-${top}`, values));
}

function tileAnswer(kind: string, scene: Scene): string {
  const { view } = scene;
  const tile = tileName(kind, scene);
  if (kind === STORAGE) return scene.say('answer-storage', { sacks: view.numbers.per_storage });
  if (kind === 'monkey') return scene.say(view.numbers.jokers ? 'answer-monkey-joker' : 'answer-monkey');
  const ship = shownShip(scene);
  const asking = (view.cards.length > 0 ? view.cards : [view.card]).filter((name) => cardOf(name)?.tiles.includes(kind)).length;
  return sentences(
    view.cards.length > 0
      ? scene.say('answer-tile', { tile, cards: asking })
      : view.card !== null && asking > 0
        ? scene.say('answer-tile-now', { tile })
        : scene.say('answer-tile-plain', { tile }),
    ship && scene.say('answer-aboard', { aboard: tilesOf(ship, kind) }),
  );
}

function sackAnswer(colour: string, scene: Scene): string {
  const ship = shownShip(scene);
  return sentences(
    scene.say('answer-sack', { sack: sackName(colour, scene), left: scene.view.supply[colour] ?? 0 }),
    ship && scene.say('answer-aboard', { aboard: sacksOf(ship, colour) }),
  );
}

/** A tile of the heap; while everybody grabs, for whoever rests on it. */
function heapAnswer(name: string, scene: Scene): string | null {
  const tile = scene.view.heap.find((one) => one.tile === name);
  if (!tile) return null;
  if (tile.shows === null) return scene.say('answer-face-down');
  const stays = scene.view.starfish_stay && tile.starfish;
  return sentences(tileAnswer(tile.shows, scene), stays && scene.say('answer-starfish'));
}

function money(ship: Ship, scene: Scene): string {
  const chests = ship.chests_on_deck + ship.chests_below;
  return sentences(
    about(scene, 'panel-money', ship.seat, { money: ship.total }),
    chests > 0 && scene.say('answer-chests', { chests, worth: scene.view.numbers.chest }),
    ship.parrot && scene.say('answer-parrot'),
  );
}

/** What lies on a ship: its deck for all, its hold for its owner. */
function cargo(ship: Ship, scene: Scene): string {
  const tile = (kind: string): string => tileName(kind, scene);
  const sack = (colour: string): string => sackName(colour, scene);
  const isMine = ship.seat === scene.me && ship.hold !== null;
  const deck = { ...ship.deck, ...ship.goods };
  const nameOf = (what: string): string => (what in ship.goods ? sack(what) : tile(what));
  const below = isMine && { ...ship.hold, ...ship.goods_hold };
  return sentences(
    scene.say('answer-deck', { things: counted(deck, nameOf, scene) }),
    below
      ? scene.say('answer-hold', {
          things: counted(below, (what) => (what in (ship.goods_hold ?? {}) ? sack(what) : tile(what)), scene),
        })
      : scene.say('answer-hold-shut', { things: ship.below + ship.goods_below }),
  );
}

function load(ship: Ship, scene: Scene): string {
  const { tiles, places, sacks, special } = loaded(ship, scene.view.numbers);
  return scene.say('answer-loaded', { tiles, places, sacks, special });
}

function shipAnswer(ship: Ship, scene: Scene): string {
  return sentences(money(ship, scene), isLoading(scene.view) && load(ship, scene), cargo(ship, scene));
}

function pileAnswer({ view, say }: Scene): string {
  return sentences(
    say('pile-label', { left: view.left }),
    view.next && say('pile-next', { category: say(`category-${view.next}`) }),
    say('answer-pile'),
  );
}

function of(thing: string, scene: Scene): string | null {
  const { view, say } = scene;
  const [what = '', name = ''] = thing.split(/[:-]/);
  const own = shownShip(scene);
  if (/^t\d+$/.test(thing)) return heapAnswer(thing, scene);
  switch (what) {
    case CARD:
      return name ? cardAnswer(name, scene) : bowAnswer(scene);
    case 'seat': {
      const ship = Number(name) === scene.me ? own : view.ships[Number(name)];
      return ship ? shipAnswer(ship, scene) : null;
    }
    case 'ship':
      return own ? shipAnswer(own, scene) : null;
    case NONE:
      return say('answer-none-open', { tile: tileName(name, scene) });
    case 'own':
      return name === PARROT ? say('answer-parrot') : tileAnswer(name, scene);
    case 'sack':
    case 'supply':
    case 'reward':
      return name === 'any' ? say('answer-any') : sackAnswer(name, scene);
    case 'deck':
      return say('answer-place-deck');
    case 'below':
      return say('answer-place-below');
    case 'special':
      return say('answer-place-special');
    case 'pile':
      return pileAnswer(scene);
    case 'bell':
      return say('load-bell-wait');
    case 'sandglass':
      return say('answer-sandglass');
    case MEET:
      return say('answer-meet');
    case FLEE:
      return say('answer-flee', { takes: penalty(scene) || say('panel-nothing') });
    default:
      return null;
  }
}

/** What a drawn thing is; the card over the bow and its two signs are places. */
function thing(element: Element): string | null {
  const found = <Name extends string>(selector: string, name: Name): string | undefined =>
    element.closest<HTMLElement | SVGElement>(selector)?.dataset[name];
  const card = found('[data-card]', 'card');
  if (card) return `${CARD}:${card}`;
  const target = found('[data-target]', 'target');
  if (target) return target;
  const supply = found('[data-place^=supply-]', 'place');
  if (supply) return supply;
  const panel = found('[data-testid=seat-panel]', 'number');
  if (panel) return `seat:${panel}`;
  const named = ['pile', 'bell', 'sandglass'].find((name) => element.closest(`[data-testid=${name}]`));
  if (named) return named;
  return element.closest('[data-testid=own-ship], .tray') ? 'ship' : null;
}

// The keys

function where(scene: Scene): string {
  const ship = shownShip(scene);
  if (!ship) return scene.say('answer-watching');
  const { view } = scene;
  return sentences(
    isLoading(view)
      ? sentences(about(scene, 'where-quay', ship.seat), load(ship, scene))
      : about(scene, scene.outcome ? 'where-home' : 'where-sea', ship.seat, { left: view.left }),
    cargo(ship, scene),
  );
}

/** What all open cards together ask for, or where the hold is seen what of it is not aboard yet. */
function wanted(scene: Scene): string {
  const { cards } = scene.view;
  if (!isLoading(scene.view) || cards.length === 0) return '';
  const ship = shownShip(scene);
  const isSeen = ship != null && ship.hold !== null;
  const left: Record<string, number> = {};
  const names: Record<string, string> = {};
  for (const card of cards.map(cardOf)) {
    for (const kind of card?.tiles ?? []) [left[kind], names[kind]] = [(left[kind] ?? 0) + 1, tileName(kind, scene)];
    for (const sack of card?.goods ?? []) [left[sack], names[sack]] = [(left[sack] ?? 0) + 1, sackName(sack, scene)];
  }
  for (const what of isSeen ? Object.keys(left) : [])
    left[what] = Math.max(0, (left[what] ?? 0) - (tilesOf(ship as Ship, what) + sacksOf(ship as Ship, what)));
  const things = counted(left, (what) => names[what] ?? what, scene);
  return scene.say(isSeen ? 'goal-lacks' : 'goal-asks', { things });
}

/** A sentence that ends as one. */
const closed = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);

function goal(scene: Scene): string {
  const { view } = scene;
  const asked = scene.me !== null && scene.actors.includes(scene.me) ? now(scene) : waiting(scene);
  return sentences(
    closed(asked.say),
    closed(asked.sub),
    wanted(scene),
    scene.say('goal-rich', { round: view.round, rounds: view.numbers.rounds }),
  );
}

function around(scene: Scene): string {
  const { view } = scene;
  if (!isLoading(view)) {
    const others = view.ships.filter((ship) => ship.seat !== scene.me);
    return sentences(
      bowAnswer(scene),
      ...others.map((ship) => sentences(scene.say('around-ship', { name: scene.name(ship.seat) }), cargo(ship, scene))),
    );
  }
  const open: Record<string, number> = {};
  for (const { shows } of view.heap) if (shows !== null) open[shows] = (open[shows] ?? 0) + 1;
  const down = view.heap.filter((tile) => tile.shows === null).length;
  return sentences(
    scene.say('around-heap', { things: counted(open, (kind) => tileName(kind, scene), scene) }),
    scene.say('around-down', { tiles: down }),
    view.cards.length > 0 && scene.say('around-cards', { cards: view.cards.length }),
  );
}

function standing(scene: Scene): string {
  const { ships, round, numbers } = scene.view;
  const most = Math.max(...ships.map((ship) => ship.total));
  const leaders = ships.filter((ship) => most > 0 && ship.total === most).map((ship) => called(scene, ship.seat));
  return sentences(
    ...ships
      .toSorted((one, other) => other.total - one.total)
      .map((ship) => about(scene, 'panel-money', ship.seat, { money: ship.total })),
    leaders.length > 0 && scene.say('standing-leads', { names: leaders.join(', ') }),
    scene.say('goal-rich', { round, rounds: numbers.rounds }),
  );
}

export const ANSWERS: AnswersPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  thing,
  of,
  place: () => '', // the heap names its tiles itself, in a breath
  where,
  goal,
  around,
  standing,
};
