import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameInfo, PlainTable } from '../../protocol.gen.ts';
import type { Language } from '../../words/words.svelte.ts';
import { wordsOf } from './wording.ts';

const LANGUAGES: Language[] = ['de', 'en', 'fr', 'nl'];
const INFO = {
  id: 'ferry',
  title: { en: 'Ferry', de: 'Fähre' },
  options: [
    { kind: 'number', key: 'most_rounds' },
    { kind: 'choice', key: 'pace', values: ['very_slow'] },
    { kind: 'seat', key: 'first_seat' },
  ],
} as unknown as GameInfo;
const TABLE: PlainTable = {
  words: { en: 'action-sell = Sell it\nrule-1 = Sell *well*.\nthrow-priced-go = Ask' },
  actions: ['sell'],
  thrown: ['priced'],
  purposes: ['prices'],
  counted: ['prices-price'],
  moments: ['best_day'],
  secrets: true,
  secret_choices: false,
};

function said(language: Language, id: string): string | null {
  const shared = readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf-8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(shared, INFO, TABLE, language)), { allowOverrides: true });
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, { name: 'Ada' }) : null;
}

test('what the page asks for by a name of the game is said in every language', () => {
  const ids = [
    'throw-priced',
    'throw-priced-other',
    'throw-priced-other-you',
    'due-prices',
    'due-prices-for',
    'due-prices-other',
    'moment-best_day',
    'can-ferry-sell',
    'luck-prices-price',
    'option-most_rounds',
    'option-pace-very_slow',
    'chapter-ferry-all',
    'rule-ferry-1',
    'rule-ferry-none',
  ];
  for (const language of LANGUAGES)
    for (const id of ids) {
      const text = said(language, id);
      assert.ok(text && !text.includes('{'), `${language}: ${id}`);
    }
});

test('names are made readable, and the game’s own words win', () => {
  assert.equal(said('en', 'option-most_rounds'), 'Most rounds');
  assert.equal(said('en', 'throw-priced-go'), 'Ask');
  assert.equal(said('en', 'rule-ferry-1'), 'Sell *well*.');
  assert.equal(said('de', 'action-sell'), 'Sell it', 'English where it does not speak the language');
  assert.equal(said('de', 'chapter-ferry-all'), 'Fähre');
});

test('what every page says already is not said again', () => {
  assert.equal(said('en', 'option-first_seat'), null);
});
