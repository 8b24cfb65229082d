import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRank, nextOf, RANKS } from './ranks.ts';

test('the crew stands from the weakest to the strongest', () => {
  assert.deepEqual(RANKS, ['deckhand', 'sailor', 'mate', 'captain']);
});

test('older bots and a host’s own have no rank', () => {
  assert.deepEqual(['captain', 'sensible', 'my.bot:Clever', 'toString', null, undefined].map(isRank), [
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a tap brings the next rank, and behind the last the first', () => {
  assert.equal(nextOf(RANKS, 'deckhand'), 'sailor');
  assert.equal(nextOf(RANKS, 'captain'), 'deckhand');
  assert.equal(nextOf(RANKS, 'sensible'), 'deckhand');
});
