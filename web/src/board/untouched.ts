// A board that is only looked at: nothing on it can be chosen, pointed at or held, and whoever shows it may say what else happens.
import type { BoardProps } from '../games/contract.ts';

export const UNTOUCHED = {
  tell: () => [],
  targets: [],
  path: [],
  focus: null,
  aimed: null,
  looking: false,
  onpick: () => undefined,
  onmiss: () => undefined,
  onpoint: () => undefined,
  onlook: () => undefined,
  held: null,
  onhold: () => Promise.resolve(false),
  onevent: () => Promise.resolve(),
  onlanded: () => undefined,
} satisfies Omit<BoardProps, 'data' | 'scene'>;
