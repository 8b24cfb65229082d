// What the table asks for is what it offers: nobody is told to tap what does not glow.
import assert from 'node:assert/strict';
import test from 'node:test';
import { SMUGGLERS } from './game.ts';
import type { Action, AnyEvent, Scene } from './types.ts';

/** After a delivery, in the harbour of the gems, with these legal actions. */
function delivered(legal: Action[]): Scene {
  const boat = { seat: 0, at: 'gems', cargo: null, lies_wrong: false };
  return { view: { phase: 'sail', reach: 2, boats: [boat] }, me: 0, legal, say: (id: string) => id } as unknown as Scene;
}

test('who has come to the end of the way may take the next crate, and is told of no glowing square', () => {
  const take: Action[] = [{ kind: 'take', at: 'gems' }, { kind: 'stay' }];
  assert.deepEqual(SMUGGLERS.now(delivered(take)), { say: 'now-reload', sub: '' });
  assert.deepEqual(SMUGGLERS.now(delivered([...take, { kind: 'sail', to: 'O0' }])), { say: 'now-reload', sub: 'now-tap' });
});

test('what happens is named from its beginning: by whoever does it, and the light by itself', () => {
  const scene = {
    view: { phase: 'sail', seat: 1 },
    you: 0,
    me: 0,
    say: (id: string) => id,
    name: () => 'Noor',
  } as unknown as Scene;
  const happens = (kind: AnyEvent['kind'], seat: number | null, phase = 'sail') =>
    SMUGGLERS.happens?.({ kind, seat } as AnyEvent, { ...scene, view: { ...scene.view, phase } } as Scene);
  assert.equal(happens('sailed', 0), 'wait-sail-you');
  assert.equal(happens('sailed', 1), 'wait-sail');
  assert.equal(happens('light_moved', null), 'happens-light');
  assert.equal(happens('turn_began', 1), 'throw-rolled-other', 'the dice follow');
  assert.equal(happens('turn_began', 0), 'throw-rolled', 'they have not been thrown yet');
  assert.equal(happens('turn_began', 1, 'harbour'), null, 'no dice yet: who chooses is waited for');
  assert.equal(happens('caught', 1), null);
});
