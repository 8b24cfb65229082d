// The words of tables for practice and of positions; loaded with them.
import type { WordFiles } from '../words/words.svelte.ts';

export const WORDS: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};
