/** Hands on a board: taps snap to the nearest legal place; pinch, wheel and drag look closer; holding looks at a secret. */

import { aim, DOUBT, MOUSE_REACH, REACH, sideOf, type LensSide } from './aim.ts';
import type { Chart, Point } from './chart.ts';
import { isWhole, panBy, WHOLE, zoomAbout, type Zoom } from './zoom.ts';

/** What a place was chosen with; through the lens a finger has seen what it takes. */
export type By = 'mouse' | 'touch' | 'lens';

/** What a board wants to know of hands. */
export interface Hands {
  chart: () => Chart;
  /** The places that may be chosen now. */
  legal: () => readonly string[];
  /** A legal place was chosen. */
  pick: (place: string, by: By) => void;
  /** A place that is not legal now was chosen: say why; null: beside all places. */
  miss: (place: string | null) => void;
  /** The mouse points at a place, or no longer at any. */
  point: (place: string | null) => void;
  /** May the thing at this point be held to look at it? */
  mayHold: (point: Point) => boolean;
  /** It is held, or let go. */
  hold: (down: boolean) => void;
}

/** What is seen through the lens: where the finger is in the frame and on the stage, in CSS pixels, and the place it would take. */
export interface LensView {
  x: number;
  y: number;
  width: number;
  onStage: Point;
  place: string | null;
}

interface Press {
  id: number;
  x: number;
  y: number;
  isMoved: boolean;
  isHolding: boolean;
  isLens: boolean;
  timer: number;
}

const HOLD_MS = 280;
const SLOP = 8; // pixels a finger may move and still tap
const CLOSER = 2.2;
const DOUBLE_MS = 320;
const SINK_MS = 300;

export class Gestures {
  zoom = $state.raw<Zoom>(WHOLE);
  isGesturing = $state(false);
  /** The place that was chosen in vain: it sinks for a moment. */
  sunk = $state<string | null>(null);
  lens = $state.raw<LensView | null>(null);
  /** The half of the board where a finger last came down among several places: there the lens helps. */
  crowdedAt = $state<LensSide | null>(null);
  /** The two elements of the stage: the frame that stays, and what is enlarged in it. */
  frame = $state<HTMLElement | null>(null);
  stage = $state<HTMLElement | null>(null);
  readonly isZoomed = $derived(!isWhole(this.zoom));

