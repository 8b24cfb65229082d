/** What Devil's Triangle answers: places by what is near, and what each thing means now. Everything here lies open for all. */

import { about, called } from '../../about.ts';
import { isUneven } from '../../targets.ts';
import { CLOUD, ROSE } from '../geometry.ts';
import { lies, money, portName, shipName, whereIs } from '../sentences.ts';
import type { AnswersPart, Board, Course, Fleet, Scene, Ship } from '../types.ts';

const sentences = (...found: (string | null | undefined | false)[]): string => found.filter(Boolean).join(' ');
const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const portOf = (name: string, scene: Scene) => scene.view.ports.find((port) => port.port === name);
/** The port of a berth: "oil-2" belongs to "oil". */
const berthOf = (place: string): string => place.replace(/-\d$/, '');
const named = (ship: Ship, scene: Scene): string => shipName(ship.seat, ship.ship, scene);
const fleetOf = (seat: number | null, scene: Scene): Ship[] => scene.view.ships.filter((ship) => ship.seat === seat);
const isAfloat = (ship: Ship): ship is Ship & { at: string } => ship.at !== null && !ship.lost;

/** The lane that a place lies on, how many marks it is from the start, and how many to the next port. */
function onLane(place: string, scene: Scene, board: Board): { lane: Board['lane'][number]; marks: number; left: number } | null {
  const { port, marks } = whereIs(place, scene);
  const lane = board.lane.find((one) => one.from === port);
  return lane ? { lane, marks, left: lane.marks.length + 1 - marks } : null;
}

/** The own ship that comes along this lane next, behind a place. */
function behind(place: string, scene: Scene, board: Board): string {
  const here = onLane(place, scene, board);
  if (!here || here.marks === 0) return '';
  const [next] = fleetOf(scene.me, scene)
    .filter(isAfloat)
    .map((ship) => ({ ship, on: onLane(ship.at, scene, board) }))
    .filter(({ on }) => on?.lane === here.lane && on.marks < here.marks)
    .sort((one, other) => (other.on?.marks ?? 0) - (one.on?.marks ?? 0));
  if (!next) return '';
  const { ship, on } = next;
  return about(scene, 'near-behind', ship.seat, { ship: named(ship, scene), marks: here.marks - (on?.marks ?? 0) });
}

function place(name: string, scene: Scene, board: Board): string {
  const here = onLane(name, scene, board);
  if (!here) return '';
  const { lane, marks, left } = here;
  const values = { port: portName(lane.from, scene), next: portName(lane.to, scene), marks, left };
  return sentences(
    marks === 0 ? scene.say('place-port', values) : scene.say('place-sea', values),
    ...scene.view.ships
      .filter((ship) => ship.at === name)
      .map((ship) => about(scene, 'place-ship', ship.seat, { ship: named(ship, scene) })),
    behind(name, scene, board),
    scene.view.cloud.covers.includes(name) && scene.say('near-cloud'),
  );
}

// Things

function shipWords(ship: Ship, scene: Scene, board: Board): string {
  const whose = about(scene, 'answer-ship', ship.seat, { ship: named(ship, scene) });
  if (ship.lost) return sentences(whose, scene.say('answer-lost'));
  if (ship.magnet !== null) return sentences(whose, scene.say('answer-hangs'));
  const at = ship.at === null ? '' : lies(ship, ship.at, scene);
  const here = ship.at === null ? null : onLane(ship.at, scene, board);
  return sentences(
    whose,
    at,
    here && scene.say('answer-next', { port: portName(here.lane.to, scene), left: here.left }),
    ship.under && scene.say('answer-under'),
    ship.danger > 0 ? scene.say('answer-danger', { danger: ship.danger, of: board.segment.length }) : scene.say('answer-calm'),
  );
}

