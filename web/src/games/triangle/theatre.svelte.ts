/** What is shown on the chart: taken from the view, or moved on event by event while they are played. The scene tells it late: the
    cloud hides what is beneath, and a catch is seen when the cloud leaves the place or stops. */

import { Captions } from '../../board/captions.svelte.ts';
import type { Point } from '../../board/chart.ts';
import { delay } from '../../board/clock.ts';
import { factor, FADE, MS, timed, type Pace } from '../../board/motion.ts';
import { Playback } from '../../board/playback.ts';
import { play as hear } from '../../sound/sound.ts';
import type { Effect } from './Effects.svelte';
import { angleOf, hungSpot, isCovered, magnetSpot, portAt, round, scaled, spotsByName, UNIT } from './geometry.ts';
import { after, hungOn, isAfloat, isUnder, sceneOf, type Scene, type SceneShip } from './scene.ts';
import { BONUS_PILE, PILES } from './scenery.ts';
import { money } from './sentences.ts';
import { instants, missed, passed, type Instant } from './storm.ts';
import type { Crew } from './Ships.svelte';
import type { AnyEvent, Board, View } from './types.ts';

/** Durations at normal pace that only this table has. */
export const LONG = {
  spin: 1400,
  notch: 90,
  point: 260,
  race: 900,
  push: 420,
  back: 1400,
  tremble: 400,
  phew: 1400,
  sink: 1200,
  lost: 1000,
  read: 1200,
  look: 700,
} as const;
const NOTCHES_OF_LETTER = 3;

type Without<T> = T extends Effect ? Omit<T, 'id' | 'isStill'> : never;
type TookEvent = Extract<AnyEvent, { kind: 'took' | 'bonus' }>;
type CaughtEvent = Extract<AnyEvent, { kind: 'caught' }>;
export type SpunEvent = Extract<AnyEvent, { kind: 'spun' }>;

/** A card on its way from its pile to the seat that took it; without a card, the outline of a ship that the seat has lost. */
export interface Flight {
  card: { port: string | null; value: number } | null;
  seat: number;
  from: Point;
  ms: number;
}

interface Stage {
  board: () => Board;
  view: () => View;
  crew: () => Crew | undefined;
  emblem: (seat: number) => string;
  fly: (flight: Flight) => void;
  nameOf: (seat: number, ship: number) => string;
  /** Does the large spinner lie out of the cloud's way? */
  hasRoom: () => boolean;
  /** Say it to those who listen. */
  missed: (ships: readonly SceneShip[]) => void;
  hold: (event: AnyEvent) => Promise<boolean>;
  before: (event: AnyEvent, pace: Pace) => Promise<void> | void;
  after: (event: AnyEvent) => void;
}

export interface Hanging {
  key: string;
  seat: number;
  magnet: number;
  /** From the cloud's middle. */
  at: Point;
  riseMs: number;
}

export const keyOf = (ship: { seat: number | null; ship: number }): string => `${ship.seat}-${ship.ship}`;

export class TriangleTheatre {
  scene = $state.raw<Scene>() as Scene;
  effects = $state.raw<Effect[]>([]);
  /** Ships that the cloud has taken from sight and not yet shown. */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  /** Ships that are just being lifted, and how long. */
  rising = $state.raw<ReadonlyMap<string, number>>(new Map());
  isFolding = $state(false);
  isCloudMoving = $state(false);
  isCloudHidden = $state(false);
  cloudMs = $state(0);
  turnMs = $state(0);
  moveMs = $state(0);
  lateMs = $state(0);
  isBusy = $state(false);
  /** The spin whose storm is on, from the moment it is awaited until the next turn; and once the spinner turns, again. */
  storm = $state.raw<SpunEvent | null>(null);
  spun = $state.raw<SpunEvent | null>(null);
  spinMs = $state(0);
  /** Where the cloud is when the storm begins, and where it will be. */
  way = $state.raw<readonly [Point, Point]>([
    [0, 0],
    [0, 0],
  ]);
  /** Has the large spinner made room for the cloud? */
  isWheelAway = $state(false);
  /** Ships that a magnet has passed in this storm, and those that it has just missed. */
  #passed = $state.raw<readonly SceneShip[]>([]);
  relieved = $state.raw<readonly { key: string; at: Point }[]>([]);

