import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

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
const synthesis = Object.assign(new EventTarget(), {
  voices: [] as { lang: string }[],
  cancelled: 0,
  speak: (one: Utterance) => void said.push(one),
  cancel: () => void (synthesis.cancelled += 1),
  getVoices: () => synthesis.voices,
});
const texts = () => said.map(({ text }) => text);
Object.assign(globalThis, {
  SpeechSynthesisUtterance: Utterance,
  speechSynthesis: synthesis,
  document: { documentElement: { lang: '' } },
});
const { words } = await import('../words/words.svelte.ts');
const { voice } = await import('./voice.svelte.ts');
await words.choose('de');

beforeEach(() => {
  voice.stop();
  said.length = 0;
});

test('a sentence that has not begun gives way to a newer one, and nothing lags behind', () => {
  voice.say('one');
  voice.say('two');
  voice.say('three');
  assert.deepEqual(texts(), ['one']);
  said[0]?.onend?.();
  assert.deepEqual(texts(), ['one', 'three']);
  said[1]?.onend?.();
  assert.deepEqual(texts(), ['one', 'three']);
  voice.say('four');
  assert.deepEqual(texts(), ['one', 'three', 'four']);
});

/** What is read one after the other when each sentence ends. */
function readOut(): string[] {
  for (const one of said) one.onend?.(); // what is said meanwhile comes behind it
  return texts();
}

test('a question waits behind what led to it, and goes when the table moves on', () => {
  voice.say('You roll a 5.');
  voice.say('Sail 5 marks.', 'question');
  voice.say('Sue: 5 marks.', 'question');
  assert.deepEqual(readOut(), ['You roll a 5.', 'Sue: 5 marks.']);
  said.length = 0;
  voice.say('one');
  voice.say('Sail.', 'question');
  voice.say('You sail.');
  assert.deepEqual(readOut(), ['one', 'You sail.']);
});

test('a lesson and the end are read whole, a bot’s reason only if nothing else is to be read', () => {
  voice.say('Your turn! Sail.', 'question');
  voice.say('Mind the light!', 'kept');
  voice.say('Ahab: the safer way.', 'aside');
  voice.say('You sail.');
  voice.say('The light turns.');
  assert.deepEqual(readOut(), ['Your turn! Sail.', 'Mind the light!', 'The light turns.']);
  voice.say('Ahab: the safer way.', 'aside');
  assert.equal(texts().at(-1), 'Ahab: the safer way.');
});

test('an answer is read at once and whole; what is to be done and a lesson come behind it', () => {
  for (const text of ['one', 'two']) voice.say(text);
  voice.say('Sail.', 'question');
  voice.say('Mind the light!', 'kept');
  voice.makeWay();
  for (const text of ['1. Stay.', '2. Sail.']) voice.say(text, 'asked');
  assert.deepEqual(readOut(), ['one', '1. Stay.', '2. Sail.', 'Sail.', 'Mind the light!']);
});

test('it speaks the page’s language', () => {
  voice.say('Hallo');
  assert.equal(said[0]?.lang, 'de');
});

test('what is asked for by hand is read at once', () => {
  voice.say('one');
  voice.say('two');
  const before = synthesis.cancelled;
  voice.read(['Your turn!', '', 'Sail.']);
  assert.deepEqual([texts(), synthesis.cancelled], [['one', 'Your turn! Sail.'], before + 1]);
  said[0]?.onend?.(); // late
  assert.deepEqual(texts(), ['one', 'Your turn! Sail.']);
});

test('a voice that fails or is stopped goes on with what comes next', () => {
  voice.say('one');
  voice.say('two');
  said[0]?.onerror?.();
  assert.deepEqual(texts(), ['one', 'two']);
  voice.stop();
  voice.say('three');
  assert.deepEqual(texts(), ['one', 'two', 'three']);
});

test('it knows whether there is a voice for the language, also when voices are found late', () => {
  assert.equal(voice.hasVoice, false);
  synthesis.voices = [{ lang: 'en-GB' }];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  assert.equal(voice.hasVoice, false);
  synthesis.voices = [{ lang: 'en-GB' }, { lang: 'de-DE' }];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  assert.equal(voice.hasVoice, true);
});

test('the lines of a page are read one by one, and the one that is read is known', () => {
  voice.readPage(['1. Red.', '2. Sh!']);
  assert.deepEqual([texts(), voice.line], [['1. Red.'], 0]);
  voice.say('Your turn!'); // what happens meanwhile waits for the end of the page
  said[0]?.onend?.();
  assert.deepEqual([texts(), voice.line], [['1. Red.', '2. Sh!'], 1]);
  said[1]?.onend?.();
  assert.deepEqual([texts(), voice.line], [['1. Red.', '2. Sh!', 'Your turn!'], null]);
});

test('a page that was stopped does not go on when its line ends, and another takes its place', () => {
  voice.readPage(['one', 'two']);
  voice.readPage(['three']);
  said[0]?.onend?.(); // late
  assert.deepEqual([texts(), voice.line], [['one', 'three'], 0]);
  voice.stop();
  said[1]?.onend?.();
  assert.deepEqual([texts(), voice.line], [['one', 'three'], null]);
});

test('a voice that fails in a page leaves nothing lit', () => {
  voice.readPage(['one', 'two']);
  said[0]?.onerror?.();
  assert.deepEqual([texts(), voice.line], [['one'], null]);
});
