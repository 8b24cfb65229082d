// Dice that people throw on the table, where they enter what fell.
import type { PadPart } from '../contract.ts';
import { NO_WORDS } from './none.ts';
import { signOf } from './reading.ts';
import { labelOf, named } from './sentences.ts';

export const PAD: PadPart = {
  words: NO_WORDS,
  die: labelOf,
  face: (_, value) => ({ sign: signOf(value), label: named(value) }),
};
