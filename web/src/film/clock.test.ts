import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FilmClock } from './clock.ts';

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('time stands still until it is moved on, and what falls due is done in its order', async () => {
  const clock = new FilmClock(settled);
  const done: string[] = [];
  const note = (name: string) => () => done.push(`${name} ${clock.now}`);
  clock.delay(note('late'), 200);
  clock.delay(note('early'), 100);
  clock.delay(note('second'), 100);
  clock.delay(note('never'), 150)();
  await settled();
  assert.deepEqual(done, []);
  await clock.to(120);
  assert.deepEqual(done, ['early 100', 'second 100']);
  assert.equal(clock.now, 120);
  await clock.to(1000);
  assert.deepEqual(done.at(-1), 'late 200');
});

test('what something leads to is due on the way, too', async () => {
  const clock = new FilmClock(settled);
  const times: number[] = [];
  const go = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await new Promise<void>((on) => clock.delay(on, 50));
      times.push(clock.now);
    }
  };
  void go();
  await clock.to(130);
  assert.deepEqual(times, [50, 100]);
  await clock.until(() => times.length === 3);
  assert.deepEqual(times, [50, 100, 150]);
  await clock.until(() => false); // nothing is due any more: nobody waits for ever
  assert.equal(clock.now, 150);
});
