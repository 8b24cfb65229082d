// What has been asked of the table and not been answered: kept under its name, and sent again under it after a break. Pure.
import type { Act, Agree, Consent, Enter, Lend, Pause, Ready, Rename, SetOptions, SetSeat, Undo } from '../protocol.gen.ts';

export type Request = Act | Enter | Undo | Consent | Ready | SetSeat | Lend | Rename | Agree | SetOptions | Pause;
/** A request before it has a name. */
export type Wish = Request extends infer One ? (One extends Request ? Omit<One, 'request'> : never) : never;

export class Requests {
  #open = new Map<string, Request>();
  #named = 0;

  /** A name that no other request has, of this page or of another. */
  name(): string {
    this.#named += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${this.#named}`;
  }

  /** What has not been answered, in the order it was asked. */
  get open(): Request[] {
    return [...this.#open.values()];
  }

  keep(request: Request): void {
    this.#open.set(request.request, request);
  }

  /** The request that was answered under this name; it is open no longer. */
  settle(name: string): Request | null {
    const request = this.#open.get(name) ?? null;
    this.#open.delete(name);
    return request;
  }

  /** Something could not be read, and nobody knows which it was: nothing is sent again. */
  forget(): void {
    this.#open.clear();
  }
}
