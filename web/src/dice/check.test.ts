import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { KeptDice } from '../net/memory.ts';
import type { Drawn, Entry, MatchRecord } from '../protocol.gen.ts';
import { check, commitmentOf, enteredBy, keyOf, pick } from './check.ts';

// The vectors of docs/dice.md.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const SHARES = [1, 2].map((byte) => new Uint8Array(32).fill(byte));
const COMMITMENT = '16f08062541d06aba219c80e054625b071060e231d730f87a427cd068efe1696';
const FIRST_HASH = '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793';
const DICE = [6, 10, 17, 8, 22, 24, 29, 10, 14, 12];
const GOODS = [1, 0, 2, 3, 3, 1, 3, 2, 1, 3];
const SECOND_HASH = '75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a';

const values = SHARES.map(bytesToHex);
const promised = [
  { seats: [0, 2], hash: FIRST_HASH },
  { seats: [1], hash: SECOND_HASH },
];
const chance = (seq: number, number: number): Entry => ({ seq, seat: 'chance', action: { kind: 'rolled', number } });
const dice = (seq: number, n: number): Drawn => ({
  seq,
  purpose: 'dice',
  public: true,
  n,
  shares: 36,
  share: DICE[n] ?? 0,
  action: { kind: 'rolled', number: DICE[n] ?? 0 },
});

/** Three throws, of which the second was taken back and repeated. */
function record(): MatchRecord {
  return {
    log: {
      header: {
        game: 'smugglers',
        rules: 1,
        data: '',
        options: {},
        players: [],
        id: 'm-1',
        commitment: COMMITMENT,
        shares: [
          { seats: [0, 2], value: values[0] ?? '' },
          { seats: [1], value: values[1] ?? '' },
        ],
      },
      entries: [
        chance(1, 6),
        { seq: 2, seat: 0, action: { kind: 'sail' } },
        chance(3, 10),
        { seq: 4, seat: 0, action: { kind: 'undo', to: 1 } },
        { seq: 5, seat: 0, action: { kind: 'stay' } },
        chance(6, 10),
        chance(7, 17),
      ],
      secret: bytesToHex(SECRET),
    },
    draws: [dice(1, 0), dice(3, 1), dice(6, 1), dice(7, 2)],
    luck: null,
    fault: null,
  };
}
const KEPT: KeptDice = {
  own: [{ value: values[0] ?? '', hash: FIRST_HASH, shown: { commitment: COMMITMENT, promised } }],
  commitments: [COMMITMENT],
};

/** What is said of a match in which something was changed. */
function said(change: (record: MatchRecord) => void, kept = KEPT): [string, string | null, number | null] {
  const changed = record();
  change(changed);
  const { result, fault, seq } = check(changed, kept);
  return [result, fault, seq];
}
const header = ({ log }: MatchRecord) => log.header;

test('the vectors of docs/dice.md', () => {
  const key = keyOf('m-1', SECRET, SHARES);
  assert.equal(bytesToHex(commitmentOf('m-1', SECRET)), COMMITMENT);
  assert.equal(bytesToHex(key), '69be3a5d35ca4823b86122a2f1766bd68756f8ff991f96a95fa09ede4c10f23f');
  const drawn = (purpose: string, shares: number) => DICE.map((_, n) => pick(key, purpose, n, shares));
  assert.deepEqual(drawn('dice', 36), DICE);
  assert.deepEqual(drawn('goods', 4), GOODS);
});

test('a match that is as this device was promised is fair', () => {
  assert.deepEqual(
    said(() => undefined),
    ['fair', null, null],
  );
});

test('who came later, or kept nothing, is told so', () => {
  assert.equal(said(() => undefined, { own: [], commitments: [COMMITMENT] })[0], 'late');
  assert.equal(said(() => undefined, { own: [], commitments: [] })[0], 'unknown');
});

test('what was replaced openly is fair, whatever was given to it', () => {
  const { own } = KEPT;
  const first = { value: 'aa', hash: 'bb', shown: { commitment: 'old', promised: [] } };
  const kept = { own: [first, ...own], commitments: ['old', COMMITMENT] };
  assert.deepEqual(said((one) => (header(one).replaced = ['old']), kept)[0], 'fair');
  assert.deepEqual(
    said(() => undefined, kept),
    ['unfair', 'exchanged', null],
  );
});

test('every fault is found and named', () => {
  assert.deepEqual(
    said((one) => (one.log.secret = values[0] ?? '')),
    ['unfair', 'secret', null],
  );
  assert.deepEqual(
    said((one) => (header(one).commitment = 'other')),
    ['unfair', 'secret', null],
  );
  assert.deepEqual(
    said((one) => header(one).shares?.shift()),
    ['unfair', 'own', null],
  );
  assert.deepEqual(
    said((one) => header(one).shares?.pop()),
    ['unfair', 'promised', null],
  );
  assert.deepEqual(
    said((one) => header(one).shares?.reverse()),
    ['unfair', 'promised', null],
  );
  assert.deepEqual(
    said((one) => header(one).shares?.splice(1, 1, { seats: [1], value: bytesToHex(new Uint8Array(32)) })),
    ['unfair', 'promised', null],
  );
  assert.deepEqual(
    said((one) => (one.fault = 'entry 3')),
    ['unfair', 'table', null],
  );
  assert.deepEqual(
    said((one) => one.draws.splice(1, 1, { ...dice(3, 1), share: 11 })),
    ['unfair', 'draw', 3],
  );
  assert.deepEqual(
    said((one) => one.draws.splice(2, 1, dice(6, 2))),
    ['unfair', 'count', 6],
  );
  assert.deepEqual(
    said((one) => one.draws.pop()),
    ['unfair', 'count', 7],
  );
  assert.deepEqual(
    said((one) => one.log.entries.pop()),
    ['unfair', 'count', 7],
  );
  assert.deepEqual(
    said((one) => one.log.entries.splice(0, 1, chance(1, 7))),
    ['unfair', 'count', 1],
  );
  assert.deepEqual(
    said((one) => (one.log.secret = 'no bytes')),
    ['unfair', 'unreadable', null],
  );
});

test('dice thrown by hand are taken as they were entered, and secret ones are not', () => {
  const byHand = (one: MatchRecord, isPublic: boolean): void => {
    one.log.entries[0] = { ...chance(1, 3), by: 0 };
    one.draws[0] = { ...dice(1, 0), public: isPublic, share: null, action: { kind: 'rolled', number: 3 }, by: 0 };
  };
  assert.equal(said((one) => byHand(one, true))[0], 'fair');
  assert.deepEqual(
    said((one) => byHand(one, false)),
    ['unfair', 'draw', 1],
  );
  const another = said((one) => {
    byHand(one, true);
    one.log.entries[0] = { ...chance(1, 3), by: 1 };
  });
  assert.deepEqual(another, ['unfair', 'draw', 1], 'it says who entered it');
});

test('who entered what was thrown by hand is counted by seat', () => {
  const draws = [2, null, 0, 2].map((by, n) => ({ ...dice(n, n), by }));
  assert.deepEqual(enteredBy(draws), [
    [0, 1],
    [2, 2],
  ]);
  assert.deepEqual(enteredBy([dice(1, 0)]), []);
});
