/** What is seen while ships are loaded. In a race the view is there when things have just set out: what happened is drawn on top of it, and
    what still flies is held back from where it will lie. In turns the view follows when all has been seen. */

import type { Point } from '../../board/chart.ts';
import { delay } from '../../board/clock.ts';
import { FADE, isStill, factor, MS, timed, wait, type Pace } from '../../board/motion.ts';
import { Playback } from '../../board/playback.ts';
import type { Zone } from './layout.ts';
import { mixed } from './loading.ts';
import type { AnyEvent, Ship, View } from './types.ts';

/** Durations at normal pace that only loading has. */
export const LONG = { lift: 150, fly: 420, turn: 400, puff: 360, away: 1600, shout: 2000 } as const;

/** A place on the page: CSS pixels from the corner of the board, and how large a tile is there. */
export interface Spot {
  at: Point;
  size: number;
}

/** Something on its way from the quay to a ship. */
export interface Flight {
  id: number;
  what: 'tile' | 'sack';
  /** What it shows; null: its back. */
  name: string | null;
  seat: number;
  from: Spot;
  to: Spot;
  liftMs: number;
  ms: number;
}

export interface Puff {
  id: number;
  at: Point;
  ms: number;
}

/** A tile turns: first its back goes, then its face comes. */
export interface Turning {
  isBack: boolean;
  half: number;
}

/** Something that the view has on an own ship already, while it still flies. */
interface Coming {
  /** The last view that does not have it there. */
  before: View;
  seat: number;
  zone: Zone;
  /** What it is; null if only its owner may know. */
  name: string | null;
}

/** The cards round the heap: lying there, turned up in a wave, sailing onto the pile, or gone. */
export interface Round {
  names: string[];
  mode: 'lie' | 'wave' | 'leave' | 'pile';
  ms: number;
}

interface Stage {
  view: () => View;
  /** Does somebody at this screen load that ship? */
  isOwn: (seat: number) => boolean;
  /** Does what goes below deck lie face down as soon as it is taken? */
  isShut: boolean;
  tileAt: (tile: string) => Spot | null;
  sackAt: (colour: string) => Spot | null;
  /** The place of an own ship that it goes to, or somebody else's panel. */
  shipAt: (seat: number, zone: Zone) => Spot | null;
  before: (event: AnyEvent) => Promise<void> | void;
  after: (event: AnyEvent) => void;
  landed: (seat: number, ms: number) => void;
}

type Grab = Extract<AnyEvent, { kind: 'took' | 'stowed' | 'snatched' | 'loaded' }>;

export class LoadingTheatre {
  flights = $state.raw<Flight[]>([]);
  puffs = $state.raw<Puff[]>([]);
  turning = $state.raw<ReadonlyMap<string, Turning>>(new Map());
  /** Tiles that have left the heap before the view says so. */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  coming = $state.raw<readonly Coming[]>([]);
  round = $state.raw<Round>({ names: [], mode: 'pile', ms: 0 });
  /** Who shouts. */
  shout = $state<number | null>(null);

