/** The shapes the server sends and takes: the board's data, as board.toml has them, and what is generated from the Python structs. */
import type * as lessons from '../../lessons/lesson.ts';
import type * as contract from '../contract.ts';
import type { Action as Actions, Told, View } from './types.gen.ts';

// The data file; its cards are read in cards.ts.

export interface Data {
  card: { name: string; category: string; tiles?: string[]; goods?: string[]; gives?: string[]; money?: number }[];
  ship: { deck: number; hold: number; special: number };
  goods: { colours: string[]; each: number };
  money: { chest: number; penalty_money: number; penalty_goods: number; parrots: number };
  tile: { kind: string; plain: number; starfish: number }[];
  category: { name: string; round: number; cards: number }[];
}

/** What is drawn on a card; a good of free choice is `any`. */
export interface CardFace {
  /** discovery, trade, pirates or order. */
  category: string;
  tiles: readonly string[];
  goods: readonly string[];
  gives: readonly string[];
  money: number;
}

/** A good of free choice, or one whose colour is not known here. */
export const ANY = 'any';
export const STORAGE = 'storage';
export const PARROT = 'parrot';

/** Names with how often each is there, as a list. */
export function listed(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));
}

// Generated from the rules

export type { Numbers, Ship, Tile, View } from './types.gen.ts';
export type AnyEvent = Told.Any;
export type Action = Actions.Any;

// The contract in these shapes

export type Face = contract.GameFace<View, Action, AnyEvent, Data>;
export type Scene = contract.Scene<View, Action>;
export type Line = contract.Line<View, Action, AnyEvent>;
export type Button = contract.Button<Action>;
export type BoardHandle = contract.BoardHandle<AnyEvent>;
export type BoardProps = contract.BoardProps<View, Action, AnyEvent, Data>;
export type HandsProps = contract.HandsProps<View, Action, AnyEvent>;
export type PanelsProps = contract.PanelsProps<View, Action, AnyEvent>;
export type FootProps = contract.FootProps<View, Action>;
export type TrayProps = contract.TrayProps<View, Action, AnyEvent>;
export type LookBackProps = contract.LookBackProps<View, Action>;
export type StartProps = contract.StartProps<View, Action, Data>;
export type HaulProps = contract.HaulProps<View, Action>;
export type AnswersPart = contract.AnswersPart<View, Action, Data>;
export type ReasonsPart = contract.ReasonsPart<View, Action, Data>;
export type EndPart = contract.EndPart<View, Action, Data>;
export type LessonPart = lessons.LessonPart<View, Action, AnyEvent, Data>;
export type Step = lessons.Step<View, Action, AnyEvent, Data>;
export type Moment = lessons.Moment<View, Action, AnyEvent, Data>;
