import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Held } from '../games/contract.ts';
import { isThrow, Shake, Stroke, Throwing, type World } from './throwing.ts';

/** An element that can be thrown, or not. */
class Element {
  readonly #isThrown: boolean;
  constructor(isThrown: boolean) {
    this.#isThrown = isThrown;
  }
  closest = (): Element | null => (this.#isThrown ? this : null);
}
Object.assign(globalThis, { Element });
const [DICE, SEA] = [new Element(true), new Element(false)];

/** A page in a browser that gives motion, or not, to a device with a finger, or a mouse. */
function world({ isSecure = true, motion = {} as object | null, isTouch = true } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const body = {};
  const page = {
    addEventListener: (kind: string, does: (event: unknown) => void) => void listeners.set(kind, does),
    removeEventListener: (kind: string) => void listeners.delete(kind),
    isSecureContext: isSecure,
    ...(motion && { DeviceMotionEvent: motion }),
    matchMedia: (query: string) => ({ matches: query.includes('coarse') === isTouch }),
    document: { querySelector: () => null, activeElement: body, body },
  } as unknown as World;
  const happens = (kind: string, event: object = {}) => listeners.get(kind)?.({ preventDefault: () => undefined, ...event });
  const shake = () => {
    for (const timeStamp of [0, 200]) happens('devicemotion', { acceleration: { x: 20, y: 0, z: 0 }, timeStamp });
  };
  return { page, happens, shake, listeners };
}

function held() {
  let n = 0;
  const one: Held = { event: { kind: 'rolled', seat: 0 }, seat: 0, isMine: true, view: null, release: () => void n++ };
  return { one, released: () => n };
}

test('a tap on the dice throws them, one beside them does not', () => {
  const { page, happens, listeners } = world();
  const { one, released } = held();
  const end = new Throwing(page).listen(one);
  happens('click', { target: SEA });
  assert.equal(released(), 0);
  happens('click', { target: DICE });
  assert.equal(released(), 1);
  end();
  assert.equal(listeners.size, 0);
});

test('a flick from the dice throws them; a slow pull does not, nor one that begins elsewhere', () => {
  const { page, happens } = world();
  const { one, released } = held();
  new Throwing(page).listen(one);
  const pull = (target: Element, step: number) => {
    happens('pointerdown', { target, clientX: 0, clientY: 0, timeStamp: 0 });
    for (const i of [1, 2, 3]) happens('pointermove', { target: SEA, clientX: 20 * i, clientY: 0, timeStamp: step * i });
    happens('pointerup', { target: SEA, timeStamp: step * 3 });
  };
  pull(DICE, 200);
  pull(SEA, 16);
  assert.equal(released(), 0);
  pull(DICE, 16);
  assert.equal(released(), 1);
});

test('who stops before letting go has not flicked', () => {
  const stroke = new Stroke(0, 0, 0);
  stroke.move(80, 0, 50);
  assert.deepEqual(stroke.flick(50), { x: 1.6, y: 0 });
  assert.equal(stroke.flick(400), null);
});

test('T throws wherever nobody writes, the space bar where it means nothing else', () => {
  const key = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  const at = (active: object | null, dialog: object | null = null) => {
    const body = { matches: () => false };
    return { querySelector: () => dialog, activeElement: active ?? body, body } as unknown as World['document'];
  };
  const [field, button] = [{ matches: () => true }, { matches: () => false }];
  assert.deepEqual(
    [null, button, field].map((active) => isThrow({ ...key, key: 't' }, at(active))),
    [true, true, false],
  );
  assert.deepEqual(
    [null, button].map((active) => isThrow({ ...key, key: ' ' }, at(active))),
    [true, false],
  );
  assert.equal(isThrow({ ...key, key: 'T' }, at(null)), true);
  assert.equal(isThrow({ ...key, key: 'T' }, at(null, {})), false, 'a sheet is open');
  assert.equal(isThrow({ ...key, key: 't', ctrlKey: true }, at(null)), false, 'a new tab');
  assert.equal(isThrow({ ...key, key: 't', repeat: true }, at(null)), false);
  assert.equal(isThrow({ ...key, key: 'x' }, at(null)), false);
});

test('two jolts are a shake, one is a bump, and so is carrying it about', () => {
  const shake = new Shake();
  const [hard, soft] = [15.1, 9].map((x) => ({ acceleration: { x, y: 0, z: 0 }, accelerationIncludingGravity: null }));
  assert.ok(hard && soft);
  assert.equal(shake.feel(hard, 0), false);
  assert.equal(shake.feel(hard, 16), false, 'the same jolt');
  assert.equal(shake.feel(soft, 100), false);
  assert.equal(shake.feel(hard, 900), false, 'another one');
  assert.equal(shake.feel(hard, 1100), true);
  const standing = { acceleration: null, accelerationIncludingGravity: { x: 0, y: 9.8, z: 0 } };
  assert.equal(shake.feel(standing, 2000) || shake.feel(standing, 2200), false);
});

test('a shake throws where the browser gives motion, and the words say so', () => {
  for (const [wishes, way, expected] of [
    [{}, 'throw-shake', 1],
    [{ isSecure: false }, 'throw-tap', 0],
    [{ motion: null }, 'throw-tap', 0],
    [{ isTouch: false }, 'throw-key', 0],
  ] as const) {
    const { page, shake } = world(wishes);
    const { one, released } = held();
    const throwing = new Throwing(page);
    throwing.listen(one);
    shake();
    assert.deepEqual([throwing.way, released()], [way, expected]);
  }
});

test('a browser that wants to be asked is asked on the first tap, once, and never before', async () => {
  for (const answer of ['granted', 'denied']) {
    let asked = 0;
    const motion = { requestPermission: () => Promise.resolve(answer).finally(() => asked++) };
    const { page, happens, shake } = world({ motion });
    const { one, released } = held();
    const throwing = new Throwing(page);
    throwing.listen(one);
    shake();
    happens('click', { target: SEA });
    await Promise.resolve();
    assert.deepEqual([asked, released(), throwing.way], [0, 0, 'throw-tap']);
    happens('click', { target: DICE });
    happens('click', { target: DICE });
    await new Promise((done) => setImmediate(done));
    assert.deepEqual([asked, released()], [1, 2]);
    shake();
    assert.equal(released(), answer === 'granted' ? 3 : 2);
    assert.equal(throwing.way, answer === 'granted' ? 'throw-shake' : 'throw-tap');
  }
});
