// What the drawn examples are made of: things laid out on a picture of 300 by 190 units, and a ship below them.
import type { CardFace, Data, Numbers, Ship } from '../types.ts';

export const BOX = { width: 300, height: 190 };

export type Thing = { x: number; y: number; size?: number; turn?: number } & (
  | { tile: string | null; starfish?: boolean; state?: 'go' | 'pays' | 'taken' }
  | { sack: string; pays?: boolean }
  | { coin: number }
  | { sign: string }
  | { text: string }
  | { card: CardFace; has?: readonly string[] }
  | { back: string }
);

export interface Example {
  ground: 'quay' | 'sea';
  things?: Thing[];
  /** Chests and coins in a row in the middle. */
  money?: { chests: number; coins: number };
  /** The own ship, or that of somebody else, whose hold is shut. */
  ship?: Ship;
  isOther?: boolean;
  isCovered?: boolean;
  targets?: string[];
  pays?: { deck: string[]; below: string[]; parrot: boolean };
  /** Arrows from point to point. */
  arrows?: (readonly [number, number, number, number])[];
}

/** What the rules of a usual table count with, as far as a ship is drawn by it. */
export function numbersOf({ ship: { deck, hold, special }, money }: Data): Numbers {
  return {
    deck,
    hold,
    special,
    per_storage: 2,
    rounds: 0,
    per_round: 0,
    composition: null,
    chest: money.chest,
    penalty_money: money.penalty_money,
    penalty_goods: money.penalty_goods,
    jokers: false,
  };
}

function ship(aboard: Partial<Ship> = {}): Ship {
  return {
    seat: 0,
    deck: {},
    below: 0,
    hold: {},
    stores: 0,
    goods: {},
    goods_below: 0,
    goods_hold: {},
    deck_spaces: 0,
    hold_spaces: 0,
    room: 0,
    coins: 0,
    chests_on_deck: 0,
    chests_below: 0,
    total: 0,
    parrot: false,
    monkey: false,
    hand: null,
    loading: true,
    ...aboard,
  };
}

const DISCOVERY: CardFace = { category: 'discovery', tiles: ['shovel', 'map'], goods: [], gives: ['orange'], money: 3 };
const TRADE: CardFace = { category: 'trade', tiles: [], goods: ['white'], gives: ['violet', 'violet'], money: 0 };
const PIRATES: CardFace = { category: 'pirates', tiles: ['cannon', 'sabre'], goods: [], gives: ['any'], money: 4 };
const ORDER: CardFace = { category: 'order', tiles: [], goods: ['orange', 'violet'], gives: [], money: 6 };
const COLOURS = ['lightblue', 'white', 'orange', 'violet'];

const tile = (kind: string | null, x: number, y: number, size = 54, turn = 0): Thing => ({ tile: kind, x, y, size, turn });
const sack = (colour: string, x: number, y: number, size = 48): Thing => ({ sack: colour, x, y, size });
const back = (category: string, x: number, y: number, size = 96, turn = 0): Thing => ({ back: category, x, y, size, turn });
const card = (face: CardFace, x: number, y: number, size = 132, has: string[] = []): Thing => ({ card: face, x, y, size, has });
const sign = (id: string, x: number, y: number, size = 60): Thing => ({ sign: id, x, y, size });
const text = (words: string, x: number, y: number, size = 40): Thing => ({ text: words, x, y, size });
const four = (y: number, size: number): Thing[] => COLOURS.map((colour, i) => sack(colour, 66 + 56 * i, y, size));

const HEAP: Thing[] = [
  tile('cannon', 60, 60, 52, -14),
  tile('map', 120, 46, 52, 8),
  tile(null, 182, 64, 52, -6),
  tile('rope', 242, 52, 52, 12),
  tile(null, 84, 124, 52, 10),
  tile('compass', 148, 118, 52, -9),
  tile('telescope', 214, 126, 52, 6),
];
const LADEN = ship({
  deck: { shovel: 1, rope: 1, cannon: 1 },
  hold: { map: 1, storage: 1 },
  goods_hold: { orange: 1, violet: 1 },
});

