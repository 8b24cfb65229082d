/** How a die tumbles: in from the side, two knocks, and still; a flick gives it its direction and strength. */

/** The way of a finger when it let go, in pixels per millisecond: to the right, and down. */
export interface Flick {
  x: number;
  y: number;
}

const LATE = 1500; // milliseconds: what falls later was thrown by something else
const USUAL = 1.2; // pixels per millisecond of a flick that throws as a tap does
const [WEAKEST, STRONGEST] = [0.7, 1.7];
const [FAR, DEEP] = [180, 110]; // per cent of a die: how far it comes from, across and down

let flicked: { flick: Flick; at: number } | null = null;

/** Somebody has thrown with a flick. */
export function note(flick: Flick, at = performance.now()): void {
  flicked = { flick, at };
}

/** The flick that has thrown what begins to fall now; null if it was none. */
export function fresh(now = performance.now()): Flick | null {
  return flicked && now - flicked.at < LATE ? flicked.flick : null;
}

/** How strong a flick is; 1 is usual. */
export function strength(flick: Flick | null): number {
  return flick ? Math.min(STRONGEST, Math.max(WEAKEST, Math.hypot(flick.x, flick.y) / USUAL)) : 1;
}

/** The keyframes of a die that comes `from` a side, in per cent of its width, and turns so many degrees; a flick sends it its own way. */
export function tumbling(from: number, turn: number, flick: Flick | null): Keyframe[] {
  const force = strength(flick);
  const long = flick ? Math.hypot(flick.x, flick.y) || 1 : 1;
  const [x, y] = flick ? [-(flick.x / long) * FAR * force, -(flick.y / long) * DEEP * force] : [from, 0];
  const turns = Math.abs(turn) * force * (x < 0 ? -1 : 1); // it rolls the way it goes
  const at = (part: number, up: number, round: number, offset: number, easing = 'ease-in') => ({
    transform: `translate(${x * part}%, ${y * part + up}%) rotate(${turns * round}deg)`,
    offset,
    easing,
  });
  return [
    at(1, -60, 1, 0),
    at(0.45, 6, 0.55, 0.3, 'ease-out'),
    at(0.2, -34, 0.28, 0.46),
    at(0.04, 4, 0.06, 0.63, 'ease-out'),
    at(0, -12, -0.02, 0.78),
    at(0, 0, 0, 1),
  ];
}
