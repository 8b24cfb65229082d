/** What Smugglers' Island answers: places by what is near, and what each thing means now. Distances are those of the chart, not of a turn. */

import { about, called } from '../../about.ts';
import { isUneven } from '../../targets.ts';
import { middleAngle, TOWER } from '../geometry.ts';
import { island, isHarbour } from '../sentences.ts';
import type { AnswersPart, Cargo, Data, Place, Scene } from '../types.ts';

type Boat = Scene['view']['boats'][number];

const BESIDE = 1.5; // parts of a square's angle: nearer to an island is beside it, farther is between two
const NEAR = 3; // squares that are near

const myBoat = (scene: Scene): Boat | null => (scene.me === null ? null : (scene.view.boats[scene.me] ?? null));
const placeOf = (name: string, data: Data): Place | null => data.place.find((place) => place.name === name) ?? null;
const sentences = (...found: (string | null | undefined | false)[]): string => found.filter(Boolean).join(' ');

/** From one direction to another, in degrees: positive is clockwise. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** The islands with their harbours' directions, the nearest to a direction first. */
function islandsFrom(angle: number, data: Data): { name: string; off: number }[] {
  return data.place
    .filter((place) => place.kind === 'harbour')
    .map((place) => ({ name: place.name, off: turn(middleAngle(place), angle) }))
    .sort((one, other) => Math.abs(one.off) - Math.abs(other.off));
}

/** How many squares each place lies from this one, over whatever is on them. */
function squaresFrom(start: string, data: Data): Map<string, number> {
  const found = new Map([[start, 0]]);
  for (const [name, steps] of found)
    for (const next of placeOf(name, data)?.links ?? []) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}

/** Where a place lies: its harbour, or its ring and the island it lies before, beside or between. */
function liesAt(place: Place, scene: Scene, data: Data): string {
  if (place.kind === 'harbour') return scene.say('near-harbour', { island: island(place.name, scene) });
  const [, , from, to] = place.outline;
  const [first, second] = islandsFrom(middleAngle(place), data);
  if (!first || !second) return '';
  const values = {
    ring: scene.say(`near-ring-${place.name.charAt(0)}`),
    island: island(first.name, scene),
    other: island(second.name, scene),
  };
  if (Math.abs(first.off) <= (to - from) / 2) return scene.say('near-before', values);
  if (Math.abs(first.off) > (to - from) * BESIDE) return scene.say('near-between', values);
  return scene.say(first.off > 0 ? 'near-clockwise' : 'near-counter', values);
}

function steps(name: string, scene: Scene, data: Data): string {
  const boat = myBoat(scene);
  const far = boat?.at ? squaresFrom(boat.at, data).get(name) : undefined;
  return boat && far !== undefined && far > 0 ? about(scene, 'near-steps', boat.seat, { steps: far }) : '';
}

/** How far it is from there to where the own crate must go, so that ways can be compared by ear. */
function toGoal(name: string, scene: Scene, data: Data): string {
  const goal = openGoal(scene)?.goal;
  if (goal === name) return scene.say('answer-island-goal');
  const far = goal ? squaresFrom(goal, data).get(name) : undefined;
  return goal && far !== undefined ? scene.say('near-goal', { island: island(goal, scene), steps: far }) : '';
}

function place(name: string, scene: Scene, data: Data): string {
  const found = placeOf(name, data);
  if (!found) return '';
  const { boats, afloat, rocks, lit } = scene.view;
  return sentences(
    liesAt(found, scene, data),
    steps(name, scene, data),
    toGoal(name, scene, data),
    ...boats.filter((boat) => boat.at === name).map((boat) => about(scene, 'place-boat', boat.seat)),
    afloat.some((goods) => goods.at === name) && scene.say('place-goods'),
    rocks.includes(name) && scene.say('place-rock'),
    lit.includes(name) && scene.say('place-light'),
  );
}

/** The own crate's goal, where it lies open on this screen. */
const openGoal = (scene: Scene): Cargo | null =>
  scene.isOpen && myBoat(scene)?.cargo?.goal ? (myBoat(scene)?.cargo ?? null) : null;

