// The first match: what somebody who has never played is shown, when it first matters. No rule is decided here.
import type { Spot } from '../../../lessons/lesson.ts';
import type { WordFiles } from '../../../words/words.svelte.ts';
import { isHarbour } from '../sentences.ts';
import type { AnyEvent, Boat, LessonPart, Moment, Step } from '../types.ts';

const BOAT = 48; // what reaches how far, in units of the drawing
const SQUARE = 42;
const TOWER = 62;

const words: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

function mine({ scene, me }: Moment): Boat | null {
  return scene.view.boats[me] ?? null;
}

function place({ data }: Moment, name: string | null | undefined, reach = SQUARE): Spot | null {
  const found = data.place.find((one) => one.name === name);
  return found ? { point: found.at, reach } : null;
}

function panel(seat: number, part: string): Spot {
  return { on: `[data-testid=seat-panel][data-number="${seat}"] ${part}` };
}

/** Is it this person's turn to sail? */
function sails({ scene, isMine }: Moment): boolean {
  return isMine && scene.view.phase === 'sail';
}

function last<Kind extends AnyEvent['kind']>({ seen }: Moment, kind: Kind): Extract<AnyEvent, { kind: Kind }> | null {
  return seen.findLast((event): event is Extract<AnyEvent, { kind: Kind }> => event.kind === kind) ?? null;
}

/** The places that the person may sail to now, or take something at. */
function reached({ scene }: Moment): string[] {
  return scene.legal.flatMap((action) => (action.kind === 'sail' ? [action.to] : action.kind === 'take' ? [action.at] : []));
}

/** The wide square beside the tower that the light is on. */
function litInside({ scene, data }: Moment): string | null {
  const lit = data.place.filter(({ name }) => scene.view.lit.includes(name));
  return lit.toSorted((one, other) => one.outline[0] - other.outline[0])[0]?.name ?? null;
}

/** The end of the light. */
function litOutside({ scene, data }: Moment): string | null {
  const lit = data.place.filter(({ name }) => scene.view.lit.includes(name));
  return lit.toSorted((one, other) => other.outline[1] - one.outline[1])[0]?.name ?? null;
}

/** A harbour that several boats lie in. */
function sharedHarbour({ scene }: Moment): string | null {
  const lying = scene.view.boats.flatMap(({ at }) => (at !== null && isHarbour(at) ? [at] : []));
  return lying.find((at, i) => lying.indexOf(at) !== i) ?? null;
}

/** Where the own crate must go, if that may be seen by itself. */
function goal(moment: Moment): string | null {
  return moment.scene.isOpen ? (mine(moment)?.cargo?.goal ?? null) : null;
}

/** Who else has done this first since this person acted: the hand stays where it is when the next one does. */
function other({ seen, me }: Moment, ...kinds: AnyEvent['kind'][]): number | null {
  return seen.find(({ kind, seat }) => kinds.includes(kind) && seat !== null && seat !== me)?.seat ?? null;
}

const STEPS: readonly Step[] = [
  // What we want.
  {
    id: 'aim',
    at: ({ me }) => panel(me, '.score strong'),
    values: (moment) => ({ target: mine(moment)?.target ?? 0 }),
  },
  // Rules, when they first happen.
  {
    id: 'caught',
    isFleeting: true,
    at: (moment) => place(moment, last(moment, 'caught')?.at, BOAT),
  },
  {
    id: 'delivered',
    isFleeting: true,
    at: (moment) => {
      const seat = last(moment, 'delivered')?.seat ?? null;
      return seat === null ? null : panel(seat, '.score');
    },
  },
  {
    id: 'slept',
    isFleeting: true,
    at: (moment) => (last(moment, 'slept') ? { point: [0, 0], reach: TOWER } : null),
  },
  {
    id: 'pushed',
    at: (moment) => {
      const others = moment.scene.view.boats.filter(({ seat, at }) => seat !== moment.me && at !== null && !isHarbour(at));
      const inReach = sails(moment) ? others.find(({ at }) => at !== null && reached(moment).includes(at)) : null;
      return place(moment, inReach?.at, BOAT);
    },
  },
  {
    id: 'wrong',
    at: (moment) => (mine(moment)?.lies_wrong ? place(moment, mine(moment)?.at, BOAT) : null),
  },
  {
    id: 'turn',
    at: ({ scene, isMine }) => (isMine && scene.view.phase === 'beam' ? { on: '[data-ghost] circle:last-of-type' } : null),
  },
  // What I have.
  {
    id: 'dice',
    isFleeting: true,
    at: ({ held }) => (held ? { on: 'button[data-testid=throw]' } : null),
    did: (event) => event.kind === 'rolled',
  },
  {
    id: 'crate',
    at: (moment) => (mine(moment)?.cargo ? { on: moment.scene.isOpen ? '.hand .face' : '[data-testid=look]' } : null),
    say: ({ scene }) => (scene.isOpen ? 'lesson-crate' : 'lesson-crate-hidden'),
  },
  {
    id: 'goal',
    at: (moment) => (sails(moment) ? place(moment, goal(moment), BOAT) : null),
  },
  // What I can do.
  {
    id: 'sail',
    at: (moment) => {
      const far = scenic(moment);
      return sails(moment) && mine(moment)?.cargo ? place(moment, far) : null;
    },
    did: (event) => event.kind === 'sailed',
  },
  {
    id: 'light',
    at: (moment) => (mine(moment)?.cargo && moment.scene.view.round > 0 ? place(moment, litOutside(moment)) : null),
  },
  {
    id: 'inside',
    at: (moment) => {
      const inner = litInside(moment);
      const isNear = sails(moment) && mine(moment)?.cargo && reached(moment).some((to) => to.charAt(0) === inner?.charAt(0));
      return isNear ? place(moment, inner) : null;
    },
  },
  {
    id: 'shared',
    at: (moment) => (moment.scene.view.round > 0 ? place(moment, sharedHarbour(moment), BOAT) : null),
  },
  // What the others do.
  {
    id: 'others',
    at: (moment) => {
      const seat = other(moment, 'sailed');
      return seat === null ? null : { on: `[data-testid=seat-panel][data-number="${seat}"] .who` };
    },
    values: (moment) => ({ name: moment.scene.name(other(moment, 'sailed') ?? 0) }),
  },
  {
    id: 'fetch',
    at: (moment) => {
      const { scene } = moment;
      const take = scene.legal.find((action) => action.kind === 'take');
      const pile = scene.view.islands.find(({ pieces, island }) => pieces > 0 && reached(moment).includes(island));
      const near = (take?.kind === 'take' ? take.at : null) ?? pile?.island ?? scene.view.afloat[0]?.at;
      return sails(moment) && !mine(moment)?.cargo ? place(moment, near, BOAT) : null;
    },
    // What comes aboard in the first harbour is taken before anybody has been empty: no event says that this was understood.
  },
];

/** A square to sail to that shows how far the boat gets: the farthest from where it lies. */
function scenic(moment: Moment): string | null {
  const from = moment.data.place.find(({ name }) => name === mine(moment)?.at)?.at ?? [0, 0];
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - from[0], y - from[1]);
  const found = moment.data.place.filter(({ name }) => reached(moment).includes(name));
  return found.toSorted((one, other) => far(other.at) - far(one.at))[0]?.name ?? null;
}

export const LESSON: LessonPart = { words, steps: STEPS, clear: '[data-testid=board] .dot, [data-ghost]' };
