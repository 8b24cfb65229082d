/** What is shown on the board: taken from the view, or moved on event by event while they are played. */

import { Captions } from '../../board/captions.svelte.ts';
import type { Point } from '../../board/chart.ts';
import { delay } from '../../board/clock.ts';
import type { Opened } from '../contract.ts';
import { FADE, MS, timed, type Pace } from '../../board/motion.ts';
import { Playback } from '../../board/playback.ts';
import { play as hear } from '../../sound/sound.ts';
import type { Crew } from './Boats.svelte';
import type { Effect } from './Effects.svelte';
import { angleOf, middleAngle, placesByName, polar, round } from './geometry.ts';
import { after, escaped, sceneOf, type Scene } from './scene.ts';
import { harbours, pileSpot } from './scenery.ts';
import { boatSpots, cargoSpot, floatSpot } from './spots.ts';
import type { AnyEvent, Board, View } from './types.ts';

/** How a delivered crate gets to its mooring. */
export const hauling = () => import('./haul.ts');

type Without<T> = T extends Effect ? Omit<T, 'id' | 'isStill'> : never;

/** When the copy of an opened crate has come to its island, as a part of the scene; Crate.svelte flies it. */
export const ALIGHT = 0.82;
/** When a delivered crate leaves for its mooring, as a part of the scene; in Effects.svelte it fades then. */
const LEAVES = 0.58;
/** When what it was worth can be read on it: only then it counts. */
const READ = 0.42;
const FEAST = 84; // how large it is until then, in units of the drawing
const READING_MS = 1800; // to read where an opened crate goes
/** Durations at normal pace that only this table has. */
const LONG = { caught: 1400, feast: 2400, phew: 1200, pushed: 1000, sleep: 1500, still: 600, won: 2000 } as const;
const SPARKS = 1200; // of a firework; the last one falls before the scene is over

interface Stage {
  board: () => Board;
  view: () => View;
  crew: () => Crew | undefined;
  hold: (event: AnyEvent) => Promise<boolean>;
  before: (event: AnyEvent, pace: Pace) => Promise<void> | void;
  after: (event: AnyEvent) => void;
  /** Say to those who listen whom the light has only just missed. */
  missed: (seats: readonly number[]) => void;
  /** Open a crate before its owner, beside the board; null where somebody else could look. */
  open: () => ((event: AnyEvent, ms: number) => Promise<Opened>) | null;
}

/** An island that a crate must go to, while it is shown. */
export interface Shining {
  goal: string;
  points: number;
  /** When it lights up, in milliseconds. */
  late: number;
}

export class SmugglersTheatre {
  scene = $state.raw<Scene>() as Scene;
  /** Where the cone of light points; it may go round more than once. */
  angle = $state(0);
  /** Whose colour the rope had before. */
  ropeBefore = $state<number | null>(null);
  ropeMs = $state(0);
  effects = $state.raw<Effect[]>([]);
  feasts = $state.raw<string[]>([]);
  /** Where the crate that is being opened must go. */
  shining = $state.raw<Shining | null>(null);
  /** Boats that the light has only just missed. */
  relieved = $state.raw<readonly number[]>([]);
  isFlaring = $state(false);
  isAsleep = $state(false);
  isSweeping = $state(false);
  moveMs = $state(0);
  beamMs = $state(0);
  isBusy = $state(false);
  readonly places = $derived.by(() => placesByName(this.#stage.board()));
  readonly spots = $derived.by(() => boatSpots(this.scene, this.places));

  readonly playback: Playback<View, AnyEvent>;
  readonly captions: Captions;
  readonly #stage: Stage;
  #nextEffect = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.scene = sceneOf(stage.view());
    this.angle = stage.board().beams[this.scene.beam]?.angle ?? 0;
    this.playback = new Playback({
      view: stage.view,
      settle: (view) => this.#settle(view),
      show: (event, times, next) => this.#show(event, times, next),
      showStill: (event, next, times) => this.#showStill(event, next, times),
      hold: stage.hold,
      before: stage.before,
      after: stage.after,
      busy: (isBusy) => (this.isBusy = isBusy),
    });
    this.captions = new Captions(this.playback);
  }

  /** End the great moment that is being seen; false if there is none. */
  hop(): boolean {
    const isMoment = this.captions.shown !== null || [...this.relieved, ...this.feasts].length > 0 || this.shining !== null;
    return this.captions.hop(isMoment);
  }

  spotOfBoat(seat: number | null): Point | null {
    return (seat === null ? null : this.spots.get(seat)?.at) ?? null;
  }

  #settle(next: View): void {
    const { scene } = this;
    const warm = scene.beam === next.beam && scene.turn === next.seat ? scene.warm : [];
    this.moveMs = this.beamMs = 0;
    if (scene.turn !== next.seat) this.#turnRope(scene.turn, 0);
    this.angle = this.#nearestTurn(next.beam);
    this.scene = { ...sceneOf(next), warm };
    this.feasts = [];
    this.isFlaring = this.isAsleep = this.isSweeping = false;
  }

