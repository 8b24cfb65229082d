// What is being shown: the position that is drawn, what is played on the board up to it, and the words that go with it.
import type { Pace } from '../board/motion.ts';
import type { Action, BoardHandle, GameFace, Held, Interlude, Line, Scene, Told } from '../games/contract.ts';
import type { Due, Moment, Outcome, Past, Recalled, Resync, SeatHand, Update, Why } from '../protocol.gen.ts';
import type { Sound } from '../sound/sound.ts';

const MOST_BEHIND = 9; // updates waiting to be played; beyond, the newest is shown at once
const MOST_NEWS = 12; // sentences that are still there for those who listen
const MOST_PAST = 99; // events that a lesson may still speak of
export const LONGEST_HOLD = 8_000; // milliseconds; then dice fall by themselves

/** The part of an update or resync that is drawn. */
export interface Shown {
  seq: number;
  seat: number | null;
  view: unknown;
  actors: number[];
  legal: Action[];
  /** What each hand on this screen may do, where several act at once. */
  hands: SeatHand[];
  undo: Resync['undo'];
  /** The other seats whose actions would be taken back, too. */
  undoOthers: number[];
  outcome: Outcome | null;
  /** What people throw on the table, with dice of their own, before anything else happens. */
  due: Due | null;
  /** What is worth telling of a match that is over. */
  story: Recalled[];
}

/** What one submission told, in lines; or a note, which stands in no history. */
interface Entry {
  /** The number of its last entry in the table's log. */
  seq: number;
  lines: Reasoned[];
  isUndone: boolean;
  isNote: boolean;
}

/** A line of the log as it is read. */
export interface Read extends Line {
  /** Why a bot did it. */
  why?: Why;
  /** Was it taken back? */
  isUndone: boolean;
}

/** A line that a bot can say more about. */
type Reasoned = Line & { why?: Why };

/** An update that waits or is being played, and its entry in the log. */
interface Coming {
  update: Update;
  entry: Entry;
  /** What is thrown in it, and the numbers of the throws that have fallen. */
  throws: Told[];
  thrown: Set<number>;
}

/** What is played again: each step with how the table looks behind it. */
interface Again {
  /** What is shown when it ends. */
  present: Shown;
  /** The events of the step that is being played, and their lines. */
  events: Told[];
  lines: Line[];
}

/** How a sentence is read aloud while others wait: news gives way to newer news, a question to the next one, and an aside to anything;
    what was asked for is read at once, and what is not said again (a lesson, the story of the end) is kept. */
export type How = 'news' | 'question' | 'aside' | 'asked' | 'kept';

/** A sentence for those who listen. */
export interface Spoken {
  id: number;
  text: string;
  how: How;
  /** Is it said only as long as it may lie open? */
  isSecret: boolean;
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
  /** Do it when the next picture is on the screen. */
  soon: (run: () => void) => void;
  /** The table as the words need it; null while there is none. */
  scene: () => Scene | null;
  /** Whose view may be shown now. */
  eyes: () => number | null;
  /** Does the person on this seat sit here? */
  isHere: (seat: number) => boolean;
  /** Does nothing wait for a hand on this device? */
  throwsItself: () => boolean;
  /** Somebody here is to throw: it waits for the hand. */
  calls: (seat: number) => void;
  /** Tell all screens that a seat here has thrown. */
  threw: (seat: number, seq: number, nth: number) => void;
  /** Everything up to this entry has been shown. */
  seen: (seq: number) => void;
  /** Everything that was heard is shown. */
  settled: () => void;
}

export class Showing {
  readonly #game: GameFace;
  readonly #room: Room;
  #board: BoardHandle | null = null;
  /** Called when the board has been drawn. */
  #drawn: () => void = () => undefined;
  #queue: Coming[] = [];
  #playing: Coming | null = null;
  /** The lines of what is being played that cannot be read yet, and the events that have been seen. */
  #untold: Reasoned[] = [];
  #seen = new Set<Told>();
  #spoken = 0;
  /** Shows what is already on its way over the board, where that has not been done yet. */
  #follow: (() => void) | null = null;