  readonly #hands: Hands;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #press: Press | null = null;
  #lastMiss = 0;
  #pointed: string | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  showWhole(): void {
    this.zoom = WHOLE;
  }

  /** Where a pointer is in the drawing, and how many CSS pixels one unit of it has. */
  pointOf(event: { clientX: number; clientY: number }): { point: Point; unit: number } {
    const seen = this.stage?.getBoundingClientRect();
    if (!seen?.width) return { point: [Infinity, Infinity], unit: 1 };
    const { x, y, width } = this.#hands.chart().box;
    const unit = seen.width / width;
    return { point: [(event.clientX - seen.left) / unit + x, (event.clientY - seen.top) / unit + y], unit };
  }

  #sizes() {
    return {
      frame: { width: this.frame?.clientWidth ?? 0, height: this.frame?.clientHeight ?? 0 },
      board: { width: this.stage?.clientWidth ?? 0, height: this.stage?.clientHeight ?? 0 },
    };
  }

  #zoomBy(by: number, x: number, y: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const { frame, board } = this.#sizes();
    this.zoom = zoomAbout(this.zoom, by, [x - box.left - box.width / 2, y - box.top - box.height / 2], frame, board);
  }

  #panBy(dx: number, dy: number): void {
    const { frame, board } = this.#sizes();
    this.zoom = panBy(this.zoom, dx, dy, frame, board);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size > 1) {
      this.#letGo();
      this.isGesturing = true;
      return;
    }
    const press: Press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isMoved: false,
      isHolding: false,
      isLens: false,
      timer: 0,
    };
    this.#press = press;
    const { point, unit } = this.pointOf(event);
    const mayHold = this.#hands.mayHold(point);
    if (!mayHold && (event.pointerType === 'mouse' || this.isZoomed || this.#hands.legal().length === 0)) return;
    const { distance } = this.#hands.chart();
    const near = this.#hands.legal().filter((name) => distance(name, point) <= REACH / unit);
    if (!mayHold && near.length > 1) this.crowdedAt = sideOf(event, this.frame);
    press.timer = window.setTimeout(() => {
      if (this.#press !== press || press.isMoved) return;
      if (mayHold) {
        press.isHolding = true;
        this.#hands.hold(true);
      } else {
        press.isLens = true;
        this.#look(press);
      }
    }, HOLD_MS);
  }

  #letGo(): void {
    if (!this.#press) return;
    clearTimeout(this.#press.timer);
    if (this.#press.isHolding) this.#hands.hold(false);
    if (this.#press.isLens) {
      this.lens = null;
      this.#pointAt(null);
    }
    this.#press = null;
  }

  /** Press and slide: the lens follows the finger. */
  #look(at: { x: number; y: number }): void {
    const frame = this.frame?.getBoundingClientRect();
    const stage = this.stage?.getBoundingClientRect();
    if (!frame || !stage) return;
    const { point, unit } = this.pointOf({ clientX: at.x, clientY: at.y });
    const { place } = aim(this.#hands.chart(), this.#hands.legal(), point, REACH / unit);
    this.lens = {
      x: at.x - frame.left,
      y: at.y - frame.top,
      width: frame.width,
      onStage: [at.x - stage.left, at.y - stage.top],
      place,
    };
    this.#pointAt(place);
  }

  #move(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse') this.#point(event);
      return;
    }
    if (this.#pointers.size === 2) this.#pinch(event, last);
    else if (this.#press?.id === event.pointerId) this.#drag(event, this.#press, last);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #drag(event: PointerEvent, press: Press, last: { x: number; y: number }): void {
    if (press.isLens) {
      this.#look({ x: event.clientX, y: event.clientY });
      return;
    }
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) press.isMoved = true;
    if (!press.isMoved || press.isHolding || !this.isZoomed) return;
    this.frame?.setPointerCapture(event.pointerId);
    this.isGesturing = true;
    this.#panBy(event.clientX - last.x, event.clientY - last.y);
  }

  #pinch(event: PointerEvent, last: { x: number; y: number }): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const span = (point: { x: number; y: number }) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    const here = { x: event.clientX, y: event.clientY };
    this.#zoomBy(span(here) / span(last), (here.x + other.x) / 2, (here.y + other.y) / 2);
    this.#panBy((here.x - last.x) / 2, (here.y - last.y) / 2);
  }

  #lift(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.isGesturing = false;
  }

  #up(event: PointerEvent): void {
    this.#lift(event);
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const seen = this.lens?.place ?? null;
    this.#letGo();
    if (press.isLens) {
      if (seen) this.#hands.pick(seen, 'lens');
    } else if (!press.isMoved && !press.isHolding) this.#tap(event);
  }

  #cancel(event: PointerEvent): void {
    this.#lift(event);
    this.#letGo();
  }

  #tap(event: PointerEvent): void {
    const { point, unit } = this.pointOf(event);
    const by = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const doubt = by === 'touch' && !this.isZoomed ? DOUBT / unit : 0;
    const found = aim(this.#hands.chart(), this.#hands.legal(), point, (by === 'mouse' ? MOUSE_REACH : REACH) / unit, doubt);
    if (found.place) this.#hands.pick(found.place, by);
    else if (found.doubt.length) this.#zoomBy(CLOSER, event.clientX, event.clientY);
    else if (by === 'touch' && event.timeStamp - this.#lastMiss < DOUBLE_MS) this.#doubleTap(event);
    else this.#missed(event, point, by);
  }

  #doubleTap(event: PointerEvent): void {
    this.#lastMiss = 0;
    if (this.isZoomed) this.showWhole();
    else this.#zoomBy(CLOSER, event.clientX, event.clientY);
  }

  #missed(event: PointerEvent, point: Point, by: By): void {
    this.#lastMiss = event.timeStamp;
    const name = this.#hands.chart().at(point);
    if (name && this.#hands.legal().includes(name)) return this.#hands.pick(name, by); // the land that belongs to a legal place
    this.sunk = name;
    setTimeout(() => (this.sunk = null), SINK_MS);
    this.#hands.miss(name);
  }

  #point(event: PointerEvent): void {
    const { point, unit } = this.pointOf(event);
    const chart = this.#hands.chart();
    this.#pointAt(aim(chart, this.#hands.legal(), point, MOUSE_REACH / unit).place ?? chart.at(point));
  }

  #pointAt(name: string | null): void {
    if (name === this.#pointed) return;
    this.#pointed = name;
    this.#hands.point(name);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  }

  /** Listeners by hand: the picture is no control, every place is reached through the shell's list of actions too. */
  readonly listen = (node: HTMLElement): (() => void) => {
    this.frame = node;
    node.addEventListener('pointerdown', (event) => this.#down(event));
    node.addEventListener('pointermove', (event) => this.#move(event));
    node.addEventListener('pointerup', (event) => this.#up(event));
    node.addEventListener('pointercancel', (event) => this.#cancel(event));
    node.addEventListener('pointerleave', () => this.#pointAt(null));
    node.addEventListener('contextmenu', (event) => event.preventDefault());
    const keepStill = (event: TouchEvent) => {
      if (this.lens && event.cancelable) event.preventDefault(); // the page does not scroll under the lens
    };
    node.addEventListener('touchmove', keepStill, { passive: false });
    node.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    const stopOutside = (event: PointerEvent) => {
      if (this.#pointers.has(event.pointerId) && !node.contains(event.target as Node)) this.#cancel(event);
    };
    window.addEventListener('pointerup', stopOutside);
    return () => {
      this.frame = null;
      window.removeEventListener('pointerup', stopOutside);
    };
  };
}
