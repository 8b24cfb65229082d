/** What is shown on the chart: taken from the view, or moved on event by event while they are played. The scene tells it late: the
    cloud hides what is beneath, and a catch is seen when the cloud leaves the place or stops. */

import type { Point } from '../../board/chart.ts';
import { FADE, MS, timed, type Pace } from '../../board/motion.ts';
import { Playback } from '../../board/playback.ts';
import { play as hear } from '../../sound/sound.ts';
import type { Effect } from './Effects.svelte';
import { angleOf, hungSpot, isCovered, magnetSpot, portAt, round, scaled, spotsByName, UNIT } from './geometry.ts';
import { after, hungOn, isAfloat, isUnder, sceneOf, type Scene } from './scene.ts';
import { BONUS_PILE, PILES } from './scenery.ts';
import type { Crew } from './Ships.svelte';
import type { AnyEvent, Board, View } from './types.ts';

/** Durations at normal pace that only this table has. */
export const LONG = { spin: 1400, notch: 90, point: 260, race: 900, push: 420, back: 900 } as const;
const NOTCH = 15; // degrees
const NOTCHES_OF_LETTER = 3;

type Without<T> = T extends Effect ? Omit<T, 'id' | 'isStill'> : never;
type CaughtEvent = Extract<AnyEvent, { kind: 'caught' }>;

/** A card on its way from its pile to the seat that took it. */
export interface Flight {
  port: string | null;
  value: number;
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

