// What is asked over HTTP.
import type { Claim, GameInfo, MatchSummary, NewMatch, Problem, Seated } from '../protocol.gen.ts';

/** An answer that says no; `code` is for the words, `offline` if there was no answer at all. */
export class Refusal extends Error {
  code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The code of whatever went wrong. */
export const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'error');

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
  } catch (error) {
    throw new Refusal('offline', String(error));
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? 'error', problem?.detail ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers });

export const games = (): Promise<GameInfo[]> => ask('/api/games');
export const boardData = (game: string): Promise<unknown> => ask(`/api/games/${game}/board`);
export const create = (wanted: NewMatch): Promise<Seated> => post('/api/matches', wanted);
export const summary = (match: string): Promise<MatchSummary> => ask(`/api/matches/${encodeURIComponent(match)}`);
export const claim = (match: string, wanted: Claim): Promise<Seated> =>
  post(`/api/matches/${encodeURIComponent(match)}/claim`, wanted);
export const rematch = (match: string, token: string): Promise<Seated> =>
  post(`/api/matches/${encodeURIComponent(match)}/rematch`, {}, { authorization: `Bearer ${token}` });
