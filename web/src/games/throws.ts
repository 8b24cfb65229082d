// Dice and spinners that a person throws.
import type { Told } from './contract.ts';

/** Who throws with an event: of these kinds, as the rules name them, the seat that they belong to. */
export function thrownBy(kinds: readonly string[]): (event: Told) => number | null {
  return (event) => (kinds.includes(event.kind) ? event.seat : null);
}
