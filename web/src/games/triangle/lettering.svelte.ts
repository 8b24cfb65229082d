/** What stands on the chart in letters while a ship is chosen, and where: names of ships, dangers, and what the shown ship would do. */

import { overlap, type Box, type Point } from '../../board/chart.ts';
import type { Drawn } from './courses.ts';
import { BOX, portAt } from './geometry.ts';
import { distance, levelOf, placed, type Label } from './labels.ts';
import type { Badge, Ribbon } from './Labels.svelte';
import { PILE_BOXES } from './scenery.ts';
import { isAfloat } from './scene.ts';
import { outcome, shipName } from './sentences.ts';
import type { TriangleTheatre } from './theatre.svelte.ts';
import type { Board, Scene } from './types.ts';

interface Room {
  board: () => Board;
  scene: () => Scene;
  theatre: TriangleTheatre;
  courses: () => readonly Drawn[];
  aimed: () => Drawn | null;
  /** What is said of a ship under the cloud: it lies there already. */
  chip: () => Box | null;
  /** CSS pixels of one unit of the drawing. */
  unit: () => number;
}

const TOOL = 58; // pixels, with some air
const SMALL = 0.6; // pixels a unit: below, the chart is a phone's
const TINY = 0.3; // below, it is a small picture beside a table screen: nothing is written on it
const [LETTERS, SMALL_LETTERS] = [15, 11.5]; // CSS pixels
const LETTER = 0.56; // of the size of the letters: how wide one is
const [BADGE, RIBBON] = [2.25, 1.75]; // of the size of the letters: how high they are
const TAIL = { aside: 0.66, below: 0.42 } as const; // how far a ribbon's tails stick out
const EDGE = 12; // pixels: what the frame covers of the chart at most, with some air; it is as broad where the chart is small
const WHEEL = 2.3; // and what a badge has beside its word
const SAYING = { width: 300, line: 21, letters: 31, aside: 18 } as const; // CSS pixels; letters in a line
const CLOUD = 124; // units: its rim
const PORT = 46;
const NEAR = 130; // units: on a phone a name farther from its ship is left out
const FAR = 150; // units: what would happen is told near the target, or by the card alone
const GLOW = 21; // units: a target with its glow

const around = ([x, y]: Point, far: number): Box => ({ x: x - far, y: y - far, width: 2 * far, height: 2 * far });

export class Lettering {
  readonly #room: Room;
  readonly #isSmall = $derived.by(() => this.#room.unit() < SMALL);
  readonly isTiny = $derived.by(() => this.#room.unit() < TINY);
  readonly size = $derived(this.#isSmall ? SMALL_LETTERS : LETTERS);

  readonly #edge = $derived.by(() => EDGE / (this.#room.unit() || 1));

  constructor(room: Room) {
    this.#room = room;
  }

  /** On a phone the button that looks beneath the cloud lies on the chart, at the rim where the cloud is not. */
  readonly #tool = $derived.by<Box>(() => {
    const { theatre, board, unit } = this.#room;
    const side = TOOL / (unit() || 1);
    const y = theatre.scene.cloud[1] < board().grid.start[1] ? BOX.y + BOX.height - side : BOX.y;
    return { x: BOX.x + (BOX.width - side) / 2, y, width: side, height: side };
  });

