// What the book of rules is made of; loaded when it is opened.
import type { WordFiles } from '../../../words/words.svelte.ts';
import { EXAMPLES } from './examples.ts';

export { BOOK as book } from './book.ts';
export { default as Example } from './Example.svelte';
export { default as Signs } from './Signs.svelte';

export const drawn: ReadonlySet<string> = new Set(Object.keys(EXAMPLES));

export const words: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};
