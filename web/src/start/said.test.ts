// What was agreed on can be read: every option of every game has words, and what changed is told.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { agreed, sent, type Declared } from './agree.ts';
import { said, saidAnew, type Company, type Speech } from './said.ts';

const GAMES = JSON.parse(readFileSync(new URL('./fixtures/options.json', import.meta.url), 'utf-8')) as Record<string, Declared>;
const LANGUAGES = ['de', 'en', 'fr', 'nl'];
const BOATS = [0, 1, 2];
const COMPANY: Company = { name: (seat) => ['Ada', 'Ben', 'Noor'][seat] ?? '', worded: { full: 350, short: 200 } };

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');

/** The words of a table, and each id that was said and is not there. */
function speech(game: string, language: string): Speech & { missing: string[] } {
  const known = new Map<string, string>();
  for (const part of ['../words', '../waiting', `../games/${game}`])
    for (const [, id, text] of file(`${part}/${language}.ftl`).matchAll(/^([a-z][\w-]*) = (.*)/gm))
      known.set(id ?? '', text ?? '');
  const missing: string[] = [];
  const say: Speech['say'] = (id, values) => {
    const text = known.get(id);
    if (text === undefined) missing.push(id);
    return (text ?? id).replace(/\{[^$}]*\$(\w+)\)? \}/g, (_, key: string) => String(values?.[key] ?? `?${key}`));
  };
  return { say, has: (id) => known.has(id), missing };
}

const gameOf = (id: string): Declared => ({ ...(GAMES[id] as Declared), start: [], bots: [] });
const optionsOf = (id: string, chosen: Record<string, unknown>): Record<string, unknown> =>
  sent(gameOf(id), agreed(gameOf(id), chosen, { way: 'link', isFirst: false, hands: false, boats: BOATS }), BOATS);
const read = (id: string, chosen: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(said(gameOf(id), optionsOf(id, chosen), COMPANY, speech(id, 'en')).map(({ key, value }) => [key, value]));

test('every option has words in every language', () => {
  const chosen: Record<string, Record<string, unknown>[]> = {
    smugglers: [{}, { rocks: 2, rock_places: ['M3'], targets: { 1: 4 }, first_seat: 1 }],
    triangle: [{}, { length: 'short', targets: { 0: 150 } }],
    aboard: [{}, { pace: 'race', hands: { 0: 50, 1: 77 }, handicap: [2], composition: [6, 1, 3, 3] }, { random_cards: true }],
  };
  for (const id of Object.keys(GAMES))
    for (const language of LANGUAGES)
      for (const one of chosen[id] ?? []) {
        const words = speech(id, language);
        const lines = said(gameOf(id), optionsOf(id, one), COMPANY, words);
        assert.deepEqual(words.missing, [], `${id} ${language}`);
        assert.ok(
          lines.length > 1 && lines.every(({ name, value }) => name && value && !value.includes('?')),
          `${id} ${language}`,
        );
      }
});

test('what depends on seats is told with names', () => {
  const found = read('aboard', { pace: 'race', hands: { 0: 50, 1: 150 }, handicap: [2] });
  assert.equal(found['hands'], 'Ada: Twice as quick, Ben: Slower, Noor: Like all');
  assert.equal(found['handicap'], 'Noor');
  assert.equal('first_seat' in found, false, 'it does not matter in a race');
  assert.equal(read('smugglers', { targets: { 1: 4 }, first_seat: 1 })['targets'], 'Ada: 7, Ben: 4, Noor: 7');
  assert.equal(read('smugglers', { first_seat: 1 })['first_seat'], 'Ben');
  assert.equal(read('triangle', { targets: { 1: 200 } })['targets'], 'Ada: 350,000, Ben: 200,000, Noor: 350,000');
});

test('a mixture has a name, or is told card by card', () => {
  assert.equal(read('aboard', {})['composition'], 'Classic');
  assert.equal(read('aboard', { composition: [4, 1, 5, 3] })['composition'], 'Pirates');
  assert.match(read('aboard', { composition: [6, 1, 3, 3] })['composition'] ?? '', /6.*1.*3.*3/);
});

test('only what changed is told anew, also what matters only now', () => {
  const anew = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
    saidAnew(gameOf('aboard'), optionsOf('aboard', before), optionsOf('aboard', after), COMPANY, speech('aboard', 'en')).map(
      ({ key }) => key,
    );
  assert.deepEqual(anew({}, {}), []);
  assert.deepEqual(anew({}, { competition: true }), ['competition']);
  assert.deepEqual(anew({ pace: 'race' }, { pace: 'turns' }), ['pace', 'first_seat', 'batch']);
});
