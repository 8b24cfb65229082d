// What a person points at, has chosen but not yet decided, and looks at: gone as soon as the position is another one.
import { untrack } from 'svelte';
import type { Action, GameFace, Scene } from '../games/contract.ts';
import type { Table } from './table.svelte.ts';

const POINT_MS = 90; // rest on a place before its path is asked for

export class Pointing {
  /** A tapped place that can mean several things. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  path = $state.raw<string[]>([]);
  looking = $state(false);
  readonly focus = $derived(this.chosen ?? this.pointed);
  readonly targets = $derived.by(() => (this.#scene ? this.#game.targets(this.#scene) : new Map<string, Action[]>()));

  readonly #table: Table;
  readonly #game: GameFace;

  /** Call it while a component is set up: it follows the table. */
  constructor(table: Table, game: GameFace) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      void table.shown;
      untrack(() => this.#forget());
    });
    $effect(() => this.#askForPath());
  }

  get #scene(): Scene | null {
    return this.#table.scene;
  }

  #forget(): void {
    this.chosen = null;
    this.path = [];
    this.looking = false;
  }

  /** Pointing asks the table for the path. */
  #askForPath(): (() => void) | undefined {
    const place = this.focus;
    const action = place === null ? undefined : this.targets.get(place)?.[0];
    if (!action) {
      this.path = [];
      return undefined;
    }
    const timer = setTimeout(async () => {
      const events = await this.#table.preview(action);
      const scene = this.#scene;
      if (Array.isArray(events) && scene && place === this.focus) this.path = this.#game.path(events, scene);
    }, POINT_MS);
    return () => clearTimeout(timer);
  }

  /** What may be done at a place now, as sentences. */
  tell(place: string): string[] {
    const scene = this.#scene;
    return scene ? (this.targets.get(place) ?? []).map((action) => this.#game.sentence(action, scene)) : [];
  }

  /** A glowing place was tapped: play what it means, or ask. */
  pick(place: string): void {
    const actions = this.targets.get(place);
    if (!actions || !this.#scene) return;
    const action = this.#game.tapped(actions, this.#scene);
    if (action) this.#table.act(action);
    else this.chosen = place;
  }

  /** A place that does not glow was tapped: say why it cannot be. */
  async miss(place: string): Promise<void> {
    this.chosen = null;
    const action = this.#scene ? this.#game.meant(place, this.#scene) : null;
    if (!action) return;
    const answer = await this.#table.preview(action);
    if (!Array.isArray(answer)) this.#table.complain(answer);
  }
}
