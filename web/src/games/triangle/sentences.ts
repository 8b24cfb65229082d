/** Places, money and courses in words, and the lines of the log. */

import { about } from '../about.ts';
import { levelOf } from './labels.ts';
import type { AnyEvent, Course, Line, Scene } from './types.ts';

/** Money as it is written here; the rules count in thousands. */
export const money = (thousands: number): number => thousands * 1000;

export function portName(port: string, scene: Scene): string {
  return scene.say(`port-${port}`);
}

/** The port a place belongs to, and how many marks it lies beyond it; lanes are named after the port they leave. */
export function whereIs(place: string, scene: Scene): { port: string; marks: number } {
  const dock = /^(.+)-\d$/.exec(place)?.[1];
  if (dock) return { port: dock, marks: 0 };
  const port = scene.view.ports.find((one) => one.port.charAt(0).toUpperCase() === place.charAt(0))?.port ?? '';
  return { port, marks: Number(place.slice(1)) };
}

export function shipName(seat: number, ship: number, scene: Scene): string {
  return scene.say(`ship-${seat}-${ship}`);
}

/** Which ships a magnet has only just missed, a sentence each. */
export function nearMisses(ships: readonly { seat: number; ship: number }[], scene: Scene): string[] {
  return ships.map(({ seat, ship }) => about(scene, 'storm-missed', seat, { ship: shipName(seat, ship, scene) }));
}

/** Where a ship lies, as a sentence. */
export function lies({ seat, ship }: { seat: number; ship: number }, place: string, scene: Scene): string {
  const { port, marks } = whereIs(place, scene);
  const values = { ship: shipName(seat, ship, scene), port: portName(port, scene), marks };
  return marks === 0 ? scene.say('ship-port', values) : scene.say('ship-sea', values);
}

/** The same in few words: on the board it can be seen how far out. */
export function liesNear({ seat, ship }: { seat: number; ship: number }, place: string, scene: Scene): string {
  const { port, marks } = whereIs(place, scene);
  return scene.say(marks === 0 ? 'ship-port' : 'ship-lane', { ship: shipName(seat, ship, scene), port: portName(port, scene) });
}

/** What would happen at the end of a course, as a sentence. */
export function outcome(course: Course, scene: Scene): string {
  const { say } = scene;
  if (course.to === null) return '';
  if (course.sends_back) {
    const [seat, ship] = course.sends_back;
    const back = whereIs(course.back_to ?? '', scene);
    const values = { name: scene.name(seat), ship: shipName(seat, ship, scene), port: portName(back.port, scene) };
    if (seat === scene.view.seat) return say(back.marks === 0 ? 'does-back-own' : 'does-back-own-sea', values);
    return say(back.marks === 0 ? 'does-back' : 'does-back-sea', values);
  }
  switch (course.stop) {
    case 'cloud':
      return say('does-cloud');
    case 'full_port':
      return say('does-full');
    case 'port': {
      const port = portName(whereIs(course.to, scene).port, scene);
      if (course.card !== null && course.bonus !== null)
        return say('does-dock-bonus', { port, money: money(course.card), bonus: money(course.bonus) });
      if (course.card !== null) return say('does-dock', { port, money: money(course.card) });
      if (course.bonus !== null) return say('does-dock-gold', { port, bonus: money(course.bonus) });
      return say('does-dock-empty', { port });
    }
    default:
      return say('does-sail', { steps: course.steps });
  }
}

/** How dangerous it is where a course ends, as a sentence; nothing where no spin will follow. */
export function dangerOf({ danger }: Course, scene: Scene): string {
  return danger === null ? '' : scene.say(`danger-${levelOf(danger)}`, { danger });
}

/** The whole of what a course brings. */
export function brings(course: Course, scene: Scene): string {
  return [outcome(course, scene), dangerOf(course, scene)].filter(Boolean).join(' ');
}

