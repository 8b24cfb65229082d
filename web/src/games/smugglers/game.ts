// What the table asks of Smugglers' Island: which place stands for which action, and the sentences. No rule is decided here.
import type { Interlude, Now } from '../contract.ts';
import { MS } from '../../board/motion.ts';
import type { Sound } from '../../sound/sound.ts';
import { ranked } from '../targets.ts';
import { thrownBy, toThrow } from '../throws.ts';
import { about } from '../about.ts';
import Bay from './Bay.svelte';
import Night from './Night.svelte';
import Panels from './Panels.svelte';
import Tray from './Tray.svelte';
import { TOWER } from './geometry.ts';
import { caughtIn, ghostPlace } from './ghosts.ts';
import { asked, belonging, goalWords, island, isHarbour, lines, square } from './sentences.ts';
import { THROWN } from './types.gen.ts';
import type { Action, AnyEvent, Button, Scene, SmugglersFace } from './types.ts';

function placeOf(action: Action): string | null {
  switch (action.kind) {
    case 'moor':
    case 'place_rock':
    case 'take':
      return action.at;
    case 'sail':
    case 'throw':
    case 'push':
      return action.to;
    case 'turn':
      return ghostPlace(action.way);
    default:
      return null;
  }
}

function myBoat(scene: Scene) {
  return scene.me === null ? undefined : scene.view.boats[scene.me];
}

// What to do.

function now(scene: Scene): Now {
  const { view } = scene;
  const tap = scene.say('now-tap');
  switch (view.phase) {
    case 'harbour':
      return { say: scene.say('now-harbour'), sub: '' };
    case 'rock':
      return { say: scene.say('now-rock'), sub: tap };
    case 'beam':
      return { say: scene.say('now-beam'), sub: scene.say('now-beam-sub') };
    case 'throw':
      if (view.caught === scene.me) return { say: scene.say('now-throw-own'), sub: tap };
      return { say: scene.say('now-throw', { name: scene.name(view.caught ?? 0) }), sub: tap };
    case 'push':
      return { say: scene.say('now-push', { name: scene.name(view.pushed ?? 0) }), sub: tap };
    case 'over':
      return { say: scene.say('now-over'), sub: '' };
    default:
      return { say: sailing(scene), sub: scene.legal.some((action) => glows(action, scene)) ? tap : '' };
  }
}

/** Is there a square to tap for it, beside the one that the boat lies on and hides? */
function glows(action: Action, scene: Scene): boolean {
  const place = placeOf(action);
  return place !== null && place !== myBoat(scene)?.at;
}

function sailing(scene: Scene): string {
  const { view } = scene;
  const boat = myBoat(scene);
  const takesHere = scene.legal.some((action) => action.kind === 'take' && placeOf(action) === boat?.at);
  if (takesHere && boat?.at && isHarbour(boat.at)) return scene.say('now-reload');
  if (scene.legal.length > 0 && scene.legal.every((action) => action.kind === 'stay')) return scene.say('now-stuck');
  if (boat?.lies_wrong) return scene.say('now-leave');
  return scene.say('now-sail', { steps: view.reach });
}

function waiting(scene: Scene): Now {
  const { view } = scene;
  const seat = scene.actors[0] ?? view.seat;
  const sub = seat === scene.me ? '' : scene.say('wait-sub'); // the own choice is on its way
  switch (view.phase) {
    case 'harbour':
    case 'rock':
    case 'beam':
    case 'throw':
    case 'push':
      return { say: about(scene, `wait-${view.phase}`, seat), sub };
    case 'over':
      return { say: scene.say('now-over'), sub: '' };
    default:
      return { say: about(scene, 'wait-sail', seat), sub };
  }
}

const HAPPENS: Partial<Record<AnyEvent['kind'], string>> = {
  moored: 'wait-harbour',
  rock_placed: 'wait-rock',
  threw: 'wait-throw',
  sailed: 'wait-sail',
  pushed: 'wait-push',
  took: 'happens-took',
};

function happens(event: AnyEvent, scene: Scene): string | null {
  if (event.kind === 'light_moved') return scene.say('happens-light');
  const seat = event.seat ?? scene.view.seat;
  if (event.kind === 'turn_began' && !['harbour', 'rock'].includes(scene.view.phase)) return toThrow('rolled', seat, scene);
  const id = HAPPENS[event.kind];
  return id === undefined ? null : about(scene, id, seat);
}

