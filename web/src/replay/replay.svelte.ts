// A match that is looked at again, without a face: its steps, where one is, through whose eyes, and whether it plays. What happens is
// shown as it is at the table.
import { wait } from '../board/motion.ts';
import type { Action, BoardHandle, GameFace, Line, Race, Scene, Told } from '../games/contract.ts';
import { codeOf } from '../net/api.ts';
import type { Origin } from '../practice/practice.ts';
import type { Film, Moment, Past, Reel, Resync, Shot, Update } from '../protocol.gen.ts';
import { play as sound } from '../sound/sound.ts';
import { settings } from '../table/settings.svelte.ts';
import { Showing } from '../table/showing.svelte.ts';
import { words } from '../words/words.svelte.ts';
import type { Eyes, Source } from './source.ts';
import { turnFrom } from './steps.ts';

const BEHIND = 20; // steps before the one that is wanted: the log has something to tell
const AHEAD = 8; // steps before the end of what is known, when more is fetched
const STILL_MS = 1400; // to read what happened where nothing moves
const RACE_MS = 260; // between two things that are grabbed
const SPOKEN = 3; // lines of a step that are said where one arrives
const SPEAK_MS = 350; // whoever moves on within this time is told nothing of it
const IDLE: Race = { reaching: null, since: 0, free: 0, kept: null, ends: null, got: null, slipped: null };

/** What is known of a match through one pair of eyes: shots by their steps. */
class Known {
  before: Moment | null = null;
  readonly shots: (Shot | undefined)[] = [];

  take({ first, before, shots }: Reel): void {
    if (first === 0) this.before = before;
    shots.forEach((shot, i) => (this.shots[first + i] = shot));
  }

  /** The table after so many steps. */
  moment(at: number): Moment | null {
    return at === 0 ? this.before : (this.shots[at - 1]?.then ?? null);
  }
}

export class Replay {
  readonly film: Film;
  readonly game: GameFace;
  readonly showing: Showing;
  readonly source: Source;
  readonly #isFilm: boolean;
  /** After how many steps the table is shown. */
  at = $state(0);
  eyes = $state<Eyes>('all');
  isPlaying = $state(false);
  /** The code of what went wrong; null if it goes on. */
  trouble = $state<string | null>(null);
  /** Called when somebody here goes somewhere. */
  touched: (() => void) | null = null;
  #known = new Map<Eyes, Known>();
  #asked = new Set<string>();
  #board: BoardHandle | null = null;
  /** Counts what was wished: only the newest counts. */
  #wish = 0;
  #settled: (() => void)[] = [];

  /** `isFilm`: it is made for anybody, so that nobody is "you", and goes on though nobody looks. */
  constructor(source: Source, film: Film, game: GameFace, isFilm = false) {
    this.source = source;
    this.#isFilm = isFilm;
    this.film = film;
    this.game = game;
    if (film.seats.length === 1) this.eyes = film.seats[0] ?? 'all';
    this.showing = new Showing(game, {
      pace: () => settings.pace,
      times: () => settings.times,
      isStill: () => settings.still,
      isHidden: () => document.hidden && !isFilm,
      sound,
      wait,
      soon: (run) => run(),
      scene: () => this.scene,
      eyes: () => this.seat,
      isHere: () => false,
      throwsItself: () => true,
      calls: () => undefined,
      threw: () => undefined,
      seen: () => undefined,
      settled: () => this.#settled.splice(0).forEach((done) => done()),
    });
  }

  /** How many steps there are. */
  get length(): number {
    return this.film.steps.length;
  }

  /** The seat through whose eyes one looks; null for a spectator's, and with everything open. */
  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  /** The number of the last entry that is shown. */
  get entry(): number {
    return this.film.steps[this.at - 1]?.last ?? 0;
  }

  /** Through whose eyes one may look; where nothing is secret all see the same. */
  get choices(): Eyes[] {
    if (!this.game.curtain) return [this.eyes];
    const { over, seats, players } = this.film;
    return over ? ['all', ...players.map(({ seat }) => seat), 'open'] : ['all', ...seats];
  }

