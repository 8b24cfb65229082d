import assert from 'node:assert/strict';
import { test } from 'node:test';
import { later } from './later.ts';

test('a part that does not come is fetched again until it does', async () => {
  let asked = 0;
  const part = await later(() => (++asked < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here')), 1);
  assert.equal(part, 'here');
  assert.equal(asked, 3);
});
