// Everything that moves below an element goes by a film's clock: transitions, keyframes and animations of scripts.

export class Motions {
  readonly #root: Element;
  readonly #now: () => number;
  #begun = new Map<Animation, number>();
  #over = new WeakSet<Animation>();

  constructor(root: Element, now: () => number) {
    this.#root = root;
    this.#now = now;
  }

  /** Stop what has begun since, and put everything where it is at this time. */
  follow(): void {
    const moving = this.#root.getAnimations({ subtree: true }).filter((one) => !this.#over.has(one));
    for (const one of moving) {
      if (this.#begun.has(one)) continue;
      one.pause();
      this.#begun.set(one, this.#now());
    }
    const here = new Set(moving);
    for (const [one, begun] of this.#begun) {
      if (here.has(one)) this.#put(one, this.#now() - begun);
      else this.#begun.delete(one);
    }
  }

  /** Let everything go by the window's time again. */
  release(): void {
    for (const one of this.#begun.keys()) if (one.playState === 'paused') one.play();
    this.#begun.clear();
  }

  #put(one: Animation, time: number): void {
    const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
    if (time < end) {
      one.currentTime = time;
      return;
    }
    this.#over.add(one);
    this.#begun.delete(one);
    one.finish(); // whoever waits for its end goes on
  }
}
