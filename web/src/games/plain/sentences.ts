// What is done, and what happened, in sentences: the game's own words where it has some, else made from its names.
import { words } from '../../words/words.svelte.ts';
import type { Action, Line, Now, Scene, Told } from '../contract.ts';
import { about } from '../about.ts';
import { readable, type Fact, type Value } from './reading.ts';

/** A value as it is read: a name that the game has words for, or its id. */
export function named(value: unknown): string {
  if (Array.isArray(value)) return value.map(named).join(', ');
  if (typeof value !== 'string') return String(value);
  return words.has(`name-${value}`) ? words.say(`name-${value}`) : readable(value);
}

/** The name of a field. */
export const labelOf = (key: string): string => (words.has(`field-${key}`) ? words.say(`field-${key}`) : readable(key));

/** A fact in words: what is true needs no value. */
export function factSaid({ key, value }: Fact): string {
  return value === true ? labelOf(key) : `${labelOf(key)}: ${named(value)}`;
}

/** What the words of an action or event need: its fields, with names for ids. */
function valuesOf(fields: object): Record<string, Value> {
  const entries = Object.entries(fields).filter(([key, value]) => key !== 'kind' && value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'number' ? value : named(value)]));
}

/** An id with its fields: “Rolled, die 3”. */
function spelled(kind: string, fields: object): string {
  const rest = Object.entries(fields).filter(
    ([key, value]) => key !== 'kind' && key !== 'seat' && value !== null && value !== false,
  );
  return [
    readable(kind),
    ...rest.map(([key, value]) => `${labelOf(key).toLowerCase()} ${value === true ? '' : named(value)}`.trim()),
  ].join(', ');
}

/** A legal action. */
export function sentence(action: Action): string {
  const id = `action-${action.kind}`;
  return words.has(id) ? words.say(id, valuesOf(action)) : spelled(action.kind, action);
}

/** What happened. */
export function told(event: Told, scene: Scene): string {
  const id = `event-${event.kind}`;
  const values = { ...valuesOf(event), what: spelled(event.kind, event) };
  if (event.seat === null) return words.say(words.has(id) ? id : 'event-nobody', values);
  if (event.seat === scene.you && words.has(id) && !words.has(`${id}-you`))
    return scene.say(id, { ...values, name: scene.name(event.seat) });
  return about(scene, words.has(id) ? id : 'event', event.seat, values);
}

/** The log: a line for each event. */
export function lines(events: Told[]): Line[] {
  return events.map((event) => ({ seat: event.seat, sign: null, of: [event], text: (scene) => told(event, scene) }));
}

const phaseOf = ({ view }: Scene): string => String((view as { phase?: unknown }).phase ?? '');

export function now(scene: Scene): Now {
  if (scene.outcome) return { say: scene.say('now-over'), sub: '' };
  const id = `now-${phaseOf(scene)}`;
  return { say: scene.say(words.has(id) ? id : 'now'), sub: '' };
}

export function waiting(scene: Scene): Now {
  const [seat] = scene.actors;
  if (scene.outcome || seat === undefined || !scene.players[seat])
    return { say: scene.say(scene.outcome ? 'now-over' : 'wait-nobody'), sub: '' };
  return { say: about(scene, 'wait', seat), sub: '' };
}

/** Why something is refused. */
export const refusal = (reason: string): string =>
  words.has(`why-${reason}`) ? words.say(`why-${reason}`) : `${readable(reason)}.`;
