// What a device chose before becomes what can be played, whatever it kept: the game's declarations decide.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import {
  agreed,
  askedFirst,
  chosenFor,
  crewsOf,
  hindrance,
  isAsked,
  lacksHands,
  questions,
  sent,
  shifted,
  type Declared,
  type Occasion,
  type Option,
} from './agree.ts';

const mixture: Extract<Option, { kind: 'shares' }> = {
  kind: 'shares',
  key: 'mixture',
  least: [1, 1, 1],
  most: [6, 2, 4],
  total: 8,
  usual: [4, 2, 2],
  default: null,
};
const GAME: Declared = {
  options: [
    { kind: 'number', key: 'seats', least: 2, most: 4, default: 3 },
    { kind: 'number', key: 'buoys', least: 0, most: 3, default: 0 },
    { kind: 'places', key: 'at', default: [] },
    { kind: 'choice', key: 'pace', values: ['turns', 'gentle', 'race'], default: 'turns' },
    { kind: 'flag', key: 'open', default: false },
    { kind: 'flag', key: 'rivals', default: false },
    { kind: 'seat', key: 'first', default: null },
    { kind: 'seats', key: 'lame', most: 2, default: [] },
    { kind: 'each_seat', key: 'hands', least: 25, most: 400, step: 1, usual: 100, default: [] },
    { kind: 'number', key: 'goal', least: 1, most: 10, default: 7 },
    { kind: 'each_seat', key: 'goals', least: 3, most: 10, step: 1, usual: { other: 'goal' }, default: [] },
    { kind: 'choice', key: 'length', values: ['full', 'short'], default: 'full' },
    {
      kind: 'each_seat',
      key: 'tolls',
      least: 150,
      most: 350,
      step: 50,
      usual: { other: 'length', numbers: { full: 350, short: 200 } },
      default: [],
    },
    mixture,
    { kind: 'flag', key: 'random', default: false },
  ],
  bonds: [
    { kind: 'needs', reason: 'buoys_of_two', option: 'buoys', other: 'seats', among: [3, 4], values: [3] },
    { kind: 'needs', reason: 'few', option: 'rivals', other: 'seats', among: [3, 4], values: [true] },
    { kind: 'needs', reason: 'not_gentle', option: 'hands', other: 'pace', among: ['gentle'], values: [] },
    { kind: 'needs', reason: 'too_short', option: 'goals', other: 'goal', among: [3, 4, 5, 6, 7, 8, 9, 10], values: [] },
    { kind: 'needs', reason: 'drawn', option: 'mixture', other: 'random', among: [false], values: [] },
    { kind: 'no_more', reason: 'many', option: 'at', other: 'buoys' },
    { kind: 'matters', option: 'at', other: 'buoys', among: [1, 2, 3] },
    { kind: 'matters', option: 'first', other: 'pace', among: ['turns'] },
  ],
  start: [
    { options: { open: true, pace: 'race' } },
    { options: { pace: 'gentle' }, match: 'first' },
    { options: { first: 0 }, way: 'alone' },
    { options: {}, way: 'device', hands: true, asks: ['pace'] },
    { options: { pace: 'turns' }, way: 'device', hands: false, fixed: true },
  ],
  offers: {},
  bots: ['deckhand', 'sailor', 'captain', 'mine:Own'],
  own_dice: false,
};
const on = (way: Occasion['way'], boats: number[] | null = [0, 1, 2], isFirst = false, hands = false): Occasion => ({
  way,
  boats,
  isFirst,
  hands,
});

test('a page starts with what the game says for the way of playing, and for the first match', () => {
  assert.equal(agreed(GAME, {}, on('link'))['pace'], 'race');
  assert.equal(agreed(GAME, {}, on('link', [0, 1], true))['pace'], 'gentle');
  assert.equal(agreed(GAME, {}, on('device', [0, 1], true))['pace'], 'turns');
  assert.equal(agreed(GAME, {}, on('link'))['open'], true);
  assert.equal(agreed(GAME, {}, on('link'))['first'], null);
  assert.equal(agreed(GAME, {}, on('alone', [2, 3]))['first'], 2, 'the first seat is the boat that sits there');
});

test('where a touch screen has room for several hands, people on one device may act at once', () => {
  const wide = on('device', [0, 1], true, true);
  const small = on('device', [0, 1], true);
  assert.equal(agreed(GAME, {}, wide)['pace'], 'gentle');
  assert.equal(agreed(GAME, { pace: 'turns' }, wide)['pace'], 'turns');
  assert.equal(isAsked(GAME, agreed(GAME, {}, wide), 'pace', wide), true);
  assert.deepEqual([askedFirst(GAME, wide), askedFirst(GAME, small), askedFirst(GAME, on('link'))], [['pace'], [], []]);
  assert.deepEqual([lacksHands(GAME, wide), lacksHands(GAME, small), lacksHands(GAME, on('link'))], [false, true, false]);
});

