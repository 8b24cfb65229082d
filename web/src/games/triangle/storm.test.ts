import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scaled, spotsByName } from './geometry.ts';
import { after, sceneOf, type Scene } from './scene.ts';
import { cornerFor, instants, missed, passed } from './storm.ts';
import type { AnyEvent, Board, View } from './types.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf-8')) as unknown;
const board = read('board') as Board;
const frames = read('storm') as { events: AnyEvent[]; view: View }[];
const spots = spotsByName(board);
const key = ({ seat, ship }: { seat: number | null; ship: number }): string => `${seat}-${ship}`;

test('a turn has an instant every fifteen degrees, a drift every half point', () => {
  const scene = sceneOf((frames[0] as { view: View }).view, board);
  const turned = { ...scene, angle: scene.angle + 90 };
  assert.deepEqual(
    instants(scene, turned).map(({ angle }) => angle - scene.angle),
    [15, 30, 45, 60, 75, 90],
  );
  const [x, y] = scene.cloud;
  assert.equal(instants(turned, { ...turned, cloud: [x, y - 3] }).length, 6);
});

test('every ship that is caught was passed by a magnet in that movement', () => {
  let [scene, caught] = [sceneOf((frames[0] as { view: View }).view, board), 0];
  let near = new Set<string>();
  for (const { events } of frames.slice(1))
    for (const event of events) {
      const next: Scene = after(scene, event, board);
      if (event.kind === 'cloud_turned' || event.kind === 'cloud_moved')
        near = new Set(instants(scene, next).flatMap((at) => passed(scene.ships, spots, board, at).map(key)));
      if (event.kind === 'caught') {
        assert.ok(near.has(key(event)), `${key(event)} at ${event.at}`);
        caught += 1;
      }
      scene = next;
    }
  assert.ok(caught > 0);
});

test('what was passed and neither caught nor pushed aside has been missed', () => {
  const ships = [0, 1, 2].map((ship) => ({ seat: 1, ship }));
  const events = [
    { kind: 'caught', seat: 1, ship: 0 },
    { kind: 'pushed', seat: 1, ship: 2 },
    { kind: 'set_down', seat: 1, ship: 1 },
  ] as AnyEvent[];
  assert.deepEqual(missed(ships, events), [{ seat: 1, ship: 1 }]);
});

test('the spinner lies in the corner opposite to the cloud, and knows when the cloud will come there', () => {
  const [east, west] = [scaled([13, 2]), scaled([3, 2])];
  const { box, isFree } = cornerFor(east, east, 340, 440);
  assert.ok(isFree && box.x < 0 && box.y > 0);
  assert.ok(cornerFor(west, west, 340, 440).box.x > 200);
  assert.equal(cornerFor(scaled([0, 6]), scaled([16, 6]), 340, 440).isFree, false);
});
