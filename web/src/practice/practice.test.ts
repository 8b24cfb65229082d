import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seated } from './seated.ts';

const CREW = ['Fiete', 'Noor', 'Pia', 'Jon'];
const TABLE = { emblems: ['star', 'anchor', 'whale'], names: ['Mia', '', 'Jon'] } as const;

test('one boat is yours, bots of the chosen rank sail the others in their colours', () => {
  assert.deepEqual(seated(TABLE, 2, 'mate', CREW), [
    { kind: 'bot', emblem: 'star', name: 'Fiete', bot: 'mate' },
    { kind: 'bot', emblem: 'anchor', name: 'Noor', bot: 'mate' },
    { kind: 'person', emblem: 'whale', name: 'Jon' },
  ]);
});

test('no bot has the name of somebody who sat at another boat', () => {
  const namesOf = (...names: string[]) =>
    seated({ emblems: ['star', 'anchor', 'whale', 'wave'], names }, 0, 'mate', CREW).map(({ name }) => name);
  assert.deepEqual(namesOf('Mia', 'Jon', 'Noor', ''), ['Mia', 'Fiete', 'Pia', '']);
  assert.deepEqual(namesOf('Noor', '', '', ''), ['Noor', 'Fiete', 'Pia', 'Jon']);
});

test('without a rank the others wait for whoever opens the link', () => {
  assert.deepEqual(seated(TABLE, 0, null, CREW), [
    { kind: 'person', emblem: 'star', name: 'Mia' },
    { kind: 'open', emblem: 'anchor' },
    { kind: 'open', emblem: 'whale' },
  ]);
});
