// Hands on what waits to be thrown: a flick or a tap on it, a key, a shake. Loaded when something waits for the first time. What can be
// thrown is marked with `data-throw`.
import { note, type Flick } from '../board/tumble.ts';
import type { Held } from '../games/contract.ts';

const SLOP = 8; // pixels a finger may move and still tap
const FAST = 0.4; // pixels in a millisecond, on the last stretch: a flick
const STRETCH = 100; // milliseconds
const HARD = 15; // metres per second squared, gravity left out: somebody shakes
const STRONGER = 25; // the same with gravity in it
const APART = 60; // milliseconds between two jolts of one shake, at least
const TOGETHER = 700; // and at most

/** The world round the page; tests bring their own. */
export interface World extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia' | 'isSecureContext'> {
  document: Pick<Document, 'querySelector' | 'activeElement' | 'body'>;
  DeviceMotionEvent?: object;
}

/** The way of a pointer over what can be thrown. */
export class Stroke {
  readonly #way: { x: number; y: number; time: number }[];

  constructor(x: number, y: number, time: number) {
    this.#way = [{ x, y, time }];
  }

  move(x: number, y: number, time: number): void {
    this.#way.push({ x, y, time });
  }

  /** How fast it was when it ended; null if it was no flick. */
  flick(time: number): Flick | null {
    const last = this.#way.at(-1);
    const from = this.#way.find((one) => time - one.time <= STRETCH);
    if (!last || !from) return null;
    const [x, y, took] = [last.x - from.x, last.y - from.y, Math.max(1, time - from.time)];
    const far = Math.hypot(x, y);
    return far > SLOP && far / took >= FAST ? { x: x / took, y: y / took } : null;
  }
}

/** Jolts that follow each other are a shake; a single one is a bump. */
export class Shake {
  #last = -Infinity;

  /** Is this the second of two jolts? */
  feel(
    { acceleration, accelerationIncludingGravity }: Pick<DeviceMotionEvent, 'acceleration' | 'accelerationIncludingGravity'>,
    time: number,
  ): boolean {
    const isHard = strength(acceleration) > HARD || (!acceleration && strength(accelerationIncludingGravity) > STRONGER);
    if (!isHard || time - this.#last < APART) return false;
    const isSecond = time - this.#last <= TOGETHER;
    this.#last = isSecond ? -Infinity : time;
    return isSecond;
  }
}

function strength(felt: DeviceMotionEventAcceleration | null): number {
  return felt ? Math.hypot(felt.x ?? 0, felt.y ?? 0, felt.z ?? 0) : 0;
}

/** Does this key throw? T everywhere but where one writes, and the space bar where it means nothing else. */
export function isThrow(event: KeyPress, document: World['document']): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector('dialog[open]')) return false;
  const active = document.activeElement;
  if (event.key === ' ') return active === null || active === document.body;
  return event.key.toLowerCase() === 't' && !active?.matches('input, textarea, select, [contenteditable]');
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

export class Throwing {
  readonly #world: World;
  /** May shakes be felt? Null where the browser wants to be asked and has not been. */
  #mayFeel: boolean | null;

  constructor(world: World = window) {
    this.#world = world;
    this.#mayFeel = this.#ask === null ? this.#motion !== undefined : null;
  }

  /** Motion, where the browser gives it: never over plain http. */
  get #motion(): object | undefined {
    return this.#world.isSecureContext ? this.#world.DeviceMotionEvent : undefined;
  }

  /** How to ask for it, where that is needed. */
  get #ask(): (() => Promise<string>) | null {
    const motion = this.#motion as { requestPermission?: () => Promise<string> } | undefined;
    return motion?.requestPermission?.bind(motion) ?? null;
  }

  get #canShake(): boolean {
    return this.#mayFeel === true && this.#world.matchMedia('(pointer: coarse)').matches;
  }

  /** How one throws here: the id of a message. */
  get way(): string {
    if (this.#canShake) return 'throw-shake';
    return this.#world.matchMedia('(hover: hover)').matches ? 'throw-key' : 'throw-tap';
  }

  /** On the first tap, and never before, ask whether shakes may be felt. */
  async #askOnce(): Promise<void> {
    const ask = this.#ask;
    if (this.#mayFeel !== null || !ask) return;
    this.#mayFeel = false;
    this.#mayFeel = await ask().then(
      (answer) => answer === 'granted',
      () => false,
    );
  }

  /** Let every way of throwing release this; returns how to stop listening. */
  listen(held: Held): () => void {
    let stroke: Stroke | null = null;
    const shake = new Shake();
    const ways = {
      pointerdown: (event: PointerEvent) => {
        stroke = isOn(event) ? new Stroke(event.clientX, event.clientY, event.timeStamp) : null;
      },
      pointermove: (event: PointerEvent) => stroke?.move(event.clientX, event.clientY, event.timeStamp),
      pointerup: (event: PointerEvent) => {
        const flick = stroke?.flick(event.timeStamp);
        stroke = null;
        if (!flick) return;
        note(flick);
        held.release();
      },
      pointercancel: () => (stroke = null),
      click: (event: MouseEvent) => {
        if (!isOn(event)) return;
        void this.#askOnce();
        held.release();
      },
      keydown: (event: KeyboardEvent) => {
        if (!isThrow(event, this.#world.document)) return;
        event.preventDefault();
        held.release();
      },
      devicemotion: (event: DeviceMotionEvent) => {
        if (this.#canShake && shake.feel(event, event.timeStamp)) held.release();
      },
    };
    for (const [kind, does] of Object.entries(ways)) this.#world.addEventListener(kind, does as EventListener);
    return () => {
      for (const [kind, does] of Object.entries(ways)) this.#world.removeEventListener(kind, does as EventListener);
    };
  }
}

function isOn(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-throw]') !== null;
}
