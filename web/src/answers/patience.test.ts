import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameFace, Held, Scene, Told } from '../games/contract.ts';
import { isSeen, Patience, unhinted } from './patience.ts';

const told: Told[] = [{ kind: 'sailed', seat: 1 }];
const held = { seat: 0 } as Held;

test('what is asked while events are played is answered when the position is what is seen', () => {
  const patience = new Patience();
  const answers: string[] = [];
  const ask = (what: string, showing = { held: null, told }) => patience.ask(showing, () => answers.push(what));
  ask('before', { held: null, told: [] });
  assert.deepEqual(answers, ['before'], 'nothing has moved yet');
  ask('where');
  ask('goal');
  patience.follow({ held: null, told: [...told, ...told] });
  assert.deepEqual(answers, ['before'], 'the board is ahead of what is known');
  patience.follow({ held: null, told: [] });
  patience.follow({ held: null, told: [] });
  assert.deepEqual(answers, ['before', 'goal'], 'once, and only what was asked last');
});

test('while something waits for a hand it is known how it came so far', () => {
  assert.deepEqual([isSeen({ held, told }), isSeen({ held: null, told })], [true, false]);
});

/** What somebody on seat 0 is told who asks for a hint. */
function asking(changes: Partial<Scene>, others: Partial<Parameters<typeof unhinted>[0]> = {}): string {
  const scene = {
    ...{ me: 0, actors: [1], outcome: null, players: [{ name: 'Mia' }, { name: 'Noor' }] },
    say: (id: string, values?: Record<string, unknown>) => (id === 'flag-other' ? `${values?.['name']} plays` : id),
    name: (seat: number) => ['Mia', 'Noor'][seat],
    ...changes,
  } as unknown as Scene;
  const game = { now: () => ({ say: 'Stay.', sub: '' }), waiting: () => ({ say: 'It begins soon.', sub: '' }) };
  const asked = { actors: [1], seats: [], busy: false, mayHint: true, refused: (code: string) => code };
  return unhinted({ game: game as unknown as GameFace, scene, ...asked, ...others });
}

test('whoever asks for a hint on another turn is told whose turn it is', () => {
  assert.equal(asking({}), 'Noor plays.');
  assert.equal(asking({ me: null }), 'Noor plays.', 'those who watch, too');
  assert.equal(asking({ actors: [] }, { busy: true }), 'Noor plays.', 'also while a scene is nobody’s');
  assert.equal(asking({}, { seats: [0, 1] }), 'flag-you-name.', 'she sits at this device');
  assert.equal(asking({ actors: [9] }), 'It begins soon.');
});

test('on the own turn it is said why there is no hint', () => {
  assert.equal(asking({ actors: [0] }), 'Stay.', 'one move is no choice');
  assert.equal(asking({ actors: [0] }, { mayHint: false }), 'no_hints');
  assert.equal(asking({ actors: [0], outcome: {} as Scene['outcome'] }), 'over');
});
