import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndPart, GameFace, Scene } from '../games/contract.ts';
import type { Recalled } from '../protocol.gen.ts';
import { aloud, sentence, standing, title } from './telling.ts';

const said = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');

function sceneOf(ranks: number[], scores: number[], you: number | null): Scene {
  const outcome = { reason: 'target', scores, ranks };
  return { outcome, you, say: said, name: (seat: number) => `S${seat}` } as unknown as Scene;
}

const game = {
  round: () => 9,
  sheet: ({ outcome }: Scene) =>
    (outcome?.scores ?? [])
      .map((score, seat) => ({ seat, score, rank: outcome?.ranks[seat] ?? 1 }))
      .sort((a, b) => a.rank - b.rank),
} as unknown as GameFace;
const told = (scene: Scene): [string, string] => {
  const rows = game.sheet(scene);
  return [title(scene, rows), sentence(game, scene, rows)];
};

test('the end speaks to the winner, to the others and to those who watch', () => {
  assert.deepEqual(told(sceneOf([1, 2], [7, 6], 0)), ['end-title-you', 'end-say-you end-points 7 9']);
  assert.deepEqual(told(sceneOf([1, 2], [7, 6], 1)), ['end-title S0', 'end-say-short end-points 7 9 end-points 1']);
  assert.deepEqual(told(sceneOf([1, 2], [7, 6], null)), ['end-title S0', 'end-say end-points 7 9']);
});

test('whoever was far behind is not told that little was missing', () => {
  assert.deepEqual(told(sceneOf([1, 2], [8, 4], 1))[1], 'end-say-short end-points 8 9 end-points 4');
  assert.deepEqual(told(sceneOf([1, 2], [8, 3], 1))[1], 'end-say end-points 8 9');
});

test('the end names those who share it, and nobody is told what is missing', () => {
  assert.deepEqual(told(sceneOf([1, 3, 1], [30, 20, 30], null)), ['end-title-tie', 'end-say-tie S0, S2 end-points 30']);
  assert.deepEqual(told(sceneOf([1, 3, 1], [30, 20, 30], 2)), ['end-title-tie', 'end-say-tie-you S0 end-points 30']);
});

test('what was missing is what was missing to the target, though the winner has more, and less where nobody came so far', () => {
  const scene = sceneOf([1, 2], [250, 160], 1);
  const missing = (target: number): string =>
    sentence(
      game,
      scene,
      game.sheet(scene).map((row) => ({ ...row, target })),
    );
  assert.equal(missing(200), 'end-say-short end-points 250 9 end-points 40');
  assert.equal(missing(350), 'end-say-short end-points 250 9 end-points 90');
});

test('who has a target of its own is told what was missing to that', () => {
  const scene = sceneOf([1, 2], [3, 6], 1);
  const rows = [
    { seat: 0, score: 3, rank: 1, of: 3 },
    { seat: 1, score: 6, rank: 2, of: 10 },
  ];
  assert.equal(sentence(game, scene, rows), 'end-say-short end-points 3 9 end-points 4');
});

test('the end is read in order: who has won, who has what, and the moments', () => {
  const part = {
    things: (_: Scene, seat: number) => (seat === 0 ? 'crates' : ''),
    told: () => 'it was close.',
  } as unknown as EndPart;
  const moment = { kind: 'escape', seat: 1, seq: 4, round: 2, values: {}, at: [] };
  assert.deepEqual(aloud(game, part, sceneOf([1, 2], [7, 6], null), [{ moment, view: {} } as Recalled]), [
    'end-title S0',
    'end-say end-points 7 9',
    '1. S0: end-points 7, crates.',
    '2. S1: end-points 6, end-nothing.',
    'moment-escape: it was close.',
  ]);
  assert.equal(aloud(game, part, sceneOf([1, 2], [7, 6], 1), [])[3], '2. You: end-points 6, end-nothing.');
});

test('asked when all is over, the page says how it ended', () => {
  assert.equal(
    standing(game, sceneOf([1, 2], [7, 6], null)),
    'end-title S0 end-say end-points 7 9 1. S0: end-points 7. 2. S1: end-points 6.',
  );
});
