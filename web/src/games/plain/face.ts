// The table of a game that has no board of its own in the page: everything follows from the form of its data, views, actions and events.
import { MS } from '../../board/motion.ts';
import { ask, boardData, codeOf, gameInfo } from '../../net/api.ts';
import type { PlainTable } from '../../protocol.gen.ts';
import type { Language, WordFiles } from '../../words/words.svelte.ts';
import type { Action, Button, GameFace, Scene, Told } from '../contract.ts';
import { ranked } from '../targets.ts';
import { thrownBy } from '../throws.ts';
import Board from './Board.svelte';
import Foot from './Foot.svelte';
import Night from './Night.svelte';
import Panels from './Panels.svelte';
import { chartOf, placeIn, readingOf, type Place } from './reading.ts';
import { lines, now, refusal, sentence, waiting } from './sentences.ts';
import Tray from './Tray.svelte';
import { wordsOf } from './wording.ts';

const MOST_BUTTONS = 3;
const SHARED: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

const made = new Map<string, Promise<GameFace | null>>();

/** The table of any game that the server knows; null if it knows none of this id. */
export function plainFace(id: string): Promise<GameFace | null> {
  const found = made.get(id) ?? make(id);
  made.set(id, found);
  found.catch(() => made.delete(id)); // it can be tried again
  return found;
}

async function make(id: string): Promise<GameFace | null> {
  try {
    const [info, table, data] = await Promise.all([gameInfo(id), ask<PlainTable>(`/api/games/${id}/plain`), boardData(id)]);
    return faceOf(info, table, data);
  } catch (error) {
    if (codeOf(error) === 'no_game') return null;
    throw error;
  }
}

/** The panels of a game whose places are known: what is seen on the board is not written beside it. */
const withPlaces =
  (places: ReadonlyMap<string, Place>): typeof Panels =>
  (anchor, props) =>
    Panels(anchor, Object.create(props, { places: { value: places } }) as typeof props);

type Info = Awaited<ReturnType<typeof gameInfo>>;

/** A game's table from what the server says of it. */
export function faceOf(info: Info, table: PlainTable, data: unknown): GameFace {
  const { places } = chartOf(data);
  const read = (scene: Scene) => readingOf(scene.view, scene.players.length, places);
  const load = (language: Language) => async () => ({
    default: wordsOf((await SHARED[language]()).default, info, table, language),
  });

  function targets({ legal }: Scene): Map<string, Action[]> {
    const found = new Map<string, Action[]>();
    for (const action of legal) {
      const place = placeIn(action, places);
      if (place !== null) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
  }

  /** What a tapped place can mean; else what stands for no place, if it is not too much. */
  function buttons({ legal }: Scene, chosen: Action[] | null): Button[] {
    const offered = chosen ?? legal.filter((action) => placeIn(action, places) === null);
    if (offered.length > MOST_BUTTONS) return [];
    return offered.map((action, i) => ({ action, label: sentence(action), ...(i === 0 ? { look: 'go' as const } : {}) }));
  }

  const dice = table.counted.map((kind) => kind.replace(/^.*-/, ''));
  const isThrown = (event: Told): boolean => dice.some((field) => field in event);
  return {
    id: info.id,
    Ground: Night,
    Board,
    Panels: withPlaces(places),
    Tray,
    Foot,
    words: { de: load('de'), en: load('en'), fr: load('fr'), nl: load('nl') },
    ...(table.secret_choices ? { curtain: () => true } : {}),
    now: (scene) => (targets(scene).size > 0 && !scene.outcome ? { ...now(scene), sub: scene.say('now-tap') } : now(scene)),
    waiting,
    targets,
    tapped: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
    asking: (scene) => ({ say: scene.say('now-which'), sub: '' }),
    placeOf: (action) => placeIn(action, places),
    buttons,
    meant: () => null,
    sentence: (action) => sentence(action),
    refusal: (reason) => refusal(reason),
    lines,
    rolls: (event) => (isThrown(event) ? MS.roll : 0),
    thrower: thrownBy(table.thrown),
    pad: () => import('./pad.ts').then(({ PAD }) => PAD),
    turn: (event) => (isThrown(event) ? event.seat : null),
    isPublic: ({ kind }) => kind !== 'saw', // the contract: what not all see is a `saw`
    sound: (event) => (isThrown(event) ? 'dice' : placeIn(event, places) === null ? 'tick' : 'sail'),
    answers: () => import('./answers.ts').then(({ ANSWERS }) => ANSWERS),
    reasons: () => import('./reasons.ts').then(({ REASONS }) => REASONS),
    lesson: () => import('./lesson.ts').then(({ LESSON }) => LESSON),
    rules: () => import('./rules.ts').then(({ rulesOf }) => rulesOf(table)),
    round: (scene) => read(scene).round,
    sheet: (scene) =>
      ranked(
        read(scene).seats.map(({ seat, target }) => ({ seat, target: target ?? 0 })),
        scene.outcome,
      ),
    end: () => import('./end.ts').then(({ END }) => END),
    luck: () => import('./luck.ts').then(({ LUCK }) => LUCK),
  };
}
