// Positions for the drawn examples, as small as they can be, and which cut of the board shows them.
import type { Cargo, View } from '../types.ts';

type Cut = readonly [number, number, number, number];

/** A tile: its upper side, or its light blue one. */
export interface TileSide {
  origin?: string;
  goal?: string;
  points?: number;
}

/** A boat of a seat. */
interface Boat {
  at: string;
  cargo?: Cargo;
  wrong?: boolean;
}

export interface Example {
  /** What of the board is shown; none: only what lies on the strip, large. */
  cut?: Cut;
  /** Where the light points: 0 is north, 5 east. */
  beam?: number;
  boats?: Boat[];
  afloat?: Record<string, string[]>;
  remembered?: Record<string, string>;
  rocks?: string[];
  caught?: number;
  pushed?: number;
  winner?: boolean;
  /** Places that glow, and the way a boat takes. */
  targets?: string[];
  path?: string[];
  isLooking?: boolean;
  /** Signs and tiles beside the board. */
  signs?: string[];
  tiles?: TileSide[];
  /** How the light has turned: from and to in degrees. */
  arcs?: { from: number; to: number; colour: string }[];
  /** What was thrown or pushed: from square to square. */
  hops?: [string, string][];
  isAsleep?: boolean;
}

const RED = '#f4483a';
const GREEN = '#2fae5f';
const EAST: Cut = [-60, -170, 500, 340];
const COINS: Cut = [230, -270, 300, 230];
const PEARLS: Cut = [100, 190, 330, 260];
const SEA: Cut = [70, -60, 330, 300];
const AWAY = 15; // the light points west

const vase: Cargo = { origin: 'vases', goal: null, points: null };
const coin: Cargo = { origin: 'coins', goal: null, points: null };
const known: Cargo = { origin: 'vases', goal: 'coins', points: 2 };

