import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scene, Told } from '../games/contract.ts';
import { Prompter, cardOf, flagOf, promptOf, type Moment, type Prompt } from './card.ts';
import type { How, Spoken } from './showing.svelte.ts';

function listener(isRace = false) {
  const showing = {
    isRace,
    news: [] as Spoken[],
    speak: (texts: string[], how: How = 'news') =>
      void (showing.news = [...showing.news, ...texts.map((text, id) => ({ id, text, how, isSecret: false }))]),
  };
  const prompter = new Prompter(showing);
  const ask = (flag: string, say = '', hint = ''): void => prompter.ask({ flag, say, hint } satisfies Prompt);
  return { ask, tell: (text: string, how?: How) => showing.speak([text], how), said: () => showing.news.map(({ text }) => text) };
}

test('whose turn it is is said when it begins, and what to do each time it is asked', () => {
  const { ask, tell, said } = listener();
  ask('Your turn!', 'Throw!');
  tell('A 3.');
  ask('Your turn!', 'Sail.', 'Tap a square.');
  tell('You sail.');
  ask('Ahab’s turn');
  ask('Your turn!', 'Throw!');
  assert.deepEqual(said(), ['Your turn! Throw!', 'A 3.', 'Sail. Tap a square.', 'You sail.', 'Your turn! Throw!']);
});

test('nothing is said twice because something else has changed', () => {
  const { ask, said } = listener();
  ask('Your turn!', 'Sail.', 'Tap a square.');
  ask('Your turn!', 'Sail.', 'Tap a square.');
  assert.deepEqual(said(), ['Your turn! Sail. Tap a square.']);
});

test('a question that was interrupted is asked again, without its hint', () => {
  const { ask, tell, said } = listener();
  ask('', 'Trade?', 'You get a sack.');
  tell('Ahab is back.');
  ask('', 'Trade?', 'You get a sack.');
  assert.deepEqual(said(), ['Trade? You get a sack.', 'Ahab is back.', 'Trade?']);
});

test('an answer, a lesson or a bot’s reason is no interruption', () => {
  const { ask, tell, said } = listener();
  ask('Your turn!', 'Sail.');
  tell('You are here.', 'asked');
  tell('Mind the light!', 'kept');
  tell('Ahab: the safer way.', 'aside');
  ask('Your turn!', 'Sail.');
  assert.equal(said().length, 4);
});

test('what was chosen is said, and what then is asked again', () => {
  const { ask, said } = listener();
  ask('', 'Sail one ship.', 'Tap a ship.');
  ask('', 'Sue: 3 marks. Calm.');
  ask('', 'Bean: 3 marks. Risky.');
  ask('', 'Sail one ship.', 'Tap a ship.');
  assert.deepEqual(said(), ['Sail one ship. Tap a ship.', 'Sue: 3 marks. Calm.', 'Bean: 3 marks. Risky.', 'Sail one ship.']);
});

test('in a race only what has changed is said', () => {
  const { ask, tell, said } = listener(true);
  ask('', 'Grab!', '3 to go.');
  tell('You load a rope.');
  ask('', 'Grab!', '3 to go.');
  ask('', 'Grab!', '2 to go.');
  assert.deepEqual(said(), ['Grab! 3 to go.', 'You load a rope.', '2 to go.']);
});

test('on a shared device whoever has to throw is called by name, though another one acted last', () => {
  const scene = {
    me: 0,
    actors: [0],
    outcome: null,
    players: [{ name: 'Mia' }, { name: '' }],
    say: (id: string, values?: Record<string, unknown>) => [id, values?.['name']].join(' '),
    name: (seat: number) => ['Mia', 'Star'][seat],
  };
  const flagWhile = (held: unknown, seats = [0, 1]) =>
    flagOf({ game: {}, scene, showing: { interlude: null, held }, seats } as unknown as Moment);
  assert.equal(flagWhile({ seat: 1, isMine: true }), 'flag-you-name Star');
  assert.equal(flagWhile({ seat: 1, isMine: false }, [0]), 'flag-other Star');
});