test('what was chosen wins, unless it is fixed', () => {
  assert.equal(agreed(GAME, { pace: 'gentle', open: false }, on('link'))['pace'], 'gentle');
  assert.equal(agreed(GAME, { pace: 'gentle', open: false }, on('link'))['open'], false);
  assert.equal(agreed(GAME, { pace: 'race' }, on('device'))['pace'], 'turns');
  assert.equal(isAsked(GAME, agreed(GAME, {}, on('device')), 'pace', on('device')), false);
  assert.equal(isAsked(GAME, agreed(GAME, {}, on('link')), 'pace', on('link')), true);
});

test('what a device has kept and the game does not know is left out', () => {
  const values = agreed(
    GAME,
    { moon: true, buoys: 9, pace: 'hurry', open: 'yes', lame: 3, hands: { 0: 9 }, first: 3 },
    on('link'),
  );
  assert.equal('moon' in values, false);
  assert.deepEqual(
    [values['buoys'], values['pace'], values['open'], values['lame'], values['first']],
    [0, 'race', true, [], null],
  );
  assert.deepEqual(values['hands'], {});
  assert.equal(agreed(GAME, { mixture: [6, 2, 1] }, on('link'))['mixture'], null, 'nine are too many');
});

test('what something else excludes is taken back, and named', () => {
  assert.equal(agreed(GAME, { buoys: 3 }, on('link', [0, 1]))['buoys'], 2);
  assert.equal(agreed(GAME, { buoys: 3 }, on('link', null))['buoys'], 3, 'how many play is open yet');
  assert.equal(agreed(GAME, { rivals: true }, on('link', [0, 3]))['rivals'], false);
  assert.deepEqual(agreed(GAME, { hands: { 1: 50 } }, on('link'))['hands'], {});
  assert.deepEqual(agreed(GAME, { hands: { 1: 50 }, pace: 'gentle' }, on('link'))['hands'], { 1: 50 });
  assert.equal(agreed(GAME, { mixture: [5, 1, 2], random: true }, on('link'))['mixture'], null);
  assert.deepEqual(agreed(GAME, { buoys: 1, at: ['a', 'b'] }, on('link'))['at'], ['a']);
  const values = agreed(GAME, {}, on('link', [0, 1]));
  assert.equal(hindrance(GAME, values, 'rivals', true, [0, 1]), 'few');
  assert.equal(hindrance(GAME, values, 'rivals', true, [0, 1, 2]), null);
  assert.equal(hindrance(GAME, values, 'buoys', 3, [0, 1]), 'buoys_of_two');
});

test('what does not matter is not asked, and bots are asked for where they differ', () => {
  assert.equal(isAsked(GAME, agreed(GAME, {}, on('link')), 'first', on('link')), false);
  assert.equal(isAsked(GAME, agreed(GAME, { pace: 'turns' }, on('link')), 'first', on('link')), true);
  assert.equal(isAsked(GAME, agreed(GAME, {}, on('link')), 'at', on('link')), false);
  assert.equal(questions(GAME).at(-1)?.key, 'crew');
  assert.equal(questions({ ...GAME, bots: ['sensible'] }).at(-1)?.key, 'random');
});

test('where a game has dice people may throw their own, which is no option of the rules', () => {
  const game = { ...GAME, own_dice: true };
  assert.equal(questions(game).at(-1)?.key, 'own_dice');
  assert.equal(agreed(game, {}, on('alone'))['own_dice'], false);
  const values = agreed(game, { own_dice: true }, on('alone'));
  assert.equal(values['own_dice'], true);
  assert.equal('own_dice' in sent(game, values, [0, 1, 2]), false);
  assert.equal('own_dice' in agreed(GAME, { own_dice: true }, on('alone')), false);
});

test('boats become seats', () => {
  const occasion = on('link', [0, 2, 3]);
  const values = agreed(GAME, { pace: 'gentle', lame: [1, 3], hands: { 2: 50, 1: 75 }, first: 3, crew: 'deckhand' }, occasion);
  const options = sent(GAME, values, [0, 2, 3]);
  assert.deepEqual(options['lame'], [2], 'the star stays at home');
  assert.deepEqual(options['hands'], [100, 50, 100]);
  assert.equal(options['first'], 2);
  assert.equal('seats' in options || 'crew' in options, false);
  assert.deepEqual(sent(GAME, agreed(GAME, {}, occasion), [0, 2, 3])['hands'], []);
});

