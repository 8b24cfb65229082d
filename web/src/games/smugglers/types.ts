/** The shapes the server sends and takes: the board's data and drawing, and what is generated from the Python structs. */
import type * as lessons from '../../lessons/lesson.ts';
import type * as contract from '../contract.ts';
import type { Action as Actions, Told, View } from './types.gen.ts';

// The board

export interface Place {
  name: string;
  kind: 'sea' | 'harbour';
  links: string[];
  /** Where a piece stands: x to the right, y downwards, the board's radius is 500. */
  at: [number, number];
  /** Inner radius, outer radius, first angle, last angle; degrees clockwise from north. */
  outline: [number, number, number, number];
}

export interface Island {
  name: string;
  beam: number;
}

export interface Beam {
  angle: number;
  lit: string[];
}

/** The file as it is sent. */
export interface Data {
  place: Place[];
  island: Island[];
  beam: Beam[];
}

export interface Board {
  places: Place[];
  islands: Island[];
  beams: Beam[];
}

// Generated from the rules

export type { Boat, Cargo, Dice, View } from './types.gen.ts';
export type AnyEvent = Told.Any;
export type Action = Actions.Any;
/** A face of the lighthouse die, by its name in the board's data. */
export type Face = string;
export type Phase = string;

// The contract in these shapes

export type SmugglersFace = contract.GameFace<View, Action, AnyEvent, Data>;
export type Scene = contract.Scene<View, Action>;
export type Line = contract.Line<View, Action, AnyEvent>;
export type Button = contract.Button<Action>;
export type BoardProps = contract.BoardProps<View, Action, AnyEvent, Data>;
export type PanelsProps = contract.PanelsProps<View, Action, AnyEvent>;
export type OpeningProps = contract.OpeningProps<View, Action, AnyEvent>;
export type PadPart = contract.PadPart<View, Action, Data>;
export type TrayProps = contract.TrayProps<View, Action, AnyEvent>;
export type HaulProps = contract.HaulProps<View, Action>;
export type AnswersPart = contract.AnswersPart<View, Action, Data>;
export type ReasonsPart = contract.ReasonsPart<View, Action, Data>;
export type EndPart = contract.EndPart<View, Action, Data>;
export type LessonPart = lessons.LessonPart<View, Action, AnyEvent, Data>;
export type Step = lessons.Step<View, Action, AnyEvent, Data>;
export type Moment = lessons.Moment<View, Action, AnyEvent, Data>;
