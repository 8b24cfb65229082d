/** Fingers on the table, each by itself: a tap on a tile, or a tile or a sack that is carried until it is let go. */

import type { Point } from '../../../board/chart.ts';

/** What a finger can pick up. */
export interface Thing {
  what: 'tile' | 'sack';
  /** The tile's name, or the colour. */
  name: string;
  /** Where it lies. */
  from: Point;
}

/** What a finger carries. */
export interface Carried extends Thing {
  id: number;
  /** When it was lifted. */
  since: number;
}

/** What the table wants to know of fingers; points are those of the screen. */
export interface Wishes {
  /** What lies under a finger. */
  thingAt: (point: Point) => Thing | null;
  /** May it be carried? */
  canCarry: (thing: Thing) => boolean;
  tap: (thing: Thing, point: Point) => void;
  /** It is let go there; null: it was taken from the finger. */
  drop: (thing: Carried, point: Point) => void;
  /** A carried thing is over there: written at once, without a round through the page's state. */
  move: (thing: Carried, point: Point) => void;
}

interface Press {
  thing: Thing;
  at: Point;
  carried: Carried | null;
}

const SLOP = 8; // pixels a finger may move and still tap

export class Fingers {
  carried = $state.raw<readonly Carried[]>([]);
  readonly #wishes: Wishes;
  readonly #presses = new Map<number, Press>();

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** Where a carried thing is now. */
  at(id: number): Point | null {
    return this.#presses.get(id)?.at ?? null;
  }

  /** It is gone: the finger holds nothing any more. */
  take(thing: Carried): void {
    this.#presses.delete(thing.id);
    this.#rest(thing);
  }

  down(id: number, point: Point): boolean {
    const thing = this.#wishes.thingAt(point);
    if (!thing || [...this.#presses.values()].some((press) => isSame(press.thing, thing))) return false;
    this.#presses.set(id, { thing, at: point, carried: null });
    return true;
  }

  move(id: number, point: Point): void {
    const press = this.#presses.get(id);
    if (!press) return;
    if (!press.carried) {
      if (Math.hypot(point[0] - press.at[0], point[1] - press.at[1]) <= SLOP || !this.#wishes.canCarry(press.thing)) return;
      press.carried = { ...press.thing, id, since: performance.now() };
      this.carried = [...this.carried, press.carried];
    }
    press.at = point;
    this.#wishes.move(press.carried, point);
  }

  up(id: number, point: Point): void {
    const press = this.#presses.get(id);
    this.#presses.delete(id);
    if (!press) return;
    if (!press.carried) {
      this.#wishes.tap(press.thing, point);
      return;
    }
    this.#wishes.drop(press.carried, point);
    this.#rest(press.carried);
  }

  /** The finger is gone without letting go: the thing falls back. */
  cancel(id: number): void {
    const press = this.#presses.get(id);
    this.#presses.delete(id);
    if (press?.carried) this.#rest(press.carried);
  }

  #rest(thing: Carried): void {
    this.carried = this.carried.filter((one) => one !== thing);
  }

  /** Listeners by hand: a picture for fingers is no control, and whoever cannot use them plays in turns. */
  readonly listen = (node: HTMLElement): void => {
    const point = (event: PointerEvent): Point => [event.clientX, event.clientY];
    node.addEventListener('pointerdown', (event) => {
      if (event.button === 0 && this.down(event.pointerId, point(event))) node.setPointerCapture(event.pointerId);
    });
    node.addEventListener('pointermove', (event) => this.move(event.pointerId, point(event)));
    node.addEventListener('pointerup', (event) => this.up(event.pointerId, point(event)));
    node.addEventListener('pointercancel', (event) => this.cancel(event.pointerId));
    node.addEventListener('contextmenu', (event) => event.preventDefault());
  };
}

/** Two fingers cannot hold one tile; sacks of a colour there are many. */
const isSame = (one: Thing, other: Thing): boolean => one.what === 'tile' && other.what === 'tile' && one.name === other.name;
