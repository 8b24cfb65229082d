// Positions for the drawn examples, as small as they can be, and which cut of the chart shows them.
import type { Course, View } from '../types.ts';

type Cut = readonly [number, number, number, number];

/** A ship: its seat, and where it lies, or on which magnet it hangs. */
type Ship = readonly [seat: number, at: string | number];

export interface Example {
  /** What of the chart is shown; none: only what lies on the strip, large. */
  cut?: Cut;
  ships?: readonly Ship[];
  /** What ships of the first seat would do; the first is shown as chosen. */
  courses?: (Partial<Course> & Pick<Course, 'ship' | 'to'>)[];
  isChosen?: boolean;
  cloud?: readonly [number, number];
  letter?: string;
  seats?: number;
  /** The segment that was spun: the spinner is shown instead of the chart. */
  segment?: number;
  signs?: string[];
  cards?: (readonly [port: string | null, value: number | null])[];
  /** Arrows from point to point of the drawing. */
  arrows?: (readonly [number, number, number, number])[];
  /** How the cloud turns. */
  isTurning?: boolean;
  hasMagnets?: boolean;
  /** No card is left. */
  isBare?: boolean;
  /** Money and target of fleets, as their gauges show them. */
  gauges?: (readonly [money: number, target: number])[];
}

const WHOLE: Cut = [-128, -102, 896, 726];
const SUGAR: Cut = [-120, -60, 300, 230];
const LUMBER: Cut = [-60, 420, 440, 190];
const LANE: Cut = [100, 400, 370, 190];
const BANANAS: Cut = [450, 430, 310, 185];
const OIL: Cut = [570, -95, 190, 240];
const MIDDLE: Cut = [180, 100, 290, 285];
const BEFORE: Cut = [270, 130, 330, 290];

export const EXAMPLES: Readonly<Record<string, Example>> = {
  aim: { cut: BANANAS, ships: [[0, 'L9']], courses: [{ ship: 0, to: 'bananas-1', stop: 'port', card: 40 }], signs: ['d-w3'] },
  ring: { cut: WHOLE },
  start: {
    cut: SUGAR,
    ships: [
      [0, 'sugar-1'],
      [1, 'sugar-2'],
      [2, 'sugar-3'],
      [3, 'sugar-4'],
    ],
    seats: 4,
  },
  cards: {
    cards: [
      ['bananas', 10],
      ['sugar', 50],
      ['oil', 100],
    ],
  },
  top: { cut: OIL },
  'no-cards': { cut: OIL, isBare: true },

  choose: {
    cut: [120, 380, 590, 240],
    ships: [
      [0, 'L3'],
      [0, 'L8'],
      [1, 'L5'],
    ],
    courses: [
      { ship: 0, to: 'L7' },
      { ship: 1, to: 'bananas-1', stop: 'port', card: 40 },
    ],
    isChosen: false,
    signs: ['d-w4'],
  },
  steps: { cut: LANE, ships: [[0, 'L3']], courses: [{ ship: 0, to: 'L7' }], signs: ['d-w4'] },
  overtake: {
    cut: LANE,
    ships: [
      [0, 'L3'],
      [1, 'L4'],
      [2, 'L6'],
    ],
    courses: [{ ship: 0, to: 'L7' }],
    signs: ['d-w4'],
  },
  begin: { signs: ['d-w3', 'tri-d6', 'd-w1'] },
  round: { cut: MIDDLE, letter: 'C', arrows: [[320, 240, 420, 240]] },

  stop: { cut: BANANAS, ships: [[0, 'L9']], courses: [{ ship: 0, to: 'bananas-1', stop: 'port', card: 40 }], signs: ['tri-d5'] },
  home: {
    cut: SUGAR,
    ships: [[0, 'O10']],
    courses: [{ ship: 0, to: 'sugar-1', stop: 'port', card: 50, bonus: 20 }],
    cards: [
      ['sugar', 50],
      [null, 20],
    ],
  },
  full: {
    cut: SUGAR,
    ships: [
      [0, 'sugar-1'],
      [1, 'sugar-2'],
      [2, 'sugar-3'],
    ],
  },
  two: {
    cut: OIL,
    ships: [
      [0, 'oil-1'],
      [0, 'oil-2'],
    ],
  },
  before: {
    cut: SUGAR,
    ships: [
      [0, 'O10'],
      [1, 'sugar-1'],
      [2, 'sugar-2'],
      [0, 'sugar-3'],
    ],
    courses: [{ ship: 0, to: 'O12', stop: 'full_port' }],
    signs: ['tri-d5'],
  },
  berth: {
    cut: BANANAS,
    ships: [
      [0, 'L10'],
      [1, 'bananas-1'],
    ],
    courses: [{ ship: 0, to: 'bananas-2', stop: 'port', card: 40 }],
    signs: ['d-w2'],
  },

  block: {
    cut: SUGAR,
    ships: [
      [0, 'sugar-1'],
      [1, 'sugar-2'],
      [2, 'sugar-3'],
      [1, 'O11'],
    ],
  },
  keep: { cut: [450, 430, 310, 185], ships: [[0, 'bananas-1']], isBare: true },

  land: {
    cut: LANE,
    ships: [
      [0, 'L3'],
      [1, 'L6'],
    ],
    courses: [{ ship: 0, to: 'L6', sends_back: [1, 0], back_to: 'lumber-1' }],
    signs: ['d-w3'],
  },
  'port-before': {
    cut: LUMBER,
    ships: [
      [0, 'L6'],
      [1, 'lumber-2'],
    ],
    arrows: [[318, 470, 66, 540]],
  },
  'after-port': {
    cut: LUMBER,
    ships: [
      [0, 'L6'],
      [1, 'L1'],
      [0, 'lumber-1'],
      [2, 'lumber-2'],
      [2, 'lumber-3'],
    ],
    arrows: [[318, 470, 112, 534]],
  },

  beneath: { cut: [190, 120, 420, 250], ships: [[0, 'B6']] },
  halt: { cut: BEFORE, ships: [[0, 'B3']], courses: [{ ship: 0, to: 'B5', stop: 'cloud' }], signs: ['d-w4'] },
  'port-under': { cut: [-125, -60, 330, 260], ships: [[1, 'sugar-2']], cloud: [0, 2] },

  spin: { segment: 4 },
  turn: { cut: MIDDLE, letter: 'C', isTurning: true },
  wander: { cut: [180, 100, 420, 285], arrows: [[380, 240, 540, 240]] },
  magnets: { cut: MIDDLE, hasMagnets: true },
  hang: { cut: MIDDLE, ships: [[0, 0]] },
  holds: {
    cut: MIDDLE,
    ships: [
      [0, 0],
      [1, 0],
    ],
  },
  word: { segment: 6 },
  lost: {
    cut: [440, 90, 328, 300],
    ships: [
      [0, 0],
      [1, 1],
    ],
    cloud: [16, 6],
    arrows: [[470, 240, 560, 240]],
  },
  reset: { cut: MIDDLE, letter: 'A' },

  shorter: { gauges: [[120, 200]] },
  targets: {
    gauges: [
      [120, 350],
      [120, 200],
    ],
  },
};

