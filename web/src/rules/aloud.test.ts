import assert from 'node:assert/strict';
import { test } from 'node:test';

/** A browser's voice that speaks when we say so. */
class Utterance {
  text: string;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}
const said: Utterance[] = [];
let cancelled = 0;
Object.assign(globalThis, {
  SpeechSynthesisUtterance: Utterance,
  speechSynthesis: { speak: (one: Utterance) => said.push(one), cancel: () => (cancelled += 1) },
});
const { Reader } = await import('./aloud.svelte.ts');

test('the lines of a page are handed over one by one, in the page’s language, and the one that is read is known', () => {
  const reader = new Reader();
  reader.read(['1. Red.', '2. Sh!'], 'de');
  assert.deepEqual([said.map(({ text, lang }) => [text, lang]), reader.line], [[['1. Red.', 'de']], 0]);
  said[0]?.onend?.();
  assert.deepEqual([said[1]?.text, reader.line], ['2. Sh!', 1]);
  said[1]?.onend?.();
  assert.deepEqual([said.length, reader.line], [2, null]);
});

test('what was stopped does not go on when its line ends, and another page takes its place', () => {
  const reader = new Reader();
  said.length = 0;
  reader.read(['one', 'two'], 'en');
  const before = cancelled;
  reader.read(['three'], 'en');
  assert.equal(cancelled, before + 1);
  said[0]?.onend?.();
  assert.deepEqual([said.map(({ text }) => text), reader.line], [['one', 'three'], 0]);
  reader.stop();
  said[1]?.onend?.();
  assert.deepEqual([said.length, reader.line], [2, null]);
});

test('a voice that fails leaves nothing lit', () => {
  const reader = new Reader();
  said.length = 0;
  reader.read(['one', 'two'], 'nl');
  said[0]?.onerror?.();
  assert.deepEqual([said.length, reader.line], [1, null]);
});