// From places to actions and back.

function targets(scene: Scene): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of scene.legal) {
    const place = placeOf(action);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}

/** An empty boat takes what it comes to; a full one is asked, because a swap is blind. */
function tapped(actions: Action[], scene: Scene): Action | null {
  if (actions.length === 1) return actions[0] ?? null;
  if (myBoat(scene)?.cargo) return null;
  return actions.find((action) => action.kind === 'take') ?? actions[0] ?? null;
}

function buttons(scene: Scene, chosen: Action[] | null): Button[] {
  const [first, ...others] = chosen ?? [];
  if (chosen && others.length > 0) {
    return chosen.map((action) =>
      action.kind === 'take'
        ? { action, label: takeLabel(scene), sign: 'crate', look: 'go' }
        : { action, label: scene.say('only-sail'), sign: 'boat' },
    );
  }
  if (first?.kind === 'sail' || first?.kind === 'push')
    return [{ action: first, label: scene.say(`go-${first.kind}`), sign: 'boat', look: 'go' }];
  const here = myBoat(scene)?.at;
  const found: Button[] = [];
  for (const action of scene.legal) {
    if (action.kind === 'turn') {
      const look = first?.kind === 'turn' && first.way === action.way ? { look: 'go' as const } : {};
      found.push({ ...turning(action.way, scene), action, ...foreseen(action, scene), ...look });
    } else if (action.kind === 'take' && action.at === here) {
      found.push({ action, label: takeLabel(scene), sign: 'crate', look: 'go' });
    } else if (action.kind === 'stay') {
      found.push({ action, label: scene.say('stay'), look: 'quiet' });
    }
  }
  return first ? found : found.sort((a, b) => Number(b.look === 'go') - Number(a.look === 'go'));
}

/** Where a crate floats it is asked; a single action is what would happen. */
function asking(scene: Scene, chosen: Action[]): Now {
  const [action, ...others] = chosen;
  if (!action || others.length > 0) return { say: scene.say('now-choose'), sub: '' };
  return {
    say: asked(action, scene) ?? scene.say('now-shown', { action: sentence(action, scene) }),
    sub: consequence(action, scene) ?? scene.say('now-again'),
  };
}

/** What somebody would want to know before an action; what only an own crate tells stays with its owner. */
function consequence(action: Action, scene: Scene): string | null {
  if (action.kind === 'turn') return foreseen(action, scene).note?.text ?? null;
  if (action.kind !== 'sail') return null;
  const other = scene.view.boats.find((boat) => boat.at === action.to && boat.seat !== scene.me && !isHarbour(action.to));
  if (other) return scene.say('shown-push', { name: scene.name(other.seat) });
  return belonging(action.to, scene);
}

function turning(way: 'clockwise' | 'counter_clockwise', scene: Scene) {
  return way === 'clockwise'
    ? { label: scene.say('turn-clockwise'), sign: 'way-clockwise' }
    : { label: scene.say('turn-counter'), sign: 'way-counter' };
}

/** Whom the light would certainly find. */
function foreseen(action: Action, scene: Scene): Pick<Button, 'note'> {
  const events = scene.foreseen(action);
  if (!events) return {};
  const [seat = null, ...others] = caughtIn(events);
  if (seat === null) return { note: { text: scene.say('turn-finds-nobody'), seat } };
  if (others.length === 0 && seat === scene.you) return { note: { text: scene.say('turn-finds-you'), seat } };
  const names = new Intl.ListFormat(document.documentElement.lang).format([seat, ...others].map((one) => scene.name(one)));
  return { note: { text: scene.say('turn-finds', { names }), seat } };
}

function takeLabel(scene: Scene): string {
  return scene.say(myBoat(scene)?.cargo ? 'swap' : 'take');
}

function meant(place: string, scene: Scene): Action | null {
  if (place === TOWER) return null;
  switch (scene.view.phase) {
    case 'harbour':
      return isHarbour(place) ? { kind: 'moor', at: place } : null;
    case 'rock':
      return isHarbour(place) ? null : { kind: 'place_rock', at: place };
    case 'throw':
      return isHarbour(place) ? null : { kind: 'throw', to: place };
    case 'push':
      return { kind: 'push', to: place };
    case 'sail':
      return { kind: 'sail', to: place };
    default:
      return null;
  }
}

