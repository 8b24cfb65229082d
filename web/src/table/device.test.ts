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
  assert.equal(own.passOn([2], true), false);
  assert.equal(own.eyes, 2);
});

test('a spectator has no eyes of a seat', () => {
  assert.equal(device().eyes, null);
});

test('only who has it alone is spoken to', () => {
  assert.deepEqual([device(2).you, device(0, 1).you, device().you], [2, null, null]);
});

test('behind a curtain a shared device shows nobody’s view until somebody takes it', () => {
  const shared = device(0, 1);
  assert.equal(shared.isIdle, true);
  assert.equal(shared.passOn([1], true), true);
  assert.deepEqual([shared.handOver, shared.eyes, shared.isIdle], [1, null, false]);
  shared.take();
  assert.deepEqual([shared.handOver, shared.eyes, shared.isPrivate], [null, 1, true]);
});

test('without a curtain it looks through the eyes of whoever acts next, at once', () => {
  const shared = device(0, 1);
  assert.equal(shared.passOn([0], false), true);
  assert.equal(shared.passOn([0], false), false);
  assert.equal(shared.passOn([1], false), true);
  assert.deepEqual([shared.handOver, shared.eyes, shared.isPrivate], [null, 1, false]);
});

test('a curtain falls once, and what was seen behind it is not seen without one', () => {
  const shared = device(0, 1);
  shared.passOn([0], true);
  shared.take();
  assert.equal(shared.passOn([0], true), false);
  assert.equal(shared.passOn([1], true), true);
  assert.deepEqual([shared.handOver, shared.holder, shared.eyes], [1, null, null]);
  assert.equal(shared.passOn([1], true), false);
  shared.take();
  shared.passOn([0], false);
  assert.equal(shared.isPrivate, false);
});

test('of several who may act it is whoever has the device', () => {
  const shared = device(0, 1, 2);
  shared.passOn([1], false);
  assert.equal(shared.passOn([0, 1, 2], false), false);
  assert.equal(shared.passOn([0, 2], false), true);
  assert.equal(shared.eyes, 0);
});

test('while only others act it stays where it is', () => {
  const shared = device(0, 1);
  shared.passOn([0], false);
  assert.equal(shared.passOn([2, 3], false), false);
  assert.equal(shared.eyes, 0);
});

test('whoever has taken a seat elsewhere holds the device no longer', () => {
  const shared = device(0, 1, 2);
  shared.passOn([1], false);
  shared.seat([0, 2]);
  assert.deepEqual([shared.holder, shared.eyes, shared.isIdle], [null, null, true]);
  shared.passOn([2], true);
  shared.seat([0]);
  assert.deepEqual([shared.handOver, shared.eyes], [null, 0]);
});
