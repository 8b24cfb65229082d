/** Land, isles and what stands on them: drawn by hand, in units of the drawing. */

import type { Box, Point } from '../../board/chart.ts';
import { curve } from './geometry.ts';

function points(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);
}

const SAND = [
  '-360,-360 48,-360 36,-200 22,-108 30,-48 20,8 -14,30 -48,52 -60,84 -62,118 -74,160 -52,204 -26,246 -20,288 -38,328 -70,344 -96,308 -118,260 -160,224 -360,200',
  '-360,440 -160,452 -104,450 -52,468 -20,496 -4,528 16,564 60,590 92,624 148,644 208,664 280,704 340,880 -360,880',
  '1000,424 820,440 744,458 700,484 672,516 652,556 616,588 552,604 496,632 456,680 400,880 1000,880',
  '1000,-160 820,-124 756,-100 708,-68 694,-28 704,12 694,48 678,84 680,124 704,156 752,172 820,172 1000,200',
].map((text) => curve(points(text), true));

const GRASS = [
  '-360,-360 16,-360 8,-200 0,-108 4,-52 -8,-8 -48,12 -88,44 -96,96 -92,136 -94,176 -70,220 -46,258 -44,292 -62,312 -84,284 -104,244 -160,200 -360,172',
  '-360,468 -160,480 -108,476 -64,492 -36,520 -20,556 8,592 48,620 88,652 152,676 220,704 280,880 -360,880',
  '1000,456 820,468 760,484 724,508 696,540 672,584 624,616 560,636 516,664 488,704 448,880 1000,880',
  '1000,-132 820,-100 764,-76 732,-48 724,-8 728,32 710,72 702,104 712,132 752,148 820,148 1000,172',
].map((text) => curve(points(text), true));

export const ISLES = [
  '132,144 156,138 168,160 166,188 152,196 148,172',
  '190,208 210,204 224,232 220,252 206,244',
  '208,284 228,280 240,296 224,310',
  '244,334 260,328 268,342 254,348',
  '-76,372 -60,368 -56,380 -70,386',
  '-110,390 -94,384 -88,396 -104,402',
].map((text) => curve(points(text), true));

export const LAND = SAND.map((sand, i) => ({ sand, grass: GRASS[i] ?? '' }));
export const SHORE = [...SAND, ...ISLES].join(' ');

/** Sign, corner, width, height. */
export const STANDING: readonly [string, number, number, number, number][] = [
  ['tri-palm', -66, 232, 40, 40],
  ['lighthouse', -85, 275, 42, 63],
  ['tri-palm', 130.8, 149.6, 36, 36],
  ['tri-cabin', -115, 442.6, 54, 54],
  ['tri-fir', -66, 471.6, 36, 36],
  ['tri-fir', 81, 628.6, 46, 46],
  ['tri-fir', 119, 645.8, 38, 38],
  ['tri-hut', 545, 602.2, 62, 62],
  ['tri-palm', 596, 620.8, 48, 48],
  ['tri-palm', 713, 456.2, 42, 42],
  ['tri-palm', 503, 630.2, 42, 42],
  ['tri-derrick', 696, -97.4, 64, 66],
  ['tri-serpent', 136, 350, 98, 50],
];
export const MILL: Point = [-125, 188];

/** Where each port's pile lies, and the bonus beside the home port's. */
export const PILES: Readonly<Record<string, Point>> = {
  sugar: [-82, -22],
  lumber: [-71.2, 550],
  bananas: [719.2, 550],
  oil: [720, 106],
};
export const BONUS_PILE: Point = [-14, -22];
/** What the cards of the piles cover. */
export const PILE_BOXES: readonly Box[] = [...Object.values(PILES), BONUS_PILE].map(([x, y]) => ({
  x: x - 38,
  y: y - 57,
  width: 76,
  height: 117,
}));

/** Small waves, always the same. */
export const WAVES: readonly Point[] = Array.from({ length: 46 }, (_, i) => [((i * 397) % 860) - 90, ((i * 263) % 760) - 130]);
