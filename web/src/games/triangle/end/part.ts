// The end of a match of Devil's Triangle: the tide at the flag with the cards that raised it, and what is worth telling.
import { about } from '../../about.ts';
import { BOX, scaled, spotsByName } from '../geometry.ts';
import { money, portName } from '../sentences.ts';
import type { EndPart } from '../types.ts';
import Cards from './Cards.svelte';
import Pennant from './Pennant.svelte';

const CLOSE = 2; // how much a cut is enlarged

export const END: EndPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  Prize: Pennant,
  Haul: Cards,
  things: (scene, seat) => {
    const fleet = scene.view.fleets[seat];
    const n = (fleet?.cards.length ?? 0) + (fleet?.bonus ?? 0);
    return n === 0 ? '' : scene.say('haul-cards', { n });
  },
  told: ({ kind, seat, values }, scene) =>
    about(scene, `moment-${kind}-say`, seat, {
      ...values,
      money: money(Number(values['money'] ?? 0)),
      port: values['port'] === undefined ? '' : portName(String(values['port']), scene),
    }),
  size: [800, 656],
  peaks: {
    escape: 'cloud_moved',
    caught: 'caught',
    swallowed: 'lost',
    sent_back: 'sent_back',
    rich: 'took',
    finish: 'ended',
  },
  look: ({ kind, at }, data, view) => {
    const spot = spotsByName(data).get(at[0] ?? '')?.at;
    const [x, y] = kind === 'swallowed' || !spot ? scaled(view.cloud.at) : spot;
    return { x: (x - BOX.x) / BOX.width, y: (y - BOX.y) / BOX.height, scale: kind === 'finish' ? 1 : CLOSE };
  },
};
