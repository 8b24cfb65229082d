// The end of a match: the winner's flag, and what each has as a rope of knots towards the target.
import { words } from '../../words/words.svelte.ts';
import { about } from '../about.ts';
import type { EndPart } from '../contract.ts';
import Haul from './Haul.svelte';
import { NO_WORDS } from './none.ts';
import Prize from './Prize.svelte';
import { readingOf, readable } from './reading.ts';
import { factSaid } from './sentences.ts';

export const END: EndPart = {
  words: NO_WORDS,
  Prize,
  Haul,
  things: (scene, seat) => {
    const facts = readingOf(scene.view, scene.players.length, new Map()).seats[seat]?.facts ?? [];
    return facts.map(factSaid).join(', ');
  },
  told: ({ kind, seat, values }, scene) => {
    const id = `moment-${kind}-say`;
    if (words.has(id)) return about(scene, id, seat, values);
    return about(scene, 'event', seat, { what: [readable(kind), ...Object.values(values)].join(', ') });
  },
  size: [900, 760],
  look: () => ({ x: 0.5, y: 0.5, scale: 1 }),
  peaks: {},
};