  readonly spots = $derived.by(() => spotsByName(this.#stage.board()));
  readonly cloudAt = $derived.by(() => scaled(this.scene.cloud));
  readonly alert = $derived.by<ReadonlySet<string>>(() => new Set(this.#passed.map(keyOf)));
  readonly hanging = $derived.by(() => this.#hanging());
  readonly magnets = $derived.by(() =>
    this.#stage.board().magnet.map((_, i) => magnetSpot(this.#stage.board(), i, this.scene.angle)),
  );
  /** Ships seen through the cloud, while it rests. */
  readonly ghosts = $derived.by<ReadonlySet<string>>(() => {
    if (this.isCloudMoving) return new Set();
    return new Set(this.scene.ships.filter((ship) => isUnder(this.scene, ship, this.spots, this.#stage.board())).map(keyOf));
  });

  readonly playback: Playback<View, AnyEvent>;
  readonly captions: Captions;
  readonly #stage: Stage;
  #events: readonly AnyEvent[] = [];
  #isWord = false;
  #nextEffect = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.scene = sceneOf(stage.view(), stage.board());
    this.playback = new Playback({
      view: stage.view,
      settle: (view) => this.#settle(view),
      show: (event, times) => this.#show(event, times),
      showStill: (event, next, times) => this.#showStill(event, next?.kind === event.kind, times),
      hold: (event) => {
        this.#enter(event);
        return stage.hold(event);
      },
      before: (event, pace) => {
        if (event.kind === 'spun') [this.spinMs, this.spun] = [LONG.spin * factor(pace), event];
        return stage.before(event, pace);
      },
      after: stage.after,
      busy: (isBusy) => (this.isBusy = isBusy),
    });
    this.captions = new Captions(this.playback);
  }

  /** End what is being seen of a storm, or another great moment; false if there is none. */
  hop(): boolean {
    return this.captions.hop(this.captions.shown !== null || this.storm !== null);
  }

  /** What will be played next: the cloud must know what it is going to take. */
  expect(events: readonly AnyEvent[]): void {
    this.#events = events;
  }

  /** A storm begins with the spin, and ends with the next turn or the match. */
  #enter(event: AnyEvent): void {
    if (event.kind === 'spun') {
      this.#calm();
      const moved = this.#events.find((one) => one.kind === 'cloud_moved');
      this.way = [this.cloudAt, moved ? scaled(moved.at) : this.cloudAt];
      this.storm = event;
    } else if (event.kind === 'turn_began' || event.kind === 'ended') this.#calm();
  }

  #calm(): void {
    this.storm = this.spun = null;
    this.isWheelAway = false;
    this.#passed = this.relieved = [];
  }

  #hanging(): Hanging[] {
    const board = this.#stage.board();
    const [cx, cy] = this.cloudAt;
    return board.magnet.flatMap((_, magnet) => {
      const ships = hungOn(this.scene, magnet);
      return ships.map((ship, i): Hanging => {
        const [x, y] = hungSpot(board, this.cloudAt, magnet, this.scene.angle, i, ships.length);
        return { key: keyOf(ship), seat: ship.seat, magnet, at: [x - cx, y - cy], riseMs: this.rising.get(keyOf(ship)) ?? 0 };
      });
    });
  }

  #settle(next: View): void {
    this.moveMs = this.cloudMs = this.turnMs = this.lateMs = 0;
    const settled = sceneOf(next, this.#stage.board());
    // Nearest turn, so that it never whirls round.
    const angle = this.scene.angle + ((((settled.angle - this.scene.angle) % 360) + 540) % 360) - 180;
    this.scene = { ...settled, angle };
    this.gone = new Set();
    this.rising = new Map();
    this.#calm();
    this.isFolding = this.isCloudMoving = this.isCloudHidden = this.#isWord = false;
  }

  #pause(ms: number): Promise<void> {
    return this.playback.pause(ms);
  }

  #add(effect: Without<Effect>, still = false): void {
    const made = { ...effect, id: this.#nextEffect++, isStill: still } as Effect;
    this.effects = [...this.effects, made];
    delay(() => (this.effects = this.effects.filter((other) => other !== made)), effect.ms);
  }

  #spot(name: string | null | undefined): Point {
    return (name ? this.spots.get(name)?.at : null) ?? [0, 0];
  }

  /** No travel: the new scene fades in; the moments that matter stand still for as long as they would move. */
  async #showStill(event: AnyEvent, hasMore: boolean, times: number): Promise<void> {
    const before = this.scene;
    this.moveMs = this.cloudMs = this.turnMs = this.lateMs = 0;
    this.scene = after(before, event, this.#stage.board());
    this.playback.land(event);
    if (event.kind === 'spun') [this.spun, this.spinMs] = [event, 0];
    if (event.kind === 'emptied') this.isWheelAway = true;
    if (this.playback.isHurrying) return;
    if (event.kind === 'cloud_turned' || event.kind === 'cloud_moved') {
      this.isWheelAway = !this.#stage.hasRoom();
      const ms = LONG.phew * times;
      for (const at of instants(before, this.scene)) this.#pass(at);
      const isRelieved = this.#isAtRest(event.kind) && this.#relieve(ms);
      await this.#pause(isRelieved ? ms : LONG.look * times);
    } else if (event.kind === 'caught') {
      const ms = MS.scene * times;
      const at = this.hanging.find((one) => one.key === keyOf(event))?.at ?? [0, 0];
      this.#add({ kind: 'bolt', x: this.cloudAt[0] + at[0], y: this.cloudAt[1] + at[1], ms }, true);
      await this.#announce('caught', event, ms);
    } else if (event.kind === 'lost') await this.#announce('lost', event, LONG.lost * times);
    else if (event.kind === 'sent_back') await this.#announce('back', event, LONG.back * times);
    else if (event.kind === 'took' || event.kind === 'bonus') await this.#count(event, LONG.read * times);
    else if (hasMore) return;
    else if (event.kind === 'ended') {
      this.#sparkle(MS.scene * times, true);
      await this.#end(event, times);
    } else if (event.kind === 'spun' || event.kind === 'emptied' || event.kind === 'passed') await this.#pause(LONG.read * times);
    else if (this.scene !== before) await this.#pause(FADE);
  }

  async #show(event: AnyEvent, times: number): Promise<void> {
    const next = after(this.scene, event, this.#stage.board());
    switch (event.kind) {
      case 'sailed':
        return this.#sail(next, event.before, event.to, keyOf(event), times);
      case 'sent_back':
        this.playback.land(event); // the splash tells it
        return this.#sendBack(next, event, times);
      case 'set_down': {
        this.moveMs = LONG.push * times;
        this.scene = next;
        const [x, y] = this.#spot(event.to);
        this.#add({ kind: 'splash', x, y: y + 10, ms: 600 * times });
        return this.#pause(LONG.push * times);
      }
      case 'stopped':
        this.#stage.crew()?.rock(keyOf(event), 8, 600 * times);
        return this.#pause(500 * times);
      case 'docked':
        return this.#moor(event.at, event.port, times);
      case 'took':
        return this.#take(next, event, event.port, times);
      case 'bonus':
        return this.#take(next, event, null, times);
      case 'turned_up':
        this.scene = next;
        return this.#pause(MS.settle * times);
      case 'spun':
        this.#isWord = event.word;
        this.spinMs = 0; // it has found its segment, perhaps sooner than it would have
        return this.#pause(MS.step * times);
      case 'cloud_turned':
        return timed('cloud', this.#turnCloud(next, times));
      case 'cloud_moved':
        return timed('cloud', this.#moveCloud(next, event.before, event.at, times));
      case 'caught':
        this.playback.land(event); // the bolt is the catch
        return this.#catch(next, event, times);
      case 'emptied':
        return this.#empty(next, event, times);
      case 'lost':
        this.scene = next;
        this.playback.land(event);
        return this.#announce('lost', event, LONG.lost * times);
      case 'ended':
        this.scene = next;
        this.playback.land(event);
        this.#sparkle(1500 * times);
        return this.#end(event, times);
      case 'turn_began':
      case 'began':
        this.scene = next;
        return this.#pause(MS.settle * times);
      case 'passed':
        this.playback.land(event);
        return this.#pause(900 * times);
      case 'diced':
        return this.#pause(MS.step * times);
      case 'rolled':
      case 'pushed':
        this.scene = next;
    }
  }

  #sail(next: Scene, before: string, to: string, key: string, times: number): Promise<void> {
    const ms = MS.step * times;
    const [from, goal] = [this.#spot(before), this.#spot(to)];
    this.moveMs = ms;
    this.scene = next;
    const way: Point = [goal[0] - from[0], goal[1] - from[1]];
    this.#add({
      kind: 'wake',
      x: from[0] + way[0] * 0.3,
      y: from[1] + way[1] * 0.3 + 12,
      angle: round(angleOf(way)),
      ms: ms * 2.6,
    });
    this.#stage.crew()?.hop(key, ms);
    return this.#pause(ms);
  }

  #sendBack(next: Scene, event: { seat: number | null; ship: number; before: string }, times: number): Promise<void> {
    const ms = LONG.back * times;
    const [x, y] = this.#spot(event.before);
    this.#add({ kind: 'splash', x, y: y + 10, ms: 700 * times });
    this.#stage.crew()?.spin(keyOf(event), ms * 0.65);
    this.moveMs = ms * 0.65;
    this.scene = next;
    return this.#announce('back', event, ms);
  }

  #moor(at: string, port: string, times: number): Promise<void> {
    const [x, y] = this.#spot(at);
    const [px, py] = portAt(this.#stage.board(), port);
    const [dx, dy] = [x < px ? -26 : 26, y < py ? -22 : 16];
    this.#add({ kind: 'rope', x, y: y - 4, dx, dy, ms: 900 * times });
    return this.#pause(MS.settle * times);
  }

  /** It counts when the card has come to the gauge. */
  async #take(next: Scene, event: TookEvent, port: string | null, times: number): Promise<void> {
    const { seat, value } = event;
    const from = port === null ? BONUS_PILE : (PILES[port] ?? [0, 0]);
    const ms = MS.scene * 0.8 * times;
    if (seat !== null) this.#stage.fly({ card: { port, value }, seat, from, ms });
    this.scene = next;
    await this.#count(event, ms);
    this.playback.land(event);
    await this.#pause(MS.settle * times);
  }

