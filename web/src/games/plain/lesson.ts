// Nobody has written a lesson for the game: the hand points at what to do once, and that is all.
import type { LessonPart } from '../../lessons/lesson.ts';
import { NO_WORDS } from './none.ts';

export const LESSON: LessonPart = {
  words: NO_WORDS,
  steps: [{ id: 'plain', at: ({ isMine }) => (isMine ? { on: '[data-testid=act-button]' } : null) }],
  clear: '[data-testid=plain-piece]',
};