function portWords(name: string, scene: Scene, board: Board): string {
  const port = portOf(name, scene);
  if (!port) return '';
  const berths = board.port.find((one) => one.name === name)?.docks.length ?? 0;
  const values = { port: portName(name, scene), money: money(port.top ?? 0), cards: port.cards, ships: port.ships, berths };
  return sentences(
    port.top === null ? scene.say('answer-port-empty', values) : scene.say('answer-port', values),
    port.full ? scene.say('answer-port-full', values) : scene.say('answer-berths', values),
    port.under && scene.say('near-cloud'),
  );
}

function cloudWords(scene: Scene): string {
  const { cloud, ships, ports } = scene.view;
  const over = ports.filter((port) => port.under).map((port) => portName(port.port, scene));
  return sentences(
    scene.say('answer-cloud', { ships: ships.filter((ship) => ship.magnet !== null && !ship.lost).length }),
    over.length > 0 && scene.say('answer-cloud-port', { ports: over.join(', ') }),
    spinsAfter(scene),
    cloud.covers.length === 0 && scene.say('answer-cloud-free'),
  );
}

function spinsAfter(scene: Scene): string {
  const { first, fleets, phase } = scene.view;
  if (first === null || phase === 'over') return '';
  return stop(about(scene, 'spins-after', (first + fleets.length - 1) % fleets.length));
}

function spinnerWords(scene: Scene): string {
  const { spin } = scene.view;
  const last = spin
    ? scene.say(spin.word ? 'spun-word' : 'spun', {
        letter: spin.letter,
        points: spin.points,
        way: scene.say(`way-${spin.way}`),
      })
    : scene.say('spun-none');
  return sentences(stop(last), scene.say('answer-spinner'), spinsAfter(scene));
}

function dieWords({ view, say }: Scene): string {
  return sentences(stop(view.die === null ? say('die-none') : say('die', { die: view.die })), say('answer-die'));
}

function fleetWords(fleet: Fleet, scene: Scene): string {
  const ships = fleetOf(fleet.seat, scene);
  const lost = ships.filter((ship) => ship.lost).length;
  const hung = ships.filter((ship) => ship.magnet !== null && !ship.lost).length;
  return sentences(
    about(scene, 'answer-money', fleet.seat, { money: money(fleet.money), target: money(fleet.target) }),
    stop(scene.say('fleet-of', { sailing: ships.length - lost - hung, cloud: hung, lost })),
  );
}

function of(thing: string, scene: Scene, board: Board): string | null {
  const { view, say } = scene;
  const seat = /^seat:(\d)$/.exec(thing)?.[1];
  const fleet = seat === undefined ? undefined : view.fleets[Number(seat)];
  if (fleet) return fleetWords(fleet, scene);
  if (thing === CLOUD) return cloudWords(scene);
  if (thing === ROSE) return say('answer-rose');
  if (thing === 'spinner') return spinnerWords(scene);
  if (thing === 'die') return dieWords(scene);
  if (thing === 'bonus') return say('answer-bonus', { money: money(board.bonus.value), cards: view.bonus_left });
  if (portOf(thing, scene)) return portWords(thing, scene, board);
  const [, hung, number] = /^hung-(\d)-(\d)$/.exec(thing) ?? [];
  const ships = view.ships.filter((ship) =>
    hung === undefined ? ship.at === thing : ship.seat === Number(hung) && ship.ship === Number(number),
  );
  const words = ships.map((ship) => shipWords(ship, scene, board)).join(' ');
  return words || portWords(berthOf(thing), scene, board) || null;
}

/** What a drawn thing is: the spinner, the die, or a seat. */
function thing(element: Element): string | null {
  const panel = element.closest<HTMLElement>('[data-testid=seat-panel]');
  if (panel) return `seat:${panel.dataset['number']}`;
  if (element.closest('[data-testid=spinner]')) return 'spinner';
  return element.closest('.tray') ? 'die' : null;
}

// The keys

function where(scene: Scene): string {
  const ships = fleetOf(scene.me, scene);
  if (ships.length === 0) return scene.say('answer-watching');
  const told = ships.map((ship) => {
    if (ship.lost) return scene.say('where-lost', { ship: named(ship, scene) });
    if (ship.magnet !== null || ship.at === null) return scene.say('where-hangs', { ship: named(ship, scene) });
    return sentences(lies(ship, ship.at, scene), ship.under && scene.say('answer-under'));
  });
  return told.join(' ');
}

