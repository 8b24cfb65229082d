// Of a part of the page that needs no words of its own: the table's have them all.
import type { WordFiles } from '../../words/words.svelte.ts';

const none = () => Promise.resolve({ default: '' });

export const NO_WORDS: WordFiles = { de: none, en: none, fr: none, nl: none };
