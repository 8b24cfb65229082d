import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceOf, erased, meant, outcomeOf, typed, type Chosen } from './pad.ts';

const TWO = ['red_2', 'sleep'].flatMap((lighthouse) => [1, 2, 4].map((boat) => ({ kind: 'rolled', lighthouse, boat })));
const ONE = [1, 2, 3, 4, 5, 6].map((die) => ({ kind: 'rolled', die }));

test('each field of the outcomes is a die, with what it may show', () => {
  assert.deepEqual(diceOf(TWO), [
    { field: 'lighthouse', values: ['red_2', 'sleep'] },
    { field: 'boat', values: [1, 2, 4] },
  ]);
  assert.deepEqual(diceOf(ONE), [{ field: 'die', values: [1, 2, 3, 4, 5, 6] }]);
  assert.deepEqual(diceOf([]), []);
});

test('when every die shows something there is an outcome, and not before', () => {
  assert.equal(outcomeOf(TWO, { lighthouse: 'sleep' }), null);
  assert.deepEqual(outcomeOf(TWO, { lighthouse: 'sleep', boat: 4 }), { kind: 'rolled', lighthouse: 'sleep', boat: 4 });
});

test('digits go from die to die, and correct the last one', () => {
  const dice = diceOf(TWO);
  const type = (...digits: number[]): Chosen => digits.reduce((chosen, digit) => typed(dice, chosen, digit), {});
  assert.deepEqual(type(2), { lighthouse: 'sleep' });
  assert.deepEqual(type(2, 4), { lighthouse: 'sleep', boat: 4 });
  assert.deepEqual(type(2, 4, 1), { lighthouse: 'sleep', boat: 1 });
  assert.deepEqual(type(3), {}, 'there is no third face');
  assert.deepEqual(type(1, 3), { lighthouse: 'red_2' }, 'no 3 on this die');
  assert.deepEqual(typed(diceOf(ONE), {}, 7), {});
  assert.deepEqual(erased(dice, type(2, 4)), { lighthouse: 'sleep' });
  assert.deepEqual(erased(dice, {}), {});
});

test('a key that means several outcomes goes from one to the next', () => {
  const isMeant = (outcome: unknown): boolean => (outcome as { die: number }).die % 3 === 1;
  const [first, , , fourth] = ONE;
  assert.equal(meant(ONE, null, isMeant), first);
  assert.equal(meant(ONE, first ?? null, isMeant), fourth);
  assert.equal(meant(ONE, fourth ?? null, isMeant), first);
  assert.equal(
    meant(ONE, null, () => false),
    null,
  );
});
