// How the dice fell, each outcome by its name.
import type { LuckPart } from '../contract.ts';
import { NO_WORDS } from './none.ts';
import { named } from './sentences.ts';
import Sign from './Sign.svelte';

export const LUCK: LuckPart = { words: NO_WORDS, Sign, named: (_, outcome) => named(outcome) };