export const EXAMPLES: Readonly<Record<string, Example>> = {
  aim: { ground: 'sea', money: { chests: 3, coins: 7 } },
  ship: { ground: 'sea', ship: LADEN },
  heap: { ground: 'quay', things: HEAP },
  kinds: {
    ground: 'quay',
    things: ['discovery', 'trade', 'pirates', 'order'].flatMap((kind, i) => [
      back(kind, 92 + 146 * (i % 2), 52 + 86 * Math.floor(i / 2), 100),
      text(['5×', '2×', '3×', '3×'][i] ?? '', 21 + 146 * (i % 2), 61 + 86 * Math.floor(i / 2), 26),
    ]),
  },
  card: { ground: 'quay', things: [card(DISCOVERY, 150, 96, 236)] },
  asks: {
    ground: 'quay',
    things: [card(DISCOVERY, 80, 52), card(PIRATES, 220, 52), card(TRADE, 80, 140), card(ORDER, 220, 140)],
  },
  secret: { ground: 'sea', ship: LADEN, isCovered: true, things: [sign('u-eye', 150, 40, 48)] },
  remember: {
    ground: 'sea',
    ship: ship({ deck: { rope: 2, sabre: 1, map: 1 }, hold: null, below: 3, goods_below: 2, goods_hold: null }),
    isOther: true,
  },

  'all-aboard': {
    ground: 'quay',
    things: [
      card(DISCOVERY, 76, 42, 112),
      card(PIRATES, 224, 42, 112),
      card(ORDER, 150, 160, 112),
      tile('cannon', 96, 110, 44, -10),
      tile(null, 150, 102, 44, 6),
      tile('map', 206, 110, 44, 9),
    ],
  },
  take: {
    ground: 'quay',
    ship: ship({ deck: { rope: 1 } }),
    things: [tile('map', 60, 38, 50, -6), sign('ab-hand', 96, 56, 44)],
    arrows: [[104, 30, 170, 78]],
  },
  down: { ground: 'quay', things: [tile(null, 80, 98, 78, -5), tile('compass', 226, 98, 78, 4)], arrows: [[128, 92, 176, 92]] },
  where: {
    ground: 'sea',
    ship: ship({ deck: { rope: 1, cannon: 1 }, hold: { map: 1 } }),
    targets: ['deck', 'below'],
    things: [tile('telescope', 150, 38, 52)],
  },
  sacks: {
    ground: 'sea',
    ship: ship({ deck: { rope: 1, cannon: 1 }, hold: { map: 1 } }),
    targets: ['special'],
    things: four(40, 46),
  },
  'cast-off': {
    ground: 'quay',
    things: [sign('ab-bell', 84, 92, 104), back('discovery', 214, 100, 116, -6), back('pirates', 216, 90, 116, 3)],
  },
  'by-heart': {
    ground: 'quay',
    things: [
      back('discovery', 82, 58, 100),
      back('order', 218, 58, 100),
      tile('map', 96, 140, 50),
      tile('sabre', 204, 140, 50),
      text('?', 150, 156, 64),
    ],
  },
  starfish: {
    ground: 'quay',
    things: [
      { tile: 'cannon', starfish: true, x: 92, y: 95, size: 84, turn: -5 },
      { tile: 'rope', starfish: true, x: 208, y: 95, size: 84, turn: 4 },
    ],
  },
  monkeys: { ground: 'quay', things: [tile('monkey', 92, 95, 84, -4), tile('storage', 208, 95, 84, 4)] },

  'one-by-one': { ground: 'quay', things: [tile('map', 64, 95, 68), sack('orange', 150, 95, 68), tile(null, 236, 95, 68)] },
  turned: {
    ground: 'quay',
    things: [tile(null, 80, 98, 78, -5), { tile: 'compass', x: 226, y: 98, size: 78, state: 'go' }],
    arrows: [[128, 92, 172, 92]],
  },
  haste: { ground: 'quay', things: [tile(null, 130, 92, 84, -6), sign('ab-hand', 196, 122, 70)] },
  equal: { ground: 'quay', things: [tile('rope', 80, 95, 78), text('=', 150, 112, 60), tile('rope', 220, 95, 78)] },

  pile: {
    ground: 'sea',
    things: [
      back('order', 150, 116, 150),
      back('trade', 150, 106, 150),
      back('pirates', 150, 96, 150),
      back('discovery', 150, 86, 150),
    ],
  },
  fulfil: {
    ground: 'sea',
    ship: LADEN,
    pays: { deck: ['shovel'], below: ['map'], parrot: false },
    things: [card(DISCOVERY, 150, 42, 112, ['shovel', 'map'])],
  },
  pirates: {
    ground: 'sea',
    things: [back('pirates', 150, 56, 128), sign('ab-meet', 86, 144, 68), sign('ab-flee', 214, 144, 68)],
  },
  robbed: {
    ground: 'sea',
    things: [{ coin: 2, x: 76, y: 110, size: 66 }, sack('orange', 150, 110, 66), sign('ab-c-pirates', 240, 62, 84)],
    arrows: [[130, 66, 186, 56]],
  },
  orders: {
    ground: 'sea',
    things: [back('order', 110, 60, 130), back('discovery', 214, 142, 110), back('pirates', 214, 132, 110)],
    arrows: [[60, 110, 146, 162]],
  },
  grey: { ground: 'sea', things: [sack('any', 150, 52, 76), ...four(140, 54)], arrows: [[150, 92, 150, 110]] },

  places: {
    ground: 'sea',
    ship: ship({ deck: { rope: 1, cannon: 1 }, goods: { white: 1 }, hold: { storage: 1 }, goods_hold: { orange: 2, violet: 2 } }),
    things: [sack('white', 150, 38, 46)],
  },
  'too-much': { ground: 'sea', things: [...four(62, 52), tile('rope', 120, 140, 48)], arrows: [[150, 140, 226, 168]] },
  overboard: { ground: 'sea', ship: LADEN, things: [tile('cannon', 150, 36, 48, 12)], arrows: [[190, 34, 268, 66]] },
  storeroom: {
    ground: 'sea',
    things: [tile('storage', 90, 95, 88), sack('orange', 196, 74, 56), sack('violet', 236, 122, 56)],
    arrows: [[140, 88, 166, 82]],
  },
  parrot: { ground: 'sea', things: [sign('ab-parrot', 84, 92, 108), text('=', 156, 112, 60), tile('map', 226, 95, 78)] },

  sold: {
    ground: 'quay',
    things: [sack('lightblue', 82, 95, 88), { coin: 1, x: 220, y: 95, size: 84 }],
    arrows: [[130, 92, 172, 92]],
  },
  ashore: { ground: 'sea', ship: ship({ chests_on_deck: 1, chests_below: 1 }) },
  chests: {
    ground: 'quay',
    things: [{ coin: 10, x: 82, y: 95, size: 88 }, sign('ab-chest', 222, 92, 104)],
    arrows: [[130, 92, 166, 92]],
  },
  poorest: { ground: 'sea', ship: ship({ parrot: true, coins: 3, total: 3 }), things: [sign('ab-parrot', 150, 40, 70)] },
  second: { ground: 'quay', things: HEAP },
  count: { ground: 'sea', money: { chests: 2, coins: 9 } },

  handicap: { ground: 'sea', ship: ship({ monkey: true }), things: [sign('ab-monkey', 150, 40, 64)] },
  mixture: {
    ground: 'quay',
    things: [back('pirates', 92, 76, 104, -6), back('pirates', 150, 92, 104), back('trade', 208, 108, 104, 6)],
  },
  random: {
    ground: 'quay',
    things: [card(TRADE, 84, 60, 124), card(ORDER, 216, 130, 124), text('?', 216, 74, 56), text('?', 84, 154, 56)],
  },
  competition: {
    ground: 'quay',
    things: [
      tile('rope', 60, 62, 56),
      tile('rope', 122, 62, 56),
      text('=', 178, 78, 50),
      text('★', 232, 82, 60),
      tile('monkey', 92, 136, 56),
      text('=', 178, 152, 50),
      text('★', 232, 156, 60),
    ],
  },
};