/** The courses of this turn that end in a port, else what each port pays. */
function goal(scene: Scene, board: Board): string {
  const fleet = scene.me === null ? undefined : scene.view.fleets[scene.me];
  if (!fleet) return scene.say('answer-watching');
  const left = about(scene, 'goal-left', fleet.seat, { money: money(Math.max(0, fleet.target - fleet.money)) });
  const docking =
    scene.legal.length > 0 ? scene.view.courses.filter((course) => course.stop === 'port' && course.to !== null) : [];
  return sentences(left, ...(docking.length > 0 ? docking.map((course) => dockWords(course, scene)) : nextPorts(scene, board)));
}

function dockWords(course: Course, scene: Scene): string {
  const port = whereIs(course.to ?? '', scene).port;
  const values = { ship: shipName(scene.view.seat, course.ship, scene), port: portName(port, scene) };
  return scene.say('goal-dock', { ...values, money: money((course.card ?? 0) + (course.bonus ?? 0)) });
}

function nextPorts(scene: Scene, board: Board): string[] {
  return fleetOf(scene.me, scene)
    .filter(isAfloat)
    .flatMap((ship) => {
      const here = onLane(ship.at, scene, board);
      const port = here && portOf(here.lane.to, scene);
      if (!here || !port) return [];
      const values = { ship: named(ship, scene), port: portName(port.port, scene), left: here.left };
      return [scene.say('goal-port', { ...values, money: money(port.top ?? 0) })];
    });
}

function around(scene: Scene, board: Board): string {
  const dangers = fleetOf(scene.me, scene)
    .filter((ship) => isAfloat(ship) && ship.danger > 0)
    .map((ship) => scene.say('around-danger', { ship: named(ship, scene), danger: ship.danger, of: board.segment.length }));
  const covered = [...coveredPorts(scene), ...coveredMarks(scene, board)];
  return sentences(
    ...(covered.length > 0 ? covered : [scene.say('answer-cloud-free')]),
    ...(dangers.length > 0 ? dangers : [scene.say('around-calm')]),
  );
}

function coveredPorts(scene: Scene): string[] {
  return scene.view.ports
    .filter((port) => port.under)
    .map((port) => scene.say('around-cloud-port', { port: portName(port.port, scene) }));
}

/** Marks that follow each other are told as one stretch of their lane. */
function coveredMarks(scene: Scene, board: Board): string[] {
  const covers = new Set(scene.view.cloud.covers);
  return board.lane.flatMap((lane) => {
    const under = lane.marks.flatMap((_, i) => (covers.has(`${lane.name}${i + 1}`) ? [i + 1] : []));
    const first = under.filter((marks) => !under.includes(marks - 1));
    const last = under.filter((marks) => !under.includes(marks + 1));
    return first.map((marks, i) => {
      const values = { port: portName(lane.from, scene), marks, last: last[i] ?? marks };
      return scene.say(values.last === marks ? 'around-cloud-sea' : 'around-cloud-stretch', values);
    });
  });
}

function standing(scene: Scene): string {
  const { fleets } = scene.view;
  const share = ({ money: has, target }: Fleet): number => has / target;
  const most = Math.max(...fleets.map(share));
  const leaders = fleets.filter((fleet) => most > 0 && share(fleet) === most).map((fleet) => called(scene, fleet.seat));
  return sentences(
    ...fleets
      .toSorted((one, other) => share(other) - share(one))
      .map((fleet) => about(scene, 'answer-money', fleet.seat, { money: money(fleet.money), target: money(fleet.target) })),
    !isUneven(fleets) && scene.say('standing-target', { target: money(fleets[0]?.target ?? 0) }),
    leaders.length > 0 && scene.say('standing-leads', { names: leaders.join(', ') }),
  );
}

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
