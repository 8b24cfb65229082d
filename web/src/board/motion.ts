/** Pace: how long things take, and whether anything travels at all. */

import { delay } from './clock.ts';

export type Pace = 'calm' | 'normal' | 'swift' | 'instant';

export const PACES: readonly Pace[] = ['calm', 'normal', 'swift', 'instant'];

const FACTORS: Record<Pace, number> = { calm: 1.6, normal: 1, swift: 0.5, instant: 0 };

/** Durations at normal pace, in milliseconds; the same as in app.css. */
export const MS = { touch: 150, step: 280, beam: 380, settle: 420, roll: 900, scene: 1600 } as const;

/** Where nothing travels, things fade this long. */
export const FADE = 120;

export function factor(pace: Pace): number {
  return FACTORS[pace];
}

/** Does the person want no travel on the screen? */
export function wantsLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** No travel, only fades: by the pace, or because the system asks for it. */
export function isStill(pace: Pace): boolean {
  return pace === 'instant' || wantsLessMotion();
}

/** What durations are multiplied by where this stands. It asks what was set, not how the page looks: for that all would be styled anew. */
export function timesAt(element: Element | null | undefined): number {
  for (let one = element; one; one = one.parentElement) {
    const times = Number.parseFloat((one as HTMLElement).style.getPropertyValue('--pace'));
    if (Number.isFinite(times)) return times;
  }
  return 1;
}

/** Comes and goes as a transition. Svelte's own asks each thing how it looks, and the page is styled and laid out once for every one. */
export function fade(_: Element, { duration }: { duration: number }): { duration: number; css: (t: number) => string } {
  return { duration, css: (t) => `opacity: ${t}` };
}

export function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => delay(done, ms)) : Promise.resolve();
}

const NO_PICTURE = 300; // milliseconds; where nothing is drawn it goes on all the same

/** Do something when the next picture is on the screen. */
export function afterPicture(run: () => void): void {
  let isDone = false;
  const once = (): void => {
    clearTimeout(timer);
    if (!isDone) run();
    isDone = true;
  };
  const timer = setTimeout(once, NO_PICTURE);
  requestAnimationFrame(() => setTimeout(once));
}

/** Wait for what moves, and note it in the browser's timeline: `seaboard bench page` counts the frames in between. */
export async function timed(name: string, moving: Promise<void>): Promise<void> {
  const start = performance.now();
  await moving;
  noted(name, start);
}

/** Note in the browser's timeline what has moved since this moment. */
export function noted(name: string, start: number): void {
  performance.measure(`seaboard:${name}`, { start });
  performance.clearMeasures(`seaboard:${name}`); // a trace has it; nobody else asks
}
