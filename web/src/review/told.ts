// What a review says, in figures that people read: whole points of a chance, how sure they are, and which sentence fits. Pure.
import type { Balance, Decision, Draw, FilmStep, Point, Review } from '../protocol.gen.ts';

/** So many standard errors are drawn and told: what is smaller than that is not claimed. */
export const SURE = 2;
const LEAST = 0.01; // of a win

/** A figure in whole points of a chance, with what may be wrong with it. */
export interface Figure {
  points: number;
  error: number;
  /** Is it more than its error? */
  isSure: boolean;
}

export function figure(value: number, error: number): Figure {
  return {
    points: Math.round(100 * value) + 0,
    error: Math.max(1, Math.round(100 * SURE * error)),
    isSure: Math.abs(value) > Math.max(SURE * error, LEAST),
  };
}

/** A row of the balance. What stands in it adds up as it is read: what is rounded goes into the rest. */
export interface Row {
  seat: number;
  start: number;
  sea: Figure;
  own: Figure;
  others: Figure;
  rest: number;
  result: number;
}

export function rows(balances: readonly Balance[]): Row[] {
  return balances.map((one, seat) => {
    const [sea, own, others] = [
      figure(one.luck, one.luck_error),
      figure(one.own, one.own_error),
      figure(one.others, one.others_error),
    ];
    const [start, result] = [Math.round(100 * one.start), Math.round(100 * one.result)];
    return { seat, start, sea, own, others, rest: result - start - sea.points - own.points - others.points, result };
  });
}

/** What a choice cost on average against the best that was found for it, in points with a tenth; null where nobody chose. */
export function missedEach({ choices, missed }: Balance, language: string): string | null {
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return choices ? tenths.format(Math.max(0, -100 * missed) / choices) : null;
}

/** A sentence: its id, the seat that it is about if any, and a figure. */
export interface Said {
  id: string;
  seat: number | null;
  figure?: Figure;
}

/** Words first: what the sea did to `you`, or else to whom it did most; and who sailed best, if that can be told. */
export function headline(balances: readonly Balance[], you: number | null): Said[] {
  const all = rows(balances);
  const most = [...all].sort((one, other) => Math.abs(other.sea.points) - Math.abs(one.sea.points)).find(({ sea }) => sea.isSure);
  const about = you === null ? most : all[you];
  const sea: Said =
    about?.sea.isSure && about.sea.points !== 0
      ? { id: about.sea.points > 0 ? 'review-kind' : 'review-unkind', seat: about.seat, figure: about.sea }
      : { id: 'review-fair', seat: you };
  const best = bestOf(balances);
  return [sea, best === null ? { id: 'review-even', seat: null } : { id: 'review-best', seat: best }];
}

/** Whose choices cost clearly less than anybody else's; null if that cannot be told. */
export function bestOf(balances: readonly Balance[]): number | null {
  const [first, second] = balances
    .map(({ own, own_error }, seat) => ({ seat, own, own_error }))
    .sort((one, other) => other.own - one.own);
  if (!first || !second) return null;
  const gap = first.own - second.own;
  return gap > Math.max(SURE * Math.hypot(first.own_error, second.own_error), LEAST) ? first.seat : null;
}

/** Where an entry lies along the match: as a number of steps, with parts of the step that it belongs to. */
export function along(steps: readonly FilmStep[], seq: number): number {
  if (seq <= 0) return 0;
  const i = steps.findIndex(({ last }) => last >= seq);
  const step = steps[i];
  if (!step) return steps.length;
  return i + Math.max(0, seq - step.first + 1) / (step.last - step.first + 1);
}

/** The step before which a decision was made: so many have been played. */
export function before(steps: readonly FilmStep[], decision: Pick<Decision, 'first'>): number {
  const i = steps.findIndex(({ last }) => last >= decision.first);
  return i < 0 ? steps.length : i;
}

/** Where things of one height lie that want to be at these heights, between 0 and `high`: moved apart as little as can be, in their order. */
export function apart(wanted: readonly number[], height: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other);
  const found = [...wanted];
  let next = 0;
  for (const i of order) next = (found[i] = Math.max(next, wanted[i] ?? 0)) + height;
  next = high;
  for (const i of order.toReversed()) next = (found[i] = Math.min(next, found[i] ?? 0)) - height;
  return found;
}

/** The last point of the curve that is known after so many steps. */
export function pointAt(points: readonly Point[], steps: readonly FilmStep[], at: number): Point | undefined {
  const last = at > 0 ? (steps[at - 1]?.last ?? Infinity) : 0;
  return points.findLast(({ seq }) => seq <= last) ?? points[0];
}

/** What happened in the step that led here: what its choice cost whoever made it, and what chance did to a seat; only what is sure. */
export function happened(
  review: Pick<Review, 'decisions' | 'draws'>,
  step: FilmStep | undefined,
  seat: number | null,
): { choice: { seat: number; figure: Figure } | null; luck: { seat: number; figure: Figure } | null } {
  if (!step) return { choice: null, luck: null };
  const isIn = ({ seq }: { seq: number }): boolean => seq >= step.first && seq <= step.last;
  const lost = review.decisions.find((one) => isIn(one) && one.verdict === 'mistake');
  return {
    choice: lost ? { seat: lost.seat, figure: figure(-lost.loss, lost.error) } : null,
    luck: luckOf(review.draws.filter(isIn), seat),
  };
}

/** What some draws did to a seat, or to whom they did most. */
function luckOf(draws: readonly Draw[], seat: number | null): { seat: number; figure: Figure } | null {
  const n = draws[0]?.luck.length ?? 0;
  const all = Array.from({ length: n }, (_, i) => {
    const value = draws.reduce((sum, { luck }) => sum + (luck[i] ?? 0), 0);
    return { seat: i, figure: figure(value, Math.hypot(...draws.map(({ errors }) => errors[i] ?? 0))) };
  }).filter(({ figure: { isSure, points } }) => isSure && points !== 0);
  if (seat !== null) return all.find((one) => one.seat === seat) ?? null;
  return all.sort((one, other) => Math.abs(other.figure.points) - Math.abs(one.figure.points))[0] ?? null;
}

/** A number of points as it is read: with its sign, and a real minus. */
export function signed(points: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
}