  #turnRope(from: number, ms: number): void {
    this.ropeBefore = from;
    this.ropeMs = ms;
  }

  /** The angle of a beam position that is nearest to where the cone points, so that it never whirls round. */
  #nearestTurn(beam: number): number {
    const target = this.#stage.board().beams[beam]?.angle ?? 0;
    return this.angle + ((((target - this.angle) % 360) + 540) % 360) - 180;
  }

  #pause(ms: number): Promise<void> {
    return this.playback.pause(ms);
  }

  #add(effect: Without<Effect>, still = false): void {
    const made = { ...effect, id: this.#nextEffect++, isStill: still } as Effect;
    this.effects = [...this.effects, made];
    delay(() => (this.effects = this.effects.filter((other) => other !== made)), effect.ms);
  }

  #splash([x, y]: Point, ms: number): void {
    this.#add({ kind: 'splash', x, y, ms });
  }

  #floatSpot(name: string): Point {
    return floatSpot(this.scene, this.places, name);
  }

  /** No travel: the new scene fades in, and stands long enough to be found; the moments that matter stand still for as long as they
      would move. */
  async #showStill(event: AnyEvent, next: AnyEvent | undefined, times: number): Promise<void> {
    const before = this.scene;
    this.moveMs = this.beamMs = 0;
    this.scene = after(before, event, this.#stage.board());
    this.angle = this.#nearestTurn(this.scene.beam);
    if (this.scene.turn !== before.turn) this.#turnRope(before.turn, 0);
    this.playback.land(event);
    if (next?.kind === event.kind || this.playback.isHurrying) return;
    const boat = this.spotOfBoat(event.seat);
    if (event.kind === 'caught' && boat) {
      const ms = LONG.caught * times;
      this.isFlaring = true;
      this.#add({ kind: 'flare', x: boat[0], y: boat[1], ms }, true);
      await this.#name('caught', event.seat, ms);
      this.isFlaring = false;
    } else if (event.kind === 'delivered' && boat) {
      const ms = MS.scene * times;
      this.#add({ kind: 'feast', x: boat[0] * 0.86, y: boat[1] * 0.86, ms, goal: event.goal, points: event.points }, true);
      const end = this.#moor(event, boat, 0, ms, true);
      await this.#name('delivered', event.seat, ms);
      end();
    } else if (event.kind === 'slept') await this.#sleep(times, true);
    else if (event.kind === 'saw') await this.#open(event, 0, (MS.scene + READING_MS) * times);
    else if (event.kind === 'won') await this.#name('won', event.seat, MS.scene * times);
    else if (event.kind === 'pushed') await this.#makeWay(event, next, times);
    else if (event.kind === 'light_moved') {
      await this.#pause(LONG.still * times);
      await this.#sigh(event, next, times);
    } else if (event.kind === 'turn_began') await this.#pause(FADE);
    else if (this.scene !== before && next?.kind !== 'delivered') await this.#pause(LONG.still * times);
  }

  async #show(event: AnyEvent, times: number, following: AnyEvent | undefined): Promise<void> {
    const before = this.scene;
    const next = after(before, event, this.#stage.board());
    const boat: Point = this.spotOfBoat(event.seat) ?? [0, 0];
    switch (event.kind) {
      case 'turn_began':
        if (event.seat !== null && event.seat !== before.turn) this.#turnRope(before.turn, MS.settle * times);
        this.scene = next;
        return this.#pause(MS.settle * times);
      case 'light_moved':
        await this.#sweep(next, event.beam, times);
        this.playback.land(event);
        return this.#sigh(event, following, times);
      case 'slept':
        this.playback.land(event);
        return this.#sleep(times);
      case 'caught':
        this.playback.land(event); // the flare is the catch
        return this.#catch(next, event.seat, times);
      case 'threw': {
        const from = this.spotOfBoat(event.victim) ?? boat;
        this.scene = { ...next, afloat: before.afloat };
        await this.#fly(event.origin, cargoSpot(from), this.#floatSpot(event.to), 110, 351, 700 * times, 0.8, 1.16);
        this.scene = next;
        this.#splash(this.#floatSpot(event.to), 700 * times);
        return this.#pause(420 * times);
      }
      case 'took': {
        const harbour = before.piles[event.at] === undefined ? null : this.places.get(event.at);
        const from = harbour ? pileSpot(harbour) : this.#floatSpot(event.at);
        this.scene = { ...before, piles: next.piles, afloat: next.afloat };
        await this.#fly(event.origin, from, cargoSpot(boat), 60, -5, MS.settle * 1.3 * times, 1.2, 0.8);
        this.scene = next;
        return this.#pause(120 * times);
      }
      case 'saw':
        this.scene = next;
        this.playback.land(event); // it is read while it is open
        return this.#open(event, MS.scene * times, (MS.scene + READING_MS) * times);
      case 'left':
        await this.#fly(event.origin, cargoSpot(boat), this.#floatSpot(event.at), 60, -9, MS.settle * times, 0.8, 1.16);
        this.scene = next;
        this.#splash(this.#floatSpot(event.at), 600 * times);
        return this.#pause(200 * times);
      case 'sailed':
        return this.#sail(next, event.seat, boat, times);
      case 'pushed': {
        this.moveMs = MS.settle * times;
        const from = this.spotOfBoat(event.victim) ?? boat;
        this.scene = next;
        this.#splash([from[0], from[1] + 30], 600 * times);
        this.#stage.crew()?.rock(event.victim, 12, 900 * times);
        await this.#pause(MS.settle * times);
        this.playback.land(event);
        return this.#makeWay(event, following, times);
      }
      case 'moored':
      case 'rock_placed': {
        this.moveMs = 0;
        this.scene = next;
        const place = this.places.get(event.at);
        if (place) this.#splash([place.at[0], place.at[1] + 26], 700 * times);
        return this.#pause(MS.settle * times);
      }
      case 'shone':
        this.beamMs = 0;
        this.scene = next;
        this.angle = this.#nearestTurn(event.beam);
        return this.#pause(MS.settle * times);
      case 'arrived': // at the wrong harbour that has to be seen; at the right one more comes
        return this.#pause((following?.kind === 'delivered' ? MS.touch : 2 * MS.settle) * times);
      case 'delivered':
        return this.#feast(next, event, boat, times);
      case 'won':
        this.playback.land(event);
        return this.#win(next, event.seat, times);
      default:
        this.scene = next;
    }
  }

  async #sweep(next: Scene, beam: number, times: number): Promise<void> {
    this.beamMs = MS.beam * times;
    this.isSweeping = true;
    this.scene = next;
    this.angle = this.#nearestTurn(beam);
    await timed('beam', this.#pause(MS.beam * times));
    this.isSweeping = false;
  }

  /** The owner sees where the new crate must go: it opens in the place of the card, and the island lights up. */
  async #open(event: AnyEvent & { kind: 'saw' }, ms: number, long: number): Promise<void> {
    const open = this.#stage.open();
    if (!open) return;
    const opened = await open(event, ms);
    this.shining = { goal: event.goal, points: event.points, late: ms * ALIGHT };
    await Promise.race([opened.shut, this.#pause(long)]);
    this.shining = null;
    opened.end();
  }

  /** Name a great moment, out of the way of the boat that has it. */
  #name(what: string, seat: number | null, ms: number): Promise<void> {
    const isHigh = (this.spotOfBoat(seat)?.[1] ?? -1) > 0;
    return this.captions.show({ say: `scene-${what}`, seat, isHigh }, ms);
  }

  /** Somebody had to make way; into the light is a moment of its own. */
  async #makeWay({ victim }: AnyEvent & { kind: 'pushed' }, next: AnyEvent | undefined, times: number): Promise<void> {
    if (next?.kind !== 'caught') await this.#name('pushed', victim, LONG.pushed * times);
  }

  /** Whom the light has only just missed is relieved. */
  async #sigh(event: AnyEvent & { kind: 'light_moved' }, next: AnyEvent | undefined, times: number): Promise<void> {
    const seats = escaped(event, next, this.scene, this.#stage.board()).map((boat) => boat.seat);
    if (seats.length === 0 || this.playback.isHurrying) return;
    this.relieved = seats;
    hear('sigh');
    this.#stage.missed(seats);
    await this.#pause(LONG.phew * times);
    this.relieved = [];
  }

  async #sleep(times: number, still = false): Promise<void> {
    const ms = LONG.sleep * times;
    this.isAsleep = true;
    this.#add({ kind: 'sleep', x: 34, y: -96, ms }, still);
    await this.captions.show({ say: 'scene-slept', seat: null, sign: 'd-sleep' }, ms);
    this.isAsleep = false;
  }

  async #catch(next: Scene, seat: number | null, times: number): Promise<void> {
    this.scene = next;
    this.isFlaring = true;
    const [x, y] = this.spotOfBoat(seat) ?? [0, 0];
    this.#add({ kind: 'flare', x, y, ms: LONG.caught * times });
    this.#stage.crew()?.rock(seat, 14, 900 * times);
    await this.#name('caught', seat, LONG.caught * times);
    this.isFlaring = false;
  }

  #sail(next: Scene, seat: number | null, from: Point, times: number): Promise<void> {
    const ms = MS.step * times;
    this.moveMs = ms;
    this.scene = next;
    const to = this.spotOfBoat(seat) ?? from;
    const way: Point = [to[0] - from[0], to[1] - from[1]];
    this.#add({
      kind: 'wake',
      x: from[0] + way[0] * 0.35,
      y: from[1] + way[1] * 0.35 + 30,
      angle: round(angleOf(way)),
      ms: ms * 2.6,
    });
    this.#stage.crew()?.hop(seat, ms);
    if (next.pushed !== null) this.#stage.crew()?.rock(next.pushed, 9, 700 * times);
    return this.#pause(ms);
  }

  async #feast(next: Scene, event: AnyEvent & { kind: 'delivered' }, [x, y]: Point, times: number): Promise<void> {
    const { seat, goal, points } = event;
    this.scene = next;
    this.feasts = [goal];
    const at: Point = [round(x * 0.86), round(y * 0.86 - 10)];
    const ms = Math.min(LONG.feast, (MS.scene + 400) * times); // long enough, however calm it is
    this.#add({ kind: 'feast', x: at[0], y: at[1], goal, points, ms });
    const named = this.#name('delivered', seat, (MS.scene + 300) * times);
    await this.#pause(ms * READ);
    this.playback.land(event);
    const end = this.#moor(event, at, ms * (LEAVES - READ), ms * (0.97 - LEAVES), false);
    await Promise.all([named, this.#pause(ms * (1 - READ))]);
    end();
    this.feasts = [];
  }

  /** The crate travels to its mooring, beside the board; what is returned ends that. */
  #moor({ seat, origin, goal }: AnyEvent & { kind: 'delivered' }, from: Point, late: number, ms: number, isStill: boolean) {
    const mooring = hauling().then(({ moor }) => moor({ seat, origin, goal, from, size: FEAST, late, ms, isStill }));
    return (): void => {
      void mooring.then(
        (end) => end(),
        () => undefined, // it is at its mooring all the same
      );
    };
  }

  async #win(next: Scene, seat: number | null, pace: number): Promise<void> {
    const times = Math.min(1, pace); // long enough, however calm it is
    this.scene = next;
    for (const [i, harbour] of harbours(this.#stage.board()).entries()) {
      const [x, y] = polar(harbour.outline[1], middleAngle(harbour));
      for (const late of [0, 5, 10]) {
        const near = 0.72 + late / 40;
        const spark = () => this.#add({ kind: 'sparks', x: round(x * near), y: round(y * near), ms: SPARKS * times });
        delay(spark, ((i + late) / 15) * (LONG.won - SPARKS) * times);
      }
    }
    this.#stage.crew()?.circle(LONG.won * times);
    await this.#name('won', seat, LONG.won * times);
  }

  async #fly(
    origin: string,
    from: Point,
    to: Point,
    height: number,
    spin: number,
    ms: number,
    small: number,
    large: number,
  ): Promise<void> {
    const [dx, dy] = [round(to[0] - from[0]), round(to[1] - from[1])];
    this.#add({
      kind: 'fly',
      x: round(from[0]),
      y: round(from[1]),
      dx,
      dy,
      height,
      origin,
      spin,
      from: small,
      to: large,
      ms: ms + 30,
    });
    await this.#pause(ms);
  }
}
