// Who holds the device: one person, or several whom it goes round; and through whose eyes the page looks.
export class Device {
  /** The seats whose people sit here. */
  seats = $state.raw<number[]>([]);
  /** Whose turn it is at it; with several people on it nobody's at first. */
  holder = $state<number | null>(null);
  /** Who has to take it before anything is shown: a curtain hangs. */
  handOver = $state<number | null>(null);
  /** Did the holder take it from behind a curtain, so that nobody else looks? */
  isPrivate = $state(false);

  /** These people sit here now; whoever left has it no longer. */
  seat(seats: number[]): void {
    this.seats = seats;
    if (!seats.includes(this.holder ?? -1)) this.holder = null;
    if (!seats.includes(this.handOver ?? -1)) this.handOver = null;
  }

  /** Do several people share it? */
  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** The seat of the one person who has it alone. */
  get you(): number | null {
    return this.isShared ? null : (this.seats[0] ?? null);
  }

  /** Whose view the page asks for: nobody's while a curtain hangs. */
  get eyes(): number | null {
    return this.isShared ? (this.handOver === null ? this.holder : null) : this.you;
  }

  /** Does nobody have it, nor is anybody called to take it? */
  get isIdle(): boolean {
    return this.isShared && this.holder === null && this.handOver === null;
  }

  /** These are to act. Does the device go to somebody else? Behind a curtain nobody holds it until it is taken. */
  passOn(actors: number[], isCurtained: boolean): boolean {
    const next = this.#nextHere(actors);
    if (!this.isShared || next === null || next === (this.handOver ?? this.holder)) return false;
    this.isPrivate = false;
    [this.holder, this.handOver] = isCurtained ? [null, next] : [next, null];
    return true;
  }

  /** The next person has it in hand. */
  take(): void {
    this.isPrivate = true;
    this.holder = this.handOver;
    this.handOver = null;
  }

  /** Who acts next here: whoever has the device already, if several may. */
  #nextHere(actors: number[]): number | null {
    const here = actors.filter((seat) => this.seats.includes(seat));
    return here.find((seat) => seat === (this.handOver ?? this.holder)) ?? here[0] ?? null;
  }
}
