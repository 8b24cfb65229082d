// The pictures of the games.
import aboard from './pictures/aboard.svg';
import plain from './pictures/plain.svg';
import smugglers from './pictures/smugglers.svg';
import triangle from './pictures/triangle.svg';

export const PICTURES: Record<string, string> = { smugglers, triangle, aboard };

/** The picture of a game: its own, or the harbour that all others share. */
export const pictureOf = (game: string): string => PICTURES[game] ?? plain;
