import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Requests, type Request } from './requests.ts';

const undo = (request: string): Request => ({ kind: 'undo', request, seat: 0 });

test('what has not been answered stays, in its order', () => {
  const requests = new Requests();
  for (const name of ['a', 'b', 'c']) requests.keep(undo(name));
  assert.deepEqual(requests.settle('b'), undo('b'));
  assert.deepEqual(requests.open, [undo('a'), undo('c')]);
});

test('an answer counts once', () => {
  const requests = new Requests();
  requests.keep(undo('a'));
  requests.settle('a');
  assert.equal(requests.settle('a'), null);
});

test('two pages never choose the same name', () => {
  const [one, other] = [new Requests(), new Requests()];
  const names = Array.from({ length: 200 }, (_, i) => (i % 2 ? one : other).name());
  assert.equal(new Set(names).size, names.length);
});
