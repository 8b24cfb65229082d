// The page's voice: one sentence at a time, in the page's language, never behind what is shown. Loaded when somebody wants to hear it.
import { words } from '../words/words.svelte.ts';

class Voice {
  /** The voices of this device; browsers find them late. */
  #voices = $state.raw<readonly Pick<SpeechSynthesisVoice, 'lang'>[]>([]);
  /** What is being read. It is kept here, or some browsers forget to tell its end. */
  #present: SpeechSynthesisUtterance | null = null;
  /** What is read next, if nothing newer comes. */
  #next: string | null = null;

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
    this.#begin(parts.filter(Boolean).join(' '));
  }

  /** Read this when what is being read is over, unless something newer comes first. */
  say(text: string): void {
    if (this.#present) this.#next = text;
    else this.#begin(text);
  }

  stop(): void {
    this.#present = this.#next = null;
    if (this.canSpeak) speechSynthesis.cancel();
  }

  #begin(text: string): void {
    if (!text || !this.canSpeak) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = words.language;
    said.onend = said.onerror = () => this.#end(said);
    this.#present = said;
    speechSynthesis.speak(said);
  }

  #end(said: SpeechSynthesisUtterance): void {
    if (said !== this.#present) return; // it was stopped
    const next = this.#next;
    this.#present = this.#next = null;
    if (next !== null) this.#begin(next);
  }
}

export const voice = new Voice();
