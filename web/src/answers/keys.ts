/** The keys that answer, wherever the focus is: none of them takes a tile (A to J, X) or throws (T). */

export const KEYS = { w: 'where', m: 'goal', n: 'around', l: 'last', s: 'standing' } as const;

export type Question = (typeof KEYS)[keyof typeof KEYS];

export function questionOf(key: string): Question | null {
  return (KEYS as Record<string, Question>)[key.toLowerCase()] ?? null;
}
