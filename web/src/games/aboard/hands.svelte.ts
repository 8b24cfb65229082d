/** Hands on the heap: a tap takes, a drag carries to a place, press and slide shows the lens. One finger counts, the others are ignored. */

import { MOUSE_REACH, REACH, sideOf, type LensSide } from '../../board/aim.ts';
import type { LensView } from '../../board/gestures.svelte.ts';

/** What the heap wants to know of hands; points are those of the window. */
export interface Wishes {
  /** The tile that a tap there means. */
  tileAt: (x: number, y: number, reach: number) => string | null;
  /** May it be chosen now? */
  can: (tile: string) => boolean;
  /** May it be carried? */
  canCarry: (tile: string) => boolean;
  pick: (tile: string) => void;
  miss: (tile: string) => void;
  point: (tile: string | null) => void;
  /** It is let go there. */
  drop: (tile: string, x: number, y: number) => void;
}

/** A tile that follows the finger. */
export interface Carried {
  tile: string;
  x: number;
  y: number;
}

interface Press {
  id: number;
  x: number;
  y: number;
  tile: string | null;
  isMoved: boolean;
  isLens: boolean;
  timer: number;
}

const HOLD_MS = 280;
const SLOP = 8; // pixels a finger may move and still tap

export class HeapHands {
  carried = $state.raw<Carried | null>(null);
  lens = $state.raw<LensView | null>(null);
  /** The half of the heap where a finger last came down: tiles lie close there. */
  crowdedAt = $state<LensSide | null>(null);
  /** What is seen through the lens, and what the glass lies in. */
  stage = $state<HTMLElement | null>(null);
  frame = $state<HTMLElement | null>(null);

  readonly #wishes: Wishes;
  #press: Press | null = null;
  #pointed: string | null = null;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#press) return;
    const isMouse = event.pointerType === 'mouse';
    const tile = this.#wishes.tileAt(event.clientX, event.clientY, isMouse ? MOUSE_REACH : REACH);
    const press: Press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      tile,
      isMoved: false,
      isLens: false,
      timer: 0,
    };
    this.#press = press;
    if (tile) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    if (isMouse) return;
    this.crowdedAt = sideOf(event, this.frame);
    press.timer = window.setTimeout(() => {
      if (this.#press !== press || press.isMoved) return;
      press.isLens = true;
      this.#look(press.x, press.y);
    }, HOLD_MS);
  }

  #look(x: number, y: number): void {
    const seen = this.stage?.getBoundingClientRect();
    const frame = this.frame?.getBoundingClientRect();
    if (!seen || !frame) return;
    const place = this.#wishes.tileAt(x, y, REACH);
    this.lens = { x: x - frame.left, y: y - frame.top, width: frame.width, onStage: [x - seen.left, y - seen.top], place };
    this.#pointAt(place);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === 'mouse') this.#pointAt(this.#wishes.tileAt(event.clientX, event.clientY, MOUSE_REACH));
      return;
    }
    if (press.id !== event.pointerId) return;
    if (press.isLens) {
      this.#look(event.clientX, event.clientY);
      return;
    }
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) press.isMoved = true;
    if (press.isMoved && press.tile && (this.carried || this.#wishes.canCarry(press.tile))) {
      this.#pointAt(null);
      this.carried = { tile: press.tile, x: event.clientX, y: event.clientY };
    }
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const tile = press.isLens ? (this.lens?.place ?? null) : press.tile;
    const isCarried = this.carried !== null;
    this.#end();
    if (!tile) return;
    if (isCarried) this.#wishes.drop(tile, event.clientX, event.clientY);
    else if (press.isLens || !press.isMoved) this.#take(tile);
  }

  #take(tile: string): void {
    if (this.#wishes.can(tile)) this.#wishes.pick(tile);
    else this.#wishes.miss(tile);
  }

  #end(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
    this.lens = this.carried = null;
    this.#pointAt(null);
  }

  #pointAt(tile: string | null): void {
    if (tile === this.#pointed) return;
    this.#pointed = tile;
    this.#wishes.point(tile);
  }

  /** Listeners by hand: the picture is no control, every kind of tile is in the shell's list of moves and has a key. */
  readonly listen = (node: HTMLElement): void => {
    node.addEventListener('pointerdown', (event) => this.#down(event));
    node.addEventListener('pointermove', (event) => this.#move(event));
    node.addEventListener('pointerup', (event) => this.#up(event));
    node.addEventListener('pointercancel', (event) => this.#press?.id === event.pointerId && this.#end());
    node.addEventListener('pointerleave', () => this.#press || this.#pointAt(null));
    node.addEventListener('contextmenu', (event) => event.preventDefault());
  };
}
