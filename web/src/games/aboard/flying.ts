/** How a thing flies over the page: an arc, and if it falls into the sea it sinks at the end. */

import type { Flight } from './voyage.svelte.ts';

const ARC = 90; // pixels that it rises above the straight way at most: on a short way less

export function pieceOf({ dx, dy, ms, late, sinks }: Flight): (node: Element) => void {
  const arc = Math.min(ARC, 24 + Math.hypot(dx, dy) / 4);
  return (node) => {
    const at = (part: number, up: number, scale: number): string =>
      `translate(${dx * part}px, ${dy * part - up}px) scale(${scale})`;
    const end = sinks
      ? [
          { transform: at(0.92, arc * 0.2, 0.95), opacity: 1, offset: 0.75 },
          { transform: at(1, -14, 0.5), opacity: 0 },
        ]
      : [{ transform: at(1, 0, 0.9), opacity: 1 }];
    node.animate(
      [
        { transform: at(0, 0, 1), opacity: late > 0 ? 0 : 1 },
        { transform: at(0.04, 14, 1.08), opacity: 1, offset: 0.08 },
        { transform: at(0.5, arc, 1.12), opacity: 1, offset: 0.45 },
        ...end,
      ],
      { duration: ms, delay: late, easing: 'ease-in-out', fill: 'both' },
    );
  };
}
