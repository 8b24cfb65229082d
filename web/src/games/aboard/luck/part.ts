// Which tiles came in Anchors Aweigh.
import type { LuckPart } from '../../contract.ts';
import Sign from './Sign.svelte';

export const LUCK: LuckPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  Sign,
  named: (_, outcome, say) => {
    const [name = '', starfish] = String(outcome).split(/(?=\*)/);
    return starfish ? say('luck-starfish', { tile: say(`tile-${name}`) }) : say(`tile-${name}`);
  },
};
