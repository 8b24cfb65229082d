/** The voyage, event by event: cards flip, badges turn, things fly between stage, ship and sea. What flies is drawn over the page, so it
    may leave one drawing and land in another. */

import { Captions } from '../../board/captions.svelte.ts';
import { delay } from '../../board/clock.ts';
import { FADE, MS, type Pace } from '../../board/motion.ts';
import { Playback } from '../../board/playback.ts';
import { after } from './after.ts';
import { listed, STORAGE, type AnyEvent, type Ship, type View } from './types.ts';

/** Durations at normal pace that only the voyage has. */
export const LONG = {
  pirates: 900,
  flip: 450,
  hop: 420,
  apart: 130,
  coins: 620,
  roll: 900,
  home: 1600,
  chest: 1250, // at the calmest pace no longer than a great moment may be named
  parrot: 900,
} as const;

/** Something that flies: the sign that is drawn, on a tile or bare, from the middle of one thing to the middle of another, in pixels. */
export interface Flight {
  id: number;
  sign: string;
  isTile: boolean;
  number: number | null;
  x: number;
  y: number;
  dx: number;
  dy: number;
  size: number;
  ms: number;
  late: number;
  /** It falls into the sea: it sinks with a splash. */
  sinks: boolean;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** How a decision about a card was told, as long as it hangs there. */
export type Answers = ReadonlyMap<number, boolean>;

interface Host {
  view: () => View;
  me: () => number | null;
  before: (event: AnyEvent) => Promise<void> | void;
  after: (event: AnyEvent) => void;
}

export class VoyageTheatre {
  /** The view, as far as it has been played. */
  view = $state.raw<View>() as View;
  flights = $state.raw<Flight[]>([]);
  answers = $state.raw<Answers>(new Map());
  /** Have all decided, so that the badges hang with their faces out? */
  isShown = $state(false);
  /** How long the card on the stage takes to turn over, or to come; 0: at once. */
  flipMs = $state(0);
  comeMs = $state(0);

  readonly playback: Playback<View, AnyEvent>;
  readonly captions: Captions;
  readonly #host: Host;
  #next = 0;
  #told: readonly AnyEvent[] = [];

  constructor(host: Host) {
    this.#host = host;
    this.#settle(host.view());
    this.playback = new Playback({
      view: host.view,
      settle: (view) => this.#settle(view),
      show: (event, times) => this.#show(event, times),
      showStill: (event, next, times) => this.#showStill(event, next, times),
      before: host.before,
      after: host.after,
      busy: () => undefined,
    });
    this.captions = new Captions(this.playback);
  }

  play(events: readonly AnyEvent[], pace: Pace): Promise<void> {
    this.#told = events; // badges turn over together
    return this.playback.play(events, pace);
  }

  #settle(view: View): void {
    this.view = view;
    this.flipMs = this.comeMs = 0;
    this.isShown = view.top === 'pirates' && view.phase !== 'meet';
    this.answers = new Map();
  }

