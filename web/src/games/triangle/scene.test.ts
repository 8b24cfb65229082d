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
const frames = read('storm') as Frame[];

/** What must be the same whether it came from the view or from the events before it. */
function known(scene: Scene) {
  return {
    cloud: scene.cloud,
    angle: ((scene.angle % 360) + 360) % 360,
    ships: scene.ships.map(({ seat, ship, at, magnet, isLost, aside }) => ({
      seat,
      ship,
      at,
      magnet,
      isLost,
      aside: aside !== null,
    })),
    piles: scene.piles,
    bonusLeft: scene.bonusLeft,
  };
}

test('the events lead from one view to the next', () => {
  const kinds = new Set<string>();
  let scene = sceneOf((frames[0] as Frame).view, board);
  for (const { events, view } of frames.slice(1)) {
    for (const event of events) {
      kinds.add(event.kind);
      scene = after(scene, event, board);
    }
    assert.deepEqual(known(scene), known(sceneOf(view, board)));
  }
  for (const kind of ['sailed', 'docked', 'took', 'spun', 'cloud_turned', 'cloud_moved', 'caught', 'ended'])
    assert.ok(kinds.has(kind), kind);
});

test('what hangs on the cloud is lost as soon as the cloud is emptied', () => {
  const calm = sceneOf((frames[0] as Frame).view, board);
  const hung = after(calm, { kind: 'caught', seat: 1, ship: 2, at: 'S1', magnet: 0 }, board);
  const scene = after(hung, { kind: 'emptied', seat: null, ships: 1 }, board);
  assert.deepEqual(
    scene.ships.filter(({ isLost }) => isLost).map(({ seat, ship, magnet }) => [seat, ship, magnet]),
    [[1, 2, null]],
  );
  assert.deepEqual(scene.cloud, board.grid.start);
});
