/** The shapes the server sends and takes: the board's data and drawing, and what is generated from the Python structs. */
import type * as lessons from '../../lessons/lesson.ts';
import type * as contract from '../contract.ts';
import type { Action as Actions, Told, View } from './types.gen.ts';

// The board. Lengths: 1 is the distance of two points; x grows to the east, y to the south. Money in thousands.

export type Spot = [number, number];

export interface PortData {
  name: string;
  at: Spot;
  /** Places for ships, beside the port's own. */
  docks: Spot[];
  home: boolean;
}

export interface LaneData {
  name: string;
  from: string;
  to: string;
  marks: Spot[];
}

export interface SegmentData {
  letter: string;
  points: number;
  way: string;
  word: boolean;
}

export interface Board {
  /** What a match is played for, by its length. */
  targets: { full: number; short: number };
  grid: { columns: number; rows: number; start: Spot };
  port: PortData[];
  lane: LaneData[];
  cloud: { radius: number; cylinder: number; reach: number; holds: number; letters: string[] };
  magnet: { bearing: number; distance: number }[];
  segment: SegmentData[];
  pile: { port: string; values: number[] }[];
  bonus: { cards: number; value: number };
}

// Generated from the rules

export type { Card, Cloud, Course, Fleet, Port, Ship, Spin, View } from './types.gen.ts';
export type AnyEvent = Told.Any;
export type Action = Actions.Any;

// The contract in these shapes

export type Face = contract.GameFace<View, Action, AnyEvent, Board>;
export type Scene = contract.Scene<View, Action>;
export type Line = contract.Line<View, Action, AnyEvent>;
export type Button = contract.Button<Action>;
export type BoardProps = contract.BoardProps<View, Action, AnyEvent, Board>;
export type PanelsProps = contract.PanelsProps<View, Action, AnyEvent>;
export type AsideProps = contract.AsideProps<View, Action, AnyEvent, Board>;
export type PadPart = contract.PadPart<View, Action, Board>;
export type DialProps = contract.DialProps<Action, Board>;
export type TrayProps = contract.TrayProps<View, Action, AnyEvent>;
export type HaulProps = contract.HaulProps<View, Action>;
export type AnswersPart = contract.AnswersPart<View, Action, Board>;
export type ReasonsPart = contract.ReasonsPart<View, Action, Board>;
export type EndPart = contract.EndPart<View, Action, Board>;
export type LessonPart = lessons.LessonPart<View, Action, AnyEvent, Board>;
export type Step = lessons.Step<View, Action, AnyEvent, Board>;
export type Moment = lessons.Moment<View, Action, AnyEvent, Board>;