  get scene(): Scene | null {
    const shown = this.showing.now;
    if (!shown) return null;
    const { isRace, turn, interlude } = this.showing;
    const { seats } = this.film;
    return {
      ...this.sceneOf(shown.view, shown.seat, interlude ? [] : turn === null ? shown.actors : [turn]),
      you: seats.length === 1 && shown.seat === seats[0] && !this.#isFilm ? shown.seat : null,
      outcome: shown.outcome,
      isRevealed: this.eyes === 'open',
      race: isRace ? IDLE : null,
    };
  }

  /** The table as somebody saw it, with the words to speak of it; nobody is spoken to. */
  sceneOf(view: unknown, seat: number | null, actors: number[], legal: Action[] = []): Scene {
    return {
      view,
      legal,
      me: seat,
      you: null,
      actors,
      players: this.film.players.map((player) => ({ ...player, here: true, away: null, lent: false })),
      outcome: null,
      isCovered: false,
      isOpen: (this.game.canLieOpen ?? false) && seat !== null,
      foreseen: () => null,
      race: null,
      say: words.say,
      name: (seat) => this.name(seat),
      away: () => null,
    };
  }

  name(seat: number): string {
    const player = this.film.players[seat];
    return player ? player.name || words.say(`emblem-${player.emblem}`) : '';
  }

  setBoard(board: BoardHandle | null): void {
    this.#board = board;
    this.showing.setBoard(board);
  }

  /** Show the table after so many steps, at once. */
  seek(to: number): Promise<void> {
    this.touched?.();
    return this.#seek(to);
  }

  /** One step on, as it happened; what is still being shown ends at once. */
  async forward(): Promise<void> {
    this.touched?.();
    this.isPlaying = false;
    await this.#step(++this.#wish);
  }

  back(): Promise<void> {
    return this.seek(this.at - 1);
  }

  turn(way: 1 | -1): Promise<void> {
    return this.seek(turnFrom(this.film.steps, this.at, way));
  }

