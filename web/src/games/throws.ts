// Dice and spinners that a person throws.
import { about } from './about.ts';
import type { Scene, Told } from './contract.ts';

/** Who throws with an event: of these kinds, as the rules name them, the seat that they belong to. */
export function thrownBy(kinds: readonly string[]): (event: Told) => number | null {
  return (event) => (kinds.includes(event.kind) ? event.seat : null);
}

/** A turn begins with a throw of such a kind: what is said until it lies in the hand. */
export function toThrow(kind: string, seat: number, scene: Scene): string {
  return seat === scene.me ? scene.say(`throw-${kind}`) : about(scene, `throw-${kind}-other`, seat);
}
