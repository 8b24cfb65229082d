// The first match: what somebody who has never played is shown, when it first matters. No rule is decided here.
import type { Spot } from '../../../lessons/lesson.ts';
import type { WordFiles } from '../../../words/words.svelte.ts';
import { has } from '../telling.ts';
import { isLoading } from '../loading.ts';
import type { AnyEvent, LessonPart, Moment, Step } from '../types.ts';

const words: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

const CARD: Spot = { on: '[data-testid=stage-card]' };
const PURSE = '#place-purse';
/** A card that brings nothing but coins. */
const ORDER = '[data-testid=card][data-card^=O]';

/** The money of a seat: beside its ship, or on the own one. */
function moneyOf(seat: number, me: number): Spot {
  return { on: seat === me ? PURSE : `[data-testid=seat-panel][data-number="${seat}"] [data-testid=seat-money]` };
}

/** Does this person load now? */
function loads({ scene, isMine }: Moment): boolean {
  return isMine && isLoading(scene.view);
}

/** Is this person asked about an open card, and may it be told whether it can be paid? */
function answers({ scene, isMine }: Moment): boolean {
  return isMine && !scene.isCovered && scene.view.phase === 'answer';
}

function last<Kind extends AnyEvent['kind']>({ seen }: Moment, kind: Kind): Extract<AnyEvent, { kind: Kind }> | null {
  return seen.findLast((event): event is Extract<AnyEvent, { kind: Kind }> => event.kind === kind) ?? null;
}

/** Who else has done this first since this person acted: the hand stays where it is when the next one does. */
function other({ seen, me }: Moment, ...kinds: AnyEvent['kind'][]): number | null {
  return seen.find(({ kind, seat }) => kinds.includes(kind) && seat !== null && seat !== me)?.seat ?? null;
}

const STEPS: readonly Step[] = [
  // What we want.
  {
    id: 'aim',
    at: (moment) => (loads(moment) && moment.scene.view.cards.length > 0 ? { on: ORDER } : null),
  },
  // What I can do.
  {
    id: 'take',
    at: (moment) =>
      loads(moment) && has(moment.scene, 'take')
        ? { on: '[data-testid=tile][data-face=up]:not([data-stays])', isTop: true }
        : null,
    did: (event) => event.kind === 'took' || event.kind === 'stowed',
  },
  {
    id: 'sacks',
    at: (moment) => (loads(moment) && has(moment.scene, 'load') ? { on: '[data-testid^=sack-]', isTop: true } : null),
    did: (event) => event.kind === 'loaded',
  },
  {
    id: 'turn',
    at: (moment) =>
      loads(moment) && has(moment.scene, 'turn') ? { on: '[data-testid=tile][data-face=down]', isTop: true } : null,
    did: (event) => event.kind === 'turned',
  },
  {
    id: 'below',
    at: (moment) => (loads(moment) && has(moment.scene, 'take') ? { on: '[data-place=hold-1]' } : null),
    did: (event) => event.kind === 'stowed',
  },
  // What the others do.
  {
    id: 'others',
    at: (moment) => {
      const seat = isLoading(moment.scene.view) ? other(moment, 'took', 'stowed') : null;
      return seat === null ? null : { on: `[data-testid=seat-panel][data-number="${seat}"] .who` };
    },
    values: (moment) => ({ name: moment.scene.name(other(moment, 'took', 'stowed') ?? 0) }),
  },
  // Rules, when they first happen.
  {
    id: 'full',
    isFleeting: true,
    at: (moment) => (last(moment, 'cast_off') && loads(moment) ? { on: '[data-testid=own-ship]' } : null),
  },
  {
    id: 'order',
    isFleeting: true,
    at: (moment) => (last(moment, 'postponed') ? { on: '[data-testid=pile]' } : null),
  },
  {
    id: 'penalty',
    isFleeting: true,
    at: (moment) => {
      const seat = last(moment, 'penalized')?.seat ?? null;
      return seat === null ? null : moneyOf(seat, moment.me);
    },
  },
  {
    id: 'meet',
    at: ({ scene, isMine }) => (isMine && scene.view.phase === 'meet' ? CARD : null),
    did: (event) => event.kind === 'met' || event.kind === 'fled',
  },
  // Where others see the screen nothing says whether a card can be paid: one looks below deck.
  {
    id: 'covered',
    at: ({ scene, isMine }) => (isMine && scene.isCovered && scene.view.phase === 'answer' ? { on: '[data-testid=look]' } : null),
    did: (event) => event.kind === 'fulfilled' || event.kind === 'declined',
  },
  {
    id: 'fulfil',
    at: (moment) => (answers(moment) && has(moment.scene, 'fulfil') ? CARD : null),
    did: (event) => event.kind === 'fulfilled',
  },
  {
    id: 'pass',
    at: (moment) => (answers(moment) && !has(moment.scene, 'fulfil') && moment.scene.view.fine === null ? CARD : null),
    did: (event) => event.kind === 'declined',
  },
  {
    id: 'coins',
    isFleeting: true,
    at: (moment) => (last(moment, 'earned')?.seat === moment.me ? { on: PURSE } : null),
    values: ({ scene }) => ({ voyages: scene.view.numbers.rounds }),
  },
  {
    id: 'chest',
    at: ({ scene, isMine }) => (isMine && scene.view.phase === 'chest' ? { on: '[data-testid=own-ship]' } : null),
  },
  {
    id: 'parrot',
    isFleeting: true,
    at: (moment) => {
      const seat = last(moment, 'consoled')?.seat ?? null;
      return seat === moment.me ? { on: '#place-parrot' } : null;
    },
  },
];

export const LESSON: LessonPart = {
  words,
  steps: STEPS,
  clear: '[data-testid=card], [data-testid=stage-card], [data-testid^=sign-], [data-testid=supply]',
};