test('what is usual for a seat may depend on another option', () => {
  const occasion = on('link', [0, 2]);
  const played = (chosen: Record<string, unknown>): unknown[] => {
    const options = sent(GAME, agreed(GAME, chosen, occasion), [0, 2]);
    return [options['goals'], options['tolls']];
  };
  assert.deepEqual(played({ goals: { 2: 4 }, tolls: { 0: 150 } }), [
    [7, 4],
    [150, 350],
  ]);
  assert.deepEqual(played({ goals: { 2: 4 }, goal: 9, tolls: { 0: 150 }, length: 'short' }), [
    [9, 4],
    [150, 200],
  ]);
  assert.deepEqual(played({ goals: { 2: 4 }, goal: 4, tolls: { 0: 200 }, length: 'short' }), [[], []], 'as all');
  assert.deepEqual(played({ goals: { 1: 4 } })[0], [], 'that boat stays at home');
  assert.deepEqual(played({ goals: { 2: 4 }, goal: 2 })[0], [], 'excluded');
  assert.deepEqual(played({ tolls: { 0: 225 } })[1], [], 'between two steps');
  assert.equal(hindrance(GAME, agreed(GAME, { goal: 2 }, occasion), 'goals', { 0: 3 }, [0, 2]), 'too_short');
});

/** For each kind of option some values that are not its default. */
function others(option: Option, boats: number[]): unknown[] {
  switch (option.kind) {
    case 'number':
      return [option.least, option.most].filter((value) => value !== option.default);
    case 'choice':
      return option.values.filter((value) => value !== option.default);
    case 'flag':
      return [!option.default];
    case 'seat':
      return [...boats];
    case 'seats':
      return [[boats[0]], boats.slice(0, option.most)];
    case 'each_seat':
      return [{ [boats[1] ?? 0]: option.least }, Object.fromEntries(boats.map((boat) => [boat, option.most]))];
    case 'shares':
      return [shifted(option, option.usual, 0, -1)];
    case 'places':
      return [['M3'], ['M3', 'M5']];
  }
}

test('what was sent for a match of any game fills the form again', () => {
  const games = JSON.parse(readFileSync(new URL('./fixtures/options.json', import.meta.url), 'utf-8')) as Record<
    string,
    Declared
  >;
  assert.deepEqual(Object.keys(games), ['smugglers', 'triangle', 'aboard']);
  for (const [id, declared] of Object.entries(games)) {
    const game: Declared = { ...declared, start: [], bots: [] };
    for (const boats of [
      [0, 1, 2],
      [3, 0, 2, 1],
    ]) {
      const occasion = on('link', boats);
      for (const option of game.options.filter(({ key }) => key !== 'seats')) {
        const values = others(option, boats);
        for (const value of [option.kind === 'each_seat' ? {} : option.default, ...values]) {
          const chosen: Record<string, unknown> = { [option.key]: value };
          for (const bond of game.bonds) {
            if (bond.option !== option.key || bond.other === 'seats') continue;
            chosen[bond.other] = bond.kind === 'no_more' ? 2 : bond.among.at(-1);
          }
          const options = sent(game, agreed(game, chosen, occasion), boats);
          const again = sent(game, agreed(game, chosenFor(game, options, boats), occasion), boats);
          assert.deepEqual(again, options, `${id}: ${option.key}`);
          if (value === values[0])
            assert.notDeepEqual(options[option.key], option.default, `${id}: ${option.key} is really tried`);
        }
      }
    }
  }
});

test('a share grows at the cost of whichever has most to give, and the total stays', () => {
  assert.deepEqual(shifted(mixture, [4, 2, 2], 2, 1), [3, 2, 3]);
  assert.deepEqual(shifted(mixture, [4, 2, 2], 0, -1), [3, 2, 3]);
  assert.equal(shifted(mixture, [4, 2, 2], 1, 1), null, 'no more of these');
  assert.equal(shifted(mixture, [4, 1, 3], 1, -1), null, 'at least one');
  let shares: number[] | null = mixture.usual;
  for (const [i, by] of [
    [0, 1],
    [0, 1],
    [0, 1],
    [2, 1],
    [1, -1],
    [2, 1],
    [2, -1],
  ] as [number, 1 | -1][]) {
    const next: number[] | null = shifted(mixture, shares, i, by);
    shares = next ?? shares;
    assert.equal(
      shares.reduce((sum, one) => sum + one),
      mixture.total,
    );
    assert.ok(shares.every((share, k) => share >= (mixture.least[k] ?? 0) && share <= (mixture.most[k] ?? 0)));
  }
});

test('bots suit whoever plays, unless others were chosen; a host’s own are only chosen', () => {
  const crew = (level?: number, chosen = {}) =>
    agreed(GAME, chosen, { ...on('alone'), ...(level === undefined ? {} : { level }) })['crew'];
  assert.deepEqual([crew(), crew(0), crew(1), crew(5)], ['sailor', 'deckhand', 'sailor', 'captain']);
  assert.equal(crew(0, { crew: 'mine:Own' }), 'mine:Own');
  assert.equal(crew(1, { crew: 'dreamy' }), 'sailor', 'kept from before there was a crew');
});

test('a single bot may be of another rank', () => {
  const chosen = { crews: ['captain', 'gone', undefined] };
  assert.deepEqual(crewsOf(GAME, chosen, { crew: 'sailor' }, 4), ['captain', 'sailor', 'sailor', 'sailor']);
  assert.deepEqual(crewsOf({ ...GAME, bots: ['sensible'] }, {}, {}, 2), ['sensible', 'sensible']);
});