  async #showStill(event: AnyEvent, next: AnyEvent | undefined, times: number): Promise<void> {
    this.flipMs = this.comeMs = 0;
    this.#advance(event);
    if (event.kind === 'buried') return this.#name('scene-chest', event.seat, LONG.chest * times);
    if (event.kind === 'ended') return this.#end(times);
    if (this.playback.isHurrying || next?.kind === event.kind) return;
    const isMoment = ['revealed', 'fulfilled', 'declined', 'met', 'fled', 'earned', 'penalized', 'sold', 'consoled'].includes(
      event.kind,
    );
    await this.playback.pause(isMoment ? 700 : FADE);
  }

  async #show(event: AnyEvent, times: number): Promise<void> {
    const pause = (ms: number): Promise<void> => this.playback.pause(ms * times);
    switch (event.kind) {
      case 'topped':
        this.comeMs = LONG.hop * times;
        this.#advance(event);
        return pause(event.category === 'pirates' ? LONG.pirates : LONG.hop + 150);
      case 'postponed':
        await pause(LONG.hop);
        this.#advance(event);
        return pause(150);
      case 'met':
      case 'fled':
        return this.#turnBadges(event, times);
      case 'revealed':
        this.flipMs = LONG.flip * times;
        this.#advance(event);
        return pause(LONG.flip + 500);
      case 'fulfilled':
        this.#advance(event);
        return pause(400);
      case 'gave_tile':
      case 'gave_good':
      case 'gave_parrot':
        this.#give(event, times);
        this.#advance(event);
        return pause(LONG.apart);
      case 'declined':
        this.#advance(event);
        return pause(380);
      case 'earned':
        this.#send(
          {
            sign: 'ab-coin',
            number: event.money,
            from: this.#onStage('card'),
            to: this.#purse(event.seat),
            ms: LONG.coins,
          },
          times,
        );
        await pause(LONG.coins);
        this.#advance(event);
        return pause(250);
      case 'wished':
        this.#send(
          {
            sign: `ab-sack-${event.colour}`,
            from: this.#onStage(`supply-${event.colour}`),
            to: this.#onStage('hand'),
            ms: LONG.hop,
          },
          times,
        );
        await pause(LONG.hop);
        return this.#advance(event);
      case 'waived':
        this.#send(
          {
            sign: `ab-sack-${event.colour}`,
            from: this.#onStage('hand'),
            to: this.#onStage(`supply-${event.colour}`),
            ms: LONG.hop,
          },
          times,
        );
        this.#advance(event);
        return pause(LONG.hop);
      case 'stored':
        this.#send(
          {
            sign: `ab-sack-${event.colour}`,
            from: this.#onStage('card'),
            to: this.#free(event.seat, event.to),
            ms: LONG.hop,
          },
          times,
        );
        await pause(LONG.hop);
        this.#advance(event);
        return pause(LONG.apart);
      case 'dumped':
        this.#sink(event.seat, `own-${event.shows}`, `ab-${event.shows}`, times, true);
        this.#advance(event);
        return pause(LONG.hop + 200);
      case 'spilled':
        this.#sink(event.seat, `sack-${event.colour}`, `ab-sack-${event.colour}`, times);
        this.#advance(event);
        return pause(LONG.hop + 200);
      case 'handed_over':
        this.#send(
          {
            sign: `ab-sack-${event.colour}`,
            from: this.#thing(event.seat, `sack-${event.colour}`),
            to: this.#onStage('pirates'),
            ms: LONG.coins,
          },
          times,
        );
        this.#advance(event);
        return pause(LONG.coins);
      case 'penalized':
        for (let i = 0; i < event.money; i++)
          this.#send(
            {
              sign: 'ab-coin-1',
              from: this.#purse(event.seat),
              to: this.#sea(i * 46),
              ms: LONG.roll,
              late: i * LONG.apart,
              sinks: true,
            },
            times,
          );
        this.#advance(event);
        return pause(LONG.roll + 200);
      case 'sold':
        return this.#sell(event, times);
      case 'buried':
        this.playback.land(event); // its sentence comes with the scene
        this.#send(
          {
            sign: 'ab-chest',
            from: this.#purse(event.seat),
            to: this.#free(event.seat, event.at, true),
            ms: LONG.chest,
          },
          times,
        );
        await this.#name('scene-chest', event.seat, LONG.chest * times);
        this.#advance(event);
        return pause(250);
      case 'consoled':
        this.#send({ sign: 'ab-parrot', from: { x: -40, y: 80, size: 70 }, to: this.#purse(event.seat), ms: LONG.parrot }, times);
        await pause(LONG.parrot);
        return this.#advance(event);
      case 'ended':
        this.playback.land(event);
        return this.#end(times);
      default:
        return this.#advance(event);
    }
  }

  /** Name a great moment, above the ship that it is about. */
  #name(say: string, seat: number | null, ms: number): Promise<void> {
    return this.captions.show({ say, seat, sign: 'ab-chest', isHigh: true }, ms);
  }

  /** The richest has won; equal ones share it. */
  #end(times: number): Promise<void> {
    const most = Math.max(...this.view.ships.map((ship) => ship.total));
    const [first, ...others] = this.view.ships.filter((ship) => ship.total === most);
    const seat = others.length === 0 && first ? first.seat : null;
    return this.#name(seat === null ? 'log-ended' : 'scene-won', seat, MS.scene * 1.2 * times);
  }

  #advance(event: AnyEvent): void {
    if (event.kind === 'fulfilled' || event.kind === 'declined')
      this.answers = new Map([...this.answers, [event.seat ?? 0, event.kind === 'fulfilled']]);
    if (['topped', 'revealed', 'postponed', 'sold'].includes(event.kind)) this.answers = new Map();
    if (event.kind === 'topped') this.isShown = false;
    if (event.kind === 'met' || event.kind === 'fled') this.isShown = true;
    this.view = after(this.view, event);
    this.playback.land(event);
  }

  /** All badges turn over together, at the first that is told. */
  async #turnBadges(event: AnyEvent, times: number): Promise<void> {
    if (this.isShown) return this.#advance(event);
    const all = this.#told.filter((one) => one.kind === 'met' || one.kind === 'fled');
    for (const one of all.length > 0 ? all : [event]) this.#advance(one);
    await this.playback.pause(LONG.pirates * times);
  }

  /** A tile hops overboard onto the heap, a sack goes back to the supply, the parrot flies off. */
  #give(event: Extract<AnyEvent, { kind: 'gave_tile' | 'gave_good' | 'gave_parrot' }>, times: number): void {
    const { seat } = event;
    if (event.kind === 'gave_tile') {
      this.#sink(seat, `own-${event.shows}`, `ab-${event.shows}`, times, true);
    } else if (event.kind === 'gave_good') {
      const from = this.#thing(seat, `sack-${event.colour}`);
      const to = this.#onStage(`supply-${event.colour}`);
      this.#send({ sign: `ab-sack-${event.colour}`, from, to, ms: LONG.hop }, times);
    } else {
      this.#send(
        {
          sign: 'ab-parrot',
          from: spotOf('#place-parrot') ?? this.#purse(seat),
          to: { x: -60, y: 60, size: 70 },
          ms: LONG.parrot,
        },
        times,
      );
    }
  }

  /** Sacks turn to coins, one by one, and the purse counts up. */
  async #sell(event: Extract<AnyEvent, { kind: 'sold' }>, times: number): Promise<void> {
    const { goods: n, seat } = event;
    this.view = { ...this.view, top: null, card: null }; // the voyage is over, and so is its last card
    this.answers = new Map();
    const sacks = this.#sacks(seat);
    const to = this.#purse(seat);
    const apart = n > 0 ? Math.min(180, LONG.home / n) : 0;
    for (let i = 0; i < n; i++) {
      const sack = sacks[i];
      this.#send({ sign: 'ab-coin-1', from: sack?.spot ?? this.#hull(seat), to, ms: LONG.coins }, times);
      if (sack) this.view = after(this.view, { kind: 'spilled', seat, colour: sack.colour, at: sack.at });
      await this.playback.pause(apart * times);
      this.#earn(event.seat, 1);
    }
    await this.playback.pause(LONG.coins * times);
    this.#earn(event.seat, -n); // the event counts them again, with the ship emptied
    this.#advance(event);
    await this.playback.pause(300 * times);
  }

  /** The sacks of a ship that can be seen: the own ones where they lie, of others what is on deck. */
  #sacks(seat: number | null): { spot: Spot | null; colour: string; at: 'deck' | 'below' }[] {
    if (seat === this.#host.me())
      return [...document.querySelectorAll<SVGElement>('[data-testid=own-ship] [data-target^=sack-]')].map((sack) => ({
        spot: middleOf(sack),
        colour: sack.dataset['target']?.slice('sack-'.length) ?? '',
        at: sack.dataset['place']?.startsWith('deck') ? 'deck' : 'below',
      }));
    const ship = this.view.ships.find((one) => one.seat === seat);
    return listed(ship?.goods ?? {}).map((colour) => ({ spot: null, colour, at: 'deck' }));
  }

  #earn(seat: number | null, money: number): void {
    const richer = (ship: Ship): Ship => ({ ...ship, coins: ship.coins + money, total: ship.total + money });
    this.view = { ...this.view, ships: this.view.ships.map((ship) => (ship.seat === seat ? richer(ship) : ship)) };
  }

  /** A thing of a ship falls into the sea. */
  #sink(seat: number | null, target: string, sign: string, times: number, isTile = false): void {
    this.#send({ sign, isTile, from: this.#thing(seat, target), to: this.#sea(), ms: LONG.hop, sinks: true }, times);
  }

  // Where things are on the page.

  #send(
    flight: {
      sign: string;
      isTile?: boolean;
      number?: number;
      from: Spot | null;
      to: Spot | null;
      ms: number;
      late?: number;
      sinks?: boolean;
    },
    times: number,
  ): void {
    const { from, to } = flight;
    if (!from || !to || this.playback.isHurrying) return;
    const made: Flight = {
      id: this.#next++,
      sign: flight.sign,
      isTile: flight.isTile ?? false,
      number: flight.number ?? null,
      x: from.x,
      y: from.y,
      dx: to.x - from.x,
      dy: to.y - from.y,
      size: Math.min(72, Math.max(30, from.size)),
      ms: flight.ms * times,
      late: (flight.late ?? 0) * times,
      sinks: flight.sinks ?? false,
    };
    this.flights = [...this.flights, made];
    delay(() => (this.flights = this.flights.filter((one) => one !== made)), made.ms + made.late);
  }

  #onStage(what: string): Spot | null {
    return spotOf(`[data-stage=${what}]`) ?? spotOf('[data-stage=card]') ?? spotOf('[data-testid=board]');
  }

  /** A thing on a ship: its place on the own one, the panel of another. */
  #thing(seat: number | null, target: string): Spot | null {
    const own = seat === this.#host.me() ? spotOf(`[data-testid=own-ship] [data-target=${target}]`) : null;
    return own ?? this.#hull(seat);
  }

  #hull(seat: number | null): Spot | null {
    if (seat === this.#host.me()) return spotOf('[data-testid=own-ship]', 44);
    const panel = `[data-testid=seat-panel][data-number="${seat}"]`;
    return spotOf(`${panel} [data-testid=other-ship]`, 34) ?? spotOf(panel, 34);
  }

  /** Where the next sack or chest will lie, as `lay` decides it: on the own ship a place, on others the ship. */
  #free(seat: number | null, at: 'deck' | 'below', isChest = false): Spot | null {
    if (seat !== this.#host.me()) return this.#hull(seat);
    const places = (of: string): Element[] => [...document.querySelectorAll(`[data-testid=own-ship] [data-place^=${of}]`)];
    const all = places(at === 'deck' ? 'deck' : 'hold');
    const open = all.filter((place) => place.getAttribute('data-target') === at);
    if (isChest) return middle(open.at(-1)) ?? this.#hull(seat);
    const round = at === 'below' ? places('special').filter((place) => place.getAttribute('data-target') === 'special') : [];
    const doors = all.filter((place) => place.getAttribute('data-target') === `own-${STORAGE}` && !door(place, 1));
    return middle(round[0] ?? doors[0] ?? open[0]) ?? this.#hull(seat);
  }

  #purse(seat: number | null): Spot | null {
    const money =
      seat === this.#host.me() ? '#place-purse' : `[data-testid=seat-panel][data-number="${seat}"] [data-testid=seat-money]`;
    return spotOf(money, 44) ?? this.#hull(seat);
  }

  #sea(aside = 0): Spot | null {
    const board = document.querySelector('[data-testid=board]')?.getBoundingClientRect();
    return board ? { x: board.left + board.width * 0.62 + aside, y: board.top + board.height * 0.6, size: 40 } : null;
  }
}

const door = (place: Element, i: number): Element | null => document.getElementById(`${place.id}-door-${i}`);
const middle = (element: Element | undefined): Spot | null => (element ? middleOf(element) : null);

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

function spotOf(selector: string, size?: number): Spot | null {
  const found = document.querySelector(selector);
  if (!found) return null;
  const spot = middleOf(found);
  return size ? { ...spot, size } : spot;
}