  /** Play on from here; from the end, the whole match. */
  async play(most = Infinity): Promise<void> {
    if (this.isPlaying) return;
    this.touched?.();
    if (this.at >= this.length) await this.#seek(0);
    this.isPlaying = true;
    const wish = ++this.#wish;
    for (let n = 0; n < most && wish === this.#wish && this.at < this.length; n++) {
      if (!(await this.#step(wish))) break;
      await this.#rest();
    }
    if (wish === this.#wish) this.isPlaying = false;
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    this.#wish++;
    this.isPlaying = false;
  }

  /** Look through other eyes from now on. */
  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.seek(this.at);
  }

  /** Show the table after so many steps through somebody's eyes, at once. */
  visit(to: number, eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.seek(to);
  }

  /** Go where somebody leads, through the same eyes: the next step is played. */
  async goTo(to: number, eyes: Eyes): Promise<void> {
    const before = this.eyes;
    if (this.choices.includes(eyes)) this.eyes = eyes;
    if (to === this.at + 1 && this.eyes === before) await this.#step(++this.#wish);
    else await this.#seek(to);
  }

  /** From where one could play on now: a spectator of a running match knows too little, and behind the end there is nothing. */
  get origin(): Origin | null {
    const { match, players, seats, over, outcome } = this.film;
    const { eyes, at } = this;
    const me = typeof eyes === 'number' ? eyes : (seats[0] ?? null);
    if ((!over && (me === null || !seats.includes(me))) || (at === this.length && outcome !== null)) return null;
    return {
      game: match.game,
      emblems: players.map(({ emblem }) => emblem),
      names: players.map(({ kind, name }) => (kind === 'person' ? name : '')),
      mine: me ?? this.film.steps[at]?.seat ?? 0,
      isDrawn: !over,
      text: async () => (await this.source.position(over ? eyes : (me ?? 'all'), at)).text,
    };
  }

  /** Try again what went wrong. */
  async retry(): Promise<void> {
    this.trouble = null;
    await this.#seek(this.at);
  }

  end(): void {
    this.pause();
    this.#board?.skip();
  }

  // How.

  get #mine(): Known {
    const known = this.#known.get(this.eyes) ?? new Known();
    this.#known.set(this.eyes, known);
    return known;
  }

  async #seek(to: number): Promise<void> {
    this.isPlaying = false;
    const wish = ++this.#wish;
    this.at = Math.min(Math.max(0, to), this.length);
    if (!(await this.#has(this.at)) || wish !== this.#wish) return;
    this.#show();
    await wait(SPEAK_MS);
    if (wish === this.#wish) this.#tell();
  }

  /** Play the next step; false if it cannot be had, or something else was wished meanwhile. */
  async #step(wish: number): Promise<boolean> {
    if (this.at >= this.length) return false;
    if (this.showing.busy) {
      this.#board?.skip();
      await this.#quiet();
    }
    const next = this.at + 1;
    if (!(await this.#has(next)) || wish !== this.#wish) return false;
    if (this.showing.now?.seq !== this.entry) this.#show();
    const shot = this.#mine.shots[next - 1];
    if (!shot) return false;
    const since = this.entry;
    this.at = next;
    this.showing.add({ ...this.#resync(), kind: 'update', since, events: shot.events } satisfies Update);
    void this.#ahead(next);
    await this.#quiet();
    return wish === this.#wish;
  }

  /** Wait until everything is shown. */
  #quiet(): Promise<void> {
    return this.showing.busy ? new Promise((done) => this.#settled.push(done)) : Promise.resolve();
  }

  /** A breath between two steps, so that each can be seen. */
  #rest(): Promise<void> {
    if (this.showing.isRace) return wait(RACE_MS * Math.max(settings.times, 0.25));
    return wait(settings.still || settings.times === 0 ? STILL_MS : STILL_MS * 0.2 * settings.times);
  }

  #show(): void {
    this.#board?.skip();
    this.showing.resync(this.#resync());
    this.showing.remember(this.#past());
  }

  #resync(): Resync {
    const { view = null, actors = [] } = this.#mine.moment(this.at) ?? {};
    return {
      kind: 'resync',
      seq: this.entry,
      seat: this.seat,
      view,
      actors,
      legal: [],
      undo: null,
      undo_others: [],
      outcome: this.at === this.length ? this.film.outcome : null,
      story: [],
      clock: null,
      hands: [],
      due: null,
    };
  }

  /** What is known of the steps that led here, without a gap. */
  #past(): Past[] {
    const { shots } = this.#mine;
    const past: Past[] = [];
    for (let shot = shots[this.at - 1], i = this.at - 1; shot; shot = shots[--i])
      past.unshift({ seq: shot.seq, events: shot.events, undone: false });
    return past;
  }

  /** Where one has arrived, for those who listen. */
  #tell(): void {
    const { scene } = this;
    if (!scene) return;
    const lines: Line[] = this.game.lines(
      ((this.#mine.shots[this.at - 1]?.events ?? []) as Told[]).filter((event) => this.game.isPublic(event)),
    );
    const place = words.say('replay-at', { step: this.at, steps: this.length });
    this.showing.speak([place, ...lines.slice(-SPOKEN).map((line) => line.text(scene))], 'asked');
  }

  /** Know the table after so many steps; false if it cannot be had. */
  async #has(at: number): Promise<boolean> {
    const { eyes } = this;
    if (this.#mine.moment(at)) return true;
    const missing = Math.max(0, at - 1);
    const known = this.#mine.shots[missing - 1] !== undefined;
    return (await this.#fetch(eyes, known ? missing : Math.max(0, missing - BEHIND))) && eyes === this.eyes;
  }

  /** Know what comes soon. */
  async #ahead(at: number): Promise<void> {
    const { shots } = this.#mine;
    const gap = Array.from({ length: AHEAD }, (_, i) => at + i).find((i) => i < this.length && !shots[i]);
    if (gap !== undefined) await this.#fetch(this.eyes, gap, true);
  }

  async #fetch(eyes: Eyes, first: number, isEarly = false): Promise<boolean> {
    const name = `${eyes} ${first}`;
    if (isEarly && this.#asked.has(name)) return false;
    this.#asked.add(name);
    try {
      const known = this.#mine;
      known.take(await this.source.reel(eyes, first));
      this.trouble = null;
      return true;
    } catch (error) {
      this.#asked.delete(name);
      if (!isEarly) {
        this.isPlaying = false;
        this.trouble = codeOf(error);
      }
      return false;
    }
  }
}