  readonly #targets = $derived.by<Box[]>(() =>
    this.#room.courses().map(({ target }) => around(target, GLOW * (this.#isSmall ? 1.3 : 1))),
  );

  readonly #afloat = $derived.by(() => {
    const { theatre } = this.#room;
    return theatre.scene.ships.filter(isAfloat).flatMap((ship) => theatre.spots.get(ship.at) ?? []);
  });

  readonly #ships = $derived.by<Box[]>(() => {
    const piece = this.#isSmall ? 1.3 : 1;
    return this.#afloat.map(({ at: [x, y] }) => ({
      x: x - 26 * piece,
      y: y - 36 * piece,
      width: 52 * piece,
      height: 56 * piece,
    }));
  });

  /** Everything that letters should not lie on. */
  readonly #drawn = $derived.by<Box[]>(() => {
    const { theatre, courses, board, chip } = this.#room;
    const said = chip();
    const piece = this.#isSmall ? 1.3 : 1;
    return [
      ...this.#ships,
      ...this.#targets,
      ...courses().flatMap(({ steps }) => steps.map(({ at }) => around(at, 14 * piece))),
      ...board().port.map(({ name }) => around(portAt(board(), name), PORT)),
      around(theatre.cloudAt, CLOUD * 0.8),
      ...(said ? [said] : []),
      ...(this.#isSmall ? [this.#tool] : []),
    ];
  });

  #label(key: string, at: Point, letters: number, height: number, gap: Point): Label {
    const unit = this.#room.unit() || 1;
    return { key, at, width: (letters * this.size) / unit, height: (height * this.size) / unit, gap };
  }

  /** The names of the ships that can sail; on a phone that of the shown one. */
  readonly #named = $derived.by(() => {
    const { courses, aimed, scene, theatre } = this.#room;
    if (this.isTiny) return [];
    const shown = this.#isSmall ? courses().filter((one) => one.key === aimed()?.key) : courses();
    return shown.flatMap(({ key, from, course }) => {
      const spot = theatre.spots.get(from);
      return spot ? [{ key, at: spot.at, text: shipName(scene().view.seat, course.ship, scene()) }] : [];
    });
  });

  /** The danger of each target: of the shown ship, where several could come there; else the greatest. */
  readonly #dangers = $derived.by(() => {
    const { courses, aimed, scene } = this.#room;
    const found = new Map<string, Omit<Badge, 'box'>>();
    if (this.isTiny) return [];
    for (const { to, target, course, key } of courses()) {
      const { danger } = course;
      const before = found.get(to);
      if (danger === null || (before && before.danger >= danger && aimed()?.key !== key)) continue;
      if (before && aimed()?.to === to && aimed()?.key !== key) continue;
      const level = levelOf(danger);
      found.set(to, { to, target, danger, level, text: scene().say(`badge-${level}`, { danger }) });
    }
    return [...found.values()];
  });

  readonly #boxes = $derived.by(() => {
    const piece = this.#isSmall ? 1.3 : 1;
    const badges = this.#dangers.map(({ to, target, text }) =>
      this.#label(`to-${to}`, target, text.length * LETTER + WHEEL, BADGE, [24 * piece, 24 * piece]),
    );
    const ribbons = this.#named.map(({ key, at, text }) => ({
      ...this.#label(`ship-${key}`, [at[0], at[1] - 4], text.length * (LETTER + 0.03) + 2.2, RIBBON + TAIL.below, [
        34 * piece,
        30 * piece,
      ]),
      others: this.#afloat.flatMap((other) => (other.at === at ? [] : [other.at])),
    }));
    return placed([...badges, ...ribbons], this.#drawn, this.#edge, PILE_BOXES);
  });

  readonly badges = $derived.by<Badge[]>(() =>
    this.#dangers.flatMap((one) => {
      const box = this.#boxes.get(`to-${one.to}`);
      return box ? [{ ...one, box }] : [];
    }),
  );

  /** Where it stands what the shown ship would do. The card says it, too: alone on a phone, and where no place is free nearby. */
  readonly saying = $derived.by<Box | null>(() => {
    const { aimed, scene, unit } = this.#room;
    const shown = aimed();
    if (!shown || this.#isSmall || unit() === 0) return null;
    const lines = Math.ceil(outcome(shown.course, scene()).length / SAYING.letters);
    const [width, height] = [SAYING.width / unit(), (Math.max(2, lines) * SAYING.line + SAYING.aside) / unit()];
    const label: Label = { key: 'saying', at: shown.target, width, height, gap: [30, 30] };
    const box = placed([label], this.#drawn, this.#edge, [...PILE_BOXES, ...this.#boxes.values()]).get('saying');
    if (!box || distance(shown.target, box) > FAR) return null;
    const steps = shown.steps.map(({ at }) => around(at, 14));
    const seen = [...this.#ships, ...steps, ...this.#targets, ...this.badges.map((badge) => badge.box)];
    return seen.some((one) => overlap(one, box) > 0) ? null : box;
  });

  /** A name that would be half under what the shown ship would do is left out: the card says it. One that would be read as that of another
      ship is tied to its own. */
  readonly ribbons = $derived.by<Ribbon[]>(() =>
    this.#named.flatMap(({ key, at, text }) => {
      const box = this.#boxes.get(`ship-${key}`);
      if (!box || (this.#isSmall && distance(at, box) > NEAR) || (this.saying && overlap(box, this.saying) > 0)) return [];
      const isNear = this.#afloat.every((other) => other.at === at || distance(at, box) <= distance(other.at, box));
      if (!isNear && this.#isSmall) return [];
      return [{ key, text, tied: isNear ? null : at, box: withoutTails(box, this.size / (this.#room.unit() || 1)) }];
    }),
  );

  /** Where a tap means a target, too. */
  readonly boxes = $derived.by<ReadonlyMap<string, Box>>(() => new Map(this.badges.map(({ to, box }) => [to, box])));
}

/** The ribbon itself; `em` is the size of its letters in units. */
function withoutTails({ x, y, width, height }: Box, em: number): Box {
  return { x: x + TAIL.aside * em, y, width: Math.max(0, width - 2 * TAIL.aside * em), height: height - TAIL.below * em };
}
