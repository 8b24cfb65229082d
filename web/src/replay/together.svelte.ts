// Looking at a match together: one leads and the others follow, or each goes alone.
import { BUILD } from '../net/build.ts';
import { Connection } from '../net/connection.ts';
import { tokenOf } from '../net/memory.ts';
import { PROTOCOL, type Film, type Lead, type Led, type ToPage } from '../protocol.gen.ts';
import type { Replay } from './replay.svelte.ts';
import type { Eyes } from './source.ts';
import { stepsUntil } from './steps.ts';

/** May somebody here show it to others? */
export const canLead = ({ over, seats, players }: Film): boolean =>
  over && seats.length > 0 && players.some(({ kind, seat }) => kind === 'person' && !seats.includes(seat));

export class Together {
  readonly #replay: Replay;
  readonly #link: Connection;
  /** Who else shows the match, and where. */
  led = $state.raw<Led | null>(null);
  /** Who showed it until just now, while somebody here looked along. */
  left = $state<number | null>(null);
  isLeading = $state(false);
  isFollowing = $state(false);

  constructor(replay: Replay, match: string, isFollowing: boolean) {
    this.#replay = replay;
    this.isFollowing = isFollowing;
    this.#link = new Connection({
      hello: () => ({ kind: 'hello', protocol: PROTOCOL, build: BUILD, match, token: tokenOf(match) }),
      unanswered: () => (this.isLeading ? [this.#here] : []),
      heard: (message) => this.#hear(message),
      line: () => undefined,
    });
    replay.touched = () => {
      this.isFollowing = false;
      this.left = null;
    };
  }

  get #here(): Lead {
    const { film, entry, eyes } = this.#replay;
    return { kind: 'lead', seat: film.seats[0] ?? 0, entry, eyes: String(eyes) };
  }

  /** Say where one is, as long as one leads. */
  show(): void {
    if (this.isLeading) this.#link.send(this.#here);
  }

  lead(on: boolean): void {
    this.isLeading = on;
    this.left = null;
    if (on) [this.led, this.isFollowing] = [null, false];
    else this.#link.send({ ...this.#here, entry: null });
  }

  follow(): void {
    this.isFollowing = true;
    if (this.led) this.#go(this.led);
  }

  end(): void {
    this.#replay.touched = null;
    this.#link.end();
  }

  #hear(message: ToPage): void {
    if (message.kind !== 'led') return;
    this.isLeading = false; // somebody else does now
    this.left = message.entry === null && this.isFollowing ? (this.led?.seat ?? this.left) : null;
    this.led = message.entry === null ? null : message;
    if (this.led && this.isFollowing) this.#go(this.led);
  }

  #go({ entry, eyes }: Led): void {
    const to = stepsUntil(this.#replay.film.steps, entry ?? 0);
    if (to !== null) void this.#replay.goTo(to, /^\d+$/.test(eyes) ? Number(eyes) : (eyes as Eyes));
  }
}
