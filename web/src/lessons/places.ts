// Where on the screen the things are that a lesson, a hint or a review points at.
import type { Box } from '../board/chart.ts';
import type { Spot } from './lesson.ts';

/** Where it is on the screen; null if it cannot be seen. */
export function boxOf(spot: Spot | null): Box | null {
  if (!spot) return null;
  const box = 'on' in spot ? boxOn(spot) : boxOfPoint(spot.point, spot.reach);
  if (!box) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > 0 && x < document.documentElement.clientWidth && y > 0 && y < innerHeight ? box : null;
}

export function boxesOf(selector: string): Box[] {
  return visible(selector).map((one) => one.getBoundingClientRect());
}

function visible(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}

/** The first of such things, or the topmost, of those whose middle a finger would meet if there is one. */
function boxOn({ on, isTop }: { on: string; isTop?: boolean }): Box | null {
  const found = visible(on);
  const one = isTop ? (found.findLast(isBare) ?? found.at(-1)) : found[0];
  return one?.getBoundingClientRect() ?? null;
}

/** Does nothing lie over its middle, but the lesson? */
function isBare(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  const met = document.elementsFromPoint(x + width / 2, y + height / 2).find((other) => !other.closest('.lesson'));
  return met !== undefined && one.contains(met);
}

function boxOfPoint([x, y]: readonly [number, number], reach: number): Box | null {
  const matrix = document.querySelector<SVGSVGElement>('[data-testid=board] svg.layer')?.getScreenCTM();
  if (!matrix) return null;
  const middle = new DOMPoint(x, y).matrixTransform(matrix);
  const far = reach * matrix.a;
  return { x: middle.x - far, y: middle.y - far, width: 2 * far, height: 2 * far };
}