function sentence(action: Action, scene: Scene): string {
  switch (action.kind) {
    case 'moor':
      return scene.say('act-moor', { island: island(action.at, scene) });
    case 'place_rock':
      return scene.say('act-rock', { square: square(action.at, scene) });
    case 'turn':
      return scene.say(action.way === 'clockwise' ? 'act-turn-clockwise' : 'act-turn-counter');
    case 'throw':
      return scene.say('act-throw', { square: square(action.to, scene) });
    case 'push': {
      const name = scene.name(scene.view.pushed ?? 0);
      if (isHarbour(action.to)) return scene.say('act-push-harbour', { name, island: island(action.to, scene) });
      return scene.say('act-push', { name, square: square(action.to, scene) });
    }
    case 'sail':
      if (isHarbour(action.to)) return scene.say('act-sail-harbour', { island: island(action.to, scene) });
      return scene.say('act-sail', { square: square(action.to, scene) });
    case 'take':
      return taking(action.at, scene);
    case 'stay':
      return scene.say('act-stay');
    default:
      return action.kind;
  }
}

function taking(place: string, scene: Scene): string {
  const boat = myBoat(scene);
  const verb = boat?.cargo ? 'swap' : 'take';
  if (place === boat?.at) return scene.say(`act-${verb}-here`);
  if (isHarbour(place)) return scene.say('act-take-harbour', { island: island(place, scene) });
  return scene.say(`act-${verb}`, { square: square(place, scene) });
}

// What happened.

const SOUND_OF_EVENT: Partial<Record<AnyEvent['kind'], Sound>> = {
  rock_placed: 'knock',
  moored: 'knock',
  took: 'knock',
  rolled: 'dice',
  slept: 'snore',
  light_moved: 'tick',
  caught: 'caught',
  threw: 'splash',
  sailed: 'sail',
  pushed: 'knock',
  delivered: 'coin',
  won: 'win',
};

function sound(event: AnyEvent, me: number | null): Sound | null {
  if (event.kind === 'turn_began') return event.seat === me ? 'yours' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

function path(events: AnyEvent[]): string[] {
  const steps = events.filter((event) => event.kind === 'sailed');
  const first = steps[0];
  return first ? [first.before, ...steps.map((step) => step.to)] : [];
}

function interlude(event: AnyEvent): Interlude | 'over' | null {
  if (event.kind === 'caught') return { emblem: 'lamp', say: 'light-title' };
  if (event.kind === 'won') return { say: 'flag-won', seat: event.seat ?? 0 };
  return event.kind === 'threw' ? null : 'over';
}

export const SMUGGLERS: SmugglersFace = {
  id: 'smugglers',
  Ground: Night,
  Board: Bay,
  Panels,
  Tray,
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  now,
  waiting,
  happens,
  targets,
  tapped,
  regrets: ['sail', 'push', 'turn'],
  asking,
  placeOf,
  buttons,
  meant,
  sentence,
  refusal: (reason, scene) => scene.say(`why-${reason}`),
  lines,
  rolls: (event) => (event.kind === 'rolled' ? MS.roll : 0),
  thrower: thrownBy(THROWN),
  pad: () => import('./pad/part.ts').then(({ PAD }) => PAD),
  interlude,
  turn: (event) => (event.kind === 'turn_began' ? event.seat : null),
  isPublic: (event) => event.kind !== 'saw',
  whisper: (event, scene) => (event.kind === 'saw' && event.seat === scene.me ? goalWords(event, scene) : null),
  curtain: () => false, // goods lie face down until they are looked at
  canLieOpen: true,
  opening: () => import('./Crate.svelte'),
  sound,
  path,
  foresee: (scene) => scene.legal.filter((action) => action.kind === 'turn'),
  answers: () => import('./answers/answers.ts').then(({ ANSWERS }) => ANSWERS),
  reasons: () => import('./reasons/part.ts').then(({ REASONS }) => REASONS),
  lesson: () => import('./lesson/lesson.ts').then(({ LESSON }) => LESSON),
  rules: () => import('./rules/rules.ts'),
  round: (scene) => scene.view.round,
  sheet: (scene) => ranked(scene.view.boats, scene.outcome),
  controls: { rock_places: () => import('./RockChart.svelte') },
  end: () => import('./end/part.ts').then(({ END }) => END),
  luck: () => import('./luck/part.ts').then(({ LUCK }) => LUCK),
};
