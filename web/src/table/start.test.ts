import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { pageNow } from '../net/clock.ts';
import { Start } from './start.svelte.ts';

test('the seconds are counted by the table’s clock, and the horn sounds once', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 10_000;
  mock.method(performance, 'now', () => now - performance.timeOrigin);
  const pass = (ms: number) => {
    now += ms;
    mock.timers.tick(ms);
  };
  const told: string[] = [];
  const asked: number[] = [];
  const start = new Start({
    askTime: (sent) => void asked.push(sent),
    count: (left) => void told.push(String(left)),
    horn: () => void told.push('horn'),
  });
  start.follow({ race: true, missing: [1], horn: null });
  start.heard(pageNow(), now + 500_000); // the table's clock is 500 seconds ahead
  assert.equal(asked.length, 2, 'it is asked again, to be more certain');
  start.follow({ race: true, missing: [], horn: now + 500_000 + 3600 });
  assert.deepEqual([start.left, told], [null, []]);
  for (const ms of [600, 1000, 1000]) pass(ms);
  assert.deepEqual([start.left, told], [1, ['3', '2', '1']]);
  pass(1000);
  assert.deepEqual([start.left, told], [null, ['3', '2', '1', 'horn']]);
  start.follow({ race: true, missing: [], horn: now + 500_000 + 2000 });
  start.follow({ race: true, missing: [0], horn: null }); // somebody left
  pass(5000);
  assert.deepEqual([start.left, told.at(-1)], [null, '2'], 'a horn that was called off does not sound');
  start.follow({ race: true, missing: [], horn: now + 500_000 + 900 });
  assert.equal(start.left, 1);
  start.follow(null);
  assert.deepEqual([start.left, told.at(-1)], [null, 'horn'], 'a table that has begun is not waited for');
  const heard = told.length;
  pass(2000);
  assert.equal(told.length, heard, 'and it sounds once');
  mock.timers.reset();
  mock.restoreAll();
});
