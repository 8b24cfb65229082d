import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fade, timesAt } from './motion.ts';

const at = (pace: string, parentElement: unknown = null) =>
  ({ style: { getPropertyValue: () => pace }, parentElement }) as unknown as Element;

test('the pace is the one that was set nearest', () => {
  const page = at('0.5');
  assert.equal(timesAt(at('', at('0', page))), 0);
  assert.equal(timesAt(at('', at('', page))), 0.5);
  assert.equal(timesAt(at('')), 1);
  assert.equal(timesAt(null), 1);
});

test('what fades in never looks at the page', () => {
  const nobody = new Proxy({} as Element, { get: () => assert.fail('it was asked') });
  const { duration, css } = fade(nobody, { duration: 120 });
  assert.deepEqual([duration, css(0.25)], [120, 'opacity: 0.25']);
});
