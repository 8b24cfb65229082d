import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '../games/contract.ts';
import { didBy, fitting, isRead } from './lesson.ts';

const STEPS = [{ id: 'aim' }, { id: 'sail', did: ({ kind }: Told) => kind === 'sailed' }, { id: 'light' }].map((step) => ({
  ...step,
  at: () => null,
}));
const all = () => true;
const ids = (seen: string[]) => (step: { id: string }) => seen.includes(step.id);

test('the first step that fits is shown, one after the other', () => {
  assert.equal(fitting(STEPS, new Set(), null, all)?.id, 'aim');
  assert.equal(fitting(STEPS, new Set(['aim']), 'aim', all)?.id, 'sail');
  assert.equal(fitting(STEPS, new Set(['aim', 'sail', 'light']), null, all), null);
});

test('a step stays as long as its thing can be seen, though an earlier one fits by now', () => {
  assert.equal(fitting(STEPS, new Set(), 'light', all)?.id, 'light');
  assert.equal(fitting(STEPS, new Set(), 'light', ids(['sail']))?.id, 'sail');
  assert.equal(fitting(STEPS, new Set(), 'light', ids([])), null);
});

test('what will soon be over comes before what can wait, and stays until it has been read', () => {
  const steps = [{ id: 'aim' }, { id: 'caught', isFleeting: true as const }, { id: 'dice', isFleeting: true as const }];
  assert.equal(fitting(steps, new Set(), 'aim', all)?.id, 'caught');
  assert.equal(fitting(steps, new Set(), 'dice', all)?.id, 'dice');
  assert.equal(fitting(steps, new Set(['dice']), 'dice', ids(['aim', 'dice']))?.id, 'aim');
});

test('what was asked for is done by the person alone', () => {
  assert.deepEqual(didBy(STEPS, [{ kind: 'sailed', seat: 1 }], 0), []);
  assert.deepEqual(didBy(STEPS, [{ kind: 'sailed', seat: 0 }], 0), ['sail']);
  assert.deepEqual(didBy(STEPS, [{ kind: 'slept', seat: 0 }], 0), []);
});

test('who plays on has read what asks for nothing', () => {
  assert.deepEqual(
    STEPS.filter(isRead).map(({ id }) => id),
    ['aim', 'light'],
  );
});
