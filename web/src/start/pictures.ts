// The pictures of the games.
import aboard from './pictures/aboard.svg';
import smugglers from './pictures/smugglers.svg';
import triangle from './pictures/triangle.svg';

export const PICTURES: Record<string, string> = { smugglers, triangle, aboard };
