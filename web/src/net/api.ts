// What is asked over HTTP.
import type {
  Again,
  AskPlaces,
  Claim,
  Deletion,
  GameInfo,
  House,
  MatchRecord,
  MatchSummary,
  NewMatch,
  PlacesLeft,
  Problem,
  Seated,
  TableCode,
  Ticket,
} from '../protocol.gen.ts';

/** An answer that says no; `code` and `reason` are for the words, `offline` if there was no answer at all. */
export class Refusal extends Error {
  code: string;
  reason: string | null;

  constructor(code: string, detail: string, reason: string | null = null) {
    super(detail);
    this.code = code;
    this.reason = reason;
  }
}

/** The code of whatever went wrong. */
export const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'error');

/** Ask for something; `Refusal` if the answer is no. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
  } catch (error) {
    throw new Refusal('offline', String(error));
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? 'error', problem?.detail ?? answer.statusText, problem?.reason);
  }
  return (await answer.json()) as T;
}

const post = <T>(path: string, body: unknown, token: string | null = null): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

let asked: Promise<GameInfo[]> | null = null;

/** Every game; asked once, and again only if there was no answer. */
export function games(): Promise<GameInfo[]> {
  asked ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameInfo(id: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.id === id);
  if (!found) throw new Refusal('no_game', id);
  return found;
}

export const placesLeft = (game: string, wanted: AskPlaces): Promise<PlacesLeft> => post(`/api/games/${game}/places`, wanted);
export const boardData = (game: string): Promise<unknown> => ask(`/api/games/${game}/board`);
export const create = (wanted: NewMatch): Promise<Seated> => post('/api/matches', wanted);
/** The match of a short code. */
export const byCode = (code: string): Promise<TableCode> => ask(`/api/codes/${encodeURIComponent(code)}`);
/** The short code of a match, while it takes people in. */
export const tableCode = (match: string): Promise<TableCode> => ask(`/api/matches/${encodeURIComponent(match)}/code`);
/** A match that is over, with the secret of its dice. */
export const record = (match: string, token: string | null): Promise<MatchRecord> =>
  ask(`/api/matches/${encodeURIComponent(match)}/record`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
export const summary = (match: string): Promise<MatchSummary> => ask(`/api/matches/${encodeURIComponent(match)}`);
/** Take a seat; a device that has one already says so by its token, and holds both. */
export const claim = (match: string, wanted: Claim, token: string | null = null): Promise<Seated> =>
  post(`/api/matches/${encodeURIComponent(match)}/claim`, wanted, token);
export const ticket = (match: string, seat: number, token: string | null): Promise<Ticket> =>
  post(`/api/matches/${encodeURIComponent(match)}/ticket`, { seat }, token);
export const rematch = (match: string, token: string, wanted: Again): Promise<Seated> =>
  post(`/api/matches/${encodeURIComponent(match)}/rematch`, wanted, token);
/** Delete a table with all that was played there; only for whoever opened it. */
export const deleteTable = (match: string, token: string): Promise<Deletion> =>
  ask(`/api/matches/${encodeURIComponent(match)}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
export const house = (): Promise<House> => ask('/api/house');
export const switchHouse = (open: boolean): Promise<House> =>
  ask('/api/house', { method: 'PUT', body: JSON.stringify({ open }) });
