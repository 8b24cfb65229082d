// What the table asks of a game. The shell knows no game's fields; a game's folder brings its board, its panels and its sentences.
import type { Component } from 'svelte';
import type { Pace } from '../board/motion.ts';
import type { GameInfo, Outcome, PlacesLeft, PlayerInfo } from '../protocol.gen.ts';
import type { Sound } from '../sound/sound.ts';
import type { Language, Say, Values } from '../words/words.svelte.ts';

/** Something a table may agree on before a match; its words are `option-<key>`, and a note in small print `option-<key>-note`. */
export type Option = GameInfo['options'][number];

/** An action as it is sent: a kind and named places. */
export type Action = { kind: string } & Record<string, unknown>;

/** Something that happened, as it is told. */
export type Told = { kind: string; seat: number | null } & Record<string, unknown>;

/** Several seats act at once, and who comes first gets it. Times are those of `performance.now()`. */
export interface Race {
  /** The own action that is on its way: the hand is out. */
  reaching: Action | null;
  /** When the hand was last taken, and when it is free again. */
  since: number;
  free: number;
  /** When the table plays for whoever is late; null if it waits. */
  ends: number | null;
  /** The last own grab that somebody else was faster at, a new value each time. */
  slipped: Action | null;
}

/** What is on the table now, through the eyes of `me`, with the words to speak of it. */
export interface Scene {
  view: unknown;
  legal: Action[];
  /** Whose view it is; null for a spectator. */
  me: number | null;
  actors: number[];
  players: PlayerInfo[];
  outcome: Outcome | null;
  /** Null while one seat acts after the other. */
  race: Race | null;
  say: Say;
  name: (seat: number) => string;
}

export interface Button {
  action: Action;
  label: string;
  /** The id of a drawn sign. */
  sign?: string;
  /** The one filled button, or one that does not call for attention. */
  look?: 'go' | 'quiet';
  /** It shows the action first instead of playing it. */
  shows?: boolean;
}

/** The sentence of what to do, and a smaller one below it. */
export interface Now {
  say: string;
  sub: string;
}

/** A line of the ship's log; the text is made when it is shown, in the page's language. */
export interface Line {
  seat: number | null;
  sign: string | null;
  /** The events it tells of. */
  of: Told[];
  text: (scene: Scene) => string;
}

/** A line of the score sheet. */
export interface Row {
  seat: number;
  rank: number;
  score: number;
}

/** What the shell calls on a board. */
export interface BoardHandle {
  /** `isShown`: the view that follows from them is there already, and they are drawn on top of it. */
  play: (events: Told[], pace: Pace, isShown?: boolean) => Promise<void>;
  /** End what is being played at once. */
  skip: () => void;
}

export interface BoardProps {
  data: unknown;
  scene: Scene;
  /** What may be done at a place now, as sentences. */
  tell: (place: string) => string[];
  /** Places that glow. */
  targets: string[];
  /** The places a boat would pass, from where it lies to where it stops. */
  path: string[];
  /** The place that is asked about: chosen, or pointed at. */
  focus: string | null;
  /** The action that is shown before it is played: chosen, or pointed at. */
  aimed: Action | null;
  /** Is the own secret being looked at? */
  looking: boolean;
  onpick: (place: string) => void;
  /** A place that does not glow was tapped. */
  onmiss: (place: string) => void;
  onpoint: (place: string | null) => void;
  onlook: (down: boolean) => void;
  /** Called before each event is played, and waited for. */
  onevent: (event: Told) => Promise<void>;
}

export interface PanelsProps {
  scene: Scene;
  /** The seats whose people sit at this device. */
  mine: number[];
  looking: boolean;
  onlook: (down: boolean) => void;
  /** What has been played since the view. */
  told: Told[];
}

export interface AsideProps {
  scene: Scene;
  data: unknown;
  /** What has been played since the view. */
  told: Told[];
  onpick: (place: string) => void;
}

export interface FootProps {
  scene: Scene;
  onpick: (place: string) => void;
}

