import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { brings, lies, liesNear } from './sentences.ts';
import type { Course, Scene, View } from './types.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf-8');
const [{ view }] = JSON.parse(read('fixtures/storm.json')) as [{ view: View }];

function sceneIn(language: string): Scene {
  const bundle = new FluentBundle(language, { useIsolating: false });
  assert.deepEqual(bundle.addResource(new FluentResource(read(`${language}.ftl`))), []);
  const say = (id: string, values?: Record<string, string | number>): string => {
    const pattern = bundle.getMessage(id)?.value;
    assert.ok(pattern, `${id} in ${language}`);
    return bundle.formatPattern(pattern, values ?? null);
  };
  return { view, say, you: 0, me: 0, name: (seat: number) => `Seat ${seat}` } as unknown as Scene;
}

function course(more: Partial<Course>): Course {
  const plain = {
    ship: 0,
    why: null,
    stop: 'mark',
    to: 'S3',
    steps: 2,
    card: null,
    bonus: null,
    sends_back: null,
    back_to: null,
  };
  return { ...plain, danger: 0, ...more };
}

test('the sentence of a course says what it brings and how dangerous it is there', () => {
  const scene = sceneIn('en');
  assert.equal(brings(course({ danger: 0 }), scene), 'Sails 2 marks ahead. Calm: out of the cloud’s reach.');
  assert.equal(brings(course({ danger: 4 }), scene), 'Sails 2 marks ahead. Risky: within the cloud’s reach, 4 of 16.');
  assert.equal(brings(course({ danger: 9 }), scene), 'Sails 2 marks ahead. Within the cloud’s reach: 9 of 16!');
  assert.equal(brings(course({ danger: null }), scene), 'Sails 2 marks ahead.');
});

test('ships have names, sixteen different ones in every language', () => {
  for (const language of ['de', 'en', 'fr', 'nl']) {
    const scene = sceneIn(language);
    const ships = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2, 3].map((ship) => ({ seat, ship })));
    assert.equal(new Set(ships.map((ship) => lies(ship, 'S3', scene))).size, 16);
  }
  assert.equal(lies({ seat: 0, ship: 1 }, 'S3', sceneIn('en')), 'Puddle, 3 marks after Sugar.');
  assert.equal(liesNear({ seat: 0, ship: 1 }, 'S3', sceneIn('en')), 'Puddle, after Sugar.');
  assert.equal(liesNear({ seat: 0, ship: 1 }, 'sugar-3', sceneIn('en')), 'Puddle, in Sugar.');
  const sent = brings(course({ sends_back: [1, 2], back_to: 'sugar-1' }), sceneIn('en'));
  assert.match(sent, /^Sends Seat 1’s Moon Bun back to Sugar\./);
});
