/** For tests: a scene whose words fail as soon as a message or a value is missing. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Action, Scene } from '../games/contract.ts';
import type { Say } from '../words/words.svelte.ts';

export const LANGUAGES = ['de', 'en', 'fr', 'nl'];
const NAMES = ['Nora', 'Bjarne', 'Mirela', 'Tomasz'];
const EMBLEMS = ['anchor', 'star', 'whale', 'wave'] as const;

/** The words of the page, of a game, and of its answers. */
export function strict(game: string, language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of ['words', `games/${game}`, `games/${game}/answers`]) {
    const text = readFileSync(new URL(`../${folder}/${language}.ftl`, import.meta.url), 'utf-8');
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (id, values) => {
    const errors: Error[] = [];
    const message = bundle.getMessage(id);
    assert.ok(message?.value, `${language}: ${id} is missing`);
    const text = bundle.formatPattern(message.value, values ?? null, errors);
    assert.deepEqual(errors, [], `${language}: ${id}`);
    return text;
  };
}

/** A view as somebody sees it who has the device alone; what is named besides changes the scene. */
export function sceneOf<View, Move extends Action = never>(
  view: View,
  say: Say,
  changes: Partial<Scene<View, Move>> = {},
): Scene<View, Move> {
  return {
    view,
    legal: [],
    me: 0,
    you: 0,
    actors: [0],
    players: EMBLEMS.map((emblem, seat) => ({
      seat,
      emblem,
      kind: 'person',
      name: NAMES[seat] ?? '',
      here: true,
      lent: false,
    })) as never,
    outcome: null,
    isCovered: false,
    isOpen: false,
    foreseen: () => null,
    race: null,
    say,
    name: (seat) => NAMES[seat] ?? '',
    away: () => null,
    ...changes,
  };
}