/** The sign beside that sentence. */
export function signOf(course: Course): string {
  if (course.stop === 'port' && course.to) return `tri-${course.to.replace(/-\d$/, '')}`;
  if (course.stop === 'cloud') return 'tri-cloud';
  return course.sends_back ? 'u-undo' : 'tri-mark';
}

// The log

/** The sign of a die's face among the drawings. */
export function signOfDie(die: number): string {
  return die <= 4 ? `d-w${die}` : `tri-d${die}`;
}

type Draft = Omit<Line, 'of'>;

const line = (seat: number | null, sign: string | null, text: Line['text']): Draft => ({ seat, sign, text });

/** The log's lines: steps of one sailing are one line. */
export function lines(events: AnyEvent[]): Line[] {
  const made: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as AnyEvent;
    const of = [event];
    let draft: Draft | null;
    if (event.kind === 'sailed') {
      for (let next = events[i + 1]; next?.kind === 'sailed'; next = events[++i + 1]) of.push(next);
      const isDocking = events[i + 1]?.kind === 'docked';
      const steps = of.length;
      const { ship, seat } = event;
      draft = isDocking
        ? null
        : line(seat, 'boat', (s) => about(s, 'log-sailed', seat ?? 0, { ship: shipName(seat ?? 0, ship, s), steps }));
    } else if (event.kind === 'docked') {
      const took = events[i + 1]?.kind === 'took';
      draft = took
        ? null
        : line(event.seat, `tri-${event.port}`, (s) =>
            about(s, 'log-docked', event.seat ?? 0, { port: portName(event.port, s) }),
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
      return line(event.seat, signOfDie(event.die), (s) => about(s, 'log-rolled', seat, { die: event.die }));
    case 'began':
      return line(event.seat, null, (s) => about(s, 'log-began', seat));
    case 'passed':
      return line(event.seat, 'tri-cloud', (s) => about(s, 'log-passed', seat));
    case 'stopped':
      return event.why === 'cloud'
        ? line(event.seat, 'tri-cloud', (s) => about(s, 'log-before-cloud', seat))
        : line(event.seat, 'tri-mark', (s) => about(s, 'log-before-port', seat));
    case 'sent_back':
      return line(event.seat, 'u-undo', (s) => {
        const back = whereIs(event.to, s);
        const values = { ship: shipName(seat, event.ship, s), port: portName(back.port, s) };
        return about(s, back.marks === 0 ? 'log-back' : 'log-back-sea', seat, values);
      });
    case 'took':
      return line(event.seat, `tri-${event.port}`, (s) =>
        about(s, 'log-took', seat, { port: portName(event.port, s), money: money(event.value) }),
      );
    case 'bonus':
      return line(event.seat, 'tri-home', (s) => about(s, 'log-bonus', seat, { money: money(event.value) }));
    case 'spun': {
      const id = event.word ? 'log-cloud-word' : 'log-cloud';
      return line(null, 'tri-cloud', (s) =>
        s.say(id, { letter: event.letter, points: event.points, way: s.say(`way-${event.way}`) }),
      );
    }
    case 'caught':
      return line(event.seat, 'tri-bolt', (s) => about(s, 'log-caught', seat, { ship: shipName(seat, event.ship, s) }));
    case 'pushed':
      return line(event.seat, 'tri-cloud', (s) => about(s, 'log-pushed', seat, { ship: shipName(seat, event.ship, s) }));
    case 'set_down':
      return line(event.seat, 'boat', (s) => about(s, 'log-set-down', seat, { ship: shipName(seat, event.ship, s) }));
    case 'emptied':
      return line(null, 'tri-cloud', (s) => s.say('log-emptied', { ships: event.ships }));
    case 'lost':
      return line(event.seat, 'tri-bolt', (s) => about(s, 'log-lost', seat, { ship: shipName(seat, event.ship, s) }));
    case 'ended':
      if (event.ending === 'no_cards') return line(event.seat, null, (s) => s.say('log-ended-no_cards'));
      return line(event.seat, null, (s) => about(s, `log-ended-${event.ending}`, seat));
    default:
      return null;
  }
}
