import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CupInfo } from '../protocol.gen.ts';
import { inTurn, leaders, plannable, sentence, stage } from './telling.ts';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');
const name = (seat: number): string => 'ABCD'[seat] ?? '';
const cupOf = (points: number[], more: Partial<CupInfo> = {}): CupInfo => ({
  games: ['smugglers'],
  matches: 3,
  played: ['smugglers', 'smugglers'],
  rows: points
    .map((sum, seat) => ({ seat, points: sum, wins: 0, each: [], rank: 1 + points.filter((other) => other > sum).length }))
    .sort((one, other) => one.rank - other.rank),
  over: false,
  next: 'smugglers',
  ...more,
});

test('it tells who leads, who is level, and who has won', () => {
  assert.deepEqual(leaders(cupOf([2, 6, 4])), [1]);
  assert.equal(sentence(cupOf([2, 6, 4]), { say, name, you: 0 }), 'cup-leads B 6');
  assert.equal(sentence(cupOf([2, 6, 4]), { say, name, you: 1 }), 'cup-leads-you B 6');
  assert.equal(sentence(cupOf([6, 0, 6]), { say, name, you: 0 }), 'cup-level cup-and A C');
  assert.equal(sentence(cupOf([4, 4, 4], { over: true }), { say, name, you: null }), 'cup-shared cup-and A, B C');
  assert.equal(sentence(cupOf([4, 2], { over: true, next: null }), { say, name, you: null }), 'cup-won A 4');
  assert.equal(sentence(cupOf([0, 0], { played: [] }), { say, name, you: null }), 'cup-none');
});

test('the match that is played has the next number', () => {
  assert.equal(stage(cupOf([2, 0]), false, say), 'cup-at 3 3');
  assert.equal(stage(cupOf([2, 0]), true, say), 'cup-at 3 2');
  assert.equal(stage(cupOf([2, 0], { over: true }), false, say), 'cup-at 3 2');
});

test('all games take turns from the one that is played first', () => {
  assert.deepEqual(inTurn(['a', 'b', 'c'], 'b'), ['b', 'c', 'a']);
  assert.deepEqual([plannable(1), plannable(3)], [[3, 5, 0], [3, 6, 0]]); // prettier-ignore
});
