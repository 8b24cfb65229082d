/** Where people ask: what a tapped thing is, what a place is near to, and the keys that answer. Fetched when somebody first asks. */

import { flushSync, mount, unmount } from 'svelte';
import type { AnswersPart, Scene } from '../games/contract.ts';
import type { Table } from '../table/table.svelte.ts';
import { say, words } from '../words/words.svelte.ts';
import { standing } from '../end/telling.ts';
import Answer from './Answer.svelte';
import { questionOf, toolOf, TOOLS, type Question } from './keys.ts';
import { isSeen, Patience, unhinted } from './patience.ts';

/** What was asked last: the sentence, the thing it is about, and where that is on the window. */
export interface Said {
  text: string;
  thing: string | null;
  at: { x: number; y: number };
  /** Is it said as long as a hand rests there, whatever happens meanwhile? */
  rests?: boolean;
}

const ROOM = 140; // CSS pixels that an answer needs above a lens
const HOLD_MS = 400; // a finger that stays longer holds something, and does not ask

export class Desk {
  said = $state.raw<Said | null>(null);
  readonly part: AnswersPart;

  readonly #table: Table;
  readonly #data: unknown;
  readonly #shown: Record<string, unknown>;
  readonly #patience = new Patience();
  #down: { x: number; y: number; since: number } | null = null;

