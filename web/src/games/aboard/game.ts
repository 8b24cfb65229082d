// What the table asks of Anchors Aweigh!: which place stands for which action, and the sentences. No rule is decided here.
import './look.css';
import type { Sound } from '../../sound/sound.ts';
import Board from './Board.svelte';
import { learn } from './cards.ts';
import { asking, buttons, now } from './choosing.ts';
import Foot from './Foot.svelte';
import { atOnce, isBare, isLoading, moves } from './loading.ts';
import Morning from './Morning.svelte';
import Panels from './Panels.svelte';
import { BELOW, CARD, DECK, dropped, FLEE, HASTE, MEET, ownSack, ownTile, rewardSack, supplyOf } from './places.ts';
import { lines, viewOf } from './sentences.ts';
import Supply from './Supply.svelte';
import { happens, sentence, waiting } from './telling.ts';
import Tray from './Tray.svelte';
import type { Action, AnyEvent, Face, Scene } from './types.ts';

function flag(scene: Scene): string | null {
  const view = viewOf(scene);
  if (scene.outcome) return null;
  if (scene.me === null || !scene.actors.includes(scene.me)) {
    if (view.phase === 'grab') return scene.say(scene.me === null ? 'flag-aboard' : 'flag-ready');
    // The next race is awaited: on a screen of the table it is nobody's turn.
    if (scene.me === null && isLoading(view) && !scene.players[scene.actors[0] ?? -1]) return scene.say('flag-aboard');
    return view.top && (view.phase === 'meet' || view.phase === 'answer') ? scene.say(`category-${view.top}`) : null;
  }
  const id = view.phase === 'grab' ? 'aboard' : view.top === 'pirates' ? 'pirates' : view.phase === 'answer' ? 'card' : null;
  if (id === null) return null;
  const values = { name: scene.name(scene.me), category: scene.say(`category-${view.top ?? 'discovery'}`) };
  return scene.say(scene.players[scene.me]?.name ? `flag-${id}-name` : `flag-${id}`, values);
}

// From places to actions and back.

function placeOf(action: Action, scene: Scene): string | null {
  switch (action.kind) {
    case 'take':
    case 'turn':
      return action.tile;
    case 'load':
    case 'wish':
      return supplyOf(action.colour);
    case 'snatch':
      return viewOf(scene).phase === 'load' ? HASTE : action.to;
    case 'bury':
      return action.to;
    case 'meet':
      return MEET;
    case 'flee':
      return FLEE;
    case 'fulfil':
      return action.spare ? ownTile(action.spare) : CARD;
    case 'dump':
    case 'spare':
      return ownTile(action.tile);
    case 'name':
      return ownTile(action.joker);
    case 'spill':
    case 'hand_over':
      return ownSack(action.colour);
    case 'waive':
      return rewardSack(action.colour);
    case 'leave':
      return viewOf(scene).turned;
    default:
      return null;
  }
}

function targets(scene: Scene): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  const add = (place: string | null, action: Action): void => {
    if (place !== null) found.set(place, [...(found.get(place) ?? []), action]);
  };
  const heap = viewOf(scene).heap;
  const isTurned = viewOf(scene).phase === 'turned';
  for (const action of scene.legal) {
    if (
      action.kind === 'decline' ||
      action.kind === 'leave' ||
      action.kind === 'calm' ||
      (action.kind === 'fulfil' && (!action.spare || action.joker))
    )
      continue; // only buttons and the list do that
    if (action.kind !== 'take' && action.kind !== 'turn') {
      add(placeOf(action, scene), action);
      continue;
    }
    for (const tile of alike(action.tile, scene, heap)) {
      add(tile, action);
      if (action.kind === 'take') add(dropped(tile, action.to), action);
    }
    if (isTurned && action.kind === 'take') add(action.to, action);
  }
  return found;
}

/** In turns one tile stands for all that show the same: a tap on any of them means it. */
function alike(name: string, scene: Scene, heap: ReturnType<typeof viewOf>['heap']): string[] {
  const view = viewOf(scene);
  if (view.phase !== 'load') return [name];
  const tile = heap.find((one) => one.tile === name);
  return heap
    .filter((one) => one.shows === (tile?.shows ?? null) && !(view.starfish_stay && one.starfish))
    .map((one) => one.tile);
}