  now = $state.raw<Shown | null>(null);
  /** What has been seen: an entry for each submission, and the lines of the one that is being played. */
  #log = $state.raw<Entry[]>([]);
  #fresh = $state.raw<Reasoned[]>([]);
  readonly #written = $derived(this.#log.flatMap(read));
  /** The number of what was shown last. */
  #seq = -1;
  /** Whose turn the played events have come to, and the line that tells what was seen last. */
  turn = $state<number | null>(null);
  story = $state.raw<Line | null>(null);
  /** What has begun on the board and perhaps not landed yet. */
  begun = $state.raw<Told | null>(null);
  /** Why a bot did what has just been seen: a new value each time. */
  why = $state.raw<Why | null>(null);
  /** The scene that the played events have come to, if it is nobody's turn. */
  interlude = $state.raw<Interlude | null>(null);
  /** Did people throw what is shown now with dice of their own? */
  isEntered = $state(false);
  /** What was thrown last, from the moment it is thrown until the view follows. */
  rolled = $state.raw<Told | null>(null);
  /** What waits for somebody's hand, and with it all that comes behind it. */
  held = $state.raw<Held | null>(null);
  /** End the waiting for it. */
  #letGo: () => void = () => undefined;
  /** What has been seen since the view that is shown, and what led to that one since somebody here acted last. */
  told = $state.raw<Told[]>([]);
  past = $state.raw<Told[]>([]);
  /** Is something being played on the board? */
  busy = $state(false);
  /** Does what is being played end the match? Then the page of the end can be fetched. */
  isEnding = $state(false);
  #again = $state.raw<Again | null>(null);
  /** What has just been said to those who listen. */
  news = $state.raw<Spoken[]>([]);

  constructor(game: GameFace, room: Room) {
    this.#game = game;
    this.#room = room;
  }

  /** Do several seats act at once, so that nobody waits for what is drawn? */
  get isRace(): boolean {
    return this.now !== null && this.#isRace(this.now.view);
  }

