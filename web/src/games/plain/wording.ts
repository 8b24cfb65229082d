/** The words of a game that has no board of its own: ours, those made from its names, and its own, which win. Pure. */

import type { GameInfo, PlainTable } from '../../protocol.gen.ts';
import type { Language } from '../../words/words.svelte.ts';
import { readable } from './reading.ts';

const RULE = /^rule-(\d+) =/gm;
const SHARED = new Set(['seats', 'first_seat']); // options that every page has words for

/** The game's own words; English ones where it does not speak the language. */
export const ownWords = ({ words }: PlainTable, language: Language): string => words[language] ?? words['en'] ?? '';

/** The numbers of the rules that the game's own words tell. */
export function rulesIn(text: string): string[] {
  return [...text.matchAll(RULE)].map(([, number]) => number as string);
}

/** Messages that the page asks for by a game's names, said with what every game has in common. */
function made({ id, title, options }: GameInfo, table: PlainTable, language: Language): string {
  const same = (name: string, of: string): string => `${name} = { ${of} }`;
  const lines = [
    ...table.thrown.flatMap((kind) =>
      ['', '-other', '-other-you', '-go'].map((part) => same(`throw-${kind}${part}`, `throw-any${part}`)),
    ),
    ...table.purposes.flatMap((name) => ['', '-for', '-other'].map((part) => same(`due-${name}${part}`, `due-any${part}`))),
    ...table.moments.map((kind) => `moment-${kind} = ${readable(kind)}`),
    ...table.actions.map((kind) => `can-${id}-${kind} = ${readable(kind)}`),
    ...table.counted.map((kind) => `luck-${kind} = ${readable(kind.replace(/^.*-/, ''))}`),
    ...options.flatMap((option) => [
      ...(SHARED.has(option.key) ? [] : [`option-${option.key} = ${readable(option.key)}`]),
      ...(option.kind === 'choice' ? option.values.map((value) => `option-${option.key}-${value} = ${readable(value)}`) : []),
    ]),
    `chapter-${id}-all = ${title[language] ?? readable(id)}`,
    same(`rule-${id}-none`, 'rules-none'),
    ...rulesIn(ownWords(table, language)).map((number) => same(`rule-${id}-${number}`, `rule-${number}`)),
  ];
  return lines.join('\n');
}

/** Everything that is said at the table of a game, as one Fluent file. */
export function wordsOf(shared: string, info: GameInfo, table: PlainTable, language: Language): string {
  return [shared, made(info, table, language), ownWords(table, language)].join('\n');
}
