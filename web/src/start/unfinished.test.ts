import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepMatch, keepOver, keptMatches } from '../net/memory.ts';
import { lookedAt, unfinished } from './unfinished.ts';

const stored = new Map<string, string>();
const stages = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
  fetch: (path: string) => {
    const stage = stages.get(path.split('/').at(-1) ?? '');
    if (stage === 'offline') return Promise.reject(new TypeError('no network'));
    const body = stage ? { stage } : { code: 'no_match', detail: 'there is none' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: stage ? 200 : 404 }));
  },
});
beforeEach(() => {
  stored.clear();
  stages.clear();
});
const names = (left: ReturnType<typeof unfinished>): string[] => left.map(({ kept }) => kept.match);

test('a match is offered while this device holds a seat in it and it is not over', () => {
  keepMatch('watched', 'smugglers', null);
  keepMatch('ended', 'smugglers', 'token');
  keepOver('ended', true);
  keepMatch('running', 'smugglers', 'token');
  assert.deepEqual(names(unfinished()), ['running']);
});

test('what is over or gone is offered no longer, and remembered so; without an answer nothing changes', async () => {
  for (const match of ['running', 'over', 'gone', 'silent']) keepMatch(match, 'smugglers', 'token');
  stages.set('running', 'playing').set('over', 'over').set('silent', 'offline');
  const left = await lookedAt(unfinished());
  assert.deepEqual(names(left), ['silent', 'running']);
  assert.deepEqual(left.map(({ summary }) => summary?.stage ?? null), [null, 'playing']); // prettier-ignore
  assert.deepEqual(names(unfinished()), ['silent', 'running']);
  assert.equal(keptMatches().some(({ match }) => match === 'gone'), false); // prettier-ignore
});
