// The page's ear and voice: when a sound may be heard, and which one gives way to which. How they are made: sounds.ts.
import type { Recipe, Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

const GIVES_WAY = 0.15; // seconds in which a loud sound fades when the next one begins

let context: AudioContext | null = null;
let isOn = true;
const wakers: (() => void)[] = [];
/** The recipes; they come with the first touch. */
let made: Promise<typeof import('./sounds.ts') | null> | null = null;
/** The loud sound that was begun last. */
let loud: GainNode | null = null;

/** The page's sound, once a touch has woken it. */
export function audio(): AudioContext | null {
  return context;
}

/** Call when sound wakes up. */
export function onWake(call: () => void): void {
  wakers.push(call);
}

/** Phones allow sound only after a touch: wake it at the first one. */
export function wakeSound(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const isNew = context === null;
  context ??= new Context();
  if (context.state === 'suspended') void context.resume();
  if (isNew) for (const call of wakers) call();
  made ??= import('./sounds.ts').catch(() => (made = null)); // without a line it stays quiet until the next touch
}

export function setSound(on: boolean): void {
  isOn = on;
}

/** Let a sound be heard; of two loud ones the first gives way. What calls somebody is heard though nobody looks at the page. */
export function play(sound: Sound): void {
  if (isOn && context && made) void made.then((found) => found && begin(found.SOUNDS[sound]));
}

function begin({ isLoud, isCall, make }: Recipe): void {
  if (context?.state !== 'running' || (document.hidden && !isCall)) return;
  const at = context.currentTime + 0.01;
  const out = context.createGain();
  out.connect(context.destination);
  if (isLoud) {
    loud?.gain.setTargetAtTime(0, at, GIVES_WAY / 3);
    loud = out;
  }
  make({ audio: context, out }, at);
}
