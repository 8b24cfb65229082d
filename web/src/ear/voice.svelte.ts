// The page's voice: one sentence at a time, in the page's language, never behind what is shown. Loaded when somebody wants to hear it.
import type { How } from '../table/showing.svelte.ts';
import { words } from '../words/words.svelte.ts';

/** What gives way when something newer comes. */
const GIVES_WAY: Partial<Record<How, readonly How[]>> = {
  news: ['news', 'question', 'aside'], // the table has moved on: what was asked is asked again
  question: ['question', 'aside'],
};

class Voice {
  /** Which line of a page is being read; null while none is. */
  line = $state<number | null>(null);
  /** The voices of this device; browsers find them late. */
  #voices = $state.raw<readonly Pick<SpeechSynthesisVoice, 'lang'>[]>([]);
  /** What is being read. It is kept here, or some browsers forget to tell its end. */
  #present: SpeechSynthesisUtterance | null = null;
  /** What is read next, if nothing newer comes. */
  #waiting: readonly { text: string; how: How }[] = [];

  constructor() {
    if (!this.canSpeak) return;
    const look = (): void => void (this.#voices = speechSynthesis.getVoices());
    speechSynthesis.addEventListener?.('voiceschanged', look);
    look();
  }

  get canSpeak(): boolean {
    return 'speechSynthesis' in globalThis;
  }

  /** Is there a voice for the page's language? */
  get hasVoice(): boolean {
    return this.#voices.some(({ lang }) => lang.toLowerCase().startsWith(words.language));
  }

  /** Read this now, whatever is being read. */
  read(parts: string[]): void {
    this.stop();
    this.say(parts.filter(Boolean).join(' '));
  }

  /** Read the lines of a page now, one after the other. */
  readPage(lines: readonly string[]): void {
    this.stop();
    this.#readLine(lines, 0);
  }

  /** Read this when what is being read is over, unless something newer comes first that it gives way to. */
  say(text: string, how: How = 'news'): void {
    if (!text || (how === 'aside' && this.#present)) return;
    if (!this.#present) return this.#begin(text);
    const left = this.#waiting.filter((one) => !GIVES_WAY[how]?.includes(one.how));
    const at = how === 'asked' ? left.filter((one) => one.how === 'asked').length : left.length;
    this.#waiting = left.toSpliced(at, 0, { text, how });
  }

  /** Somebody has asked something: the answer is read at once, and behind it only what is still to be done or is not said again. */
  makeWay(): void {
    const left = this.#waiting.filter(({ how }) => how === 'question' || how === 'kept');
    this.stop();
    this.#waiting = left;
  }

  stop(): void {
    this.#present = this.line = null;
    this.#waiting = [];
    if (this.canSpeak) speechSynthesis.cancel();
  }

  #readLine(lines: readonly string[], at: number): void {
    const text = lines[at];
    if (text === undefined) return this.#goOn();
    this.line = at;
    this.#begin(text, () => this.#readLine(lines, at + 1));
  }

  #begin(text: string, then = () => this.#goOn()): void {
    if (!this.canSpeak) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = words.language;
    said.onend = () => this.#end(said, then);
    said.onerror = () => this.#end(said, () => this.#goOn());
    this.#present = said;
    speechSynthesis.speak(said);
  }

  #end(said: SpeechSynthesisUtterance, then: () => void): void {
    if (said !== this.#present) return; // it was stopped
    this.#present = null;
    then();
  }

  /** What was being read is over, or its voice has failed. */
  #goOn(): void {
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    this.line = null;
    if (next) this.#begin(next.text);
  }
}

export const voice = new Voice();
