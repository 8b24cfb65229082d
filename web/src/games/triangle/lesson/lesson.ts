// The first match: what somebody who has never played is shown, when it first matters. No rule is decided here.
import type { Spot } from '../../../lessons/lesson.ts';
import type { WordFiles } from '../../../words/words.svelte.ts';
import { spotsByName } from '../geometry.ts';
import { money } from '../sentences.ts';
import type { AnyEvent, LessonPart, Moment, Ship, Step } from '../types.ts';

const SHIP = 30; // what reaches how far, in units of the drawing

const words: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

function place({ data }: Moment, name: string | null | undefined): Spot | null {
  const found = name ? spotsByName(data).get(name) : undefined;
  return found ? { point: found.at, reach: SHIP } : null;
}

function panel(seat: number, part: string): Spot {
  return { on: `[data-testid=seat-panel][data-number="${seat}"] ${part}` };
}

function pile(port: string): Spot {
  return { on: `[data-pile="${port}"]` };
}

/** Where it is drawn: while it wanders the view is still that of before. */
const CLOUD: Spot = { on: '[data-testid=cloud] .eye', isRound: true };

/** Is it this person's turn to sail? */
function sails({ scene, isMine }: Moment): boolean {
  return isMine && scene.view.phase === 'sail';
}

function last<Kind extends AnyEvent['kind']>({ seen }: Moment, kind: Kind): Extract<AnyEvent, { kind: Kind }> | null {
  return seen.findLast((event): event is Extract<AnyEvent, { kind: Kind }> => event.kind === kind) ?? null;
}

/** A ship that may sail now: one that would come into a port, if there is such a one. */
function readyShip({ scene, me }: Moment): Ship | null {
  const can = scene.view.courses.filter(({ why }) => why === null);
  const chosen = can.find(({ card }) => card !== null) ?? can[0];
  return scene.view.ships.find(({ seat, ship }) => seat === me && ship === chosen?.ship) ?? null;
}

/** Who else has done this first since this person acted: the hand stays where it is when the next one does. */
function other({ seen, me }: Moment, ...kinds: AnyEvent['kind'][]): number | null {
  return seen.find(({ kind, seat }) => kinds.includes(kind) && seat !== null && seat !== me)?.seat ?? null;
}

const STEPS: readonly Step[] = [
  // What we want.
  {
    id: 'aim',
    at: ({ me }) => panel(me, '.gauge'),
    values: ({ scene, me }) => ({ target: money(scene.view.fleets[me]?.target ?? 0) }),
  },
  // Rules, when they first happen.
  {
    id: 'caught',
    isFleeting: true,
    at: (moment) => (last(moment, 'caught') && !last(moment, 'emptied') ? CLOUD : null),
  },
  {
    id: 'lost',
    isFleeting: true,
    at: (moment) => {
      const seat = last(moment, 'lost')?.seat ?? null;
      return seat === null ? null : panel(seat, '.fleet');
    },
  },
  {
    id: 'back',
    isFleeting: true,
    at: (moment) => place(moment, last(moment, 'sent_back')?.before),
  },
  {
    id: 'stopped',
    isFleeting: true,
    at: (moment) => {
      const event = last(moment, 'stopped');
      return event?.why === 'cloud' ? place(moment, event.at) : null;
    },
  },
  {
    id: 'full',
    isFleeting: true,
    at: (moment) => {
      const event = last(moment, 'stopped');
      return event && event.why !== 'cloud' ? place(moment, event.at) : null;
    },
  },
  {
    id: 'bonus',
    isFleeting: true,
    at: (moment) => (last(moment, 'bonus') ? pile('bonus') : null),
  },
  {
    id: 'took',
    isFleeting: true,
    at: (moment) => {
      const event = last(moment, 'took');
      return event ? pile(event.port) : null;
    },
  },
  {
    id: 'under',
    at: (moment) => {
      const { scene, me } = moment;
      const ship = scene.view.ships.find((one) => one.seat === me && one.under && one.magnet === null && !one.lost);
      return sails(moment) ? place(moment, ship?.at) : null;
    },
  },
  // What I have.
  {
    id: 'throw',
    isFleeting: true,
    at: ({ held }) => (held?.kind === 'rolled' ? { on: 'button[data-testid=throw]' } : null),
    did: (event) => event.kind === 'rolled',
  },
  {
    id: 'spin',
    isFleeting: true,
    isOfScene: true,
    at: ({ held }) => (held?.kind === 'spun' ? { on: 'button[data-testid=throw]' } : null),
  },
  {
    id: 'fleet',
    at: (moment) => (sails(moment) ? panel(moment.me, '.fleet') : null),
    values: ({ scene, me }) => ({ ships: scene.view.fleets[me]?.ships ?? 0 }),
  },
  // What I can do.
  {
    id: 'sail',
    at: (moment) => (sails(moment) ? place(moment, readyShip(moment)?.at) : null),
    did: (event) => event.kind === 'sailed',
  },
  {
    id: 'danger',
    at: (moment) => (sails(moment) ? { on: '[data-testid=danger]' } : null),
  },
  {
    id: 'cloud',
    at: (moment) => (sails(moment) ? CLOUD : null),
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
];

export const LESSON: LessonPart = {
  words,
  steps: STEPS,
  clear: '[data-testid=board] [data-ship] svg, [data-testid=danger], [data-testid=ribbon], [data-testid=large-spinner]',
  covers: '[data-testid=large-spinner]',
};