  readonly playback: Playback<View, AnyEvent>;
  readonly #stage: Stage;
  readonly #faces = new Map<string, string | null>();
  #next = 0;
  #shouts = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.playback = new Playback({
      view: stage.view,
      settle: () => (this.gone = new Set()),
      show: (event, times) => this.#show(event, times, false),
      showStill: (event, _, times) => this.#showStill(event, times),
      before: (event) => (event.kind === 'all_aboard' ? undefined : stage.before(event)),
      after: stage.after,
      busy: () => undefined,
    });
  }

  /** A new view: the cards lie as it says, unless they are just on their way. */
  follow(view: View): void {
    for (const { tile, shows } of view.heap) this.#faces.set(tile, shows);
    this.playback.follow(view);
    if (view.cards.length === 0) {
      if (this.round.mode !== 'leave') this.round = { ...this.round, mode: 'pile' };
      return;
    }
    const names = mixed(view.cards);
    if (names.join() === this.round.names.join() && this.round.mode !== 'pile') return;
    const isFresh = view.ships.every(
      (ship) => ship.loading && ship.below + ship.goods_below === 0 && Object.keys(ship.deck).length === 0,
    );
    this.round = { names, mode: isFresh ? 'wave' : 'lie', ms: 0 };
  }

  /** Show what happened: on top of the view, or up to it. */
  play(events: readonly AnyEvent[], pace: Pace, isShown: boolean): Promise<void> {
    if (!isShown) return this.playback.play(events, pace);
    const still = isStill(pace);
    return Promise.all(events.map((event) => (still ? this.#showAtOnce(event) : this.#show(event, factor(pace), true)))).then(
      () => undefined,
    );
  }

  /** Somebody was faster: a small puff where the tile lay. */
  slip(tile: string, times: number): void {
    const at = this.#stage.tileAt(tile)?.at;
    if (at) this.puff(at, times);
  }

  /** A small puff at this point. */
  puff(at: Point, times: number): void {
    if (!(times > 0)) return;
    const puff: Puff = { id: this.#next++, at, ms: LONG.puff * times };
    this.puffs = [...this.puffs, puff];
    delay(() => (this.puffs = this.puffs.filter((other) => other !== puff)), puff.ms);
  }

  /** The ship without what still flies towards it. */
  without(ship: Ship): Ship {
    const view = this.#stage.view();
    const coming = this.coming.filter((one) => one.seat === ship.seat && one.before !== view);
    const less = (counts: Record<string, number>, name: string | null): Record<string, number> => {
      if (name === null) return counts;
      const left = (counts[name] ?? 0) - 1;
      const { [name]: _, ...others } = counts;
      return left > 0 ? { ...others, [name]: left } : others;
    };
    let shown = ship;
    for (const { zone, name } of coming) {
      if (zone === 'deck') shown = { ...shown, deck: less(shown.deck, name), deck_spaces: shown.deck_spaces + 1 };
      else if (zone === 'hold')
        shown = {
          ...shown,
          hold: shown.hold && less(shown.hold, name),
          below: shown.below - 1,
          hold_spaces: shown.hold_spaces + 1,
        };
      else shown = { ...shown, goods_hold: shown.goods_hold && less(shown.goods_hold, name), goods_below: shown.goods_below - 1 };
    }
    return shown;
  }

  #rest(ms: number, isShown: boolean): Promise<void> {
    return isShown ? wait(ms) : this.playback.pause(ms);
  }

  async #showStill(event: AnyEvent, times: number): Promise<void> {
    if (event.kind === 'cast_off') {
      this.playback.land(event); // the shout tells it
      this.#callOut(event.seat ?? 0);
      this.round = { ...this.round, mode: 'pile' };
    }
    await this.playback.pause(event.kind === 'cast_off' ? LONG.away * times : FADE);
  }

  /** The same on top of the view, where nobody waits. */
  async #showAtOnce(event: AnyEvent): Promise<void> {
    void this.#stage.before(event);
    await this.#showStill(event, 0);
  }

  async #show(event: AnyEvent, times: number, isShown: boolean): Promise<void> {
    switch (event.kind) {
      case 'took':
      case 'stowed':
      case 'snatched':
      case 'loaded':
        await this.#grab(event, times, isShown);
        break;
      case 'turned':
        if (isShown && this.#stage.isOwn(event.seat ?? 0)) void this.#stage.before(event);
        await timed('turn', this.#turn(event.tile, event.shows, times, isShown));
        break;
      case 'cast_off':
        await this.#castOff(event, times, isShown);
        break;
      default:
        if (isShown) void this.#stage.before(event);
    }
  }

  async #grab(event: Grab, times: number, isShown: boolean): Promise<void> {
    const seat = event.seat ?? 0;
    const isOwn = this.#stage.isOwn(seat);
    const isSack = event.kind === 'loaded';
    const zone: Zone = isSack ? 'special' : event.kind === 'stowed' ? 'hold' : 'deck';
    const isSeen = event.kind === 'took' || !this.#stage.isShut;
    const name = isSack ? event.colour : event.kind === 'took' ? event.shows : (this.#faces.get(event.tile) ?? null);
    const from = isSack ? this.#stage.sackAt(event.colour) : this.#stage.tileAt(event.tile);
    const coming: Coming | null = isShown && isOwn ? { before: this.#stage.view(), seat, zone, name } : null;
    if (coming) this.coming = [...this.coming, coming]; // before its place is looked for: it must not lie there yet
    const to = this.#stage.shipAt(seat, zone);
    const isLifted = isShown && isOwn; // it was lifted when the hand went out
    const flight: Flight | null =
      from && to
        ? {
            id: this.#next++,
            what: isSack ? 'sack' : 'tile',
            name: isSack || isSeen ? name : null,
            seat,
            from,
            to,
            liftMs: isLifted ? 0 : LONG.lift * times,
            ms: LONG.fly * times,
          }
        : null;
    if (!isSack) this.gone = new Set([...this.gone, event.tile]);
    if (flight) {
      this.flights = [...this.flights, flight];
      await timed('flight', this.#rest(flight.liftMs + flight.ms, isShown));
      this.flights = this.flights.filter((other) => other !== flight);
    }
    this.coming = this.coming.filter((other) => other !== coming);
    if (isShown && !isSack) this.gone = new Set([...this.gone].filter((tile) => tile !== event.tile));
    if (isShown && isOwn) void this.#stage.before(event); // the others' knocks would be a drum roll
    if (isOwn) this.#stage.landed(seat, MS.step * times);
  }

  async #turn(tile: string, shows: string, times: number, isShown: boolean): Promise<void> {
    const half = (LONG.turn * times) / 2;
    this.turning = new Map(this.turning).set(tile, { isBack: true, half });
    await this.#rest(half, isShown);
    this.#faces.set(tile, shows);
    this.turning = new Map(this.turning).set(tile, { isBack: false, half });
    await this.#rest(half, isShown);
    const left = new Map(this.turning);
    left.delete(tile);
    this.turning = left;
  }

  async #castOff(event: AnyEvent, times: number, isShown: boolean): Promise<void> {
    const ms = LONG.away * times;
    this.round = { ...this.round, mode: 'leave', ms };
    if (isShown) {
      await this.#rest(LONG.fly * times, isShown); // what has made the ship full comes aboard first
      void this.#stage.before(event);
    } else this.playback.land(event); // the shout tells it
    this.#callOut(event.seat ?? 0);
    await this.#rest(ms, isShown);
    if (this.round.mode === 'leave') this.round = { ...this.round, mode: 'pile' };
  }

  /** End the casting off; false if nobody does. */
  hop(): boolean {
    if (this.shout === null) return false;
    this.shout = null;
    if (this.round.mode === 'leave') this.round = { ...this.round, mode: 'pile' };
    this.playback.hop();
    return true;
  }

  #callOut(seat: number): void {
    const mine = ++this.#shouts;
    this.shout = seat;
    delay(() => {
      if (mine === this.#shouts) this.shout = null;
    }, LONG.shout);
  }
}
