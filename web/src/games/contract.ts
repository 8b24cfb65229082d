// What the table asks of a game. The shell knows no game's fields; a game's folder brings its board, its panels and its sentences.
import type { Component, Snippet } from 'svelte';
import type { By } from '../board/gestures.svelte.ts';
import type { Pace } from '../board/motion.ts';
import type { Emblem } from '../board/seats.ts';
import type { LessonPart, Spot } from '../lessons/lesson.ts';
import type { GameInfo, Highlight, Outcome, PlacesLeft, PlayerInfo } from '../protocol.gen.ts';
import type { RulesPart } from '../rules/book.ts';
import type { Sound } from '../sound/sound.ts';
import type { Language, Say, Values, WordFiles } from '../words/words.svelte.ts';

/** Something a table may agree on before a match; its words are `option-<key>`, and a note in small print `option-<key>-note`. */
export type Option = GameInfo['options'][number];

/** An action as it is sent; a game's own also name places. */
export interface Action {
  kind: string;
}

/** Something that happened, as it is told. */
export interface Told {
  kind: string;
  seat: number | null;
}

/** A tap that came while the hand was busy: it is played as soon as the hand is free. */
export interface Kept<Move extends Action = Action> {
  action: Move;
  /** The place that was tapped; null if the action itself was chosen. */
  place: string | null;
  since: number;
}

/** Several seats act at once, and who comes first gets it. Times are those of `performance.now()`. */
export interface Race<Move extends Action = Action> {
  /** The own action that is on its way: the hand is out. */
  reaching: Move | null;
  /** When the hand was last taken, and when it is free again. */
  since: number;
  free: number;
  /** The last tap that came too early. */
  kept: Kept<Move> | null;
  /** When the table plays for whoever is late; null if it waits. */
  ends: number | null;
  /** The last own action that the table took, a new value each time. */
  got: Move | null;
  /** The last own grab that somebody else was faster at, a new value each time. */
  slipped: Move | null;
}

/** One of several hands that act at once on this screen. */
export interface Hand<Move extends Action = Action> {
  seat: number;
  /** What its seat may do, as far as all can see it. */
  legal: Move[];
  race: Race<Move>;
}

/** What is on the table now, through the eyes of `me`, with the words to speak of it. */
export interface Scene<View = unknown, Move extends Action = Action> {
  view: View;
  legal: Move[];
  /** Whose view it is; null for a spectator. */
  me: number | null;
  /** Who is spoken to as "you": the seat of the one person who has this device alone; null where people share it or watch. */
  you: number | null;
  actors: number[];
  players: PlayerInfo[];
  outcome: Outcome | null;
  /** Do others look at this screen, too? Then the own secret lies face down until a finger is held on it. */
  isCovered: boolean;
  /** Does the own secret lie open, because nobody else looks at this screen and its owner wants it so? */
  isOpen: boolean;
  /** Does every seat's secret lie open, because a match that is over is looked at again? */
  isRevealed?: boolean;
  /** What an action that the game wants shown beforehand would certainly cause; null as long as it is not known. */
  foreseen: (action: Action) => Told[] | null;
  /** Null while one seat acts after the other. */
  race: Race<Move> | null;
  say: Say;
  name: (seat: number) => string;
  /** For how many milliseconds a person has been away; null for whoever is here, and where no person sits. */
  away: (seat: number) => number | null;
}

export interface Button<Move extends Action = Action> {
  action: Move;
  label: string;
  /** The id of a drawn sign. */
  sign?: string;
  /** The one filled button, or one that does not call for attention. */
  look?: 'go' | 'quiet';
  /** One line of what it would certainly cause, and whom it concerns. */
  note?: { text: string; seat: number | null };
  /** It shows the action first instead of playing it. */
  shows?: boolean;
}

/** The sentence of what to do, and a smaller one below it. */
export interface Now {
  say: string;
  sub: string;
}

