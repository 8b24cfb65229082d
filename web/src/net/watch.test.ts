import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { ANSWER, OPENING, QUIET, SOON, Watch } from './watch.ts';

function watched(t: TestContext): { watch: Watch; told: string[]; pass: (ms: number) => void } {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const told: string[] = [];
  const watch = new Watch(
    () => told.push('asks'),
    () => told.push('lost'),
  );
  return { watch, told, pass: (ms) => t.mock.timers.tick(ms) };
}

void test('a quiet table is asked now and then, and an answer is enough', (t) => {
  const { watch, told, pass } = watched(t);
  watch.heard();
  for (const n of [1, 2, 3]) {
    pass(QUIET);
    assert.equal(told.length, n);
    watch.heard();
  }
  assert.deepEqual(told, ['asks', 'asks', 'asks']);
});

void test('a line on which nothing is heard any more is lost', (t) => {
  const { watch, told, pass } = watched(t);
  watch.heard();
  pass(QUIET);
  pass(ANSWER - 1);
  assert.deepEqual(told, ['asks']);
  pass(1);
  assert.deepEqual(told, ['asks', 'lost']);
});

void test('whoever has said something asks sooner, however much is said', (t) => {
  const { watch, told, pass } = watched(t);
  watch.heard();
  watch.said();
  pass(SOON - 1);
  watch.said();
  pass(1);
  assert.deepEqual(told, ['asks']);
  watch.said();
  pass(ANSWER);
  assert.deepEqual(told, ['asks', 'lost']);
});

void test('a socket that does not open is lost, and one that is closed is not waited for', (t) => {
  const { watch, told, pass } = watched(t);
  watch.open();
  pass(OPENING);
  assert.deepEqual(told, ['lost']);
  watch.open();
  watch.stop();
  pass(OPENING + QUIET);
  assert.deepEqual(told, ['lost']);
});

void test('a page that was kept from running waits once more', (t) => {
  const { watch, told, pass } = watched(t);
  watch.heard();
  pass(QUIET);
  t.mock.timers.setTime(Date.now() + ANSWER + 60_000); // the timer comes late, and perhaps before the answer that waits
  assert.deepEqual(told, ['asks']);
  watch.heard();
  pass(ANSWER);
  assert.deepEqual(told, ['asks']);
});
