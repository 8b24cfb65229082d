/** What a view and a board's data say by their form alone: places, pieces, seats, scores and the rest. Pure; it knows no game. */

import type { Box, Point } from '../../board/chart.ts';

type Fields = Record<string, unknown>;
export type Value = string | number | boolean;

/** Something a view says by name. */
export interface Fact {
  key: string;
  value: Value;
}

export interface Place {
  name: string;
  at: Point;
  /** As an SVG path round it; null: a disc. */
  outline: string | null;
}

/** The places of a game as they are drawn. */
export interface Chart {
  places: Map<string, Place>;
  /** Pairs of places with a way between them. */
  ways: [Point, Point][];
  box: Box;
  /** How far a place reaches. */
  reach: number;
}

export interface Piece {
  key: string;
  seat: number;
  at: string;
}

/** What a view says of a seat. */
export interface SeatRow {
  seat: number;
  score: number;
  /** What the view calls the score; null if it has none. */
  scoreKey: string | null;
  target: number | null;
  facts: Fact[];
}

/** A view as the plain table shows it. */
export interface Reading {
  round: number;
  seats: SeatRow[];
  pieces: Piece[];
  /** What is said of the whole table. */
  facts: Fact[];
}

const SCORES = ['score', 'points', 'coins', 'money'];
const KNOWN = new Set(['phase', 'round', 'rounds', 'seat', 'first', 'target', 'die', 'dice']); // shown elsewhere, or not worth a sign
const WIDTH = 900; // units of the drawing
const MARGIN = 96;
const RING = 12; // places that lie in a ring if nobody says where they are; more lie in rows

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

/** The lists of tables in some data: each with its name. */
function lists(data: unknown): [string, Fields[]][] {
  return Object.entries(isFields(data) ? data : {}).filter(
    (entry): entry is [string, Fields[]] => Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isFields),
  );
}

/** The places of a board: `[[place]]`, and whatever else has a name and says where it is drawn. */
export function chartOf(data: unknown): Chart {
  const found = lists(data).flatMap(([key, entries]) =>
    entries.filter(
      ({ name, at, outline }) => typeof name === 'string' && (key === 'place' || isPoint(at) || typeof outline === 'string'),
    ),
  );
  const points = found.map(({ at }, i) => (isPoint(at) ? at : null) ?? laid(i, found.length));
  const { scale, left, top, height } = fitted(points);
  const places = new Map<string, Place>();
  found.forEach(({ name, outline }, i) => {
    const [x, y] = points[i] as Point;
    const at: Point = [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN];
    places.set(String(name), { name: String(name), at, outline: typeof outline === 'string' ? outline : null });
  });
  return { places, ways: waysOf(found, places), box: { x: 0, y: 0, width: WIDTH, height }, reach: reachOf([...places.values()]) };
}

/** Where a place lies if nobody says so: in a ring, or in rows. */
function laid(i: number, n: number): Point {
  if (n <= RING) return [Math.sin((2 * Math.PI * i) / n) * 1.3, -Math.cos((2 * Math.PI * i) / n)];
  const columns = Math.ceil(Math.sqrt(n * 1.3));
  return [i % columns, Math.floor(i / columns)];
}

/** How the points fill the drawing. */
function fitted(points: readonly Point[]): { scale: number; left: number; top: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = points.length === 0 ? 1 : (WIDTH - 2 * MARGIN) / Math.max(wide, high * 0.9, 1e-6);
  return { scale, left: left - ((WIDTH - 2 * MARGIN) / scale - wide) / 2, top, height: high * scale + 2 * MARGIN };
}

function waysOf(found: readonly Fields[], places: ReadonlyMap<string, Place>): [Point, Point][] {
  const ways = new Map<string, [Point, Point]>();
  for (const entry of found) {
    const here = places.get(String(entry['name']));
    const named = Object.values(entry).filter(
      (value): value is string[] => Array.isArray(value) && value.every((one) => places.has(String(one))),
    );
    for (const name of named.flat()) {
      const there = places.get(name);
      if (here && there) ways.set([here.name, name].sort().join(' '), [here.at, there.at]);
    }
  }
  return [...ways.values()];
}

/** Places do not touch: so far they reach at most. */
function reachOf(places: readonly Place[]): number {
  let least = Infinity;
  for (const [
    i,
    {
      at: [x, y],
    },
  ] of places.entries())
    for (const { at } of places.slice(i + 1)) least = Math.min(least, Math.hypot(at[0] - x, at[1] - y));
  return Math.min(52, Math.max(22, least * 0.36));
}