/** A line of the ship's log; the text is made when it is shown, in the page's language. */
export interface Line<View = unknown, Move extends Action = Action, Event extends Told = Told> {
  seat: number | null;
  sign: string | null;
  /** The events it tells of: when the last of them has been seen, it may be read. */
  of: Event[];
  text: (scene: Scene<View, Move>) => string;
}

/** A line of the score sheet. */
export interface Row {
  seat: number;
  rank: number;
  score: number;
  /** What ends the match, where something does: the winner may have more. */
  target?: number | null;
  /** What the seat had to reach, where not all had the same before them. */
  of?: number | null;
}

/** A scene of its own that is nobody's turn: the page takes its colour and the flag says what it is. */
export interface Interlude {
  /** In the place of a seat's emblem: the sign is `e-<emblem>`, the colour that of `data-seat`. Left out: that of `seat`. */
  emblem?: string;
  /** The id of the words on the flag; about a seat, `<id>-you` for the person on it. */
  say: string;
  /** Whose moment it is. Left out: nobody's. */
  seat?: number;
}

/** Dice or a spinner that wait for somebody's hand: this event, and all behind it, is not shown yet. */
export interface Held<Event extends Told = Told> {
  event: Event;
  /** Whose hand lets it fall. */
  seat: number;
  /** Does that person sit at this device? */
  isMine: boolean;
  /** How the table looks with it still in the hand. */
  view: unknown;
  /** Let it fall, on every screen of the table; only for whom it waits. */
  release: () => void;
}

/** What the shell calls on a board. */
export interface BoardHandle<Event extends Told = Told> {
  /** `isShown`: the view that follows from them is there already, and they are drawn on top of it. */
  play: (events: Event[], pace: Pace, isShown?: boolean) => Promise<void>;
  /** End what is being played at once. */
  skip: () => void;
  /** End the great moment that is being shown; false if there is none. */
  hop: () => boolean;
}

export interface BoardProps<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  data: Data;
  scene: Scene<View, Move>;
  /** What may be done at a place now, as sentences. */
  tell: (place: string) => string[];
  /** A place in words: what it is near to, what is there, and what may be done; nothing while the words are
      fetched. Left out: nobody goes over it with keys. */
  describe?: (place: string) => string;
  /** Places that glow. */
  targets: string[];
  /** The places a boat would pass, from where it lies to where it stops. */
  path: string[];
  /** The place that is asked about: chosen, or pointed at. */
  focus: string | null;
  /** The action that is shown before it is played: chosen, or pointed at. */
  aimed: Move | null;
  /** Is the own secret being looked at? */
  looking: boolean;
  onpick: (place: string, by?: By) => void;
  /** A place that does not glow was tapped; null: beside all of them. */
  onmiss: (place: string | null) => void;
  onpoint: (place: string | null) => void;
  onlook: (down: boolean) => void;
  /** What waits for somebody's hand before it is played. */
  held: Held<Event> | null;
  /** Called before each event, also if all is to end at once: it waits while dice are held. True: somebody has just thrown them. */
  onhold: (event: Event) => Promise<boolean>;
  /** Called before each event is played, and waited for. */
  onevent: (event: Event) => Promise<void>;
  /** Called when what an event tells can be seen; for one event perhaps more than once. */
  onlanded: (event: Event) => void;
  /** Say to those who listen what the board shows and no event tells: a near miss. Left out: nobody listens. */
  onsay?: (sentences: string[]) => void;
  /** Tell an event in the place of the card that says what to do; resolves when it is there. */
  onopen?: (event: Event, ms: number) => Promise<Opened>;
}

/** Something that has taken the place of the card. */
export interface Opened {
  /** Resolves when the person shuts it. */
  shut: Promise<void>;
  /** Take it away. */
  end: () => void;
}

export interface OpeningProps<View = unknown, Move extends Action = Action, Event extends Told = Told> {
  scene: Scene<View, Move>;
  event: Event;
  /** How long what moves in it takes, in milliseconds; 0: nothing moves. */
  ms: number;
  onshut: () => void;
}

