// What the table asks of Devil's Triangle: which place stands for which ship, and the sentences. No rule is decided here.
import './look.css';
import { MS } from '../../board/motion.ts';
import type { Sound } from '../../sound/sound.ts';
import type { Interlude, Now } from '../contract.ts';
import { about } from '../about.ts';
import { ranked } from '../targets.ts';
import { thrownBy, toThrow } from '../throws.ts';
import Board from './Board.svelte';
import Noon from './Noon.svelte';
import Panels from './Panels.svelte';
import { brings, lies, liesNear, lines, money, portName, signOf, whereIs } from './sentences.ts';
import Spinner from './Spinner.svelte';
import { LONG } from './theatre.svelte.ts';
import Tray from './Tray.svelte';
import { THROWN } from './types.gen.ts';
import type { Action, AnyEvent, Button, Course, Face, Scene, Ship } from './types.ts';

const shipOf = (action: Action): number => (action.kind === 'sail' ? action.ship : -1);

function myShip(scene: Scene, ship: number): Ship | undefined {
  return scene.view.ships.find((one) => one.seat === scene.me && one.ship === ship);
}

function courseOf(action: Action, scene: Scene): Course | undefined {
  return scene.view.courses.find((course) => course.ship === shipOf(action));
}

// What to do.

function now(scene: Scene): Now {
  const { view } = scene;
  if (view.phase === 'over') return { say: scene.say('now-over'), sub: '' };
  return { say: scene.say('now-sail', { steps: view.die ?? 0 }), sub: scene.say('now-ships', { ships: scene.legal.length }) };
}

function happens(event: AnyEvent, scene: Scene): string | null {
  const seat = event.seat ?? scene.view.seat;
  switch (event.kind) {
    case 'cloud_turned':
    case 'cloud_moved':
      return scene.say('wait-sub');
    case 'turn_began':
      return toThrow('rolled', seat, scene);
    case 'sailed':
      return about(scene, 'happens-sailed', seat);
    default:
      return null;
  }
}

function waiting(scene: Scene): Now {
  const { view } = scene;
  if (view.phase === 'over') return { say: scene.say('now-over'), sub: '' };
  const seat = scene.actors[0] ?? view.seat;
  if (seat === scene.me) return { say: about(scene, 'happens-sailed', seat), sub: '' }; // the own choice is on its way
  return { say: scene.say('wait-sail', { name: scene.name(seat) }), sub: scene.say('wait-sub') };
}

function asking(scene: Scene, [chosen]: Action[]): Now {
  const course = chosen && courseOf(chosen, scene);
  const ship = chosen && myShip(scene, shipOf(chosen));
  return course && ship?.at ? { say: liesNear(ship, ship.at, scene), sub: brings(course, scene) } : now(scene);
}

// From places to ships and back.

/** A ship is chosen by where it lies or by where it would go; where both could be meant, it is the ship that lies there. */
function targets(scene: Scene): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of scene.legal) {
    const at = myShip(scene, shipOf(action))?.at;
    if (at) found.set(at, [action]);
  }
  const own = new Set(found.keys());
  for (const action of scene.legal) {
    const to = courseOf(action, scene)?.to;
    if (to && !own.has(to)) found.set(to, [...(found.get(to) ?? []), action]);
  }
  return found;
}

function placeOf(action: Action, scene: Scene): string | null {
  return myShip(scene, shipOf(action))?.at ?? null;
}

function meant(place: string, scene: Scene): Action | null {
  const hung = /^hung-(\d)-(\d)$/.exec(place);
  if (hung) return Number(hung[1]) === scene.me ? { kind: 'sail', ship: Number(hung[2]) } : null;
  const ship = scene.view.ships.find((one) => one.seat === scene.me && one.at === place);
  return ship ? { kind: 'sail', ship: ship.ship } : null;
}