/** What a view says, with so many seats at the table. */
export function readingOf(view: unknown, n: number, places: ReadonlyMap<string, Place>): Reading {
  const fields = isFields(view) ? view : {};
  const rows = lists(view).filter(
    ([, list]) => list.length === n && list.every(({ seat }, i) => seat === undefined || seat === i),
  );
  const target = typeof fields['target'] === 'number' ? fields['target'] : null;
  const seats = Array.from({ length: n }, (_, seat) =>
    seatOf(seat, Object.assign({}, ...rows.map(([, list]) => list[seat])), target, places),
  );
  return {
    round: typeof fields['round'] === 'number' ? fields['round'] : 0,
    seats,
    pieces: lists(view).flatMap(([key, list]) =>
      piecesOf(
        key,
        list,
        rows.some(([name]) => name === key),
        places,
      ),
    ),
    facts: factsOf(fields, KNOWN),
  };
}

function seatOf(seat: number, fields: Fields, target: number | null, places: ReadonlyMap<string, Place>): SeatRow {
  const key = SCORES.find((name) => typeof fields[name] === 'number');
  const own = fields['target'];
  const facts = factsOf(fields, new Set(['seat', 'target', ...(key ? [key] : [])]));
  return {
    seat,
    score: key ? (fields[key] as number) : 0,
    scoreKey: key ?? null,
    target: typeof own === 'number' ? own : target,
    facts: facts.filter(({ value }) => !places.has(String(value))),
  };
}

function piecesOf(key: string, list: readonly Fields[], isSeats: boolean, places: ReadonlyMap<string, Place>): Piece[] {
  return list.flatMap((fields, i) => {
    const seat = typeof fields['seat'] === 'number' ? fields['seat'] : isSeats ? i : null;
    const at = Object.values(fields).find((value) => typeof value === 'string' && places.has(value));
    return seat !== null && typeof at === 'string' ? [{ key: `${key}-${i}`, seat, at }] : [];
  });
}

/** Values by name; counts by name as one line. What is empty, or not so, is left out. */
function factsOf(fields: Fields, known: ReadonlySet<string>): Fact[] {
  return Object.entries(fields).flatMap(([key, value]): Fact[] => {
    if (known.has(key) || value === false || value === '') return [];
    return isValue(value) ? [{ key, value }] : [];
  });
}

/** The place that an action leads to; null if it names none. */
export function placeIn(fields: object, places: ReadonlyMap<string, Place>): string | null {
  const named = Object.entries(fields).filter(([key, value]) => key !== 'kind' && typeof value === 'string' && places.has(value));
  return (named.find(([key]) => key === 'to') ?? named.at(-1))?.[1] ?? null;
}

/** What dice showed: the first number of what was thrown; null if there is none. */
export function thrownIn(fields: object): number | null {
  const found = Object.entries(fields).find(([key, value]) => key !== 'seat' && typeof value === 'number');
  return found ? (found[1] as number) : null;
}

/** The pieces after an event: the one that it is about has come to the place that it names. */
export function movedBy(
  event: { seat: number | null },
  pieces: readonly Piece[],
  places: ReadonlyMap<string, Place>,
): Piece[] | null {
  const to = placeIn(event, places);
  const own = pieces.filter(({ seat }) => seat === event.seat);
  const from =
    own.find(({ at }) => at !== to && (Object.values(event) as unknown[]).includes(at)) ??
    (own.length === 1 ? own[0] : undefined);
  return to !== null && from && from.at !== to ? pieces.map((piece) => (piece === from ? { ...piece, at: to } : piece)) : null;
}

/** A reading after an event: a field with the name of the seat's score, or of a sign of the table, says what it is now. */
export function after(reading: Reading, event: { seat: number | null }): Reading {
  const said = event as unknown as Fields;
  const scoreOf = ({ seat, score, scoreKey }: SeatRow): number => {
    const found = seat === event.seat && scoreKey !== null ? said[scoreKey] : null;
    return typeof found === 'number' ? found : score;
  };
  return {
    ...reading,
    seats: reading.seats.map((row) => ({ ...row, score: scoreOf(row) })),
    facts: reading.facts.map(({ key, value }) => ({ key, value: isValue(said[key]) ? said[key] : value })),
  };
}

/** An id as words: `sent_back` is “Sent back”. */
export function readable(id: string): string {
  const text = id.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The drawn sign of what fell: a die's face, or a token for whatever else it is. */
export const signOf = (value: unknown): string =>
  typeof value === 'number' && value >= 1 && value <= 6 ? `plain-d${value}` : 'plain-token';
