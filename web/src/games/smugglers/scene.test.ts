import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { after, sceneOf, type Scene } from './scene.ts';
import type { AnyEvent, Board, View } from './types.ts';

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
    }
  });
