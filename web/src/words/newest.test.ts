import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Newest } from './newest.ts';

/** Something that is found when we say so. */
function later<Value>() {
  let find!: (value: Value) => void;
  let fail!: (error: unknown) => void;
  const found = new Promise<Value>((resolve, reject) => ([find, fail] = [resolve, reject]));
  return { found: () => found, find, fail };
}

test('an older load that comes later is not taken, and who waits for it waits for the newer one', async () => {
  const [newest, taken] = [new Newest(), [] as string[]];
  const [older, newer] = [later<string>(), later<string>()];
  const take = (value: string): void => void taken.push(value);
  const both = Promise.all([newest.load(older.found, take), newest.load(newer.found, take)]);
  newer.find('newer');
  older.find('older');
  await both;
  assert.deepEqual(taken, ['newer']);
});

test('who asks for what is being loaded waits for it', async () => {
  const [newest, taken] = [new Newest(), [] as string[]];
  const one = later<string>();
  void newest.load(one.found, (value) => void taken.push(value));
  one.find('one');
  await newest.settled;
  assert.deepEqual(taken, ['one']);
});

test('what failed is told to whoever asked, and can be tried again', async () => {
  const [newest, taken] = [new Newest(), [] as string[]];
  const [one, again] = [later<string>(), later<string>()];
  const asked = newest.load(one.found, (value) => void taken.push(value));
  one.fail(new Error('no line'));
  await assert.rejects(asked, /no line/);
  await newest.settled;
  again.find('again');
  await newest.load(again.found, (value) => void taken.push(value));
  assert.deepEqual(taken, ['again']);
});
