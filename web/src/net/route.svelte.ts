// Which page: `/` the pictures, `/t/<match>` a table, `/t/<match>?screen` a screen that is the table, `/t/<match>/replay?at=<entry>` a match that
// is looked at again, `/replay` one out of a file. Back always leads to the pictures, and from a match that is looked at to its table.
const here = (): string => location.pathname + location.search;

/** The address of a moment of a match. */
export const replayOf = (match: string, entry: number | null): string =>
  `/t/${encodeURIComponent(match)}/replay${entry === null ? '' : `?at=${entry}`}`;

class Route {
  #address = $state(here());

  constructor() {
    window.addEventListener('popstate', () => (this.#address = here()));
  }

  /** The match whose table is open; null at the pictures. */
  get match(): string | null {
    const found = /^\/t\/([^/?]+)(?:\/|\/replay)?(?:\?|$)/.exec(this.#address);
    return found?.[1] ? decodeURIComponent(found[1]) : null;
  }

  /** Is this screen the table itself? */
  get isScreen(): boolean {
    return this.#address.endsWith('?screen');
  }

  /** Is a match looked at again? */
  get isReplay(): boolean {
    return /^(?:\/t\/[^/?]+)?\/replay(?:\?|$)/.test(this.#address);
  }

  /** The entry of the log that is looked at; null if none is named. */
  get entry(): number | null {
    const found = /[?&]at=(\d{1,9})(?:&|$)/.exec(this.#address)?.[1];
    return found === undefined ? null : Number(found);
  }

  /** Is the step played that leads there? */
  get isPlayed(): boolean {
    return /[?&]play(?:&|$)/.test(this.#address);
  }

  /** Is somebody followed who shows the match? */
  get isFollowing(): boolean {
    return this.#address.endsWith('?follow');
  }

  /** Look at a match again: from its beginning, at the step of an entry, which is played, or where somebody shows it. */
  toReplay(match: string | null, entry: number | null = null, isFollowing = false): void {
    const more = isFollowing ? '?follow' : entry === null ? '' : '&play';
    this.#go(match === null ? '/replay' : replayOf(match, entry) + more, 'push');
  }

  /** The address follows what is looked at; nothing is opened. */
  noteEntry(match: string, entry: number): void {
    history.replaceState(null, '', replayOf(match, entry));
  }

  toTable(match: string, how: 'push' | 'replace' = 'push'): void {
    this.#go(`/t/${encodeURIComponent(match)}`, how);
  }

  toScreen(match: string): void {
    this.#go(`/t/${encodeURIComponent(match)}?screen`, 'replace');
  }

  toPictures(): void {
    if (this.#address !== '/') this.#go('/', 'push');
  }

  #go(address: string, how: 'push' | 'replace'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#address = address;
    scrollTo(0, 0);
  }
}

export const route = new Route();
