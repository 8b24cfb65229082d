import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WordFiles } from './words.svelte.ts';

Object.assign(globalThis, { document: { documentElement: {} } });
const { words } = await import('./words.svelte.ts');

const files = (text: string): WordFiles => {
  const load = () => Promise.resolve({ default: text });
  return { de: load, en: load, fr: load, nl: load };
};

const GAME = files('board = The bay\nend-points = coins');
const OTHER = files('board = The chart');
const END = files('end-points = points\nend-story = Three moments\nend-say = Well sailed!');
const GAME_END = files('end-story = Three moments of this night');

test('a part that comes later adds its words; the game says it better', async () => {
  await words.prepare(GAME);
  assert.deepEqual([words.say('board'), words.say('end-say')], ['The bay', 'end-say']);
  await words.also(END);
  assert.deepEqual([words.say('end-say'), words.say('end-points'), words.has('end-what')], ['Well sailed!', 'coins', false]);
});

test('of two parts that say the same, the one asked for last is heard', async () => {
  await words.also(GAME_END);
  assert.equal(words.say('end-story'), 'Three moments of this night');
  await words.prepare(OTHER);
  await words.also(END);
  assert.deepEqual(
    [words.say('board'), words.say('end-story'), words.say('end-points')],
    ['The chart', 'Three moments', 'points'],
  );
});

test('another language is another bundle, with everything that was asked for', async () => {
  await words.also(END);
  await words.choose('de');
  assert.deepEqual([words.language, words.say('end-say'), words.say('menu-close')], ['de', 'Well sailed!', 'Schließen']);
});