function buttons(scene: Scene, chosen: Action[] | null): Button[] {
  const action = chosen?.[0];
  const following =
    (scene.legal.findIndex((one) => action && shipOf(one) === shipOf(action)) + 1) % Math.max(1, scene.legal.length);
  const next = scene.legal[following];
  const found: Button[] = [];
  if (action) found.push({ action, label: goLabel(action, scene), look: 'go', ...goSign(action, scene) });
  if (next && scene.legal.length > 1)
    found.push({ action: next, label: scene.say(action ? 'next-ship' : 'first-ship'), shows: true });
  return found;
}

function goLabel(action: Action, scene: Scene): string {
  const course = courseOf(action, scene);
  if (course?.stop === 'port' && course.to)
    return scene.say('go-dock', { port: portName(whereIs(course.to, scene).port, scene) });
  return scene.say(course?.sends_back ? 'go-back' : 'go-sail');
}

function goSign(action: Action, scene: Scene): { sign?: string } {
  const course = courseOf(action, scene);
  return course && course.stop === 'port' ? { sign: signOf(course) } : {};
}

/** The ship and where it lies, then where it would go. */
function choice(action: Action, scene: Scene): Now & { sign: string } {
  const ship = myShip(scene, shipOf(action));
  const course = courseOf(action, scene);
  const sign = course ? signOf(course) : 'tri-mark';
  return { say: ship?.at ? lies(ship, ship.at, scene) : '', sub: course ? brings(course, scene) : '', sign };
}

function sentence(action: Action, scene: Scene): string {
  const { say, sub } = choice(action, scene);
  return [say, sub].filter(Boolean).join(' ');
}

// What happened.

const SOUND_OF_EVENT: Partial<Record<AnyEvent['kind'], Sound>> = {
  diced: 'dice',
  rolled: 'dice',
  sailed: 'sail',
  stopped: 'knock',
  sent_back: 'splash',
  docked: 'knock',
  took: 'coin',
  bonus: 'coin',
  turned_up: 'tick',
  spun: 'whirr',
  cloud_moved: 'hum',
  caught: 'thunder',
  pushed: 'sail',
  set_down: 'sail',
  lost: 'sink',
  ended: 'win',
  passed: 'no',
};

function sound(event: AnyEvent, me: number | null): Sound | null {
  if (event.kind === 'turn_began') return event.seat === me ? 'yours' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

function rolls(event: AnyEvent): number {
  if (event.kind === 'spun') return LONG.spin;
  return event.kind === 'rolled' || event.kind === 'diced' ? MS.roll : 0;
}

function interlude(event: AnyEvent): Interlude | null {
  if (event.kind === 'spun') return { emblem: 'storm', say: 'storm-title' };
  const hasWon = event.kind === 'ended' && event.ending === 'target';
  return hasWon ? { say: 'flag-won', seat: event.seat ?? 0 } : null;
}

export const TRIANGLE: Face = {
  id: 'triangle',
  Ground: Noon,
  Board,
  Panels,
  Tray,
  Aside: Spinner,
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  now,
  waiting,
  happens,
  targets,
  tapped: (actions) => actions[0] ?? null,
  showsFirst: true,
  asking,
  placeOf,
  buttons,
  meant,
  sentence,
  choice,
  refusal: (reason, scene) => scene.say(`why-${reason}`),
  lines,
  rolls,
  thrower: thrownBy(THROWN),
  pad: () => import('./pad/part.ts').then(({ PAD }) => PAD),
  interlude,
  turn: (event) => (event.kind === 'turn_began' ? event.seat : null),
  isPublic: () => true,
  sound,
  path: () => [],
  answers: () => import('./answers/part.ts').then(({ PART }) => PART),
  reasons: () => import('./reasons/part.ts').then(({ REASONS }) => REASONS),
  lesson: () => import('./lesson/lesson.ts').then(({ LESSON }) => LESSON),
  rules: () => import('./rules/rules.ts'),
  round: (scene) => scene.view.round,
  sheet: (scene) => ranked(scene.view.fleets, scene.outcome),
  score: (score, scene) => scene.say('money', { money: money(score) }),
  optionValues: ({ targets }) => ({ full: money(targets.full), short: money(targets.short) }),
  end: () => import('./end/part.ts').then(({ END }) => END),
  luck: () => import('./luck/part.ts').then(({ LUCK }) => LUCK),
};
