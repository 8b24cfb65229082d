// Why a bot did something, and what speaks for a hint; loaded when it is first said. A reason's message is `reason-${name}`.
import type { WordFiles } from '../../../words/words.svelte.ts';

export const WORDS: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};
