// What lies above the table, or has been put away from there: the menu, the end, what a round brought, hints.
import type { GameFace } from '../games/contract.ts';
import type { Table } from './table.svelte.ts';
import type { Turn } from './turn.svelte.ts';

export class Covers {
  menu = $state<'menu' | 'rules' | 'now' | 'invite' | null>(null);
  /** What was refused, if the rules shall say why. */
  reason = $state<string | null>(null);
  isEndShut = $state(false);
  /** Has the end been said to those who listen? It is told once, also if it is opened again. */
  isEndTold = $state(false);
  isLookingBack = $state(false);
  isHinting = $state(false);
  readonly #table: Table;
  #lastRound = 0;

  readonly isOver = $derived.by(() => this.#table.scene?.outcome != null && !this.#table.showing.busy);
  /** Is the next race awaited, so that the table is covered? */
  readonly isStarting = $derived.by(
    () => this.#table.scene !== null && this.#table.heard.hall?.start != null && !this.#table.showing.busy,
  );

  /** Call it while a component is set up: it follows the table. */
  constructor(table: Table, game: GameFace, turn: Turn) {
    this.#table = table;
    $effect(() => {
      if (table.hasMoved) this.menu = null;
    });
    $effect(() => {
      if (!turn.mayHint) this.isHinting = false;
    });
    // While the last move is played the page of the end is fetched, so that it is there when the flag flies.
    $effect(() => {
      if (table.showing.isEnding)
        void import('../end/AtTable.svelte').then(({ prepare }) => prepare(game)).catch(() => undefined); // it is tried again
    });
    // A round is over and no start waits that would show what it brought: people look back on it.
    $effect(() => {
      const { scene } = table;
      if (!scene || table.showing.busy || !scene.actors.some((seat) => scene.players[seat])) return; // chance may wait for a start
      const round = game.round(scene);
      if (this.#lastRound > 0 && round > this.#lastRound && !scene.race && game.LookBack && table.device.seats.length > 0)
        this.isLookingBack = true;
      this.#lastRound = round;
    });
  }
}
