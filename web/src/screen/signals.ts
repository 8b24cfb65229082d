// The six signals, in their order, and where one rises from.
import type { SendSignal } from '../protocol.gen.ts';

export type Signal = SendSignal['signal'];
export const SIGNALS: readonly Signal[] = ['ahoy', 'well_sailed', 'ha_ha', 'oh_no', 'your_turn', 'thanks'];
export const REST_MS = 3000; // between two signals of one device, and how long one stays when it has risen
export const RISE_MS = 1600;

/** The boat of a seat if it has only one, else its panel, else the own ship, else the middle of the page; in the window. */
export function originOf(seat: number, emblem: string): { x: number; y: number } {
  const boats = document.querySelectorAll(`[data-testid=board] .rings[data-seat=${emblem}]`);
  const found = [
    ...(boats.length === 1 ? boats : []),
    document.querySelector(`[data-testid=seat-panel][data-number="${seat}"]`),
    document.querySelector('[data-testid=own-ship]'),
  ];
  for (const element of found) {
    const box = element?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.left + Math.min(box.width / 2, 90), y: box.top + Math.min(box.height / 2, 60) };
  }
  return { x: innerWidth / 2, y: innerHeight * 0.7 };
}
