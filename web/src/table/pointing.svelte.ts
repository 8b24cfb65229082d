// What a person points at, has chosen but not yet decided, and looks at: gone as soon as the position is another one. A choice stays
// while others act at the same time and it can still be made.
import { untrack } from 'svelte';
import type { By } from '../board/gestures.svelte.ts';
import type { Action, GameFace, Scene, Told } from '../games/contract.ts';
import { settings } from './settings.svelte.ts';
import type { Table } from './table.svelte.ts';

const POINT_MS = 90; // rest on a place before its path is asked for

export class Pointing {
  /** A tapped place that can mean several things, or whose action is shown first. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  path = $state.raw<string[]>([]);
  /** An action that was tapped and waits for a second tap. */
  picked = $state.raw<Action | null>(null);
  readonly focus = $derived(this.chosen ?? this.pointed);
  readonly targets = $derived.by(() => (this.#scene ? this.#game.targets(this.#scene) : new Map<string, Action[]>()));

  readonly #table: Table;
  readonly #game: GameFace;
  /** What could be done at the position before: as long as it is the same, what was chosen stays. */
  #couldDo = '';

  /** Call it while a component is set up: it follows the table. */
  constructor(table: Table, game: GameFace) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      void table.showing.now;
      untrack(() => this.#forget());
    });
    $effect(() => this.#askForPath());
    $effect(() => this.#foresee());
    $effect(() => {
      if (table.heard.acted > 0) settings.setActed();
    });
  }

  get #scene(): Scene | null {
    return this.#table.scene;
  }

  /** The action that waits for a second tap: the tapped one, or the only one there is. */
  readonly #waiting = $derived.by(() => {
    const legal = this.#scene?.legal ?? [];
    if (this.picked && legal.some((action) => isSame(action, this.picked))) return this.picked;
    return this.#game.showsFirst && legal.length === 1 ? (legal[0] ?? null) : null;
  });
  /** The action that is shown before it is played. */
  readonly aimed = $derived.by(() => {
    const here = this.pointed === null ? undefined : this.targets.get(this.pointed);
    if (!here || here.some((action) => isSame(action, this.#waiting))) return this.#waiting;
    return here[0] ?? null;
  });
  /** What a tap has chosen and what still has to be decided. */
  readonly open = $derived.by(() => {
    if (this.#game.showsFirst) return this.#waiting && [this.#waiting];
    return this.chosen === null ? null : (this.targets.get(this.chosen) ?? null);
  });

  #forget(): void {
    const { now } = this.#table.showing;
    const { acting, acted } = this.#table.heard;
    const canDo = JSON.stringify([now?.seat, now?.legal, acted]);
    if (acting || canDo !== this.#couldDo) this.chosen = this.picked = null;
    this.#couldDo = canDo;
    this.#table.foreseen = new Map();
    this.path = [];
    this.#table.looking = false;
  }

  /** Pointing asks the table for the path. */
  #askForPath(): (() => void) | undefined {
    const place = this.focus;
    const action = place === null ? undefined : this.targets.get(place)?.[0];
    if (!action || this.#game.showsFirst || !this.#game.path) {
      this.path = [];
      return undefined;
    }
    const timer = setTimeout(async () => {
      const events = await this.#table.preview(action);
      const scene = this.#scene;
      if (!Array.isArray(events) || !scene || place !== this.focus) return;
      this.path = this.#game.path?.(events, scene) ?? [];
      this.#know(action, events);
    }, POINT_MS);
    return () => clearTimeout(timer);
  }

  /** Ask what the actions would cause that the game shows beforehand; the answers are forgotten with the position. */
  #foresee(): void {
    const scene = this.#scene;
    const actions = scene ? (this.#game.foresee?.(scene) ?? []) : [];
    const { now } = this.#table.showing;
    for (const action of actions) {
      const name = JSON.stringify(action);
      if (untrack(() => this.#table.foreseen.has(name))) continue;
      void this.#table.preview(action).then((events) => {
        if (!Array.isArray(events) || now !== this.#table.showing.now) return;
        this.#know(action, events);
      });
    }
  }

  #know(action: Action, events: Told[]): void {
    this.#table.foreseen = new Map(this.#table.foreseen).set(JSON.stringify(action), events);
  }

  /** What may be done at a place now, as sentences. */
  tell(place: string): string[] {
    const scene = this.#scene;
    return scene ? (this.targets.get(place) ?? []).map((action) => this.#game.sentence(action, scene)) : [];
  }

  /** A glowing place was tapped: play what it means, ask, or show first what a finger could regret. */
  pick(place: string, by: By = 'mouse'): void {
    const actions = this.targets.get(place);
    if (!actions || !this.#scene) return;
    if (this.#game.showsFirst) {
      const same = actions.find((one) => isSame(one, this.#waiting));
      const [first = null] = actions;
      const sure = same ?? (by === 'touch' && settings.sure ? first : null);
      if (sure) this.#table.act(sure);
      else this.show(first);
      return;
    }
    const action = this.#game.tapped(actions, this.#scene);
    if (!action || (by === 'touch' && place !== this.chosen && this.#isRegretted(action))) this.chosen = place;
    else this.#table.act(action, place);
  }

  /** May somebody who taps it regret it? Whoever taps for the first time ever sees that it does something. */
  #isRegretted({ kind }: Action): boolean {
    return settings.acted && !settings.sure && (this.#game.regrets?.includes(kind) ?? false);
  }

  /** Show what an action would do, before it is played. */
  show(action: Action | null): void {
    this.picked = action;
    this.#table.bubble = '';
  }

  /** Something that does not glow was tapped: take back what was shown, or say why it cannot be. */
  async miss(place: string | null): Promise<void> {
    const isTakenBack = this.chosen !== null;
    this.chosen = null;
    this.show(null);
    const action = place !== null && !isTakenBack && this.#scene ? this.#game.meant(place, this.#scene) : null;
    if (!action) return;
    const answer = await this.#table.preview(action);
    if (!Array.isArray(answer)) this.#table.complain(answer);
  }
}

function isSame(one: Action, other: Action | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
