// The book of rules: one chapter with what the game's own words tell, `rule-1` and so on.
import type { PlainTable } from '../../protocol.gen.ts';
import type { RulesPart } from '../../rules/book.ts';
import Example from './Example.svelte';
import { NO_WORDS } from './none.ts';
import { ownWords, rulesIn } from './wording.ts';

export function rulesOf(table: PlainTable): RulesPart {
  const numbers = rulesIn(ownWords(table, 'en'));
  const rules = (numbers.length > 0 ? numbers : ['none']).map((id) => ({ id, tells: [] }));
  return {
    words: NO_WORDS,
    book: {
      chapters: [{ id: 'all', sign: 'u-help', rules }],
      reasons: {},
      kinds: {},
      paragraphNow: () => '',
      values: () => ({}),
    },
    Example,
    drawn: new Set(),
  };
}
