/** The keys that go from place to place on a board. */

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type ArrowKey = (typeof ARROWS)[number];

export function isArrow(key: string): key is ArrowKey {
  return (ARROWS as readonly string[]).includes(key);
}