export const EXAMPLES: Readonly<Record<string, Example>> = {
  aim: {
    cut: [150, -240, 380, 220],
    beam: AWAY,
    boats: [{ at: 'M4', cargo: known }],
    path: ['M4', 'O4', 'coins'],
    targets: ['coins'],
    isLooking: true,
  },
  board: {
    cut: [-530, -530, 1060, 1060],
    beam: 6,
    boats: [{ at: 'O12', cargo: vase }, { at: 'M18' }, { at: 'O2', cargo: coin }],
  },
  crate: { tiles: [{ origin: 'vases' }, { goal: 'coins', points: 2 }] },
  end: { cut: [-190, -200, 380, 270], beam: 5, winner: true, boats: [{ at: 'M14' }] },
  'first-light': { cut: [-80, -280, 600, 380], beam: 4 },
  harbours: { cut: COINS, beam: AWAY, boats: [{ at: 'coins' }, { at: 'coins' }], targets: ['coins'] },
  anchor: { cut: [-150, -260, 380, 260], beam: 12, rocks: ['I0'] },

  'load-first': { cut: COINS, beam: AWAY, boats: [{ at: 'coins', cargo: coin }], tiles: [{ origin: 'coins' }] },
  dice: { signs: ['d-red2', 'd-w3'] },
  order: {
    cut: [-70, -270, 430, 420],
    beam: 3,
    boats: [{ at: 'M7' }],
    path: ['M7', 'M6', 'M5'],
    targets: ['M5'],
    arcs: [{ from: 18, to: 50, colour: RED }],
  },
  secret: { cut: [220, -90, 260, 180], beam: AWAY, boats: [{ at: 'O5', cargo: known }], isLooking: true, signs: ['u-eye'] },
  memory: { cut: [220, -90, 260, 180], beam: AWAY, afloat: { O5: ['vases'] } },
  points: { tiles: [{ origin: 'vases' }, { origin: 'gems' }, { origin: 'barrels' }] },

  arrows: {
    cut: EAST,
    beam: 5,
    signs: ['d-red2', 'd-green2', 'd-black2'],
    arcs: [
      { from: 100, to: 124, colour: RED },
      { from: 80, to: 56, colour: GREEN },
    ],
  },
  sleep: { cut: EAST, beam: 5, signs: ['d-sleep'], isAsleep: true },
  stops: {
    cut: EAST,
    beam: 6,
    boats: [{ at: 'M16' }, { at: 'M6', cargo: vase }],
    caught: 1,
    signs: ['d-red3'],
    arcs: [{ from: 70, to: 98, colour: RED }],
  },
  caught: {
    cut: EAST,
    beam: 5,
    boats: [{ at: 'M16' }, { at: 'M5' }],
    caught: 1,
    afloat: { M6: ['vases'] },
    hops: [['M5', 'M6']],
  },
  lit: { cut: EAST, beam: 5 },
  already: {
    cut: EAST,
    beam: 6,
    boats: [{ at: 'M16' }, { at: 'I1' }],
    arcs: [{ from: 86, to: 102, colour: RED }],
    signs: ['d-red2'],
  },
  where: {
    cut: EAST,
    beam: 5,
    boats: [{ at: 'M16' }, { at: 'M5', cargo: vase }, { at: 'M4' }],
    caught: 1,
    targets: ['I1', 'M6', 'O5'],
  },
  several: {
    cut: EAST,
    beam: 5,
    boats: [{ at: 'M16' }, { at: 'M5' }, { at: 'O5' }],
    caught: 1,
    afloat: { M6: ['vases'], O6: ['coins'] },
    hops: [
      ['M5', 'M6'],
      ['O5', 'O6'],
    ],
  },

  steps: { cut: SEA, beam: AWAY, boats: [{ at: 'M8' }], path: ['M8', 'M7', 'M6', 'O6'], targets: ['O6'], signs: ['d-w3'] },
  fewer: {
    cut: SEA,
    beam: AWAY,
    boats: [{ at: 'M7' }],
    targets: ['M6', 'M8', 'O7', 'I1', 'M5', 'M9', 'O6', 'O8'],
    signs: ['d-w2'],
  },
  'no-light': { cut: EAST, beam: 5, boats: [{ at: 'M7' }], targets: ['M6', 'O7', 'O6', 'M8', 'O8'], signs: ['d-w2'] },
  out: { cut: EAST, beam: 5, boats: [{ at: 'M5' }], targets: ['M4', 'M6'], signs: ['d-w1'] },
  exit: { cut: [190, -270, 340, 260], beam: 4, boats: [{ at: 'O4' }], path: ['O4', 'coins'], targets: ['coins'] },
  rocks: {
    cut: SEA,
    beam: AWAY,
    boats: [{ at: 'M8' }],
    rocks: ['M7'],
    afloat: { O7: ['gems'] },
    path: ['M8', 'O8', 'O7', 'O6'],
    targets: ['O6'],
  },
  room: { cut: COINS, beam: AWAY, boats: [{ at: 'coins' }, { at: 'coins' }, { at: 'coins' }] },

  one: { cut: COINS, beam: AWAY, boats: [{ at: 'coins', cargo: { origin: 'coins', goal: 'gems', points: 2 } }], isLooking: true },
  deliver: { cut: PEARLS, beam: AWAY, boats: [{ at: 'jewellery' }], tiles: [{ goal: 'jewellery', points: 2 }] },
  reload: { cut: PEARLS, beam: AWAY, boats: [{ at: 'jewellery' }], targets: ['jewellery'], tiles: [{ origin: 'jewellery' }] },
  wrong: { cut: COINS, beam: AWAY, boats: [{ at: 'coins', cargo: vase, wrong: true }] },
  leave: {
    cut: [190, -250, 340, 290],
    beam: AWAY,
    boats: [{ at: 'coins', cargo: vase, wrong: true }],
    path: ['coins', 'O4', 'O5'],
    targets: ['O4', 'O5', 'O3', 'M4'],
  },
  found: { cut: SEA, beam: AWAY, boats: [{ at: 'M7' }], afloat: { O6: ['gems'] }, path: ['M7', 'M6', 'O6'], targets: ['O6'] },
  swap: {
    cut: SEA,
    beam: AWAY,
    boats: [{ at: 'M7', cargo: vase }],
    afloat: { O6: ['gems'] },
    hops: [
      ['M7', 'O6'],
      ['O6', 'M7'],
    ],
  },
  stack: { cut: [220, -90, 260, 180], beam: AWAY, afloat: { O5: ['vases', 'coins', 'gems'] } },
  empty: { cut: COINS, beam: AWAY, boats: [{ at: 'coins' }], targets: ['coins'], tiles: [{ origin: 'coins' }] },
  watched: { cut: EAST, beam: 5, boats: [{ at: 'M5' }], afloat: { O5: ['gems'] } },

  push: {
    cut: SEA,
    beam: AWAY,
    boats: [{ at: 'M7' }, { at: 'M6' }],
    path: ['M7', 'M6'],
    targets: ['O6', 'M5', 'I1'],
    hops: [['M6', 'O6']],
  },
  places: {
    cut: SEA,
    beam: AWAY,
    boats: [{ at: 'M6', cargo: vase }, { at: 'M7' }],
    hops: [
      ['M6', 'M7'],
      ['M7', 'M6'],
    ],
  },
  'into-light': {
    cut: EAST,
    beam: 5,
    boats: [{ at: 'M6' }, { at: 'M5', cargo: vase }],
    caught: 1,
    hops: [['M6', 'M5']],
  },

  'more-rocks': { cut: [-530, -530, 1060, 1060], beam: 6, rocks: ['M2', 'O10', 'M15'] },
  'memory-aid': { cut: [220, -90, 260, 180], beam: AWAY, afloat: { O5: ['vases'] }, remembered: { O5: 'coins' } },
};

const ISLANDS = ['gems', 'coins', 'jewellery', 'vases', 'barrels'];

/** The table of an example, as the own seat would see it; `lit` are the squares of its light. */
export function viewOf(example: Example, lit: string[]): View {
  const { beam = 0, boats = [], afloat = {}, remembered = {}, rocks = [], caught = null, pushed = null } = example;
  return {
    phase: example.winner ? 'over' : pushed === null ? 'sail' : 'push',
    round: 1,
    seat: 0,
    first: 0,
    beam,
    lit,
    rocks,
    rocks_left: 0,
    dice: null,
    reach: 0,
    boats: boats.map(({ at, cargo = null, wrong = false }, seat) => ({
      seat,
      at,
      cargo,
      lies_wrong: wrong,
      delivered: [],
      points: example.winner ? 1 : 0,
      target: 1,
    })),
    islands: ISLANDS.map((island) => ({ island, pieces: 3 })),
    afloat: Object.entries(afloat).map(([at, origins]) => ({
      at,
      origins,
      remembered: remembered[at] ? origins.map(() => remembered[at] ?? null) : null,
    })),
    caught,
    pushed,
  };
}
