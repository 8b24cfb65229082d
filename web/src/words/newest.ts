// Of several things that are being loaded only the newest counts, whichever comes last. Pure.

export class Newest {
  #latest: Promise<void> | null = null;

  /** What is being loaded, or was loaded last. */
  get settled(): Promise<void> {
    return this.#latest ?? Promise.resolve();
  }

  /** Load something and take it, unless something newer was asked for meanwhile: then whoever waits here waits for that. */
  load<Value>(find: () => Promise<Value>, take: (value: Value) => void): Promise<void> {
    const mine: Promise<void> = find().then(
      (value) => {
        if (this.#latest !== mine) return this.settled;
        take(value);
        return undefined;
      },
      (error: unknown) => {
        if (this.#latest !== mine) return this.settled;
        this.#latest = null; // it can be tried again
        throw error;
      },
    );
    this.#latest = mine;
    return mine;
  }
}
