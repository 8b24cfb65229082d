/** The keys that answer, wherever the focus is: none of these letters takes a tile (A to J, X) or throws (T). */

export const KEYS = { w: 'where', m: 'goal', n: 'around', l: 'last', s: 'standing' } as const;

/** The keys that do what a button does, and where the button is. */
export const TOOLS = {
  u: '[data-testid=undo]',
  v: '[data-testid=all-moves] summary',
  o: '[data-testid=menu], [data-testid=menu-small]', // a narrow screen has its own
} as const;

export type Question = (typeof KEYS)[keyof typeof KEYS];

export function questionOf(key: string): Question | null {
  return (KEYS as Record<string, Question>)[key.toLowerCase()] ?? null;
}

export function toolOf(key: string): string | null {
  return (TOOLS as Record<string, string>)[key.toLowerCase()] ?? null;
}
