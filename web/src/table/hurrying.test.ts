import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from './hurrying.ts';

/** What an event needs to know of where it happens: the names of what lies round it. */
class Place {
  readonly #inside: string[];
  constructor(...inside: string[]) {
    this.#inside = inside;
  }
  closest(what: string): Place | null {
    return this.#inside.some((one) => what.includes(one)) ? this : null;
  }
}
Object.assign(globalThis, { Element: Place });

/** A board that notes what it is told, with a great moment on it or not; and a window that taps and presses. */
function stage(isMoment: boolean) {
  const done: string[] = [];
  const board = {
    hop: () => (isMoment && done.push('hop'), isMoment),
    skip: () => void done.push('skip'),
  };
  const heard = new Map<string, (event: object) => void>();
  const world = {
    document: { querySelector: () => null },
    addEventListener: (kind: string, does: (event: object) => void) => heard.set(kind, does),
    removeEventListener: (kind: string) => heard.delete(kind),
  };
  let isHeld = false;
  const end = listen(() => (isHeld ? null : board), world as unknown as Window);
  const tap = (target: Place, far = 0) => {
    heard.get('pointerdown')?.({ clientX: 0, clientY: 0 });
    heard.get('click')?.({ clientX: far, clientY: 0, target });
  };
  const press = (key: string, target: Place) => {
    let isTaken = false;
    heard.get('keydown')?.({ key, target, preventDefault: () => (isTaken = true) });
    return isTaken;
  };
  return { done, tap, press, end, hold: () => (isHeld = true) };
}
const SEA = new Place('[data-testid=board]');
const PAGE = new Place('body');
const BUTTON = new Place('button');

test('a tap anywhere, or a key, ends the great moment and no more', () => {
  const { done, tap, press } = stage(true);
  for (const place of [SEA, PAGE, BUTTON]) tap(place);
  for (const key of ['Escape', 'Enter', ' ']) assert.equal(press(key, SEA), true);
  assert.deepEqual(
    done,
    Array.from({ length: 6 }, () => 'hop'),
  );
});

test('without a great moment a tap on the board ends all that is played, and one elsewhere nothing', () => {
  const { done, tap, press } = stage(false);
  tap(PAGE);
  tap(BUTTON);
  assert.deepEqual(done, []);
  tap(SEA);
  assert.equal(press('Enter', SEA), false, 'the key keeps its meaning');
  assert.deepEqual(done, ['skip', 'skip']);
});

test('a drag is no tap, a key on a button is the button’s, and other keys mean nothing', () => {
  const { done, tap, press } = stage(true);
  tap(SEA, 40);
  assert.equal(press('Enter', BUTTON), false);
  press('a', SEA);
  press('Escape', new Place('dialog'));
  assert.deepEqual(done, []);
  press('Escape', BUTTON);
  assert.deepEqual(done, ['hop'], 'Escape means nothing to a button');
});

test('what waits for a hand is not ended by a tap, and nothing is heard when all has been played', () => {
  const held = stage(true);
  held.hold();
  held.tap(SEA);
  const over = stage(true);
  over.end();
  over.tap(SEA);
  assert.deepEqual([held.done, over.done], [[], []]);
});