function cargoOf(boat: Boat, scene: Scene): string {
  if (!boat.cargo) return about(scene, 'answer-boat-empty', boat.seat);
  const laden = about(scene, 'answer-boat', boat.seat, { island: island(boat.cargo.origin, scene) });
  if (boat.seat !== scene.me) return sentences(laden, scene.say('answer-boat-secret'));
  const open = openGoal(scene);
  return sentences(
    laden,
    open
      ? scene.say('answer-goal', { island: island(open.goal ?? '', scene), points: open.points ?? 1 })
      : scene.say('answer-goal-shut'),
  );
}

function boatWords(boat: Boat, scene: Scene): string {
  const isLit = boat.at !== null && scene.view.lit.includes(boat.at);
  return sentences(cargoOf(boat, scene), boat.lies_wrong && scene.say('answer-wrong'), isLit && scene.say('answer-lit'));
}

/** The boats at a place; of several in a harbour only whose they are: each one's panel tells the rest. */
function boatsWords(name: string, scene: Scene): string {
  const found = scene.view.boats.filter((boat) => boat.at === name);
  if (found.length > 1) return scene.say('answer-boats', { names: found.map((boat) => called(scene, boat.seat)).join(', ') });
  return sentences(...found.map((boat) => boatWords(boat, scene)));
}

function islandWords(name: string, scene: Scene): string {
  const pieces = scene.view.islands.find((pile) => pile.island === name)?.pieces ?? 0;
  return sentences(
    scene.say('answer-island', { island: island(name, scene), pieces }),
    openGoal(scene)?.goal === name && scene.say('answer-island-goal'),
  );
}

function towerWords(scene: Scene, data: Data): string {
  const { view, say } = scene;
  const nearest = islandsFrom(data.beam[view.beam]?.angle ?? 0, data)[0];
  if (view.lit.length === 0 || !nearest) return say('answer-tower-dark');
  return say('answer-tower', { island: island(nearest.name, scene) });
}

/** Does everybody know only their own points? */
const isSecret = (scene: Scene): boolean => scene.view.boats.some((boat) => boat.points === null);

function score(boat: Boat, scene: Scene): string {
  const isHidden = boat.points === null || (scene.isCovered && isSecret(scene));
  return isHidden
    ? about(scene, 'answer-pieces', boat.seat, { pieces: boat.delivered.length })
    : about(scene, 'answer-points', boat.seat, { points: boat.points ?? 0, target: boat.target });
}

function diceWords({ view, say }: Scene): string {
  if (!view.dice) return sentences(say('dice-none'), say('answer-dice'));
  const [face = '', steps = '0'] = view.dice.lighthouse.split('_');
  return sentences(say(`dice-${face}`, { steps: Number(steps), boat: view.dice.boat }), say('answer-dice'));
}

function of(thing: string, scene: Scene, data: Data): string | null {
  const { boats, afloat, rocks } = scene.view;
  const seat = /^seat:(\d)$/.exec(thing)?.[1];
  if (seat !== undefined) {
    const boat = boats[Number(seat)];
    return boat ? sentences(score(boat, scene), boatWords(boat, scene)) : null;
  }
  if (thing === 'dice') return diceWords(scene);
  if (thing === TOWER) return towerWords(scene, data);
  const goods = afloat.find((one) => one.at === thing);
  const found = sentences(
    isHarbour(thing) && islandWords(thing, scene),
    boatsWords(thing, scene),
    goods && scene.say('answer-goods', { crates: goods.origins.length, island: island(goods.origins.at(-1) ?? '', scene) }),
    rocks.includes(thing) && scene.say('answer-rock'),
  );
  return found || null;
}

/** What a drawn thing is: a seat with its score and its crate, or the dice. */
function thing(element: Element): string | null {
  const panel = element.closest<HTMLElement>('[data-testid=seat-panel]');
  if (panel) return `seat:${panel.dataset['number']}`;
  return element.closest('.tray') ? 'dice' : null;
}

// The keys

