// Who holds the device: one person, or several whom it goes round; and through whose eyes the page looks.
export class Device {
  /** The seats whose people sit here. */
  seats = $state.raw<number[]>([]);
  /** Who holds it; with several people on it nobody at first. */
  holder = $state<number | null>(null);
  /** Whom it has to be given to. */
  handOver = $state<number | null>(null);

  /** Do several people share it? */
  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** Whose view the page asks for: nobody's while it goes from hand to hand. */
  get eyes(): number | null {
    return this.isShared ? (this.handOver === null ? this.holder : null) : (this.seats[0] ?? null);
  }

  /** If nobody holds it, whoever acts next here is asked to take it. */
  call(actors: number[]): void {
    if (this.isShared && this.holder === null) this.handOver ??= this.#nextHere(actors);
  }

  /** These are to act. Does the device have to go to somebody else? Then nobody holds it any more. */
  passOn(actors: number[]): boolean {
    const next = this.#nextHere(actors);
    if (!this.isShared || next === null || next === this.holder || next === this.handOver) return false;
    this.handOver = next;
    this.holder = null;
    return true;
  }

  /** The next person has it in hand. */
  take(): void {
    this.holder = this.handOver;
    this.handOver = null;
  }

  #nextHere(actors: number[]): number | null {
    return actors.find((seat) => this.seats.includes(seat)) ?? null;
  }
}
