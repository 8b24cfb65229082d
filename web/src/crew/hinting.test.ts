import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, isHinted, percent, stillOpen } from './hinting.ts';

test('a chance is told in whole points, never more exact than it is', () => {
  assert.deepEqual(percent({ chance: 0.571, error: 0.038 }, 'en'), { chance: '57%', error: '4' });
  assert.deepEqual(percent({ chance: 0.5, error: 0.001 }, 'de'), { chance: '50\u00a0%', error: '1' });
});

test('only what is legal now is offered', () => {
  const choice = (to: string) => ({ action: { kind: 'sail', to }, chance: 0.5, error: 0.1, reason: 'none' });
  assert.deepEqual(
    stillOpen([choice('M1'), choice('M2')], [{ kind: 'sail', to: 'M2' } as never]).map(({ action }) => action),
    [{ kind: 'sail', to: 'M2' }],
  );
});

test('a refusal and a broken line are no hint', () => {
  assert.equal(isHinted(null), false);
  assert.equal(isHinted({ kind: 'refused', request: 'a', code: 'no_crew', detail: '', reason: null } as never), false);
});

test('choices about the same place have pins side by side', () => {
  const marks = [
    { number: 1, x: 100, y: 50 },
    { number: 2, x: 300, y: 50 },
    { number: 3, x: 101, y: 51 },
  ];
  const [one, two, three] = apart(marks);
  assert.deepEqual([one, two], marks.slice(0, 2));
  assert.ok(three && three.x >= 130);
});
