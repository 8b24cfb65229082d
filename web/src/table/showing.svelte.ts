// What is being shown: the position that is drawn, what is played on the board up to it, and the words that go with it.
import type { Pace } from '../board/motion.ts';
import type { Action, BoardHandle, GameFace, Line, Scene, Told } from '../games/contract.ts';
import type { Outcome, Resync, Update } from '../protocol.gen.ts';
import type { Sound } from '../sound/sound.ts';

const MOST_BEHIND = 9; // updates waiting to be played; beyond, the newest is shown at once
const MOST_LOG = 120; // told events kept for the log

/** The part of an update or resync that is drawn. */
export interface Shown {
  seq: number;
  seat: number | null;
  view: unknown;
  actors: number[];
  legal: Action[];
  undo: Resync['undo'];
  outcome: Outcome | null;
}

/** What the room round the board allows, and what it makes audible. */
export interface Room {
  pace: () => Pace;
  /** What durations are multiplied by; 0: nothing is played. */
  times: () => number;
  isStill: () => boolean;
  /** Does nobody look? */
  isHidden: () => boolean;
  sound: (sound: Sound) => void;
  wait: (ms: number) => Promise<void>;
  /** The table as the words need it; null while there is none. */
  scene: () => Scene | null;
  /** Whose view may be shown now. */
  eyes: () => number | null;
  keepLog: (log: Told[][]) => void;
  /** Everything that was heard is shown. */
  settled: () => void;
}

export class Showing {
  readonly #game: GameFace;
  readonly #room: Room;
  #board: BoardHandle | null = null;
  #queue: Update[] = [];
  #telling: Line[] = [];

  now = $state.raw<Shown | null>(null);
  log = $state.raw<Told[][]>([]);
  /** Whose turn the played events have come to, and the line that tells what is seen. */
  turn = $state<number | null>(null);
  story = $state.raw<Line | null>(null);
  /** The last dice before the view follows. */
  rolled = $state.raw<Told | null>(null);
  /** What has been played since the view that is shown. */
  told = $state.raw<Told[]>([]);
  /** Is something being played on the board? */
  busy = $state(false);
  /** What has just happened, for those who listen. */
  news = $state('');

  constructor(game: GameFace, room: Room, log: Told[][]) {
    this.#game = game;
    this.#room = room;
    this.log = log;
  }

  /** Do several seats act at once, so that nobody waits for what is drawn? */
  get isRace(): boolean {
    return this.now !== null && this.#isRace(this.now.view);
  }

  #isRace(view: unknown): boolean {
    return this.#game.atOnce?.(view) ?? false;
  }

  /** The log as lines, the newest first. */
  get lines(): Line[] {
    return this.log.flatMap((events) => (events.length > 0 ? this.#game.lines(events) : [UNDONE])).reverse();
  }

  /** The board that plays what happens; without one it is shown at once. */
  setBoard(board: BoardHandle | null): void {
    this.#board = board;
  }

  /** Show this, whatever was shown. */
  resync(message: Resync): void {
    this.#queue = [];
    this.rolled = null;
    this.#show(message);
  }

  /** Show what happened, when what happened before it has been seen. */
  add(update: Update): void {
    this.#queue.push(update);
    if (this.busy && this.#isRace(update.view)) this.#board?.skip(); // the others have begun: no more looking back
    void this.#pump();
  }

  /** Nobody may see the table now. */
  clear(): void {
    this.now = null;
  }

  /** Play what happened, one update after the other. */
  async #pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        const events = update.events as Told[];
        if (events.length > 0 || !this.#game.isSecret?.(update.view)) this.#note(events);
        if (this.isRace && this.#isRace(update.view)) {
          const canPlay = this.#canPlay(events);
          this.#show(update);
          if (canPlay) void this.#board?.play(events, this.#room.pace(), true);
          continue;
        }
        if (this.#canPlay(events)) await this.#board?.play(events, this.#room.pace());
        if (update.seq > (this.now?.seq ?? -1) && update.seat === this.#room.eyes()) this.#show(update);
      }
    } finally {
      this.busy = false;
      this.turn = this.story = this.rolled = null;
    }
    this.#room.settled();
  }

  #canPlay(events: Told[]): boolean {
    return (
      events.length > 0 &&
      !this.#room.isHidden() &&
      this.#room.times() > 0 &&
      this.#queue.length < MOST_BEHIND &&
      this.now !== null
    );
  }

  /** The board has come to this event: let it be heard, and let the dice follow. */
  async begin(event: Told): Promise<void> {
    const sound = this.#game.sound(event, this.now?.seat ?? null);
    if (sound) this.#room.sound(sound);
    if (this.isRace) return; // the sentence stays: what to do is told by the heap
    this.turn = this.#game.turn(event) ?? this.turn;
    this.story = this.#telling.find((line) => line.of.includes(event)) ?? this.story;
    this.told = [...this.told, event];
    const ms = this.#game.rolls(event);
    if (ms === 0) return;
    this.rolled = event;
    if (!this.#room.isStill()) await this.#room.wait(ms * this.#room.times());
  }

  #note(events: Told[]): void {
    const told = events.filter((event) => this.#game.isPublic(event));
    if (told.length === 0 && events.length > 0) return;
    this.log = [...this.log, told].slice(-MOST_LOG);
    this.#room.keepLog(this.log);
    const scene = this.#room.scene();
    if (!scene) return;
    this.#telling = this.#game.lines(events);
    // In a race only what concerns oneself or all is read aloud: the rest comes faster than it could be said.
    const heard = scene.race ? this.#telling.filter((line) => line.seat === null || line.seat === scene.me) : this.#telling;
    this.news = heard.map((line) => line.text(scene)).join(' ');
  }

  #show(message: Resync | Update): void {
    this.told = [];
    this.now = {
      seq: message.seq,
      seat: message.seat,
      view: message.view,
      actors: message.actors,
      legal: message.legal as Action[],
      undo: message.undo,
      outcome: message.outcome,
    };
    if (!this.busy) this.#room.settled();
  }
}

/** An entry without events took something back. */
const UNDONE: Line = { seat: null, sign: 'u-undo', of: [], text: (scene) => scene.say('undone') };
