// The end of a match of Anchors Aweigh!: ships with their chests and coins, and what is worth telling.
import { about } from '../../about.ts';
import type { EndPart } from '../types.ts';
import Chests from './Chests.svelte';
import Pole from './Pole.svelte';

export const END: EndPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  Prize: Pole,
  Haul: Chests,
  things: (scene, seat) => {
    const ship = scene.view.ships[seat];
    if (!ship || ship.total === 0) return '';
    return scene.say('haul-money', { chests: ship.chests_on_deck + ship.chests_below, coins: ship.coins });
  },
  told: ({ kind, seat, values }, scene) => about(scene, `moment-${kind}-say`, seat, values),
  size: [760, 714],
  peaks: { cast_off: 'cast_off', brave: 'fulfilled', fined: 'penalized', rich: 'earned', sold: 'sold', chest: 'buried' },
  look: () => ({ x: 0.5, y: 0.3, scale: 1 }), // what is played hangs above the ship
};