/** A tap plays at once what cannot be meant otherwise: a tile goes onto the deck first. What would go overboard, or as a joker, is asked. */
function tapped(actions: Action[]): Action | null {
  const [first] = actions;
  if (!first) return null;
  if (['dump', 'spill', 'fulfil', 'spare', 'name'].includes(first.kind)) return null;
  if (first.kind === 'snatch' && actions.length > 1) return null;
  return actions.find((action) => 'to' in action && action.to === DECK) ?? first;
}

function meant(place: string, scene: Scene): Action | null {
  const view = viewOf(scene);
  const [what = '', name = '', to] = place.split('-');
  if (/^t\d+$/.test(what)) {
    const tile = view.heap.find((one) => one.tile === what);
    const where = name === BELOW || to === BELOW ? BELOW : DECK;
    return tile && tile.shows === null && !name ? { kind: 'turn', tile: what } : { kind: 'take', tile: what, to: where };
  }
  if (what === DECK || what === BELOW) return view.phase === 'chest' ? { kind: 'bury', to: what } : null;
  if (what === 'supply') return { kind: view.phase === 'choose' ? 'wish' : 'load', colour: name };
  if (what === 'reward') return { kind: 'waive', colour: name };
  if (what === 'own') return { kind: 'dump', tile: name };
  if (what === 'sack') return { kind: view.phase === 'pay' ? 'hand_over' : 'spill', colour: name };
  if (what === CARD) return view.phase === 'answer' ? { kind: 'fulfil' } : null;
  return what === MEET || what === FLEE ? { kind: what } : null;
}

// What is heard.

const SOUND_OF_EVENT: Partial<Record<AnyEvent['kind'], Sound>> = {
  all_aboard: 'bell',
  turned: 'tick',
  took: 'knock',
  stowed: 'knock',
  snatched: 'knock',
  loaded: 'knock',
  full: 'tick',
  cast_off: 'shipbell',
  postponed: 'tick',
  met: 'knock',
  fled: 'sail',
  revealed: 'tick',
  earned: 'coin',
  stored: 'knock',
  waived: 'splash',
  dumped: 'splash',
  spilled: 'splash',
  penalized: 'sink',
  handed_over: 'splash',
  sold: 'coin',
  buried: 'knock',
  consoled: 'squawk',
  ended: 'win',
};

function sound(event: AnyEvent, me: number | null): Sound | null {
  if (event.kind === 'turn_began') return event.seat === me ? 'yours' : null;
  if (event.kind === 'topped') return event.category === 'pirates' ? 'wind' : 'tick';
  return SOUND_OF_EVENT[event.kind] ?? null;
}

export const ABOARD: Face = {
  id: 'aboard',
  Ground: Morning,
  Board,
  Panels,
  Tray,
  Foot,
  Aside: Supply,
  isAsideAcross: true,
  Hands: () => import('./hands/Hands.svelte'),
  LookBack: () => import('./forgotten/Forgotten.svelte'),
  isTall: true,
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  learn,
  atOnce,
  needsWhole: isLoading,
  asksAtRest: isLoading,
  curtain: isBare,
  now,
  waiting,
  happens,
  flag,
  targets,
  tapped,
  asking,
  placeOf,
  buttons,
  meant,
  moves,
  sentence,
  refusal: (reason, scene) => scene.say(`why-${reason}`),
  lines,
  rolls: () => 0,
  interlude: (event) =>
    event.kind === 'topped' ? { say: `category-${event.category}` } : event.kind === 'sold' ? { say: 'flag-home' } : null,
  turn: (event) => (event.kind === 'turn_began' ? event.seat : null),
  isPublic: (event) => event.kind !== 'saw',
  sound,
  answers: () => import('./answers/part.ts').then(({ PART }) => PART),
  reasons: () => import('./reasons/part.ts').then(({ REASONS }) => REASONS),
  lesson: () => import('./lesson/lesson.ts').then(({ LESSON }) => LESSON),
  rules: () => import('./rules/rules.ts'),
  round: (scene) => viewOf(scene).round,
  sheet: (scene) =>
    (scene.outcome?.scores ?? [])
      .map((score, seat) => ({ seat, score, rank: scene.outcome?.ranks[seat] ?? 1 }))
      .sort((a, b) => a.rank - b.rank),
  controls: { composition: () => import('./Mixture.svelte') },
  start: () => import('./start/Start.svelte'),
  end: () => import('./end/part.ts').then(({ END }) => END),
  luck: () => import('./luck/part.ts').then(({ LUCK }) => LUCK),
};
