import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filmOf, followedOf, playedOf, replayOf, wantedBy } from './address.ts';

const searchOf = (address: string): string => /[?].*/.exec(address)?.[0] ?? '';

test('an address says which moment is looked at, and how', () => {
  assert.equal(replayOf('a b'), '/t/a%20b/replay');
  const nothing = { entry: null, isPlayed: false, isFollowing: false, isFilm: false };
  assert.deepEqual(wantedBy(searchOf(replayOf('m'))), nothing);
  assert.deepEqual(wantedBy(searchOf(replayOf('m', 42))), { ...nothing, entry: 42 });
  assert.deepEqual(wantedBy(searchOf(playedOf('m', 42))), { ...nothing, entry: 42, isPlayed: true });
  assert.deepEqual(wantedBy(searchOf(playedOf('m', null))), nothing);
  assert.deepEqual(wantedBy(searchOf(followedOf('m'))), { ...nothing, isFollowing: true });
  assert.deepEqual(wantedBy(searchOf(filmOf('m'))), { ...nothing, isFilm: true });
});

test('whatever else stands there is nothing', () => {
  for (const search of ['?at=', '?at=x', '?at=-3', '?at=12345678901', '?cat=3', '?screen'])
    assert.equal(wantedBy(search).entry, null);
});
