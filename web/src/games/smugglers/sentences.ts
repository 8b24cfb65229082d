/** Places in words, and the lines of the log. */

import { about } from '../about.ts';
import type { Action, AnyEvent, Line, Scene } from './types.ts';

export const isHarbour = (place: string): boolean => /^[a-z]/.test(place);

export function island(name: string, scene: Scene): string {
  return scene.say(`island-${name}`);
}

export function square(name: string, scene: Scene): string {
  return scene.say(`square-${name.charAt(0)}`, { number: Number(name.slice(1)) + 1 });
}

/** Whom the light has only just missed, a sentence each. */
export function nearMisses(seats: readonly number[], scene: Pick<Scene, 'say' | 'you' | 'name'>): string[] {
  return seats.map((seat) => about(scene, 'scene-missed', seat));
}

/** Where a crate must go, and what it is worth: for its owner alone. */
export function goalWords({ goal, points }: { goal: string; points: number }, scene: Scene): string {
  return scene.say('crate-to', { island: island(goal, scene), points });
}

/** What a second tap would do where a tapped square shines: it needs no number, as an island does not lack its name. */
export function asked(action: Action, scene: Scene): string | null {
  if (action.kind === 'sail' && !isHarbour(action.to)) return scene.say('now-shown-sail');
  if (action.kind === 'push' && !isHarbour(action.to))
    return scene.say('now-shown-push', { name: scene.name(scene.view.pushed ?? 0) });
  return null;
}

/** Does the own crate belong to this harbour? Said where it may lie open: the table foretells nothing that a harbour reveals. */
export function belonging(place: string, scene: Scene): string | null {
  const goal = scene.isOpen && scene.me !== null ? scene.view.boats[scene.me]?.cargo?.goal : null;
  if (!goal || !isHarbour(place)) return null;
  return scene.say(place === goal ? 'shown-right' : 'shown-wrong');
}

// The log

type Draft = Omit<Line, 'of'>;

function line(seat: number | null, sign: string | null, text: Line['text']): Draft {
  return { seat, sign, text };
}

/** The log's lines: steps of one sailing and marks of one turn of the light are one line. */
export function lines(events: AnyEvent[]): Line[] {
  const found: Draft[] = [];
  const made: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const first = i;
    const event = events[i] as AnyEvent;
    const next = events[i + 1];
    const seat = event.seat ?? 0;
    switch (event.kind) {
      case 'began':
        found.push(line(event.seat, null, (s) => about(s, 'log-began', seat)));
        break;
      case 'moored':
        found.push(line(event.seat, `g-${event.at}`, (s) => about(s, 'log-moored', seat, { island: island(event.at, s) })));
        break;
      case 'rock_placed':
        found.push(line(event.seat, 'rock', (s) => s.say('log-rock')));
        break;
      case 'left':
        found.push(line(event.seat, `g-${event.origin}`, (s) => about(s, 'log-swapped', seat)));
        break;
      case 'took':
        if (events[i - 1]?.kind === 'left' || next?.kind === 'left') break; // the swap is one line
        found.push(
          isHarbour(event.at)
            ? line(event.seat, `g-${event.origin}`, (s) => about(s, 'log-took-island', seat, { island: island(event.at, s) }))
            : line(event.seat, `g-${event.origin}`, (s) => about(s, 'log-took-sea', seat)),
        );
        break;
      case 'slept':
        found.push(line(event.seat, 'd-sleep', (s) => s.say('log-slept')));
        break;
      case 'light_moved': {
        let steps = 1;
        while (events[i + 1]?.kind === 'light_moved') [steps, i] = [steps + 1, i + 1];
        const right = (event.beam - event.before + 20) % 20 < 10;
        found.push(
          line(event.seat, right ? 'way-clockwise' : 'way-counter', (s) =>
            s.say(right ? 'log-clockwise' : 'log-counter', { steps }),
          ),
        );
        break;
      }
      case 'caught':
        found.push(line(event.seat, 'crate', (s) => about(s, event.laden ? 'log-caught-laden' : 'log-caught', seat)));
        break;
      case 'threw':
        found.push(line(event.seat, `g-${event.origin}`, (s) => s.say('log-threw')));
        break;
      case 'stayed':
        found.push(line(event.seat, null, (s) => about(s, 'log-stayed', seat)));
        break;
      case 'sailed': {
        let steps = 1;
        while (events[i + 1]?.kind === 'sailed') [steps, i] = [steps + 1, i + 1];
        const sign = steps <= 4 ? `d-w${steps}` : null;
        found.push(line(event.seat, sign, (s) => about(s, 'log-sailed', seat, { steps })));
        break;
      }
      case 'pushed':
        found.push(
          line(event.seat, 'boat', (s) =>
            event.victim === s.you
              ? s.say('log-pushes-you', { name: s.name(seat) })
              : about(s, 'log-pushed', seat, { victim: s.name(event.victim) }),
          ),
        );
        break;
      case 'arrived':
        if (next?.kind === 'delivered') break;
        found.push(line(event.seat, `g-${event.at}`, (s) => about(s, 'log-wrong', seat, { island: island(event.at, s) })));
        break;
      case 'delivered':
        found.push(
          line(event.seat, `g-${event.goal}`, (s) =>
            about(s, hidesPoints(s) ? 'log-delivered-hidden' : 'log-delivered', seat, {
              island: island(event.goal, s),
              points: event.points,
            }),
          ),
        );
        break;
      case 'won':
        found.push(line(event.seat, null, (s) => about(s, 'log-won', seat)));
        break;
      default:
        break;
    }
    for (const draft of found.splice(0)) made.push({ ...draft, of: events.slice(first, i + 1) });
  }
  return made;
}

/** §9.4 Where scores are hidden the written log leaves them out. */
const hidesPoints = (scene: Scene): boolean => scene.view.boats.some((boat) => boat.points === null);
