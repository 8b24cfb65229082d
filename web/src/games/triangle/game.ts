// What the table asks of Devil's Triangle: which place stands for which ship, and the sentences. No rule is decided here.
import './look.css';
import { MS } from '../../board/motion.ts';
import type { Sound } from '../../sound/sound.ts';
import type { Now } from '../contract.ts';
import { aim, ranked } from '../targets.ts';
import Board from './Board.svelte';
import Noon from './Noon.svelte';
import Panels from './Panels.svelte';
import { lies, money, outcome, portName, signOf, whereIs } from './sentences.ts';
import Spinner from './Spinner.svelte';
import { LONG } from './theatre.svelte.ts';
import Tray from './Tray.svelte';
import type { Action, AnyEvent, Button, Course, Face, Line, Scene, Ship } from './types.ts';

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

function waiting(scene: Scene): Now {
  const { view } = scene;
  if (view.phase === 'over') return { say: scene.say('now-over'), sub: '' };
  return { say: scene.say('wait-sail', { name: scene.name(scene.actors[0] ?? view.seat) }), sub: scene.say('wait-sub') };
}

function asking(scene: Scene, [chosen]: Action[]): Now {
  const course = chosen && courseOf(chosen, scene);
  return course ? { say: scene.say('now-sail', { steps: scene.view.die ?? 0 }), sub: outcome(course, scene) } : now(scene);
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

function sentence(action: Action, scene: Scene): string {
  const at = myShip(scene, shipOf(action))?.at;
  const course = courseOf(action, scene);
  return [at ? lies(at, scene) : '', course ? outcome(course, scene) : ''].filter(Boolean).join(' ');
}

// What happened.

/** The sign of a die's face among the drawings. */
export function signOfDie(die: number): string {
  return die <= 4 ? `d-w${die}` : `tri-d${die}`;
}

type Draft = Omit<Line, 'of'>;

const line = (seat: number | null, sign: string | null, text: Line['text']): Draft => ({ seat, sign, text });

/** The log's lines: steps of one sailing are one line. */
function lines(events: AnyEvent[]): Line[] {
  const made: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as AnyEvent;
    const of = [event];
    let draft: Draft | null;
    if (event.kind === 'sailed') {
      for (let next = events[i + 1]; next?.kind === 'sailed'; next = events[++i + 1]) of.push(next);
      const isDocking = events[i + 1]?.kind === 'docked';
      const steps = of.length;
      draft = isDocking ? null : line(event.seat, 'boat', (s) => s.say('log-sailed', { name: s.name(event.seat ?? 0), steps }));
    } else if (event.kind === 'docked') {
      const took = events[i + 1]?.kind === 'took';
      draft = took
        ? null
        : line(event.seat, `tri-${event.port}`, (s) =>
            s.say('log-docked', { name: s.name(event.seat ?? 0), port: portName(event.port, s) }),
          );
    } else {
      draft = lineOf(event);
    }
    if (draft) made.push({ ...draft, of });
  }
  return made;
}

function lineOf(event: AnyEvent): Draft | null {
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case 'diced':
    case 'rolled':
      return line(event.seat, signOfDie(event.die), (s) => s.say('log-rolled', { name: s.name(seat), die: event.die }));
    case 'began':
      return line(event.seat, null, (s) => s.say('log-began', { name: s.name(seat) }));
    case 'passed':
      return line(event.seat, 'tri-cloud', (s) => s.say('log-passed', { name: s.name(seat) }));
    case 'stopped':
      return event.why === 'cloud'
        ? line(event.seat, 'tri-cloud', (s) => s.say('log-before-cloud', { name: s.name(seat) }))
        : line(event.seat, 'tri-mark', (s) => s.say('log-before-port', { name: s.name(seat) }));
    case 'sent_back':
      return line(event.seat, 'u-undo', (s) => {
        const back = whereIs(event.to, s);
        return s.say(back.marks === 0 ? 'log-back' : 'log-back-sea', { name: s.name(seat), port: portName(back.port, s) });
      });
    case 'took':
      return line(event.seat, `tri-${event.port}`, (s) =>
        s.say('log-took', { name: s.name(seat), port: portName(event.port, s), money: money(event.value) }),
      );
    case 'bonus':
      return line(event.seat, 'tri-home', (s) => s.say('log-bonus', { name: s.name(seat), money: money(event.value) }));
    case 'spun': {
      const id = event.word ? 'log-cloud-word' : 'log-cloud';
      return line(null, 'tri-cloud', (s) =>
        s.say(id, { letter: event.letter, points: event.points, way: s.say(`way-${event.way}`) }),
      );
    }
    case 'caught':
      return line(event.seat, 'tri-bolt', (s) => s.say('log-caught', { name: s.name(seat) }));
    case 'pushed':
      return line(event.seat, 'tri-cloud', (s) => s.say('log-pushed', { name: s.name(seat) }));
    case 'set_down':
      return line(event.seat, 'boat', (s) => s.say('log-set-down', { name: s.name(seat) }));
    case 'emptied':
      return line(null, 'tri-cloud', (s) => s.say('log-emptied', { ships: event.ships }));
    case 'lost':
      return line(event.seat, 'tri-bolt', (s) => s.say('log-lost', { name: s.name(seat) }));
    case 'ended':
      return line(event.seat, null, (s) => s.say(`log-ended-${event.ending}`, { name: s.name(seat) }));
    default:
      return null;
  }
}

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
  cloud_moved: 'wind',
  caught: 'thunder',
  pushed: 'sail',
  set_down: 'sail',
  lost: 'sink',
  ended: 'win',
  passed: 'no',
};

function sound(event: AnyEvent, me: number | null): Sound | null {
  if (event.kind === 'turn_began') return event.seat === me ? 'bell' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

function rolls(event: AnyEvent): number {
  if (event.kind === 'spun') return LONG.spin;
  return event.kind === 'rolled' || event.kind === 'diced' ? MS.roll : 0;
}

const HINTS = ['teach-ship', 'teach-port', 'teach-cloud', 'teach-beneath', 'teach-back'];

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
  targets,
  tapped: (actions) => actions[0] ?? null,
  showsFirst: true,
  asking,
  placeOf,
  buttons,
  meant,
  sentence,
  refusal: (reason, scene) => scene.say(`why-${reason}`),
  lines,
  rolls,
  turn: (event) => (event.kind === 'turn_began' ? event.seat : null),
  isPublic: () => true,
  sound,
  path: () => [],
  teach: (scene, acted) => (scene.view.phase === 'sail' ? (HINTS[acted] ?? null) : null),
  rules: ['rule-aim', 'rule-turn', 'rule-port', 'rule-full', 'rule-back', 'rule-cloud', 'rule-spin', 'rule-word', 'rule-end'],
  ruleValues: (scene) => aim(scene.view.fleets, scene.name, document.documentElement.lang, money),
  round: (scene) => scene.view.round,
  sheet: (scene) => ranked(scene.view.fleets, scene.outcome),
  score: (score, scene) => scene.say('money', { money: money(score) }),
  optionValues: ({ targets }) => ({ full: money(targets.full), short: money(targets.short) }),
};