  /** What a card is worth stands on a ribbon: it has lain open, so that it may be named while it flies. */
  #count({ kind, seat, value }: TookEvent, ms: number): Promise<void> {
    return this.captions.show({ say: `scene-${kind}`, seat, values: { money: money(value) }, isHigh: this.cloudAt[1] > 300 }, ms);
  }

  /** Letter by letter, fifteen degrees at a time; what hangs goes round with it. */
  async #turnCloud(next: Scene, times: number): Promise<void> {
    this.turnMs = LONG.notch * times;
    this.isCloudMoving = true;
    this.isWheelAway = !this.#stage.hasRoom();
    for (const [i, at] of instants(this.scene, next).entries()) {
      if (this.playback.isHurrying) break;
      this.scene = { ...this.scene, angle: at.angle };
      if ((i + 1) % NOTCHES_OF_LETTER === 0) hear('tick');
      await this.#pause(LONG.notch * times);
      this.#pass(at, times);
    }
    this.scene = next;
    this.#hideCaught('cloud_turned', this.cloudAt, this.cloudAt);
    if (this.#isAtRest('cloud_turned')) await this.#sigh(times);
    await this.#pause(MS.step * times);
  }

  async #moveCloud(next: Scene, before: readonly [number, number], at: readonly [number, number], times: number): Promise<void> {
    const [from, to] = [scaled(before), scaled(at)];
    const points = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / UNIT);
    const ms = (this.#isWord ? LONG.race : LONG.point * points) * times;
    this.isCloudMoving = true;
    this.isWheelAway = !this.#stage.hasRoom();
    this.cloudMs = this.turnMs = ms;
    this.lateMs = this.#isWord ? 60 * times : (LONG.point / 2) * times;
    const way = instants(this.scene, next);
    this.scene = next;
    let last: Point = from;
    for (const at of way) {
      if (this.playback.isHurrying) break;
      this.#hideCaught('cloud_moved', last, at.middle);
      await this.#pause(ms / way.length);
      this.#pass(at, times);
      last = at.middle;
    }
    this.#hideCaught('cloud_moved', to, to);
    await this.#pause(this.lateMs);
    this.lateMs = this.cloudMs = this.turnMs = 0;
    this.isCloudMoving = this.#caughtAfter('cloud_moved').length > 0;
    await this.#sigh(times);
  }

  /** Does the cloud stay where it is when this is over? */
  #isAtRest(kind: 'cloud_turned' | 'cloud_moved'): boolean {
    return kind === 'cloud_moved' || !this.#events.some((event) => event.kind === 'cloud_moved');
  }

  /** A magnet comes close: ships tremble when it first does. Without motion they only stand out. */
  #pass(at: Instant, times = 0): void {
    const near = passed(this.scene.ships, this.spots, this.#stage.board(), at);
    const fresh = near.filter((ship) => !this.alert.has(keyOf(ship)));
    if (fresh.length === 0) return;
    this.#passed = [...this.#passed, ...fresh];
    if (times > 0) for (const ship of fresh) this.#stage.crew()?.tremble(keyOf(ship), LONG.tremble * times);
  }

  /** Ships that were only just missed are relieved; false if there are none. */
  #relieve(ms: number): boolean {
    const ships = missed(this.#passed, this.#events);
    if (ships.length === 0 || this.playback.isHurrying) return false;
    const relieved = ships.map((ship) => ({ key: keyOf(ship), at: this.#spot(ship.at) }));
    this.relieved = relieved;
    hear('sigh');
    this.#stage.missed(ships);
    delay(() => (this.relieved = this.relieved === relieved ? [] : this.relieved), ms);
    return true;
  }

  /** The sigh is heard while ships are lifted; where none are, it has a moment of its own. */
  async #sigh(times: number): Promise<void> {
    const isAlone = !this.#events.some((event) => event.kind === 'caught' || event.kind === 'emptied');
    if (this.#relieve(LONG.phew * times) && isAlone) await this.#pause(LONG.phew * 0.75 * times);
  }

  /** Whose ship it is stands on a ribbon, where the cloud is not. */
  #announce(kind: 'caught' | 'lost' | 'back', event: { seat: number | null; ship: number }, ms: number): Promise<void> {
    const seat = event.seat ?? 0;
    const values = { ship: this.#stage.nameOf(seat, event.ship) };
    if (this.storm) this.isWheelAway = true; // the ribbon would lie on it, and the spin is over
    return this.captions.show({ say: `storm-${kind}`, seat, values, isHigh: this.cloudAt[1] > 300 }, ms);
  }

  /** Who has won is known only where a fleet has come to its goal; else it is counted. */
  #end({ seat, ending }: AnyEvent & { kind: 'ended' }, times: number): Promise<void> {
    const caption = ending === 'target' ? { say: 'scene-won', seat } : { say: 'scene-over', seat: null };
    return this.captions.show({ ...caption, isHigh: this.cloudAt[1] > 300 }, MS.scene * 1.2 * times);
  }

  /** The ships that the move of the cloud that is played now takes: told right after it. */
  #caughtAfter(kind: AnyEvent['kind']): CaughtEvent[] {
    const start = this.#events.findIndex((event) => event.kind === kind);
    const found: CaughtEvent[] = [];
    for (const event of start < 0 ? [] : this.#events.slice(start + 1)) {
      if (event.kind === 'caught') found.push(event);
      else if (event.kind !== 'pushed') break;
    }
    return found;
  }

  /** When the cloud leaves a place, or stops there, a ship that it has caught is no longer seen. */
  #hideCaught(kind: AnyEvent['kind'], now: Point, soon: Point): void {
    const board = this.#stage.board();
    const isLast = now === soon;
    const taken = this.#caughtAfter(kind).filter((event) => {
      const spot = this.spots.get(event.at);
      return spot && isCovered(board, spot, now) && (isLast || !isCovered(board, spot, soon));
    });
    if (taken.length > 0) this.gone = new Set([...this.gone, ...taken.map(keyOf)]);
  }

  async #catch(next: Scene, event: CaughtEvent, times: number): Promise<void> {
    const ms = MS.scene * times;
    const key = keyOf(event);
    this.rising = new Map([...this.rising, [key, ms]]);
    this.turnMs = 0;
    this.scene = next;
    const [x, y] = this.hanging.find((one) => one.key === key)?.at ?? [0, 0];
    const [cx, cy] = this.cloudAt;
    const [mx, my] = this.magnets[event.magnet] ?? [0, 0];
    this.#add({ kind: 'magnet', x: cx + mx, y: cy + my, ms });
    this.#add({ kind: 'plume', x: cx + x, y: cy + y + 46, ms: 1100 * times });
    this.#add({ kind: 'bolt', x: cx + x, y: cy + y, ms: 700 * times });
    await this.#announce('caught', event, ms);
    this.rising = new Map([...this.rising].filter(([other]) => other !== key));
    this.gone = new Set([...this.gone].filter((other) => other !== key));
    const rest = this.#events.slice(this.#events.indexOf(event) + 1).find((one) => one.kind !== 'pushed');
    if (rest?.kind !== 'caught') this.isCloudMoving = false;
  }

  /** The sails of the lost fold, and their outlines sink into the panels; then the cloud fades and is in the middle again. */
  async #empty(next: Scene, event: AnyEvent & { kind: 'emptied' }, times: number): Promise<void> {
    this.isWheelAway = true; // the cloud comes to the middle, which is on no way
    if (event.ships > 0) {
      const ms = LONG.sink * times;
      this.isFolding = true;
      for (const one of this.hanging) {
        const [x, y] = [this.cloudAt[0] + one.at[0], this.cloudAt[1] + one.at[1]];
        this.#add({ kind: 'sink', emblem: this.#stage.emblem(one.seat), x, y, ms: ms * 0.5 });
      }
      await this.#pause(ms * 0.4);
      this.playback.land(event); // they are gone
      for (const one of this.hanging) {
        const from: Point = [this.cloudAt[0] + one.at[0], this.cloudAt[1] + one.at[1]];
        this.#stage.fly({ card: null, seat: one.seat, from, ms: ms * 0.6 });
      }
      await this.#pause(ms * 0.6);
    }
    this.isCloudHidden = true;
    await this.#pause(MS.step * times);
    this.cloudMs = this.turnMs = 0;
    this.scene = next;
    this.isFolding = this.#isWord = false;
    await this.#pause(MS.touch * times);
    this.isCloudHidden = this.isCloudMoving = false;
    await this.#pause(MS.step * times);
  }

  /** The ships of who has come to the goal sparkle, and rock. */
  #sparkle(ms: number, still = false): void {
    for (const ship of this.scene.ships.filter((one) => one.seat === this.scene.winner && isAfloat(one))) {
      const [x, y] = this.#spot(ship.at);
      this.#add({ kind: 'sparks', x, y: y - 10, ms }, still);
      if (!still) this.#stage.crew()?.rock(keyOf(ship), 16, ms);
    }
  }
}