const PORTS = ['sugar', 'lumber', 'bananas', 'oil'];
const TOPS: Readonly<Record<string, number>> = { sugar: 50, lumber: 30, bananas: 40, oil: 90 };
const CARDS = 4;

/** The table of an example; the first seat is on turn. */
export function viewOf(example: Example, spin: View['spin']): View {
  const { ships = [], courses = [], cloud = [8, 6], letter = 'A', seats = 3, isBare = false } = example;
  const counts = new Map<number, number>();
  const numberOf = (seat: number): number => {
    const number = counts.get(seat) ?? 0;
    counts.set(seat, number + 1);
    return number;
  };
  return {
    phase: 'sail',
    round: 1,
    seat: 0,
    first: 0,
    spinner: 0,
    die: null,
    cloud: { at: [cloud[0], cloud[1]], letter, covers: [] },
    spin,
    ports: PORTS.map((port) => ({
      port,
      ships: 0,
      full: false,
      under: false,
      top: isBare ? null : (TOPS[port] ?? null),
      cards: isBare ? 0 : CARDS,
    })),
    bonus_left: isBare ? 0 : CARDS,
    ships: ships.map(([seat, where]) => ({
      seat,
      ship: numberOf(seat),
      at: typeof where === 'string' ? where : null,
      magnet: typeof where === 'number' ? where : null,
      lost: false,
      under: false,
      aside: false,
      danger: 0,
    })),
    fleets: Array.from({ length: seats }, (_, seat) => ({
      seat,
      money: 0,
      target: 1,
      cards: [],
      bonus: 0,
      ships: 4,
      die: null,
    })),
    courses: courses.map((course) => ({
      why: null,
      stop: 'mark',
      steps: 1,
      card: null,
      bonus: null,
      sends_back: null,
      back_to: null,
      danger: null,
      ...course,
    })),
  };
}
