// The book of a game's rules: chapters with short rules, each of which tells one or more paragraphs of docs/rules/<game>.md. Pure.
import type { Component } from 'svelte';
import type { Action, Scene } from '../games/contract.ts';
import type { Values, WordFiles } from '../words/words.svelte.ts';

/** A rule in two lines; its words are `rule-<game>-<id>`. */
export interface Rule {
  id: string;
  /** The paragraphs it tells, as docs/rules has them: 4.3. */
  tells: readonly string[];
  /** The option it speaks of: a match that agreed on it shows it. */
  option?: string;
}

/** A chapter; its title is `chapter-<game>-<id>`. */
export interface Chapter {
  id: string;
  /** The drawn sign on its tab. */
  sign: string;
  rules: readonly Rule[];
}

/** What a match is played with if nothing else is agreed on. */
export interface Usual<Data = unknown> {
  data: Data;
  options: Record<string, unknown>;
}

export interface Book<View = unknown, Move extends Action = Action, Data = unknown> {
  chapters: readonly Chapter[];
  /** Which paragraphs say why something is refused. */
  reasons: Readonly<Record<string, readonly string[]>>;
  /** Which paragraphs speak of an action; what it does is `can-<game>-<kind>`. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** The paragraph that speaks of what is decided now. */
  paragraphNow: (scene: Scene<View, Move>) => string;
  /** What the words need: of the match that is played, or of a usual one. */
  values: (scene: Scene<View, Move> | null, usual: Usual<Data>) => Values;
}

export interface ExampleProps<Data = unknown> {
  /** The board's data. */
  data: Data;
  /** The rule it is an example of. */
  rule: string;
}

/** What a game brings for its book; loaded when the book is opened. */
export interface RulesPart<View = unknown, Move extends Action = Action, Data = unknown> {
  book: Book<View, Move, Data>;
  words: WordFiles;
  /** A drawn example, made of the game's own parts. */
  Example: Component<ExampleProps<Data>>;
  /** The rules that have one. */
  drawn: ReadonlySet<string>;
  /** The signs that the game draws with, for where its table is not shown. */
  Signs?: Component;
}

export interface Page {
  chapter: Chapter;
  rules: readonly Rule[];
  /** The number of its first rule in the chapter. */
  first: number;
}

export const A_PAGE = 4; // rules

/** `rules` in shorthand: an id, the paragraphs, and the option if it is a variant. */
export function rule(id: string, tells: string, option?: string): Rule {
  return { id, tells: tells.split(' '), ...(option === undefined ? {} : { option }) };
}

export function pagesOf(book: Pick<Book, 'chapters'>): Page[] {
  return book.chapters.flatMap((chapter) =>
    Array.from({ length: Math.ceil(chapter.rules.length / A_PAGE) }, (_, i) => ({
      chapter,
      rules: chapter.rules.slice(i * A_PAGE, (i + 1) * A_PAGE),
      first: i * A_PAGE + 1,
    })),
  );
}

/** Where one of these paragraphs is told, best in this chapter: the rule, its page and its number in the chapter. */
export function whereIs(
  book: Pick<Book, 'chapters'>,
  paragraphs: readonly string[],
  chapter = '',
): { page: number; rule: Rule; number: number; chapter: Chapter } | null {
  const found = pagesOf(book).flatMap((page, at) =>
    page.rules
      .map((rule, i) => ({ page: at, rule, number: page.first + i, chapter: page.chapter }))
      .filter(({ rule }) => rule.tells.some((told) => paragraphs.includes(told))),
  );
  return found.find((one) => one.chapter.id === chapter) ?? found[0] ?? null;
}

/** The page on which a chapter begins. */
export function beginOf(book: Pick<Book, 'chapters'>, chapter: string): number {
  return Math.max(
    0,
    pagesOf(book).findIndex((page) => page.chapter.id === chapter),
  );
}

/** A sentence in parts: what stands between two stars is stressed. */
export function stressed(text: string): { text: string; isStrong: boolean }[] {
  return text
    .split('*')
    .map((part, i) => ({ text: part, isStrong: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The same as it is read aloud. */
export const plain = (text: string): string => text.replaceAll('*', '');

/** What may be done now: a group for each kind of action, in the order in which they are offered. */
export function kindsOf<Move extends Action>(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) found.set(move.kind, [...(found.get(move.kind) ?? []), move]);
  return found;
}
