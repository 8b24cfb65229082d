/** The shapes the server sends and takes: the board's data and drawing, and what is generated from the Python structs. */
import type { Action as Actions, Told } from './types.gen.ts';

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

export interface Board {
  places: Place[];
  islands: Island[];
  beams: Beam[];
}

// Generated from the rules

export type { Cargo, Dice, View } from './types.gen.ts';
export type AnyEvent = Told.Any;
export type Action = Actions.Any;
/** A face of the lighthouse die, by its name in the board's data. */
export type Face = string;
export type Phase = string;
