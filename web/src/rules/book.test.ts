// The books tell every paragraph of docs/rules, in four languages, and everything that points into them arrives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { BOOK as ABOARD } from '../games/aboard/rules/book.ts';
import { EXAMPLES as OF_ABOARD } from '../games/aboard/rules/examples.ts';
import { BOOK as SMUGGLERS } from '../games/smugglers/rules/book.ts';
import { EXAMPLES as OF_SMUGGLERS } from '../games/smugglers/rules/examples.ts';
import { BOOK as TRIANGLE } from '../games/triangle/rules/book.ts';
import { EXAMPLES as OF_TRIANGLE } from '../games/triangle/rules/examples.ts';
import { A_PAGE, kindsOf, pagesOf, plain, stressed, whereIs, type Book } from './book.ts';

const LANGUAGES = ['de', 'en', 'fr', 'nl'];
const LONGEST = 125; // letters: two lines of a page, three where a language needs more words
const BOOKS: [string, Book, Record<string, unknown>][] = [
  ['smugglers', SMUGGLERS as Book, OF_SMUGGLERS],
  ['triangle', TRIANGLE as Book, OF_TRIANGLE],
  ['aboard', ABOARD as Book, OF_ABOARD],
];

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');
const rulesOf = (book: Book) => book.chapters.flatMap((chapter) => chapter.rules);

/** A table of the rules' last chapter: name → what else stands in the row. */
function table(text: string, heading: string): Map<string, string[]> {
  const rows = text.slice(text.indexOf(heading)).split('\n\n')[1]?.split('\n') ?? [];
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    cells.flatMap(([, name = '', ...rest]) => {
      const id = /^`(\w+)`/.exec(name)?.[1];
      return id ? [[id, rest] as [string, string[]]] : [];
    }),
  );
}

const paragraphs = (cell = ''): string[] => [...cell.matchAll(/§(\d+\.\d+)/g)].map((found) => found[1] ?? '');

function bundle(game: string, language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(read(`../games/${game}/rules/${language}.ftl`)));
  return found;
}

/** A message as a page shows it; empty if there is none. */
function message(words: FluentBundle, id: string): string {
  const value = words.getMessage(id)?.value;
  return value ? words.formatPattern(value, { own: 'no', target: 350000, targets: '' }) : '';
}

for (const [game, book, examples] of BOOKS) {
  const source = read(`../../../docs/rules/${game}.md`);
  const known = [...source.matchAll(/^\*\*§(\d+\.\d+)\*\*/gm)].map((found) => found[1] ?? '');
  const rules = rulesOf(book);

  test(`${game}: every paragraph is told, and none that does not exist`, () => {
    assert.ok(known.length > 40);
    const told = new Set(rules.flatMap((rule) => rule.tells));
    assert.deepEqual(
      known.filter((one) => !told.has(one)),
      [],
    );
    assert.deepEqual(
      [...told].filter((one) => !known.includes(one)),
      [],
    );
  });

  test(`${game}: at most seven chapters, each rule once, an example in every chapter but that of the variants`, () => {
    assert.ok(book.chapters.length <= 7);
    assert.equal(new Set(rules.map((rule) => rule.id)).size, rules.length);
    const bare = book.chapters.filter((chapter) => !chapter.rules.some((rule) => rule.id in examples)).map(({ id }) => id);
    assert.deepEqual(
      bare.filter((id) => id !== 'variants'),
      [],
    );
    assert.ok(Object.keys(examples).length > rules.length * 0.6, 'most rules have an example');
    assert.deepEqual(
      Object.keys(examples).filter((id) => !rules.some((rule) => rule.id === id)),
      [],
      'an example without a rule',
    );
  });

  test(`${game}: every refusal and every action of a seat leads to the paragraphs that the rules name for it`, () => {
    const refusals = table(source, 'Why something is refused:');
    const said = [...read(`../games/${game}/en.ftl`).matchAll(/^why-(\w+)/gm)].map((found) => found[1] ?? '');
    assert.deepEqual([...refusals.keys()].sort(), said.sort());
    assert.deepEqual(
      Object.entries(book.reasons).sort(),
      [...refusals].map(([reason, row]) => [reason, paragraphs(row[1])]).sort(),
    );
    const actions = [...table(source, 'What a seat or chance does, as it stands in a log:')].filter(
      ([, [by = '']]) => !by.startsWith('chance') || by.includes('or a seat'),
    );
    assert.ok(actions.length > 0);
    assert.deepEqual(Object.entries(book.kinds).sort(), actions.map(([kind, row]) => [kind, paragraphs(row[1])]).sort());
    for (const asked of [...Object.values(book.reasons), ...Object.values(book.kinds)])
      assert.ok(whereIs(book, asked), `nothing tells ${asked.join(', ')}`);
  });

  for (const language of LANGUAGES) {
    test(`${game}: chapters, rules and actions have their words in ${language}, and no words are left over`, () => {
      const words = bundle(game, language);
      const wanted = [
        ...book.chapters.map(({ id }) => `chapter-${game}-${id}`),
        ...rules.map(({ id }) => `rule-${game}-${id}`),
        ...Object.keys(book.kinds).map((kind) => `can-${game}-${kind}`),
      ];
      assert.deepEqual([...words._messages.keys()].sort(), wanted.sort());
      for (const id of wanted) {
        const text = message(words, id);
        assert.ok(text, id);
        assert.ok(plain(text).length <= LONGEST, `${id} is too long to be read at a glance: ${String(plain(text).length)}`);
        assert.equal(text.split('*').length % 2, 1, `${id} stresses something without an end`);
      }
    });
  }
}

test('a page has at most four rules, and their numbers go on from page to page of a chapter', () => {
  const pages = pagesOf(SMUGGLERS as Book);
  assert.ok(pages.every((page) => page.rules.length >= 1 && page.rules.length <= A_PAGE));
  assert.deepEqual(
    pages.filter((page) => page.chapter.id === 'crates').map((page) => page.first),
    [1, 5, 9],
  );
  assert.deepEqual(
    pages.flatMap((page) => page.rules),
    rulesOf(SMUGGLERS as Book),
  );
});

test('a paragraph that two chapters tell is looked up in the one that is open', () => {
  const book = SMUGGLERS as Book;
  assert.equal(whereIs(book, ['3.6', '4.5'], 'push')?.rule.id, 'push');
  assert.equal(whereIs(book, ['3.6', '4.5'], 'light')?.rule.id, 'caught');
  assert.equal(whereIs(book, ['99.1']), null);
});

test('stars stress words, and are not read aloud', () => {
  assert.deepEqual(stressed('*Caught!* The crate'), [
    { text: 'Caught!', isStrong: true },
    { text: ' The crate', isStrong: false },
  ]);
  assert.equal(plain('*Caught!* The crate'), 'Caught! The crate');
});

test('what may be done now is grouped by its kind, in the order in which it is offered', () => {
  const moves = [{ kind: 'sail' }, { kind: 'take' }, { kind: 'sail' }];
  assert.deepEqual(
    [...kindsOf(moves)].map(([kind, all]) => [kind, all.length]),
    [
      ['sail', 2],
      ['take', 1],
    ],
  );
});