function where(scene: Scene, data: Data): string {
  const boat = myBoat(scene);
  if (!boat) return scene.say('answer-watching');
  return sentences(boat.at ? place(boat.at, scene, data) : scene.say('answer-no-harbour'), cargoOf(boat, scene));
}

/** The nearest of some places, with how far it is. */
function nearest(names: readonly string[], from: string, data: Data): { name: string; far: number } | null {
  const squares = squaresFrom(from, data);
  const found = names.map((name) => ({ name, far: squares.get(name) ?? Infinity })).sort((one, other) => one.far - other.far)[0];
  return found ?? null;
}

function goal(scene: Scene, data: Data): string {
  const boat = myBoat(scene);
  if (!boat) return scene.say('answer-watching');
  const aim =
    isSecret(scene) && scene.isCovered ? '' : about(scene, 'answer-left', boat.seat, { left: boat.target - (boat.points ?? 0) });
  if (!boat.at) return sentences(scene.say('answer-no-harbour'), aim);
  const open = openGoal(scene);
  if (open?.goal) {
    const far = squaresFrom(boat.at, data).get(open.goal) ?? 0;
    const said = scene.say('goal-crate', { island: island(open.goal, scene), points: open.points ?? 1 });
    return sentences(said, scene.say('answer-far', { steps: far }), aim);
  }
  if (boat.cargo) return sentences(scene.say('answer-goal-shut'), aim);
  const { islands, afloat } = scene.view;
  const crates = [...islands.filter((pile) => pile.pieces > 0).map((pile) => pile.island), ...afloat.map((goods) => goods.at)];
  const next = nearest(crates, boat.at, data);
  const at = next && placeOf(next.name, data);
  if (!next || !at) return aim;
  return sentences(scene.say('answer-fetch', { steps: next.far }), liesAt(at, scene, data), aim);
}

function around(scene: Scene, data: Data): string {
  const boat = myBoat(scene);
  if (!boat?.at) return towerWords(scene, data);
  const squares = squaresFrom(boat.at, data);
  const { boats, afloat, rocks, lit, islands } = scene.view;
  const seen = (id: string, names: readonly string[]): string => {
    const next = nearest(names, boat.at ?? '', data);
    const at = next && placeOf(next.name, data);
    if (!next || !at || next.far > NEAR) return '';
    return sentences(scene.say(id, { steps: next.far }), next.far > 0 && liesAt(at, scene, data));
  };
  const harbours = islands.filter((pile) => (squares.get(pile.island) ?? Infinity) <= NEAR && pile.island !== boat.at);
  return (
    sentences(
      seen('around-light', lit),
      ...boats
        .filter((other) => other !== boat && other.at && (squares.get(other.at) ?? Infinity) <= NEAR)
        .map((other) => scene.say('around-boat', { name: scene.name(other.seat), steps: squares.get(other.at ?? '') ?? 0 })),
      seen(
        'around-crate',
        afloat.map((goods) => goods.at),
      ),
      seen('around-rock', rocks),
      ...harbours.map((pile) =>
        scene.say('around-island', { island: island(pile.island, scene), steps: squares.get(pile.island) ?? 0 }),
      ),
    ) || scene.say('around-nothing')
  );
}

function standing(scene: Scene): string {
  const { boats } = scene.view;
  const order = isSecret(scene) ? boats : boats.toSorted((one, other) => share(other) - share(one));
  const most = isSecret(scene) ? 0 : Math.max(...boats.map(share));
  const leaders = boats.filter((boat) => most > 0 && share(boat) === most).map((boat) => called(scene, boat.seat));
  const target = isUneven(boats) ? '' : scene.say('standing-target', { target: boats[0]?.target ?? 0 });
  const leads = leaders.length > 0 ? scene.say('standing-leads', { names: leaders.join(', ') }) : '';
  return sentences(...order.map((boat) => score(boat, scene)), target, leads);
}

/** How much of its target a boat has. */
const share = ({ points, target }: Boat): number => (points ?? 0) / target;

export const ANSWERS: AnswersPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  thing,
  of,
  place,
  where,
  goal,
  around,
  standing,
};
