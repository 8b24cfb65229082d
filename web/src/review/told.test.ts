import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Balance, Decision, Draw, FilmStep } from '../protocol.gen.ts';
import { along, apart, before, bestOf, figure, happened, headline, missedEach, pointAt, rows, signed } from './told.ts';

const balance = (luck: number, own: number, error = 0.01): Balance => ({
  start: 1 / 3,
  result: 0,
  luck,
  luck_error: error,
  own,
  own_error: error,
  others: -0.05,
  others_error: error,
  rest: -1 / 3 - luck - own + 0.05,
  skill: 0,
  skill_error: 0,
  choices: 40,
  missed: -0.62,
  missed_error: error,
});
const STEPS: FilmStep[] = [
  { first: 1, last: 4, seat: null, round: 0 },
  { first: 5, last: 6, seat: 0, round: 1 },
  { first: 9, last: 9, seat: 1, round: 1 },
];

test('what is smaller than its error, or than a point, is not sure', () => {
  assert.deepEqual(figure(-0.14, 0.03), { points: -14, error: 6, isSure: true });
  assert.equal(figure(0.05, 0.03).isSure, false);
  assert.deepEqual(figure(0.006, 0), { points: 1, error: 1, isSure: false });
  assert.ok(Object.is(figure(-0.001, 0).points, 0), 'no minus before a nought');
});

test('what is read adds up, whatever was rounded, for two to four seats', () => {
  for (let n = 2; n <= 4; n++) {
    const balances = Array.from({ length: n }, (_, i) => balance(0.137 * i - 0.0249, -0.1049 * i));
    for (const { start, sea, own, others, rest, result } of rows(balances))
      assert.equal(start + sea.points + own.points + others.points + rest, result);
  }
});

test('the sentence is about you, else about whom the sea did most to', () => {
  const balances = [balance(-0.14, -0.04), balance(0.23, -0.2), balance(-0.09, -0.19)];
  assert.deepEqual(
    headline(balances, 0).map(({ id, seat }) => [id, seat]),
    [
      ['review-unkind', 0],
      ['review-best', 0],
    ],
  );
  assert.deepEqual(headline(balances, null)[0], { id: 'review-kind', seat: 1, figure: figure(0.23, 0.01) });
});

test('within the errors the sea was fair and nobody sailed best', () => {
  const balances = [balance(-0.14, -0.04, 0.1), balance(0.15, -0.2, 0.1)];
  assert.deepEqual(
    headline(balances, 1).map(({ id }) => id),
    ['review-fair', 'review-even'],
  );
  assert.equal(bestOf(balances), null);
  assert.equal(bestOf([balance(0, -0.04), balance(0, -0.2)]), 0);
  assert.equal(bestOf([balance(0, 0, 0), balance(0, 0, 0)]), null, 'equal choices are equal');
});

test('an entry lies in its step, and a decision before it', () => {
  assert.deepEqual(
    [0, 2, 4, 5, 6, 9, 12].map((seq) => along(STEPS, seq)),
    [0, 0.5, 1, 1.5, 2, 3, 3],
  );
  assert.equal(before(STEPS, { first: 5 }), 1);
  assert.equal(before(STEPS, { first: 9 }), 2);
});

test('after a step the last point is shown that is known', () => {
  const points = [0, 4, 5, 6].map((seq) => ({ seq, chances: [0.5, 0.5], error: 0 }));
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => pointAt(points, STEPS, at)?.seq),
    [0, 4, 6, 6],
  );
});

test('a step tells what its choice cost and what chance did, if that is sure', () => {
  const decisions = [
    { seq: 5, seat: 0, verdict: 'mistake', loss: 0.09, error: 0.01 },
    { seq: 9, seat: 1, verdict: 'close', loss: 0.3, error: 0.2 },
  ] as Decision[];
  const draws: Draw[] = [
    { first: 6, seq: 6, purpose: 'dice', luck: [0.02, -0.02], errors: [0.001, 0.001] },
    { first: 9, seq: 9, purpose: 'dice', luck: [0.02, -0.02], errors: [0.1, 0.1] },
  ];
  const review = { decisions, draws };
  assert.deepEqual(happened(review, STEPS[1], 1), {
    choice: { seat: 0, figure: figure(-0.09, 0.01) },
    luck: { seat: 1, figure: figure(-0.02, 0.001) },
  });
  assert.deepEqual(happened(review, STEPS[2], null), { choice: null, luck: null });
});

test('emblems at the ends of their lines do not lie on each other', () => {
  assert.deepEqual(apart([0, 150, 150, 150], 32, 150), [0, 86, 118, 150]);
  assert.deepEqual(apart([75, 75, 150], 32, 150), [75, 107, 150]);
  assert.deepEqual(apart([75, 75], 32, 150), [75, 107]);
  assert.deepEqual(apart([10, 140], 32, 150), [10, 140]);
});

test('numbers have a real minus', () => {
  assert.deepEqual(
    [-14, 0, 23].map((points) => signed(points, 'en')),
    ['−14', '0', '+23'],
  );
});

test('what was missed is told for one choice, in the language of the page', () => {
  assert.equal(missedEach(balance(0, 0), 'en'), '1.6');
  assert.equal(missedEach(balance(0, 0), 'de'), '1,6');
  assert.equal(missedEach({ ...balance(0, 0), missed: 0.01 }, 'en'), '0.0', 'measured as a gain: nothing was missed');
  assert.equal(missedEach({ ...balance(0, 0), choices: 0 }, 'en'), null);
});
