/** When an answer can be given, and what is said where no hint can be. */

import type { GameFace, Scene } from '../games/contract.ts';
import { flag } from '../table/flag.ts';
import type { Showing } from '../table/showing.svelte.ts';

type Seen = Pick<Showing, 'held' | 'told'>;

/** Is the position that answers are about the one that is seen? While events are played the board is ahead of it, except where
    something waits for a hand: what came before that is known. */
export const isSeen = ({ held, told }: Seen): boolean => held !== null || told.length === 0;

/** An answer that waits until it is true. */
export class Patience {
  #answer: (() => void) | null = null;

  /** Answer now, or when it is true; of several questions the last. */
  ask(showing: Seen, answer: () => void): void {
    this.#answer = answer;
    this.follow(showing);
  }

  /** More has been seen. */
  follow(showing: Seen): void {
    const answer = this.#answer;
    if (!isSeen(showing)) return;
    this.#answer = null;
    answer?.();
  }
}

interface Unhinted {
  game: Pick<GameFace, 'now' | 'waiting'>;
  scene: Scene;
  /** Who acts in the position that is known: a scene may be nobody's turn. */
  actors: readonly number[];
  /** The seats whose people are here. */
  seats: readonly number[];
  /** Is something being played? */
  busy: boolean;
  mayHint: boolean;
  refused: (code: string) => string;
}

/** What somebody is told who asks for a hint where there is none: whose turn it is, else what there is to do without. */
export function unhinted({ game, scene, actors, seats, busy, mayHint, refused }: Unhinted): string {
  if (scene.outcome) return refused('over');
  const turn: Scene = scene.actors.length > 0 ? scene : { ...scene, actors: [...actors] };
  if (!turn.actors.some((seat) => scene.players[seat])) return game.waiting(turn).say; // chance, or a start that is awaited
  if (busy || scene.me === null || !turn.actors.includes(scene.me)) return closed(flag(turn, seats));
  return mayHint ? game.now(turn).say : refused('no_hints');
}

const closed = (text: string): string => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);
