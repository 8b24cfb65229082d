// The decisions that a review tells of, each with the table as its seat saw it: in words, and as places on the board.
import type { Action, GameFace, Scene } from '../games/contract.ts';
import { reasonSaid } from '../crew/reasons.ts';
import type { Decision, Review } from '../protocol.gen.ts';
import type { Replay } from '../replay/replay.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { before, figure, type Figure } from './told.ts';

const MOST_PICKS = 3; // of another cargo that are named

export interface Move {
  decision: Decision;
  /** Before which step it was made, and in which round. */
  at: number;
  round: number;
  played: string;
  /** The better move, or the next best. */
  rival: string;
  reason: string;
  rivalReason: string;
  cost: Figure;
  /** Why it is praised; null for what cost something. */
  praise: 'found' | 'only' | null;
  /** What the seat saw, and could have done. */
  scene: Scene;
}

/** When it was made: in which round, or before the first one. */
export const placeOf = ({ round }: Move): string => (round > 0 ? words.say('round', { round }) : words.say('review-opening'));

/** The decisions to be told: praise for people first, yours before the others', then what cost most. Where only bots played they are praised. */
export async function movesOf(replay: Replay, review: Review, you: number | null): Promise<{ praise: Move[]; costly: Move[] }> {
  const people = review.praise.filter(({ seat }) => replay.film.players[seat]?.kind === 'person');
  const praised = (people.length > 0 ? people : review.praise).toSorted((one, other) => rank(one.seat) - rank(other.seat));
  function rank(seat: number): number {
    return seat === you ? -1 : seat;
  }
  const praise = praised.flatMap(({ seq, seat, kind, gain, error }) => {
    const found = review.decisions.find((one) => one.seq === seq && one.seat === seat);
    return found ? [moveOf(replay, found, figure(gain, error), kind)] : [];
  });
  const costly = costliest(review).map((one) => moveOf(replay, one, figure(-one.loss, one.error), null));
  return { praise: await Promise.all(praise), costly: await Promise.all(costly) };
}

/** The decisions that cost most. Of a race every seat has one, which end with the same entry: the entries alone do not tell them apart. */
function costliest({ decisions, costly }: Pick<Review, 'decisions' | 'costly'>): Decision[] {
  const mistakes = decisions.filter(({ verdict }) => verdict === 'mistake');
  return mistakes.toSorted((one, other) => other.loss - one.loss).slice(0, costly.length);
}

async function moveOf(replay: Replay, decision: Decision, cost: Figure, praise: Move['praise']): Promise<Move> {
  const { game, film } = replay;
  const at = before(film.steps, decision);
  const { before: seen } = await replay.source.reel(decision.seat, at, 0);
  const [played, rival] = [decision.played as unknown as Action[], decision.rival as unknown as Action[]];
  const scene = replay.sceneOf(seen.view, decision.seat, seen.actors, decision.is_race ? [] : [...played, ...rival]);
  return {
    decision,
    at,
    round: film.steps[at]?.round ?? 0,
    played: decision.is_race ? '' : sentences(game, played, scene),
    rival: sentences(game, decision.is_race ? missed(played, rival) : rival, scene),
    reason: reasonSaid(decision.reason),
    rivalReason: reasonSaid(decision.rival_reason),
    cost,
    praise,
    scene,
  };
}

/** What another cargo had that this one had not. */
function missed(played: readonly Action[], rival: readonly Action[]): Action[] {
  const known = new Set(played.map((action) => JSON.stringify(action)));
  return rival.filter((action) => !known.has(JSON.stringify(action))).slice(0, MOST_PICKS);
}

const sentences = (game: GameFace, actions: readonly Action[], scene: Scene): string =>
  actions.map((action) => game.sentence(action, scene)).join(' ');
