// What people have thrown on the table, while they enter it: a value for each die, then one of the outcomes. Pure.
import type { Action } from '../games/contract.ts';

export type Value = string | number;
export type Chosen = Readonly<Record<string, Value>>;

/** A die: a field of the outcomes, and what it may show. */
export interface Die {
  field: string;
  values: Value[];
}

type Fields = Record<string, Value>;
const fieldsOf = ({ kind: _, ...fields }: Action): Fields => fields as Fields;

/** The dice of these outcomes, in the order in which they are entered. */
export function diceOf(outcomes: readonly Action[]): Die[] {
  const all = outcomes.map(fieldsOf);
  return Object.keys(all[0] ?? {}).map((field) => ({
    field,
    values: [...new Set(all.map((fields) => fields[field] as Value))],
  }));
}

/** The outcome in which every die shows what was chosen; null while one is missing. */
export function outcomeOf(outcomes: readonly Action[], chosen: Chosen): Action | null {
  return outcomes.find((outcome) => Object.entries(fieldsOf(outcome)).every(([field, value]) => chosen[field] === value)) ?? null;
}

/** The same with a digit typed: it is for the first die that is missing, or for the last one; a number by itself, anything else by its place. */
export function typed(dice: readonly Die[], chosen: Chosen, digit: number): Chosen {
  const die = dice.find(({ field }) => !(field in chosen)) ?? dice.at(-1);
  const value = die?.values.find((one, i) => (typeof one === 'number' ? one : i + 1) === digit);
  return die && value !== undefined ? { ...chosen, [die.field]: value } : chosen;
}

/** The same without the value that was entered last. */
export function erased(dice: readonly Die[], chosen: Chosen): Chosen {
  const last = dice.findLast(({ field }) => field in chosen)?.field;
  return Object.fromEntries(Object.entries(chosen).filter(([field]) => field !== last));
}

/** The next outcome behind a chosen one that a key means; null if it means none. */
export function meant(outcomes: readonly Action[], chosen: Action | null, isMeant: (outcome: Action) => boolean): Action | null {
  const all = outcomes.filter(isMeant);
  return all[all.findIndex((outcome) => outcome === chosen) + 1] ?? all[0] ?? null;
}
