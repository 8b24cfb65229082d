// How the die and the spinner of Devil's Triangle fell, and which cards came.
import type { LuckPart } from '../../contract.ts';
import { money } from '../sentences.ts';
import type { Board } from '../types.ts';
import Sign from './Sign.svelte';

export const LUCK: LuckPart<Board> = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  Sign,
  named: (kind, outcome, say, { segment }) => {
    const found = kind === 'spinner-segment' ? segment[Number(outcome)] : undefined;
    if (found) return say(found.word ? 'luck-word' : 'luck-segment', { ...found, way: say(`way-${found.way}`) });
    return kind === 'cards-value' ? say('money', { money: money(Number(outcome)) }) : String(outcome);
  },
};
