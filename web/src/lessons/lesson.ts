// The lesson of a first match: steps that each point at something and say one sentence. Which of them fits now is decided here. Pure.
import type { Action, Scene, Told } from '../games/contract.ts';
import type { Values, WordFiles } from '../words/words.svelte.ts';

/** What a step points at: the first such thing on the page, or the last, which lies on top of the others; or a point of the board's
    drawing and how far the thing there reaches. */
export type Spot = { on: string; isTop?: boolean; isRound?: boolean } | { point: readonly [number, number]; reach: number };

/** The table as a step sees it. */
export interface Moment<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  scene: Scene<View, Move>;
  data: Data;
  /** Whose lesson it is. */
  me: number;
  /** May that person act now? */
  isMine: boolean;
  /** What waits for that person's hand. */
  held: Event | null;
  /** What has been seen since somebody here acted last, the oldest first. */
  seen: readonly Event[];
}

/** One sentence, `lesson-<id>`. */
export interface Step<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  id: string;
  /** Where the hand points; null if the step does not fit now. */
  at: (moment: Moment<View, Move, Event, Data>) => Spot | null;
  /** Other words than `lesson-<id>`, and what the words need. */
  say?: (moment: Moment<View, Move, Event, Data>) => string;
  values?: (moment: Moment<View, Move, Event, Data>) => Values;
  /** It speaks of what has just happened, or will soon be over: a step that can wait makes room for it. */
  isFleeting?: true;
  /** It belongs to a scene that is nobody's turn: all others wait until that is over. */
  isOfScene?: true;
  /** It asks for something: this event, by that person, is it. Other steps are over when they have been read or the person plays on. */
  did?: (event: Event) => boolean;
}

/** What a game brings for its first match; loaded when a lesson is due. */
export interface LessonPart<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  words: WordFiles;
  /** The earlier one comes first if several fit. */
  steps: readonly Step<View, Move, Event, Data>[];
  /** What else on the board a caption had better leave free. */
  clear: string;
  /** What lies over the board for a while, if anything does: a step waits while its thing is beneath. */
  covers?: string;
}

/** The step to show: the one that is shown as long as it fits, else the first that fits and whose thing can be seen. What will soon be over
    comes before what can wait. */
export function fitting<One extends { id: string; isFleeting?: true }>(
  steps: readonly One[],
  done: ReadonlySet<string>,
  shown: string | null,
  isSeen: (step: One) => boolean,
): One | null {
  const left = steps.filter((step) => !done.has(step.id));
  const first = (some: readonly One[]) => {
    const same = some.find((step) => step.id === shown);
    return same && isSeen(same) ? same : some.find(isSeen);
  };
  return first(left.filter(({ isFleeting }) => isFleeting)) ?? first(left) ?? null;
}

/** The steps that a person has behind them by what happened. */
export function didBy<Event extends Told>(
  steps: readonly Step<never, never, Event, never>[],
  events: readonly Event[],
  me: number,
) {
  return steps.filter(({ did }) => did && events.some((event) => event.seat === me && did(event))).map(({ id }) => id);
}

/** Is a step over because the person plays on? */
export function isRead({ did }: { did?: unknown }): boolean {
  return did === undefined;
}
