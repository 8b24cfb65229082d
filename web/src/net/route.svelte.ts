// Which page: `/` the pictures, `/t/<match>` a table. Back always leads to the pictures.
class Route {
  #path = $state(location.pathname);

  constructor() {
    window.addEventListener('popstate', () => (this.#path = location.pathname));
  }

  /** The match whose table is open; null at the pictures. */
  get match(): string | null {
    const found = /^\/t\/([^/]+)\/?$/.exec(this.#path);
    return found?.[1] ? decodeURIComponent(found[1]) : null;
  }

  toTable(match: string, how: 'push' | 'replace' = 'push'): void {
    this.#go(`/t/${encodeURIComponent(match)}`, how);
  }

  toPictures(): void {
    if (this.#path !== '/') this.#go('/', 'push');
  }

  #go(path: string, how: 'push' | 'replace'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();
