// The words of the crew: their manner, what they say, and hints. Loaded when one of them is first needed.
import type { WordFiles } from '../words/words.svelte.ts';

export const WORDS: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};
