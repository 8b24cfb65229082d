import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.svelte.ts';

function device(...seats: number[]): Device {
  const made = new Device();
  made.seats = seats;
  return made;
}

test('who is alone looks with their own eyes and never hands over', () => {
  const own = device(2);
  assert.equal(own.eyes, 2);
  assert.equal(own.passOn([2]), false);
  assert.equal(own.eyes, 2);
});

test('a spectator has no eyes of a seat', () => {
  assert.equal(device().eyes, null);
});

test('a shared device shows nobody’s view until somebody takes it', () => {
  const shared = device(0, 1);
  shared.call([1]);
  assert.deepEqual([shared.handOver, shared.eyes], [1, null]);
  shared.take();
  assert.deepEqual([shared.handOver, shared.eyes], [null, 1]);
});

test('it goes to who acts next, and only once', () => {
  const shared = device(0, 1);
  shared.call([0]);
  shared.take();
  assert.equal(shared.passOn([0]), false);
  assert.equal(shared.passOn([1]), true);
  assert.deepEqual([shared.handOver, shared.holder, shared.eyes], [1, null, null]);
  assert.equal(shared.passOn([1]), false);
});

test('while only others act it stays where it is', () => {
  const shared = device(0, 1);
  shared.call([0]);
  shared.take();
  assert.equal(shared.passOn([2, 3]), false);
  assert.equal(shared.eyes, 0);
});
