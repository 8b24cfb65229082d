/** The time that boards go by: the window's own, or that of a film, which can stand still and be moved on. */

/** Do something later; what is returned calls it off. */
export type Delay = (done: () => void, ms: number) => () => void;

const byWindow: Delay = (done, ms) => {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
};

let current = byWindow;

export const delay: Delay = (done, ms) => current(done, ms);

/** Go by another time from now on; by the window's without one. */
export function goBy(other: Delay = byWindow): void {
  current = other;
}