  #isRace(view: unknown): boolean {
    return this.#game.atOnce?.(view) ?? false;
  }

  /** The log as lines, the newest first. */
  get lines(): Read[] {
    return [...this.#written, ...this.#fresh.map((line) => ({ ...line, isUndone: false }))].reverse();
  }

  /** What the log tells behind an entry, the oldest first. */
  linesSince(seq: number): Read[] {
    return this.#log.filter((entry) => entry.seq > seq && !entry.isNote).flatMap(read);
  }

  /** What everybody may read again. */
  #linesOf(events: Told[]): Line[] {
    return this.#game.lines(events.filter((event) => this.#game.isPublic(event)));
  }

  /** Write the log anew, from the table's history up to what is shown; notes, and what came later, stay. */
  remember(past: Past[]): void {
    const told = past
      .filter(({ seq }) => seq <= this.#seq)
      .map(({ seq, events, undone }) => ({
        seq,
        lines: this.#linesOf(events as Told[]),
        isUndone: undone,
        isNote: false,
      }));
    const last = told.at(-1)?.seq ?? -1;
    const others = this.#log.filter((entry) => entry.isNote || entry.seq > last);
    this.#log = [...told, ...others].sort((one, other) => one.seq - other.seq);
  }

  /** Write and say something that happened round the table. */
  note(line: Line): void {
    this.#log = [...this.#log, { seq: this.#seq, lines: [line], isUndone: false, isNote: true }];
    const scene = this.#room.scene();
    if (scene) this.speak([line.text(scene)]);
  }

  /** The board that plays what happens; without one it is shown at once. */
  setBoard(board: BoardHandle | null): void {
    this.#board = board;
    if (board) this.#drawn();
  }

  /** Is something played again that has been told already? */
  get isReplaying(): boolean {
    return this.#again !== null;
  }

  /** Can what was missed be played now? Not in a race, not where nothing is played at all, and not while something else is. */
  get canReplay(): boolean {
    return this.now !== null && !this.busy && !this.isRace && this.#room.times() > 0;
  }

  /** Play what was missed, from how the table looked at entry `since` to what is shown now. Nothing is written or said anew; what comes
      meanwhile waits. What belongs to a race is left out: it begins behind it. */
  async replay(since: number, before: Moment, past: Past[]): Promise<void> {
    if (!this.now || !this.canReplay) return;
    const steps = past.flatMap(({ seq, events, then = null }) => (then ? [{ seq, events: events as Told[], then }] : []));
    const moments = [before, ...steps.map(({ then }) => then)];
    const first = 1 + moments.findLastIndex(({ view }) => this.#isRace(view));
    const from = moments[first];
    if (!from) return;
    const again: Again = { present: this.now, events: [], lines: [] };
    this.busy = true;
    this.#again = again;
    this.#look(again, steps[first - 1]?.seq ?? since, from);
    for (const { seq, events, then } of steps.slice(first)) {
      if (this.#again !== again) break;
      [again.events, again.lines] = [events, this.#linesOf(events)];
      this.#seen.clear();
      if (!this.#room.isHidden()) await this.#board?.play(events, this.#room.pace());
      this.#look(again, seq, then);
    }
    this.#endReplay(again);
    this.busy = false;
    void this.#pump();
  }

  /** Enough of it: show what is so now. */
  skipReplay(): void {
    const again = this.#again;
    if (!again) return;
    this.#endReplay(again);
    this.#board?.skip();
  }

  /** Show a moment of what is played again: nobody can act in it. */
  #look(again: Again, seq: number, { view, actors }: Moment): void {
    if (this.#again !== again) return;
    const nothing = { legal: [], hands: [], undo: null, undoOthers: [], outcome: null, due: null };
    this.now = { ...again.present, seq, view, actors, ...nothing };
    this.told = [];
    this.rolled = null;
  }

  #endReplay(again: Again): void {
    if (this.#again !== again) return;
    this.#again = null;
    this.now = again.present;
    this.told = [];
    this.turn = this.story = this.begun = this.rolled = null;
  }

  /** Show this, whatever was shown. What came behind it is forgotten, as if it had never been heard: it comes again. */
  resync(message: Resync): void {
    this.#catchUp();
    this.skipReplay();
    const isBehind = ({ update }: Coming) => update.seq > message.seq;
    if (this.#playing && isBehind(this.#playing)) this.#playing = null;
    this.#finish();
    this.#queue.splice(0).forEach((coming) => isBehind(coming) || this.#write(coming, coming.entry.lines));
    this.#log = this.#log.filter((entry) => entry.isNote || entry.seq <= message.seq);
    [this.#untold, this.#fresh] = [[], []];
    this.turn = this.story = this.begun = this.rolled = this.interlude = this.why = null;
    if (this.held) this.#board?.skip();
    this.#letGo();
    this.#show(message);
  }

  /** Show what happened, when what happened before it has been seen. */
  add(update: Update): void {
    this.#catchUp();
    const events = update.events as Told[];
    const throws = events.filter((event) => (this.#game.thrower?.(event) ?? null) !== null);
    this.#queue.push({ update, entry: this.#entryOf(update), throws, thrown: new Set() });
    if (this.busy && this.#isRace(update.view)) {
      this.skipReplay(); // the others have begun: no more looking back
      this.#board?.skip();
    }
    void this.#pump();
  }

  /** Nobody may see the table now. */
  clear(): void {
    this.#catchUp();
    this.skipReplay();
    this.now = null;
  }

  /** Show what happened: in a race at once, else one update after the other. */
  async #pump(): Promise<void> {
    if (this.busy) return;
    this.#followRace();
    if (this.#queue.length > 0) await this.#playAll();
    this.#room.settled();
  }

  /** In a race nobody waits for what is drawn. The table is not even busy with it: that would draw twice, with each grab of anybody, all
      that may be done, once taken away and once as it is. */
  #followRace(): void {
    for (let coming = this.#queue[0]; coming && this.#isPartOfRace(coming); coming = this.#queue[0]) {
      this.#queue.shift();
      this.#showAtOnce(coming);
    }
  }

  #isPartOfRace({ update }: Coming): boolean {
    return this.isRace && this.#isRace(update.view);
  }

  /** Show the newest, and what led to it on top. What moves sets out first, and the rest of the page follows a picture later: both in one
      were the longest frames of a race. */
  #showAtOnce(coming: Coming): void {
    const events = this.#take(coming);
    const canPlay = this.#canPlay(events);
    const follow = () => {
      this.#finish();
      this.#show(coming.update);
    };
    if (!canPlay || !this.#board) {
      follow();
      return;
    }
    this.#follow = follow;
    void this.#board.play(events, this.#room.pace(), true);
    this.#room.soon(() => this.#follow === follow && this.#catchUp());
  }

  #catchUp(): void {
    const follow = this.#follow;
    this.#follow = null;
    follow?.();
  }

  async #playAll(): Promise<void> {
    this.busy = true;
    try {
      for (let coming = this.#queue.shift(); coming; coming = this.#queue.shift()) await this.#play(coming);
    } finally {
      this.busy = false;
      this.turn = this.story = this.begun = this.rolled = this.interlude = null;
    }
  }

  /** This is what is being played now; its events. */
  #take(coming: Coming): Told[] {
    this.#playing = coming;
    this.#untold = coming.entry.lines;
    this.#seen.clear();
    this.isEntered = (this.now?.due ?? null) !== null;
    this.isEnding = coming.update.outcome !== null;
    return coming.update.events as Told[];
  }

  async #play(coming: Coming): Promise<void> {
    if (this.#isPartOfRace(coming)) {
      this.#showAtOnce(coming);
      return;
    }
    const { update } = coming;
    const events = this.#take(coming);
    const canPlay = this.#canPlay(events);
    if (canPlay && isHeld(coming)) await this.#untilDrawn();
    if (canPlay) await this.#board?.play(events, this.#room.pace());
    if (this.#playing !== coming) return; // a resync was faster
    this.#throwRest(coming);
    this.#finish();
    if (update.seq > (this.now?.seq ?? -1) && update.seat === this.#room.eyes()) this.#show(update);
  }

  /** Whoever has just come waits until there is a board to hold the dice on. */
  async #untilDrawn(): Promise<void> {
    if (this.#board) return;
    await new Promise<void>((done) => {
      this.#drawn = done;
      setTimeout(done, LONGEST_HOLD);
    });
  }

  /** Wait while this event is in somebody's hand; true if that person has thrown. */
  async hold(event: Told): Promise<boolean> {
    const coming = this.#playing;
    const nth = coming?.throws.indexOf(event) ?? -1;
    const seat = coming?.update.throws?.[nth] ?? null;
    const isHeld = coming && seat !== null && !coming.thrown.has(nth);
    if (isHeld) this.story = null;
    this.#enter(event);
    if (!isHeld) return false;
    const isMine = this.#room.isHere(seat);
    if (isMine && this.#room.throwsItself()) {
      this.#throw(coming, nth, seat);
      return false;
    }
    if (isMine) this.#room.calls(seat);
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        if (this.#letGo !== end) return; // it has fallen, and something else waits
        this.held = null;
        this.#letGo = () => undefined;
        done();
      };
      const release = () => {
        if (isMine) this.#throw(coming, nth, seat);
        end();
      };
      const timer = setTimeout(release, LONGEST_HOLD);
      this.#letGo = end;
      const view = coming.update.at_throws?.[nth];
      this.held = { event, seat, isMine, view, release: isMine ? release : () => undefined };
    });
    return this.#playing === coming;
  }

  /** A throw has fallen at another screen, or at this one. */
  thrown(seq: number, nth: number): void {
    const coming = [this.#playing, ...this.#queue].find((one) => one?.update.seq === seq);
    coming?.thrown.add(nth);
    if (coming && this.held && this.held.event === coming.throws[nth]) this.#letGo();
  }

  #throw(coming: Coming, nth: number, seat: number): void {
    if (coming.thrown.has(nth)) return;
    coming.thrown.add(nth);
    this.#room.threw(seat, coming.update.seq, nth);
  }

  /** Nobody has waited here for what people here throw: the others need not either. */
  #throwRest(coming: Coming): void {
    for (const [nth, seat] of (coming.update.throws ?? []).entries())
      if (seat !== null && this.#room.isHere(seat)) this.#throw(coming, nth, seat);
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

  /** The events have come to somebody's turn, or to a scene that is nobody's. Nobody's name stands over what the one before did: as long
      as that is told the turn only passes. */
  #enter(event: Told): void {
    if (this.isRace) return;
    const turn = this.#game.turn(event);
    if (turn !== null && this.interlude) this.story = null; // the scene is over, and nobody's turn comes back for its sake
    if (!this.story) this.turn = turn ?? this.turn;
    const begins = turn === null ? this.#game.interlude?.(event) : 'over';
    if (begins) this.interlude = begins === 'over' ? null : begins;
    if (this.interlude?.emblem) this.why = null; // it spoke of what was done before the scene
  }

  /** The board comes to this event: let it be heard, and let the dice fall. What it tells is not seen yet. */
  async begin(event: Told): Promise<void> {
    const sound = this.#game.sound(event, this.now?.seat ?? null);
    if (sound) this.#room.sound(sound);
    if (this.isRace) return; // the sentence stays: what to do is told by the heap
    this.begun = event;
    const ms = this.#game.rolls(event);
    if (ms > 0) this.story = null; // what came before it is over: the sentence waits for what falls
    this.#enter(event);
    if (ms === 0) return;
    this.rolled = event;
    if (this.isEntered && !this.#game.interlude?.(event)) return; // the dice lie on the table already; the storm is a scene all the same
    if (!this.#room.isStill()) await this.#room.wait(ms * this.#room.times());
  }

  /** What this event tells can be seen on the board: now it counts, and lines of which it was the last may be read. */
  land(event: Told): void {
    if (this.#again) {
      this.#landAgain(this.#again, event);
      return;
    }
    if (this.#seen.has(event) || !this.#playing?.update.events.includes(event)) return;
    this.#seen.add(event);
    const lines = this.#untold.filter((line) => line.of.every((one) => this.#seen.has(one)));
    this.#untold = this.#untold.filter((line) => !lines.includes(line));
    this.#fresh = [...this.#fresh, ...lines];
    this.#tell(lines);
    this.#whisper([event]);
    if (this.isRace) return;
    this.#see(event, lines);
  }

  /** It has been seen, with the lines that may be read now; a turn has passed with it. */
  #see(event: Told, lines: Line[]): void {
    const turn = this.#game.turn(event);
    this.told = [...this.told, event];
    this.turn = turn ?? this.turn;
    this.story = lines.at(-1) ?? (turn === null ? this.story : null);
  }

  #landAgain({ events, lines }: Again, event: Told): void {
    if (this.#seen.has(event) || !events.includes(event)) return;
    this.#seen.add(event);
    this.#see(
      event,
      lines.filter((line) => line.of.includes(event) && line.of.every((one) => this.#seen.has(one))),
    );
  }

  /** What is being played has all been seen, or nobody looks: all of it stands in the log. */
  #finish(): void {
    const playing = this.#playing;
    if (!playing) return; // a resync was faster
    const lines = this.#untold;
    const unseen = (playing.update.events as Told[]).filter((event) => !this.#seen.has(event));
    [this.#playing, this.#untold, this.#fresh] = [null, [], []];
    this.#write(playing, lines);
    this.#whisper(unseen);
  }

  /** Write an entry into the log, strike what it takes back, and say those of its lines that have not been said. */
  #write({ update, entry }: Coming, lines: Reasoned[]): void {
    const back = update.back_to ?? null;
    const log =
      back === null ? this.#log : this.#log.map((one) => (one.seq > back && !one.isNote ? { ...one, isUndone: true } : one));
    this.#log = [...log, entry];
    this.#tell(lines);
    if (update.why && entry.lines.length === 0 && !this.isRace) this.why = { ...update.why };
  }

  /** Say what the board shows and no line tells, unless it is played again. */
  remark(sentences: string[]): void {
    if (!this.#again) this.speak(sentences);
  }

  /** Say it to those who listen. */
  speak(texts: string[], how: How = 'news', isSecret = false): void {
    this.news = [...this.news, ...texts.map((text) => ({ id: this.#spoken++, text, how, isSecret }))].slice(-MOST_NEWS);
  }

  /** Say what only its owner may know, where nobody else listens: no line tells it. */
  #whisper(events: Told[]): void {
    const scene = this.#room.scene();
    if (!scene?.isOpen) return;
    this.speak(
      events.flatMap((event) => this.#game.whisper?.(event, scene) ?? []),
      'kept',
      true,
    );
  }

  #tell(lines: Reasoned[]): void {
    const scene = this.#room.scene();
    if (!scene) return;
    const why = lines.findLast((line) => line.why)?.why;
    if (why && !scene.race) this.why = { ...why };
    // In a race only what concerns oneself or all is read aloud: the rest comes faster than it could be said.
    const heard = scene.race ? lines.filter((line) => line.seat === null || line.seat === scene.me) : lines;
    this.speak(heard.map((line) => line.text(scene)));
  }

  #entryOf({ seq, events, back_to, why }: Update): Entry {
    const isUndo = (back_to ?? null) !== null;
    const lines = isUndo ? [UNDONE] : this.#linesOf(events as Told[]);
    return { seq, lines: why ? reasoned(lines, why) : lines, isUndone: false, isNote: isUndo };
  }

  #show(message: Resync | Update): void {
    this.told = [];
    this.rolled = null;
    if ('events' in message) this.past = [...this.past, ...(message.events as Told[])].slice(-MOST_PAST);
    this.#seq = message.seq;
    this.#room.seen(message.seq);
    this.now = {
      seq: message.seq,
      seat: message.seat,
      view: message.view,
      actors: message.actors,
      legal: message.legal as Action[],
      hands: message.hands,
      undo: message.undo,
      undoOthers: message.undo_others,
      outcome: message.outcome,
      due: message.due,
      story: message.story,
    };
    if (!this.busy) this.#room.settled();
  }
}

/** Does somebody's hand hold something in it? */
function isHeld({ update, thrown }: Coming): boolean {
  return update.throws?.some((seat, nth) => seat !== null && !thrown.has(nth)) ?? false;
}

/** The first line of a bot that did something says why; if none is about the bot, the first. */
function reasoned(lines: Line[], why: Why): Reasoned[] {
  const first = lines.find(({ seat }) => seat === why.seat) ?? lines[0];
  return lines.map((line) => (line === first ? { ...line, why } : line));
}

function read({ lines, isUndone }: Entry): Read[] {
  return lines.map((line) => ({ ...line, isUndone }));
}

/** Something was taken back. */
const UNDONE: Line = { seat: null, sign: 'u-undo', of: [], text: (scene) => scene.say('undone') };
