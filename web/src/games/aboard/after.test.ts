import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { after, withoutTile } from './after.ts';
import { learn, price, sum } from './cards.ts';
import type { AnyEvent, Ship, View } from './types.ts';

interface Frame {
  events: AnyEvent[];
  view: View;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf-8')) as unknown;
learn(read('board'));
const frames = read('voyage') as Frame[];
const ME = 0;

const sorted = (counts: Record<string, number> | null) => Object.entries(counts ?? {}).sort();

/** What must be the same whether it came from the view or from the events before it; what others have below deck is not known. */
function known(view: View) {
  const own = view.ships[ME] as Ship;
  return {
    card: view.card,
    left: view.left,
    money: view.ships.map((ship) => [ship.coins, ship.total, ship.chests_on_deck, ship.chests_below]),
    deck: sorted(own.deck),
    hold: sorted(own.hold),
    goods: sorted(own.goods),
    below: sorted(own.goods_hold),
    free: [own.deck_spaces, own.hold_spaces],
  };
}

function follows(before: Frame, frame: Frame): boolean {
  const isNewRound = frame.events.some((event) => event.kind === 'all_aboard') || before.view.round !== frame.view.round;
  return !isNewRound && frame.events.length > 0 && ['meet', 'answer', 'choose', 'store', 'pay'].includes(frame.view.phase);
}

test('what is played leads to the view that follows', () => {
  let compared = 0;
  for (const [i, frame] of frames.entries()) {
    const before = frames[i - 1];
    if (!before || !follows(before, frame)) continue;
    const played = frame.events.reduce(after, before.view);
    // A new card lies on top before it is told which one it is.
    const view = frame.view.card === null ? { ...played, card: null } : played;
    assert.deepEqual(known(view), known(frame.view), JSON.stringify(frame.events));
    compared += 1;
  }
  assert.ok(compared > 20, `${compared} frames`);
});

test('a card that has just been turned up has been answered by nobody', () => {
  const fresh = frames.filter(({ events, view }) => events.at(-1)?.kind === 'revealed' && view.phase === 'answer');
  assert.ok(fresh.length > 1, `${fresh.length} frames`);
  for (const frame of fresh) {
    const before = frames[frames.indexOf(frame) - 1]?.view;
    if (before) assert.deepEqual([...frame.events.reduce(after, before).asked].sort(), [...frame.view.asked].sort());
  }
});

const ship = (deck: Record<string, number>, change: Partial<Ship> = {}): Ship => ({
  ...(frames[0]?.view.ships[ME] as Ship),
  deck,
  hold: {},
  goods: {},
  goods_hold: {},
  parrot: false,
  ...change,
});
test('what a card would take is what the table says, and nothing where nothing is asked', () => {
  const view = frames[0]?.view as View;
  const way = {
    does: 'fulfil',
    spare: null,
    joker: null,
    deck: {},
    hold: {},
    goods: {},
    goods_hold: {},
    parrot: false,
    lost: {},
  } as const;
  const plain = { ...way, hold: { cannon: 2 } };
  const ways = [{ ...way, does: 'name' as const, joker: 'rope', deck: { rope: 2 } }, { ...way, spare: 'map' }, plain];
  assert.equal(price({ ...view, ways }), plain, 'neither a wish nor a way that a wish is said with');
  assert.equal(price({ ...view, ways: [] }), null);
});

test('a tile leaves from where it lay', () => {
  const both = ship({ rope: 1 }, { hold: { rope: 1 }, below: 1, deck_spaces: 7, hold_spaces: 3 });
  const once = withoutTile(both, 'rope', 'deck');
  assert.deepEqual([sum(once.deck), sum(once.hold ?? {})], [0, 1]);
  const twice = withoutTile(once, 'rope', 'below');
  assert.deepEqual([sum(twice.hold ?? {}), twice.below, twice.hold_spaces], [0, 0, 4]);
});