test('on a shared device everybody who sits there is called by name, though it has not gone round yet', () => {
  const named = {
    ...{ me: 0, outcome: null, players: [{ name: 'Mia' }, { name: '' }, { name: 'Noor' }] },
    say: (id: string, values?: Record<string, unknown>) => [id, values?.['name']].join(' '),
    name: (seat: number) => ['Mia', 'Star', 'Noor'][seat],
  };
  const flagOn = (seat: number, seats: number[]) =>
    flagOf({
      ...{ game: {}, scene: { ...named, actors: [seat] }, showing: { interlude: null, held: null } },
      ...{ seats },
    } as unknown as Moment);
  assert.deepEqual([flagOn(0, [0, 1]), flagOn(1, [0, 1])], ['flag-you-name Mia', 'flag-you-name Star']);
  assert.equal(flagOn(2, [0, 1]), 'flag-other Noor');
  assert.deepEqual([flagOn(1, [0]), flagOn(1, [1, 2])], ['flag-other Star', 'flag-you-name Star']);
});

test('between a choice and what can be read of it the card says what happens', () => {
  const scene = { me: 0, actors: [0], outcome: null, say: (id: string) => id } as unknown as Scene;
  const game = {
    now: () => ({ say: 'Sail!', sub: 'Tap.' }),
    waiting: () => ({ say: 'Mia decides.', sub: 'Watch out.' }),
    happens: ({ kind }: Told) => (kind === 'sailed' ? 'You sail.' : null),
  };
  const cardWhile = (begun: string | null, story: string | null = null) => {
    const showing = {
      held: null,
      busy: true,
      interlude: null,
      story: story && { text: () => story },
      begun: begun && { kind: begun },
    };
    return cardOf({ game, scene, showing, due: null, chosen: null, isMine: false } as unknown as Moment);
  };
  assert.deepEqual(cardWhile('sailed'), { say: 'You sail.', sub: '' });
  assert.deepEqual(cardWhile('sailed', 'You sail 2 squares.'), { say: 'You sail 2 squares.', sub: '' });
  assert.deepEqual(cardWhile('stayed'), { say: 'Mia decides.', sub: '' }, 'an event without words of its own');
  assert.deepEqual(cardWhile(null), { say: 'Mia decides.', sub: '' });
});

test('whoever is waited for is named once', () => {
  const scene = {
    ...{ me: 0, actors: [1], outcome: null, players: [{ name: 'Mia' }, { name: 'Noor', kind: 'person' }] },
    say: (id: string, values?: Record<string, unknown>) => [id, values?.['name']].join(' '),
    name: (seat: number) => ['Mia', 'Noor'][seat],
  };
  const showing = { interlude: null, held: null, busy: false };
  const moment = { game: {}, scene, showing, isMine: false, seats: [0] } as unknown as Moment;
  const prompt = (say: string, seats = [0]) => promptOf({ say, sub: '' }, { ...moment, seats });
  assert.deepEqual(prompt('Noor chooses a harbour.'), { flag: '', say: 'Noor chooses a harbour.', hint: '' });
  assert.deepEqual(prompt('The light turns.'), { flag: 'flag-other Noor', say: 'The light turns.', hint: '' });
  const held = { seat: 1, isMine: false };
  const throws = { ...moment, showing: { ...showing, busy: true, held } } as unknown as Moment;
  assert.equal(promptOf({ say: 'Noor throws.', sub: '' }, throws).say, 'Noor throws.', 'the dice wait for her');
  assert.equal(prompt('Noor chooses a harbour.', [0, 1]).say, '', 'nobody who is here is waited for: Noor is asked next');
});

test('as long as something rolls the card says who has thrown it', () => {
  const scene = {
    ...{ me: 0, you: 0, actors: [1], outcome: null },
    say: (id: string, values?: Record<string, unknown>) => [id, values?.['name']].filter(Boolean).join(' '),
    name: (seat: number) => ['Mia', 'Star'][seat],
  };
  const game = {
    waiting: () => ({ say: 'Star chooses a ship.', sub: 'Watch the cloud!' }),
    thrower: (event: { kind: string; seat: number }) => (event.kind === 'rolled' ? event.seat : null),
  };
  const saysWhile = (begun: object | null, fallen: string | null = null) => {
    const showing = { interlude: null, held: null, story: fallen && { text: () => fallen }, busy: true, begun };
    return cardOf({ game, scene, showing, due: null, isMine: false, chosen: null } as unknown as Moment).say;
  };
  assert.equal(saysWhile({ kind: 'rolled', seat: 1 }), 'throw-rolled-other Star');
  assert.equal(saysWhile({ kind: 'rolled', seat: 0 }), 'throw-rolled-other-you');
  assert.equal(saysWhile({ kind: 'rolled', seat: 1 }, 'A four.'), 'A four.');
  assert.equal(saysWhile({ kind: 'diced', seat: 1 }), 'Star chooses a ship.', 'nobody’s hand has thrown it');
  assert.equal(saysWhile(null), 'Star chooses a ship.');
});