  readonly spots = $derived.by(() => spotsByName(this.#stage.board()));
  readonly cloudAt = $derived.by(() => scaled(this.scene.cloud));
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
      showStill: (event, next) => this.#showStill(event, next?.kind === event.kind),
      hold: stage.hold,
      before: stage.before,
      after: stage.after,
      busy: (isBusy) => (this.isBusy = isBusy),
    });
  }

  /** What will be played next: the cloud must know what it is going to take. */
  expect(events: readonly AnyEvent[]): void {
    this.#events = events;
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
    this.isFolding = this.isCloudMoving = this.isCloudHidden = this.#isWord = false;
  }

  #pause(ms: number): Promise<void> {
    return this.playback.pause(ms);
  }

  #add(effect: Without<Effect>, still = false): void {
    const made = { ...effect, id: this.#nextEffect++, isStill: still } as Effect;
    this.effects = [...this.effects, made];
    setTimeout(() => (this.effects = this.effects.filter((other) => other !== made)), effect.ms);
  }

  #spot(name: string | null | undefined): Point {
    return (name ? this.spots.get(name)?.at : null) ?? [0, 0];
  }

  /** No travel: the new scene fades in; the moments that matter stand still for a while. */
  async #showStill(event: AnyEvent, hasMore: boolean): Promise<void> {
    const before = this.scene;
    this.moveMs = this.cloudMs = this.turnMs = this.lateMs = 0;
    this.scene = after(before, event, this.#stage.board());
    this.playback.land(event);
    if (hasMore || this.playback.isHurrying) return;
    if (event.kind === 'caught') {
      const at = this.hanging.find((one) => one.key === keyOf(event))?.at ?? [0, 0];
      this.#add({ kind: 'bolt', x: this.cloudAt[0] + at[0], y: this.cloudAt[1] + at[1], ms: 800 }, true);
      await this.#pause(800);
    } else if (event.kind === 'ended') {
      this.#sparkle(900, true);
      await this.#pause(900);
    } else if (event.kind === 'spun' || event.kind === 'took' || event.kind === 'lost' || event.kind === 'passed')
      await this.#pause(600);
    else if (this.scene !== before) await this.#pause(FADE);
  }

  async #show(event: AnyEvent, times: number): Promise<void> {
    const next = after(this.scene, event, this.#stage.board());
    switch (event.kind) {
      case 'sailed':
        return this.#sail(next, event.before, event.to, keyOf(event), times);
      case 'sent_back':
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
        return this.#take(next, event.port, event.value, event.seat, times);
      case 'bonus':
        return this.#take(next, null, event.value, event.seat, times);
      case 'turned_up':
        this.scene = next;
        return this.#pause(MS.settle * times);
      case 'spun':
        this.#isWord = event.word;
        return this.#pause(MS.step * times);
      case 'cloud_turned':
        return timed('cloud', this.#turnCloud(next, times));
      case 'cloud_moved':
        return timed('cloud', this.#moveCloud(next, event.before, event.at, times));
      case 'caught':
        this.playback.land(event); // the bolt is the catch
        return this.#catch(next, event, times);
      case 'emptied':
        return this.#empty(next, event.ships, times);
      case 'lost':
        this.scene = next;
        this.playback.land(event);
        return this.#pause(MS.settle * times);
      case 'ended':
        this.scene = next;
        this.playback.land(event);
        this.#sparkle(1500 * times);
        return this.#pause(MS.scene * 1.5 * times);
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
    this.#stage.crew()?.spin(keyOf(event), ms);
    this.moveMs = ms;
    this.scene = next;
    return this.#pause(ms);
  }

  #moor(at: string, port: string, times: number): Promise<void> {
    const [x, y] = this.#spot(at);
    const [px, py] = portAt(this.#stage.board(), port);
    const [dx, dy] = [x < px ? -26 : 26, y < py ? -22 : 16];
    this.#add({ kind: 'rope', x, y: y - 4, dx, dy, ms: 900 * times });
    return this.#pause(MS.settle * times);
  }

  async #take(next: Scene, port: string | null, value: number, seat: number | null, times: number): Promise<void> {
    const from = port === null ? BONUS_PILE : (PILES[port] ?? [0, 0]);
    if (seat !== null) this.#stage.fly({ port, value, seat, from, ms: MS.scene * 0.8 * times });
    this.scene = next;
    await this.#pause((port === null ? MS.scene * 0.7 : MS.scene) * times);
  }

  /** Letter by letter, fifteen degrees at a time; what hangs goes round with it. */
  async #turnCloud(next: Scene, times: number): Promise<void> {
    const steps = Math.round((next.angle - this.scene.angle) / NOTCH);
    this.turnMs = LONG.notch * times;
    this.isCloudMoving = true;
    for (let i = 1; i <= steps && !this.playback.isHurrying; i++) {
      this.scene = { ...this.scene, angle: this.scene.angle + NOTCH };
      if (i % NOTCHES_OF_LETTER === 0) hear('tick');
      await this.#pause(LONG.notch * times);
    }
    this.scene = next;
    this.#hideCaught('cloud_turned', this.cloudAt, this.cloudAt);
    await this.#pause(MS.step * times);
  }

  async #moveCloud(next: Scene, before: readonly [number, number], at: readonly [number, number], times: number): Promise<void> {
    const [from, to] = [scaled(before), scaled(at)];
    const points = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / UNIT);
    const ms = (this.#isWord ? LONG.race : LONG.point * points) * times;
    this.isCloudMoving = true;
    this.cloudMs = this.turnMs = ms;
    this.lateMs = this.#isWord ? 60 * times : (LONG.point / 2) * times;
    this.scene = next;
    const part = (i: number): Point => [
      from[0] + ((to[0] - from[0]) * i) / (2 * points),
      from[1] + ((to[1] - from[1]) * i) / (2 * points),
    ];
    for (let i = 0; i < 2 * points && !this.playback.isHurrying; i++) {
      this.#hideCaught('cloud_moved', part(i), part(i + 1));
      await this.#pause(ms / (2 * points));
    }
    this.#hideCaught('cloud_moved', to, to);
    await this.#pause(this.lateMs);
    this.lateMs = this.cloudMs = this.turnMs = 0;
    this.isCloudMoving = this.#caughtAfter('cloud_moved').length > 0;
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
    this.#add({ kind: 'bolt', x: this.cloudAt[0] + x, y: this.cloudAt[1] + y, ms: 700 * times });
    await this.#pause(ms);
    this.rising = new Map([...this.rising].filter(([other]) => other !== key));
    this.gone = new Set([...this.gone].filter((other) => other !== key));
    const rest = this.#events.slice(this.#events.indexOf(event) + 1).find((one) => one.kind !== 'pushed');
    if (rest?.kind !== 'caught') this.isCloudMoving = false;
  }

  /** The sails of the lost fold and sink; then the cloud fades and is in the middle again. */
  async #empty(next: Scene, ships: number, times: number): Promise<void> {
    if (ships > 0) {
      const ms = MS.scene * times;
      this.isFolding = true;
      for (const one of this.hanging) {
        const [x, y] = [this.cloudAt[0] + one.at[0], this.cloudAt[1] + one.at[1]];
        this.#add({ kind: 'sink', emblem: this.#stage.emblem(one.seat), x, y, dx: (800 - x) * 0.5, dy: 90, ms });
      }
      await this.#pause(ms);
    }
    this.isCloudHidden = true;
    await this.#pause(MS.step * times);
    const lost = next.ships.map((ship) => (ship.magnet === null ? ship : { ...ship, magnet: null, isLost: true }));
    this.cloudMs = this.turnMs = 0;
    this.scene = { ...next, ships: lost };
    this.isFolding = this.#isWord = false;
    await this.#pause(MS.touch * times);
    this.isCloudHidden = this.isCloudMoving = false;
    await this.#pause(MS.step * times);
  }

  #sparkle(ms: number, still = false): void {
    const { winner } = this.scene;
    const spots = this.scene.ships.filter((ship) => ship.seat === winner && isAfloat(ship)).map((ship) => this.#spot(ship.at));
    for (const [x, y] of spots.length > 0 ? spots : [this.cloudAt]) this.#add({ kind: 'sparks', x, y: y - 10, ms }, still);
  }
}
