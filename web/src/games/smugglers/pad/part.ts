// Both dice of Smugglers' Island, where people enter what they have thrown.
import type { PadPart } from '../types.ts';

export const PAD: PadPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  die: (field, scene) => scene.say(`pad-${field}`),
  face: (field, value, scene) => {
    if (field === 'boat') return { sign: `d-w${value}`, label: String(value) };
    const [colour = '', steps = '0'] = String(value).split('_');
    return { sign: `d-${colour}${colour === 'sleep' ? '' : steps}`, label: scene.say(`pad-${colour}`, { steps: Number(steps) }) };
  },
};
