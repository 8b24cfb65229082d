import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { after, boatsAfter, escaped, inOrder, sceneOf, type Scene } from './scene.ts';
import type { AnyEvent, Board, Boat, View } from './types.ts';

interface Frame {
  events: AnyEvent[];
  view: View;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf-8')) as unknown;
const board = read('board') as Board;

/** What must be the same whether it came from the view or from the events before it. */
function known(scene: Scene, view: View) {
  return {
    turn: view.round > 0 ? scene.turn : null,
    beam: scene.isShining ? scene.beam : null,
    boats: scene.boats,
    piles: scene.piles,
    afloat: Object.fromEntries(
      Object.entries(scene.afloat)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([at, pieces]) => [at, pieces.map((piece) => piece.origin)]),
    ),
    rocks: scene.rocks.toSorted(),
    pushed: scene.pushed,
    caught: scene.caught,
    winner: scene.winner,
  };
}

for (const name of ['two', 'three', 'four'])
  test(`${name}: the events lead from each view to the next`, () => {
    const { frames } = read(name) as { frames: Frame[] };
    for (let i = 1; i < frames.length; i++) {
      const [before, frame] = [frames[i - 1] as Frame, frames[i] as Frame];
      const scene = frame.events.reduce((now, event) => after(now, event, board), sceneOf(before.view));
      assert.deepEqual(known(scene, frame.view), known(sceneOf(frame.view), frame.view), `frame ${i}`);
      if (frame.events.some(({ kind }) => kind === 'won')) continue; // then everything is laid open
      const haul = ({ cargo, points, delivered }: Boat) => ({ cargo, points, delivered: inOrder(delivered) });
      const [shown, seen] = [boatsAfter(before.view.boats, frame.events), frame.view.boats];
      assert.deepEqual(shown.map(haul), seen.map(haul), `what the panels show in frame ${i}`);
    }
  });

test('who would have been found with one more step of the light has only just got away', () => {
  const { frames } = read('three') as { frames: Frame[] };
  const scene = sceneOf((frames.at(-1) as Frame).view);
  const boats = (...places: string[]): Scene => ({
    ...scene,
    boats: places.map((at, seat) => ({ seat, at, cargo: null, liesWrong: false })),
  });
  const lit = (beam: number): string[] => board.beams[(beam + board.beams.length) % board.beams.length]?.lit ?? [];
  const fresh = (beam: number, before: number): string => lit(beam).find((name) => !lit(before).includes(name)) ?? '';
  const seats = (before: number, beam: number, next: AnyEvent | undefined, ...places: string[]): number[] =>
    escaped({ before, beam }, next, boats(...places), board).map((boat) => boat.seat);
  const [ahead, behind, inside] = [fresh(5, 4), fresh(3, 4), fresh(4, 5)];
  assert.deepEqual(seats(3, 4, undefined, ahead, behind, inside), [0]);
  assert.deepEqual(seats(5, 4, undefined, ahead, behind, inside), [1], 'the other way round');
  assert.deepEqual(seats(18, 19, undefined, fresh(0, 19)), [0], 'round the last mark');
  assert.deepEqual(seats(3, 4, { kind: 'light_moved', seat: 0, before: 4, beam: 5 }, ahead), [], 'it goes on');
  assert.deepEqual(seats(3, 4, { kind: 'caught', seat: 2, at: inside, keeper: 0, laden: true }, ahead, behind, inside), []);
});
