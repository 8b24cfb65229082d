// A device that came after the dice of a match had been agreed on is told so: once when it sits down, and in the menu.
import { diceOf, keepDice } from '../net/memory.ts';
import type { MatchInfo } from '../protocol.gen.ts';

export { WORDS } from './words.ts';

/** Have others given something to the dice of a match, and this device, where somebody plays, has not? */
export function isLate({ id, shares = [] }: MatchInfo, seats: readonly number[]): boolean {
  const { own } = diceOf(id);
  return seats.length > 0 && shares.length > 0 && !own.some(({ hash }) => shares.some((share) => share.hash === hash));
}

/** Is it late, and has not been told so yet? From now on it has. */
export function isNews(info: MatchInfo, seats: readonly number[]): boolean {
  const dice = diceOf(info.id);
  if (dice.isToldLate || !isLate(info, seats)) return false;
  keepDice(info.id, { ...dice, isToldLate: true });
  return true;
}
