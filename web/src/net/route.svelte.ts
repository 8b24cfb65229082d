// Which page: `/` the pictures, `/t/<match>` a table, `/t/<match>?screen` a screen that is the table, `/t/<match>/replay?at=<entry>` a match that
// is looked at again, `/t/<match>/review?at=<entry>` the same with its review, `/replay` one out of a file, `/logbook` what this device has written down,
// `/puzzle/<game>` the puzzle of the day. Back always leads to the pictures, and from a match that is looked at to its table.
const here = (): string => location.pathname + location.search;

class Route {
  #address = $state(here());

  constructor() {
    window.addEventListener('popstate', () => (this.#address = here()));
  }

  /** The match whose table is open; null at the pictures. */
  get match(): string | null {
    const found = /^\/t\/([^/?]+)/.exec(this.#address);
    return found?.[1] ? decodeURIComponent(found[1]) : null;
  }

  /** Is this screen the table itself? */
  get isScreen(): boolean {
    return this.#address.endsWith('?screen');
  }

  /** Is a match looked at again? */
  get isReplay(): boolean {
    return /^(\/t\/[^/]+)?\/re(play|view)/.test(this.#address);
  }

  /** Another room than tables and matches, by its address: `/logbook`, or `/puzzle/<game>`; empty if none is open. */
  get room(): string {
    return /^\/[lp]/.test(this.#address) ? this.#address : '';
  }

  /** Look at a match again, as its address says; without one at the matches that can be looked at. */
  toReplay(address = '/replay'): void {
    this.#go(address, 'push');
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
