// What an address says of a match that is looked at again: `/t/<match>/replay?at=<entry>`, with `&play` if the step that leads there is
// played, or `?follow` if somebody is followed who shows it; `/t/<match>/review?at=<entry>` with its review, `/t/<match>/replay?film` is the night's film.
// No token is ever in it.

/** The address of a match, or of a moment of it. */
export const replayOf = (match: string, entry: number | null = null): string =>
  `/t/${encodeURIComponent(match)}/replay${entry === null ? '' : `?at=${entry}`}`;

/** The same, with its review. */
export const reviewOf = (match: string, entry: number | null = null): string =>
  `/t/${encodeURIComponent(match)}/review${entry === null ? '' : `?at=${entry}`}`;

/** Is the review of a match wanted by this path? */
export const isReview = (path: string): boolean => /^\/t\/[^/]+\/review/.test(path);

/** The same, where the step is played on arrival. */
export const playedOf = (match: string, entry: number | null): string => replayOf(match, entry) + (entry === null ? '' : '&play');

/** The same, where somebody shows it. */
export const followedOf = (match: string): string => `${replayOf(match)}?follow`;

/** The night's film of a match. */
export const filmOf = (match: string): string => `${replayOf(match)}?film`;

export interface Wanted {
  /** The entry of the log that is looked at; null if none is named. */
  entry: number | null;
  isPlayed: boolean;
  isFollowing: boolean;
  isFilm: boolean;
}

/** What is wanted by the part of an address behind its question mark. */
export function wantedBy(search: string): Wanted {
  const entry = /[?&]at=(\d{1,9})(?:&|$)/.exec(search)?.[1];
  return {
    entry: entry === undefined ? null : Number(entry),
    isPlayed: /[?&]play(?:&|$)/.test(search),
    isFollowing: search === '?follow',
    isFilm: search === '?film',
  };
}

/** The address follows what is looked at; nothing is opened. */
export const noteEntry = (match: string, entry: number | null, withReview: boolean): void =>
  history.replaceState(null, '', (withReview ? reviewOf : replayOf)(match, entry));
