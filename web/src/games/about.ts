// A sentence about a seat. Where one person has the device alone it speaks to that person, elsewhere it names the seat. Pure.
import type { Values } from '../words/words.svelte.ts';
import type { Scene } from './contract.ts';

type Speaker = Pick<Scene, 'say' | 'you' | 'name'>;

/** The message `<id>-you` for the one person here, else `id` with the seat's `name`. */
export function about(scene: Speaker, id: string, seat: number, values: Values = {}): string {
  return seat === scene.you ? scene.say(`${id}-you`, values) : scene.say(id, { ...values, name: scene.name(seat) });
}

/** A seat in a list: "you", or its name. */
export function called(scene: Speaker, seat: number): string {
  return seat === scene.you ? scene.say('you') : scene.name(seat);
}
