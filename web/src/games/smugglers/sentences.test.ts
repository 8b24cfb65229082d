import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, belonging } from './sentences.ts';
import type { Scene } from './types.ts';

function sceneWith(goal: string | null, isOpen = true): Scene {
  const say = (id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' ');
  const view = { boats: [{ cargo: goal && { goal } }, { cargo: { goal: null } }], pushed: 1 };
  return { me: 0, isOpen, view, say, name: (seat: number) => `Seat ${seat}` } as unknown as Scene;
}

test('whether a crate belongs to a harbour is said to its owner, where it may lie open', () => {
  assert.equal(belonging('gems', sceneWith('gems')), 'shown-right');
  assert.equal(belonging('coins', sceneWith('gems')), 'shown-wrong');
  assert.equal(belonging('O4', sceneWith('gems')), null);
  assert.equal(belonging('gems', sceneWith(null)), null);
  assert.equal(belonging('gems', sceneWith('gems', false)), null);
});

test('a tapped square is not called by its number; an island has its name', () => {
  const scene = sceneWith(null);
  assert.equal(asked({ kind: 'sail', to: 'O4' }, scene), 'now-shown-sail');
  assert.equal(asked({ kind: 'push', to: 'M4' }, scene), 'now-shown-push Seat 1');
  assert.equal(asked({ kind: 'sail', to: 'gems' }, scene), null);
  assert.equal(asked({ kind: 'push', to: 'gems' }, scene), null);
});
