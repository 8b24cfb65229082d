// Reading a page aloud, line by line, in the page's language.

export const canRead = 'speechSynthesis' in globalThis;

export class Reader {
  /** Which line is being read; null while nothing is. */
  line = $state<number | null>(null);
  #turn = 0;

  /** Read these lines one after the other. */
  read(lines: readonly string[], language: string): void {
    this.stop();
    this.#next(lines, 0, language, this.#turn);
  }

  stop(): void {
    this.#turn += 1;
    this.line = null;
    if (canRead) speechSynthesis.cancel();
  }

  #next(lines: readonly string[], at: number, language: string, turn: number): void {
    if (turn !== this.#turn) return; // something else is read by now
    const text = lines[at];
    this.line = text === undefined ? null : at;
    if (text === undefined) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = language;
    said.onend = () => this.#next(lines, at + 1, language, turn);
    said.onerror = () => turn === this.#turn && (this.line = null);
    speechSynthesis.speak(said);
  }
}
