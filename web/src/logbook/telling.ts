// How the logbook says names, dates and scores, in the language that is spoken now.
import { say, words } from '../words/words.svelte.ts';
import type { Leaf } from './book.ts';

const THOUSAND = 1000; // triangle counts money in thousands

export const dated = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);

export function nameOf(leaf: Leaf, seat: number): string {
  const sitter = leaf.seats[seat];
  return sitter ? sitter.name || say(`emblem-${sitter.emblem}`) : say('logbook-someone');
}

/** A score in the words of its game. */
export function worth(game: string, amount: number): string {
  if (game !== 'triangle') return say(`logbook-worth-${game}`, { worth: amount });
  return say('logbook-worth-triangle', { worth: new Intl.NumberFormat(words.language).format(amount * THOUSAND) });
}

export const margin = (game: string, amount: number): string =>
  amount === 0 ? say('logbook-margin-0') : say('logbook-margin', { worth: worth(game, amount) });