/** The board where several people act at once on one touch screen that lies between them. */
export interface HandsProps<View = unknown, Move extends Action = Action, Event extends Told = Told> {
  /** As a spectator sees it. */
  scene: Scene<View, Move>;
  hands: Hand<Move>[];
  /** Play an action for a seat; false if its hand cannot do it now. */
  onact: (seat: number, action: Move) => boolean;
  onevent: (event: Event) => Promise<void>;
  onlanded: (event: Event) => void;
  /** Buttons of the shell, for every side that has room for them. */
  menu: Snippet;
  sound: Snippet;
}

export interface PanelsProps<View = unknown, Move extends Action = Action, Event extends Told = Told> {
  scene: Scene<View, Move>;
  /** The seats whose people sit at this device. */
  mine: number[];
  looking: boolean;
  onlook: (down: boolean) => void;
  /** What has been seen since the view. */
  told: Event[];
  /** Is there little height for each, as on a screen that is the table of many? */
  isTight?: boolean;
}

export interface AsideProps<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  scene: Scene<View, Move>;
  data: Data;
  /** What has been seen since the view. */
  told: Event[];
  /** What is just being thrown or spun, and has not been seen yet. */
  rolled: Event | null;
  /** What waits for somebody's hand. */
  held: Held<Event> | null;
  onpick: (place: string) => void;
}

export interface FootProps<View = unknown, Move extends Action = Action> {
  scene: Scene<View, Move>;
  onpick: (place: string) => void;
  onact: (action: Move) => void;
}

export interface TrayProps<View = unknown, Move extends Action = Action, Event extends Told = Told> {
  scene: Scene<View, Move>;
  /** The dice that fell last while something is played, before the view follows. */
  rolled: Event | null;
  /** What waits for somebody's hand. */
  held: Held<Event> | null;
}

/** One value of what was thrown: how it is drawn, and its words. */
export interface PadFace {
  /** The id of a drawn sign. */
  sign: string;
  label: string;
}

/** What is thrown and is no row of faces draws itself: a spinner. */
export interface DialProps<Move extends Action = Action, Data = unknown> {
  data: Data;
  say: Say;
  outcomes: Move[];
  chosen: Move | null;
  /** What an outcome is called. */
  label: (outcome: Move) => string;
  labelledby: string;
  onpick: (outcome: Move) => void;
}

/** How a game's dice and spinner look where people enter what fell on the table. Each field of an outcome is a die. The sentences are
    `due-<purpose>` for whoever throws, `due-<purpose>-for` for whoever throws for another, and `due-<purpose>-other` for those who wait. */
export interface PadPart<View = unknown, Move extends Action = Action, Data = unknown> {
  words: WordFiles;
  /** What a die is called. */
  die: (field: string, scene: Scene<View, Move>) => string;
  face: (field: string, value: string | number, scene: Scene<View, Move>) => PadFace;
  /** What is drawn otherwise, by its purpose, with the words of an outcome and the key that means it. */
  dials?: Record<
    string,
    {
      Dial: Component<DialProps<Move, Data>>;
      label: (outcome: Move, data: Data, scene: Scene<View, Move>) => string;
      key: (outcome: Move, data: Data) => string;
    }
  >;
}

/** What a game's own control of an option gets; the label stands on the sheet. */
export interface ControlProps {
  option: Option;
  value: unknown;
  /** Some values by their names, worth a button each. */
  offers: Record<string, unknown>;
  /** The board's data. */
  data: unknown;
  /** Of an option that names places: how many it may name, which it may still name, and which are taken by the rules. */
  most: number;
  places: PlacesLeft;
  /** Is it being asked which they are? */
  isAsking: boolean;
  labelledby: string;
  onset: (value: unknown) => void;
}

/** What a game shows while everybody gets ready for a race. */
export interface StartProps<View = unknown, Move extends Action = Action, Data = unknown> {
  data: Data;
  options: Record<string, unknown>;
  /** The table as the race before has left it; null before the first. */
  scene: Scene<View, Move> | null;
  players: PlayerInfo[];
  name: (seat: number) => string;
  isReady: (seat: number) => boolean;
  /** The horn has sounded: what was covered is laid open. */
  isOff: boolean;
  /** The people at this device, and all that one of them was told so far. */
  seats: readonly number[];
  past: (seat: number) => Promise<Told[]>;
}