export interface TrayProps {
  scene: Scene;
  /** The dice that fell last while something is played, before the view follows. */
  rolled: Told | null;
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

export interface GameFace {
  id: string;
  /** What lies behind the table, to the edges of the window. */
  Ground: Component;
  Board: Component<BoardProps, BoardHandle>;
  Panels: Component<PanelsProps>;
  Tray: Component<TrayProps>;
  /** An instrument that lies beside the log, or across the column above it. */
  Aside?: Component<AsideProps>;
  isAsideAcross?: boolean;
  /** On a phone the board takes what height is left and has no square shape; the seats stand above it. */
  isTall?: boolean;
  /** What stands in the last row of the card that says what to do, when no buttons do. */
  Foot?: Component<FootProps>;
  words: Record<Language, () => Promise<{ default: string }>>;
  /** Learn from the game's data what the sentences need, before a table is shown. */
  learn?: (data: unknown) => void;
  /** Do several seats act at once now, first come, first served? Then the view is shown as soon as it is known, what happened is
      drawn on top of it, and nobody waits for the drawing. */
  atOnce?: (view: unknown) => boolean;
  /** May somebody have decided in secret, so that an update tells of nothing? Elsewhere such an update took something back. */
  isSecret?: (view: unknown) => boolean;
  /** What the flag says in place of whose turn it is; null for the usual. */
  flag?: (scene: Scene, isShared: boolean) => string | null;
  /** What the seat on turn has to do, in one sentence. */
  now: (scene: Scene) => Now;
  /** The same for those who wait. */
  waiting: (scene: Scene) => Now;
  /** Which legal actions a place on the board stands for. */
  targets: (scene: Scene) => Map<string, Action[]>;
  /** The action that a tap plays at once; none if the person has to choose. */
  tapped: (actions: Action[], scene: Scene) => Action | null;
  /** Does a tap only show what would happen, and a second one play it? */
  showsFirst?: boolean;
  /** The question when a tapped place can mean several things, or what the shown action would do. */
  asking: (scene: Scene, chosen: Action[]) => Now;
  /** The place that stands for an action, if it does not name one itself. */
  placeOf?: (action: Action, scene: Scene) => string | null;
  /** The buttons beside the sentence, at most three; `chosen` are the actions of a place that was tapped. */
  buttons: (scene: Scene, chosen: Action[] | null) => Button[];
  /** What a tap on a place that does not glow was probably meant to be, to ask why it cannot. */
  meant: (place: string, scene: Scene) => Action | null;
  /** The legal actions that the list of all moves names, where equal ones are better named once. */
  moves?: (scene: Scene) => Action[];
  /** A legal action as a sentence. */
  sentence: (action: Action, scene: Scene) => string;
  /** Why something is refused. */
  refusal: (reason: string, scene: Scene) => string;
  /** What happened, as lines of the log. */
  lines: (events: Told[]) => Line[];
  /** How long dice or a spinner beside the board take to tell an event, in milliseconds at normal pace. */
  rolls: (event: Told) => number;
  /** The seat whose turn begins with this event, if any. */
  turn: (event: Told) => number | null;
  /** May it be kept and shown to whoever holds the device? */
  isPublic: (event: Told) => boolean;
  sound: (event: Told, me: number | null) => Sound | null;
  /** The places passed in what a preview tells; without it nothing is asked when somebody points. */
  path?: (events: Told[], scene: Scene) => string[];
  /** The next hint for somebody who plays for the first time; null if all has been said. */
  teach: (scene: Scene, acted: number) => string | null;
  /** The paragraphs of the short rules: ids of messages. */
  rules: string[];
  ruleValues: (scene: Scene) => Values;
  round: (scene: Scene) => number;
  sheet: (scene: Scene) => Row[];
  /** A score in words, where it is not a number of points. */
  score?: (score: number, scene: Scene) => string;
  /** Options that the game draws itself, by their keys; loaded when the sheet is opened. */
  controls?: Record<string, () => Promise<{ default: Component<ControlProps> }>>;
  /** What the words of the options need from the board's data. */
  optionValues?: (data: unknown) => Values;
}
