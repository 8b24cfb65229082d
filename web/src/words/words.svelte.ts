// The page's language: one Fluent bundle, loaded when it is needed. The server sends codes and values, the words are here.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from '../net/memory.ts';
import { Newest } from './newest.ts';

export const LANGUAGES = ['de', 'en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Say = (id: string, values?: Values) => string;
type Loader = () => Promise<{ default: string }>;
export type WordFiles = Record<Language, Loader>;

/** Each language in itself: whoever looks for it can read it. */
export const OWN_NAME: Record<Language, string> = { de: 'Deutsch', en: 'English', fr: 'Français', nl: 'Nederlands' };

const SHARED: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

class Words {
  language = $state<Language>(first());
  #bundle: FluentBundle | null = null;
  /** Rises when something is said otherwise than before, and when there is more to say. */
  #changed = $state(0);
  #added = $state(0);
  #wanted: Language = this.language;
  #game: WordFiles | null = null;
  #parts = new Set<WordFiles>();
  /** What is in the bundle. */
  #known = new Map<WordFiles, FluentResource>();
  #newest = new Newest();
  #isLoaded = false; // or is being loaded

  get ready(): boolean {
    void this.#changed;
    return this.#bundle !== null;
  }

  /** A message in the page's language. */
  say: Say = (id, values) => {
    const message = this.has(id) ? this.#bundle?.getMessage(id) : null;
    if (!this.#bundle || !message?.value) return id;
    return this.#bundle.formatPattern(message.value, values ?? null).replace(/\.\.(?!\.)/g, '.'); // a name may end with its own full stop
  };

  /** Is there such a message? */
  has(id: string): boolean {
    void this.#changed;
    if (this.#bundle?.hasMessage(id)) return true;
    void this.#added; // perhaps later
    return false;
  }

  /** Why something was refused, by the code of the protocol and the reason; a code that this page does not know yet is an error. */
  refused(code: string, reason: string | null = null): string {
    if (reason && this.has(`option-why-${reason}`)) return this.say(`option-why-${reason}`);
    return this.say(this.has(`refused-${code}`) ? `refused-${code}` : 'refused-error');
  }

  /** What a game is called, of its titles in several languages; its id where there is none. */
  titled(titles: Readonly<Record<string, string>> | undefined, game: string): string {
    return titles?.[this.language] ?? titles?.['en'] ?? game;
  }

  /** Speak another language from now on. */
  async choose(language: Language): Promise<void> {
    keep('language', language);
    this.#wanted = language;
    await this.#load();
  }

  /** Load the shared words and, when a table is opened, a game's. */
  async prepare(game?: WordFiles): Promise<void> {
    if (game && this.#game !== game) this.#game = game;
    else if (this.#isLoaded) return this.#newest.settled;
    await this.#load();
  }

  /** Load the words of a part of the page that is itself loaded on demand. Of two parts that say the same, the one asked for last is heard. */
  async also(part: WordFiles): Promise<void> {
    const isOld = this.#parts.delete(part);
    this.#parts.add(part);
    this.#known.delete(part);
    try {
      await this.#load();
    } catch (error) {
      if (!isOld) this.#parts.delete(part); // it can be tried again
      throw error;
    }
  }

  /** The words that are wanted now; what was wanted before may still be on its way, and comes too late. */
  #load(): Promise<void> {
    const language = this.#wanted;
    const wanted = [SHARED, ...this.#parts, ...(this.#game ? [this.#game] : [])];
    this.#isLoaded = true;
    const loaded = this.#newest.load(
      () => Promise.all(wanted.map((words) => words[language]())),
      (texts) => this.#take(language, wanted, texts),
    );
    loaded.catch(() => (this.#isLoaded = false));
    return loaded;
  }

  /** Learn what is new. What has been said before is only said again if it sounds otherwise now. */
  #take(language: Language, wanted: readonly WordFiles[], texts: { default: string }[]): void {
    const isSame = language === this.language && (!this.#game || this.#known.has(this.#game));
    const bundle = (isSame && this.#bundle) || new FluentBundle(language, { useIsolating: false });
    let isOther = bundle !== this.#bundle;
    if (isOther) this.#known.clear();
    wanted.forEach((files, i) => {
      const known = this.#known.get(files);
      if (known && files !== this.#game) return;
      const resource = known ?? new FluentResource(texts[i]?.default ?? '');
      isOther ||= resource.body.some((message) => (bundle.getMessage(message.id) ?? message) !== message);
      bundle.addResource(resource, { allowOverrides: true }); // a game may say it better: it comes last
      this.#known.set(files, resource);
    });
    this.#bundle = bundle;
    this.language = language;
    if (isOther) this.#changed += 1;
    else this.#added += 1;
    const { documentElement: root } = document;
    if (root.lang !== language) root.lang = language; // the whole page would be styled anew
  }
}

/** The language chosen here before, else the first of the browser's that we speak, else English. */
function first(): Language {
  const wanted = [recall<string>('language', ''), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

export const words = new Words();
export const say: Say = (id, values) => words.say(id, values);
