// Why something is done, as one sentence; the words are a game's, and are fetched when somebody first wants to read them.
import type { GameFace, ReasonsPart } from '../games/contract.ts';
import { say, words } from '../words/words.svelte.ts';
import { WORDS } from './words.ts';

/** A game's part, with its words. */
export async function reasonsOf(load: GameFace['reasons']): Promise<ReasonsPart> {
  const [part] = await Promise.all([load(), words.also(WORDS)]);
  await words.also(part.words);
  return part;
}

/** A reason in words; empty if there is nothing in particular, or the page does not know it yet. */
export function reasonSaid(reason: string): string {
  return reason !== 'none' && words.has(`reason-${reason}`) ? say(`reason-${reason}`) : '';
}
