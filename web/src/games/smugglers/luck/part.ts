// How the dice of Smugglers' Island fell, and where its goods had to go.
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
  named: (kind, outcome, say) => {
    if (kind === 'goods-to') return say(`island-${outcome}`);
    return kind === 'dice-boat' ? String(outcome) : say(`luck-face-${outcome}`);
  },
};
