/** The shapes the server sends and takes for Smugglers' Island: the mirror of view.py, events.py, actions.py and board.toml. */

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

// The view

export interface Cargo {
  origin: string;
  /** Only for the carrier. */
  goal: string | null;
  points: number | null;
}

export interface Boat {
  seat: number;
  at: string | null;
  cargo: Cargo | null;
  lies_wrong: boolean;
  delivered: string[];
  points: number | null;
}

export interface Afloat {
  at: string;
  /** From the lowest to the top. */
  origins: string[];
  remembered: (string | null)[] | null;
}

export interface Pile {
  island: string;
  pieces: number;
}

export interface Dice {
  lighthouse: Face;
  boat: number;
}

export type Face = 'red_2' | 'red_3' | 'green_2' | 'green_3' | 'black_2' | 'sleep';

export type Phase =
  | 'draw_first'
  | 'draw_rock'
  | 'draw_light'
  | 'draw_harbour'
  | 'load'
  | 'reload'
  | 'roll'
  | 'rock'
  | 'harbour'
  | 'beam'
  | 'throw'
  | 'sail'
  | 'push'
  | 'over';

export interface View {
  phase: Phase;
  round: number;
  seat: number;
  first: number;
  target: number;
  beam: number;
  lit: string[];
  rocks: string[];
  rocks_left: number;
  dice: Dice | null;
  reach: number;
  boats: Boat[];
  islands: Pile[];
  afloat: Afloat[];
  caught: number | null;
  pushed: number | null;
}

// What happened

interface Told<Kind extends string> {
  kind: Kind;
  seat: number | null;
}

export type Began = Told<'began'>;
export type RockPlaced = Told<'rock_placed'> & { at: string };
export type Shone = Told<'shone'> & { beam: number };
export type Moored = Told<'moored'> & { at: string };
export type TurnBegan = Told<'turn_began'> & { round: number };
export type Took = Told<'took'> & { origin: string; at: string };
export type Saw = Told<'saw'> & { origin: string; goal: string; points: number };
export type Left = Told<'left'> & { origin: string; at: string };
export type Rolled = Told<'rolled'> & { lighthouse: Face; boat: number };
export type Slept = Told<'slept'>;
export type LightMoved = Told<'light_moved'> & { before: number; beam: number };
export type Caught = Told<'caught'> & { at: string; keeper: number; laden: boolean };
export type Threw = Told<'threw'> & { victim: number; to: string; origin: string };
export type Stayed = Told<'stayed'> & { at: string };
export type Sailed = Told<'sailed'> & { before: string; to: string };
export type Pushed = Told<'pushed'> & { victim: number; before: string; to: string };
export type Arrived = Told<'arrived'> & { at: string };
export type Delivered = Told<'delivered'> & { origin: string; goal: string; points: number };
export type Won = Told<'won'>;

export type AnyEvent =
  | Began
  | RockPlaced
  | Shone
  | Moored
  | TurnBegan
  | Took
  | Saw
  | Left
  | Rolled
  | Slept
  | LightMoved
  | Caught
  | Threw
  | Stayed
  | Sailed
  | Pushed
  | Arrived
  | Delivered
  | Won;

// What a seat may do; chance's own actions are in the log only

export type Way = 'clockwise' | 'counter_clockwise';

export interface PlaceRock {
  kind: 'place_rock';
  at: string;
}
export interface Moor {
  kind: 'moor';
  at: string;
}
export interface Turn {
  kind: 'turn';
  way: Way;
}
export interface Throw {
  kind: 'throw';
  to: string;
}
export interface Push {
  kind: 'push';
  to: string;
}
export interface Stay {
  kind: 'stay';
}
export interface Sail {
  kind: 'sail';
  to: string;
}
export interface Take {
  kind: 'take';
  at: string;
}

export interface DrawnSeat {
  kind: 'began';
  seat: number;
}
export interface DrawnBeam {
  kind: 'shone';
  at: string;
}
export interface DrawnPiece {
  kind: 'drew';
  to: string;
}
export interface DrawnDice {
  kind: 'rolled';
  lighthouse: Face;
  boat: number;
}

export type Action = PlaceRock | Moor | Turn | Throw | Push | Stay | Sail | Take | DrawnSeat | DrawnBeam | DrawnPiece | DrawnDice;

export type Refusal =
  | 'ok'
  | 'not_now'
  | 'rock_there'
  | 'cuts_off'
  | 'too_far'
  | 'in_the_light'
  | 'here_already'
  | 'must_leave'
  | 'no_goods'
  | 'laden'
  | 'boat_there'
  | 'not_adjacent'
  | 'no_harbour'
  | 'free_first'
  | 'boat_in_light'
  | 'not_left';
