// The die and the spinner of Devil's Triangle, where people enter what they have thrown.
import { signOfDie } from '../sentences.ts';
import type { Action, Board, PadPart, SegmentData } from '../types.ts';
import Dial from './Dial.svelte';

const segmentOf = (outcome: Action, { segment }: Board): SegmentData | undefined =>
  outcome.kind === 'spun' ? segment[outcome.segment] : undefined;

export const PAD: PadPart = {
  words: {
    de: () => import('./de.ftl?raw'),
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
    nl: () => import('./nl.ftl?raw'),
  },
  die: (_, scene) => scene.say('pad-die'),
  face: (_, value) => ({ sign: signOfDie(Number(value)), label: String(value) }),
  dials: {
    spinner: {
      Dial,
      label: (outcome, data, scene) => {
        const { letter = '', points = 0, way = '', word = false } = segmentOf(outcome, data) ?? {};
        return scene.say(word ? 'pad-segment-word' : 'pad-segment', { letter, points, way: scene.say(`way-${way}`) });
      },
      key: (outcome, data) => segmentOf(outcome, data)?.letter ?? '',
    },
  },
};
