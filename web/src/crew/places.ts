// Where on the screen something of the board is that a hint or a review points at.
import type { Box } from '../board/chart.ts';
import type { Spot } from '../lessons/lesson.ts';

export function boxOf(spot: Spot | null): Box | null {
  if (!spot) return null;
  if ('on' in spot) {
    const seen = [...document.querySelectorAll(spot.on)].filter((one) => one.checkVisibility());
    return seen.at(spot.isTop ? -1 : 0)?.getBoundingClientRect() ?? null;
  }
  const matrix = document.querySelector<SVGSVGElement>('[data-testid=board] svg.layer')?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(...spot.point).matrixTransform(matrix);
  return { x, y, width: 0, height: 0 };
}
