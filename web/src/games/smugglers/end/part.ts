// The end of a match of Smugglers' Island: the jetty with what was brought home, and what is worth telling.
import type { Highlight } from '../../../protocol.gen.ts';
import { about } from '../../about.ts';
import { HALF } from '../geometry.ts';
import type { Data, EndPart, Scene } from '../types.ts';
import Jetty from './Jetty.svelte';
import Tower from './Tower.svelte';

const CLOSE = 2.3; // how much a cut is enlarged
const islandOf = (moment: Highlight, scene: Scene): string => {
  const name = moment.values['goal'] ?? moment.values['island'];
  return name === undefined ? '' : scene.say(`island-${name}`);
};

export const END: EndPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  Prize: Tower,
  Haul: Jetty,
  things: (scene, seat) =>
    (scene.view.boats[seat]?.delivered ?? [])
      .flatMap(({ goal, points }) =>
        goal ? [scene.say('haul-piece', { points: points ?? 0, island: scene.say(`island-${goal}`) })] : [],
      )
      .join(', '),
  told: (moment, scene) =>
    about(scene, `moment-${moment.kind}-say`, moment.seat, { ...moment.values, island: islandOf(moment, scene) }),
  size: [640, 640],
  peaks: {
    escape: 'light_moved',
    caught: 'caught',
    bump: 'pushed',
    salvage: 'delivered',
    voyage: 'delivered',
    swift: 'delivered',
    wrong: 'arrived',
    finish: 'won',
  },
  look: ({ at }, data: Data) => {
    const place = data.place.find(({ name }) => name === at[0]);
    if (!place) return { x: 0.5, y: 0.5, scale: 1 };
    const [x, y] = place.at;
    return { x: (x + HALF) / (2 * HALF), y: (y + HALF) / (2 * HALF), scale: CLOSE };
  },
};
