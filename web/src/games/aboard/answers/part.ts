/** The answers with a picture. */

import type { AnswersPart } from '../types.ts';
import { ANSWERS } from './answers.ts';
import Picture from './Picture.svelte';

export const PART: AnswersPart = { ...ANSWERS, Picture };