/** Looking back on a round that is over, for the people at this device. */
export interface LookBackProps<View = unknown, Move extends Action = Action> {
  scene: Scene<View, Move>;
  seats: readonly number[];
  /** All that one of them was told so far. */
  past: (seat: number) => Promise<Told[]>;
}

/** The start of a race: a picture that lies in the grid areas `picture` and `tell`, and what it says in words. */
export interface StartPart<View = unknown, Move extends Action = Action, Data = unknown> {
  default: Component<StartProps<View, Move, Data>>;
  words: WordFiles;
  /** What stands above it, the sentence below, and what is read aloud besides. */
  told: (props: Pick<StartProps<View, Move, Data>, 'scene'>) => { title: string; say: string; aloud: string[] };
}

/** What a seat has brought together, as far as it has been counted. */
export interface HaulProps<View = unknown, Move extends Action = Action> {
  scene: Scene<View, Move>;
  seat: number;
  /** So much of its score. */
  counted: number;
}

/** How far an unfinished match has come, by what everybody may see. */
export interface Standing {
  /** How much of the way each seat has behind it, from 0 to 1; null if that is secret. */
  shares: readonly number[] | null;
  /** What stands on the flag at its end; null if there is no such number, or not the same for all. */
  aim: string | null;
  /** Who is to act. */
  actors: readonly number[];
}

/** What of the board is looked at: the middle, as parts of its width and height, and how much it is enlarged. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

/** The end of a match: pictures and words. */
export interface EndPart<View = unknown, Move extends Action = Action, Data = unknown> {
  words: WordFiles;
  /** What stands beside the title, with the winner's flag. */
  Prize: Component<{ emblems: readonly Emblem[] }>;
  Haul: Component<HaulProps<View, Move>>;
  /** The same in words; empty if there is nothing. */
  things: (scene: Scene<View, Move>, seat: number) => string;
  /** A moment as a sentence; its title is the message `moment-<kind>`. */
  told: (moment: Highlight, scene: Scene<View, Move>) => string;
  /** How large the board is drawn before a cut of it is taken, in CSS pixels. */
  size: readonly [number, number];
  look: (moment: Highlight, data: Data, view: View) => Look;
  /** The kind of event that each kind of moment is about: when that is seen, the moment is. */
  peaks: Record<string, Told['kind']>;
}

/** What a game answers when somebody asks about what is seen now. Pure; what lies face down on this screen stays secret. */
export interface AnswersPart<View = unknown, Move extends Action = Action, Data = unknown> {
  words: WordFiles;
  /** The thing that a drawn element belongs to; null if it is none, or is asked about as a place. */
  thing: (element: Element) => string | null;
  /** What a thing, or what is at a place, is and means now; null for an empty place. */
  of: (thing: string, scene: Scene<View, Move>, data: Data) => string | null;
  /** A place by what is near it, and what is there. */
  place: (place: string, scene: Scene<View, Move>, data: Data) => string;
  /** Where am I, where must I go, what is near, how do we stand? */
  where: (scene: Scene<View, Move>, data: Data) => string;
  goal: (scene: Scene<View, Move>, data: Data) => string;
  around: (scene: Scene<View, Move>, data: Data) => string;
  standing: (scene: Scene<View, Move>, data: Data) => string;
  /** A thing drawn large above the words; nothing for most. */
  Picture?: Component<{ thing: string; scene: Scene<View, Move> }>;
}

/** What speaks for an action: the sentences are `reason-<name>`. */
export interface ReasonsPart<View = unknown, Move extends Action = Action, Data = unknown> {
  words: WordFiles;
  /** Where an action is drawn whose place is known; null if it is nowhere. */
  spot: (action: Move, place: string | null, scene: Scene<View, Move>, data: Data) => Spot | null;
}