  constructor(table: Table, part: AnswersPart, data: unknown) {
    this.part = part;
    this.#table = table;
    this.#data = data;
    this.#shown = mount(Answer, { target: document.body, props: { desk: this } });
    flushSync(); // it follows the position from now on
    window.addEventListener('pointerdown', this.#press, true);
  }

  close(): void {
    window.removeEventListener('pointerdown', this.#press, true);
    void unmount(this.#shown);
  }

  get scene(): Scene | null {
    return this.#table.asked;
  }

  /** The number of the position that is shown: what was said of another one is taken away. */
  get seq(): number | null {
    return this.#table.showing.now?.seq ?? null;
  }

  /** A hand rests on a thing that a tap would take: what is it? Those who walk there with the keys are told too. */
  rest(name: string): void {
    const text = this.scene && this.part.of(name, this.scene, this.#data);
    const at = topOf(`[data-tile="${name}"]`);
    if (!text || !at) return;
    this.said = { text, thing: name, at, rests: true };
    this.#table.showing.speak([text], 'asked');
  }

  /** It does not rest there any more. */
  leave(): void {
    if (this.said?.rests) this.said = null;
  }

  /** The table has moved on: what was said of it is taken away; what a hand rests on is told as it is now. */
  moved(): void {
    const { said, scene } = this;
    const text = said?.rests && said.thing && scene ? this.part.of(said.thing, scene, this.#data) : null;
    this.said = said && text ? { ...said, text } : null;
  }

  /** Is what is known of the table what is seen of it? */
  get isSeen(): boolean {
    return isSeen(this.#table.showing);
  }

  /** More has been seen: what was asked meanwhile can be answered now. */
  follow(): void {
    this.#patience.follow(this.#table.showing);
  }

  /** The next tap takes away what was said. */
  readonly #press = (event: PointerEvent): void => {
    this.said = null;
    this.#down = { x: event.clientX, y: event.clientY, since: event.timeStamp };
  };

  /** A place in words: what it is near to, and what is there. */
  place(name: string): string {
    return this.scene ? this.part.place(name, this.scene, this.#data) : '';
  }

  /** A key was pressed, a drawn thing was tapped, or a place was chosen where nothing can be done. */
  ask(what: KeyboardEvent | MouseEvent | string): void {
    if (typeof what === 'string') this.#askPlace(what);
    else if (what instanceof KeyboardEvent) this.#askKey(what);
    else this.#askThing(what);
  }

  #askKey(event: KeyboardEvent): void {
    const question = questionOf(event.key);
    const tool = toolOf(event.key);
    if (tool !== null && use(tool)) return;
    const tell = (text: string | null): void => this.#say(text, null, footOf('[data-testid=board]'));
    if (question === 'last') tell(this.#last());
    else if (question) this.#patience.ask(this.#table.showing, () => tell(this.#answer(question)));
    else if (tool === null) tell(this.#unhinted());
    else if (tool === TOOLS.u) tell(words.refused('no_undo'));
  }

  #last(): string | null {
    const { scene } = this;
    return scene && (this.#table.showing.lines.find((line) => !line.isUndone)?.text(scene) ?? say('log-empty'));
  }

  /** No hint can be asked for: why? */
  #unhinted(): string | null {
    const { scene } = this;
    const { device, game, heard, showing } = this.#table;
    if (!scene) return null;
    const { busy, now } = showing;
    const [actors, mayHint] = [now?.actors ?? [], heard.hall?.hints ?? true];
    return unhinted({ game, scene, actors, seats: device.seats, busy, mayHint, refused: (code) => words.refused(code) });
  }

  #answer(question: Exclude<Question, 'last'>): string | null {
    const { scene } = this;
    if (!scene) return null;
    // When all is over nothing is left to be done; its page has brought the words for how it ended.
    const isOver = scene.outcome !== null && words.has('end-points');
    if (isOver && (question === 'goal' || question === 'standing')) return standing(this.#table.game, scene);
    return this.part[question](scene, this.#data);
  }

  #askThing(event: MouseEvent): void {
    const isHeld = this.#down !== null && event.timeStamp - this.#down.since > HOLD_MS;
    const thing = isHeld || !(event.target instanceof Element) ? null : this.part.thing(event.target);
    const at = { x: event.clientX, y: event.clientY };
    if (!thing) return;
    this.#patience.ask(this.#table.showing, () => {
      const { scene } = this;
      if (scene) this.#say(this.part.of(thing, scene, this.#data), thing, at);
    });
  }

  /** Where a refusal says why, an empty place has nothing to add; else it is said that nothing can be done there. */
  #askPlace(name: string): void {
    const { scene } = this;
    if (!scene) return;
    const mayAct = scene.legal.length > 0;
    const isRefused = mayAct && this.#table.game.meant(name, scene) !== null;
    if (isRefused && scene.race) return; // nobody has time for more than why
    const place = isRefused ? null : this.part.place(name, scene, this.#data);
    const text = this.part.of(name, scene, this.#data) ?? (place && mayAct ? `${place} ${say('nothing-here')}` : place);
    this.#say(text, name, this.#down ?? middleOf('[data-testid=stage] .ring path') ?? middleOf('[data-testid=board]'));
  }

  #say(text: string | null, thing: string | null, at: Said['at'] | null): void {
    if (!text || !at) return;
    this.said = { text, thing, at: { x: at.x, y: at.y } };
    this.#table.showing.speak([text], 'asked');
  }
}

/** Press the button that a key means, and stay on it; false if it is not there. */
function use(tool: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(tool)].find((one) => one.checkVisibility() && !one.closest('[inert]'));
  found?.focus({ preventScroll: true });
  found?.click();
  return found !== undefined;
}

/** Where to speak of a position as a whole. */
function footOf(selector: string): Said['at'] | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.bottom } : null;
}

function middleOf(selector: string): Said['at'] | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Where to speak of a thing that is to stay in sight: above it, or above the lens it is seen through; below the finger if there is no room. */
function topOf(selector: string): Said['at'] | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) return null;
  const lens = document.querySelector('[data-testid=lens]')?.getBoundingClientRect();
  const top = lens ? Math.min(lens.top, box.top) : box.top;
  return { x: box.left + box.width / 2, y: lens && top < ROOM ? Math.max(lens.bottom, box.bottom) : top };
}

/** Fetch what a game answers, in the page's language. */
export async function openDesk(table: Table, data: unknown): Promise<Desk> {
  const part = await table.game.answers();
  await words.also(part.words);
  return new Desk(table, part, data);
}