/** How a game's dice, spins and draws are counted. A kind of draws is `<purpose>-<field>`; its title is the message `luck-<kind>`. */
export interface LuckPart<Data = unknown> {
  words: WordFiles;
  /** An outcome in words. */
  named: (kind: string, outcome: number | string, say: Say, data: Data) => string;
  /** An outcome as an svg, as high as the line it stands in. */
  Sign: Component<{ kind: string; outcome: number | string; data: Data }>;
}

/** A game's table, in the game's own view, actions, events and board data. The shell passes them on and looks into none of them. */
export interface GameFace<View = unknown, Move extends Action = Action, Event extends Told = Told, Data = unknown> {
  id: string;
  /** What lies behind the table, to the edges of the window. */
  Ground: Component;
  Board: Component<BoardProps<View, Move, Event, Data>, BoardHandle<Event>>;
  Panels: Component<PanelsProps<View, Move, Event>>;
  Tray: Component<TrayProps<View, Move, Event>>;
  /** An instrument that lies beside the log, or across the column above it. */
  Aside?: Component<AsideProps<View, Move, Event, Data>>;
  isAsideAcross?: boolean;
  /** On a phone the board takes what height is left and has no square shape; the seats stand above it. */
  isTall?: boolean;
  /** What stands in the last row of the card that says what to do, when no buttons do. */
  Foot?: Component<FootProps<View, Move>>;
  /** The board for several hands on one screen, while several seats act at once; loaded when it is needed. */
  Hands?: () => Promise<{ default: Component<HandsProps<View, Move, Event>, BoardHandle<Event>> }>;
  /** What people look back on when a round is over; at the end it lies below the scores. Loaded when it is needed. */
  LookBack?: () => Promise<{ default: Component<LookBackProps<View, Move>> }>;
  words: Record<Language, () => Promise<{ default: string }>>;
  /** Learn from the game's data what the sentences need, before a table is shown. */
  learn?: (data: Data) => void;
  /** Do several seats act at once now, first come, first served? Then the view is shown as soon as it is known, what happened is
      drawn on top of it, and nobody waits for the drawing. */
  atOnce?: (view: View) => boolean;
  /** Is the whole table needed to act now, so that a phone beside a table screen shows more than its own seat? */
  needsWhole?: (view: View) => boolean;
  /** Would a secret of the seat at turn be shown by itself now, without a finger on it? Then a curtain stands before it on a device that
      people share. Left out: the game has no secrets, and nobody is asked to look away. */
  curtain?: (view: View) => boolean;
  /** May the own secret lie open where nobody else looks at the screen? The switch's words are `lies-open` and `lies-open-hint`. */
  canLieOpen?: boolean;
  /** What takes the place of the card while the board tells its owner a secret; loaded when it is needed. */
  opening?: () => Promise<{ default: Component<OpeningProps<View, Move, Event>> }>;
  /** What the flag says in place of whose turn it is; null for the usual. */
  flag?: (scene: Scene<View, Move>) => string | null;
  /** What the seat on turn has to do, in one sentence. */
  now: (scene: Scene<View, Move>) => Now;
  /** The same for those who wait. */
  waiting: (scene: Scene<View, Move>) => Now;
  /** What happens, from the moment that an event begins on the board until something can be read of it; null: `waiting` says it. */
  happens?: (event: Event, scene: Scene<View, Move>) => string | null;
  /** Which legal actions a place on the board stands for. */
  targets: (scene: Scene<View, Move>) => Map<string, Move[]>;
  /** The action that a tap plays at once; none if the person has to choose. */
  tapped: (actions: Move[], scene: Scene<View, Move>) => Move | null;
  /** Does a tap only show what would happen, and a second one play it? */
  showsFirst?: boolean;
  /** Kinds of actions that may be regretted: where a finger taps, they are shown first, too. */
  regrets?: readonly Move['kind'][];
  /** Does a tap take what it points at now, so that whoever rests on a thing asks what it is? */
  asksAtRest?: (view: View) => boolean;
  /** The question when a tapped place can mean several things, or what the shown action would do. */
  asking: (scene: Scene<View, Move>, chosen: Move[]) => Now;
  /** The place that stands for an action, if any does. */
  placeOf: (action: Move, scene: Scene<View, Move>) => string | null;
  /** The buttons beside the sentence, at most three; `chosen` are the actions of a place that was tapped. */
  buttons: (scene: Scene<View, Move>, chosen: Move[] | null) => Button<Move>[];
  /** What a tap on a place that does not glow was probably meant to be, to ask why it cannot. */
  meant: (place: string, scene: Scene<View, Move>) => Move | null;
  /** The legal actions that the list of all moves names, where equal ones are better named once. */
  moves?: (scene: Scene<View, Move>) => Move[];
  /** A legal action as a sentence. */
  sentence: (action: Move, scene: Scene<View, Move>) => string;
  /** The same for a large button, with a drawing: what it is, and what it brings. Left out: the button has the sentence. */
  choice?: (action: Move, scene: Scene<View, Move>) => Now & { sign: string };
  /** Why something is refused. */
  refusal: (reason: string, scene: Scene<View, Move>) => string;
  /** What happened, as lines of the log. */
  lines: (events: Event[]) => Line<View, Move, Event>[];
  /** How long dice or a spinner beside the board take to tell an event, in milliseconds at normal pace. */
  rolls: (event: Event) => number;
  /** The seat whose hand lets the dice fall, or the spinner turn, with this event. The sentences are `throw-<kind>` for that person,
      `throw-<kind>-other` for the others (`throw-<kind>-other-you` for that person as it rolls), and `throw-<kind>-go` on the button.
      Left out: nothing is thrown. */
  thrower?: (event: Event) => number | null;
  /** How people enter what they throw with dice of their own; loaded when it is due. Left out: nothing is thrown. */
  pad?: () => Promise<PadPart<View, Move, Data>>;
  /** What begins with this event and lasts until the next turn, or until it is said to be over; null: all stays as it is. */
  interlude?: (event: Event) => Interlude | 'over' | null;
  /** The seat whose turn begins with this event, if any. */
  turn: (event: Event) => number | null;
  /** May it be kept and shown to whoever holds the device? */
  isPublic: (event: Event) => boolean;
  /** What the owner of a secret is told of it, where it may lie open; null for everything else, and for everybody else. */
  whisper?: (event: Event, scene: Scene<View, Move>) => string | null;
  sound: (event: Event, me: number | null) => Sound | null;
  /** The places passed in what a preview tells; without it nothing is asked when somebody points. */
  path?: (events: Event[], scene: Scene<View, Move>) => string[];
  /** The legal actions whose certain effects are shown before one is chosen. */
  foresee?: (scene: Scene<View, Move>) => Move[];
  /** What it answers to questions; loaded when somebody first asks. */
  answers: () => Promise<AnswersPart<View, Move, Data>>;
  /** Why something is done, in words, and where on the board; loaded when a bot first says why, or a hint is asked for. */
  reasons: () => Promise<ReasonsPart<View, Move, Data>>;
  /** What somebody who plays for the first time is shown at the table; loaded when it is due. */
  lesson: () => Promise<LessonPart<View, Move, Event, Data>>;
  /** The book of rules; loaded when it is opened. */
  rules: () => Promise<RulesPart<View, Move, Data>>;
  round: (scene: Scene<View, Move>) => number;
  sheet: (scene: Scene<View, Move>) => Row[];
  /** A score in words, where it is not a number of points. */
  score?: (score: number, scene: Scene<View, Move>) => string;
  /** Options that the game draws itself, by their keys; loaded when the sheet is opened. */
  controls?: Record<string, () => Promise<{ default: Component<ControlProps> }>>;
  /** What is shown before each race; loaded when one is awaited. */
  start?: () => Promise<StartPart<View, Move, Data>>;
  /** The end of a match; loaded when it is over. */
  end: () => Promise<EndPart<View, Move, Data>>;
  /** What fell, against what is usual; loaded when the dice are looked at. */
  luck: () => Promise<LuckPart<Data>>;
  /** What the words of the options need from the board's data. */
  optionValues?: (data: Data) => Values;
}
