import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { cardOf, COLOURS, learn, type CardData } from './cards.ts';
import { asking, buttons, now } from './choosing.ts';
import { lacking, penalty } from './sentences.ts';
import { sentence, waiting } from './telling.ts';
import type { Action, Scene, View } from './types.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf-8');
const data = JSON.parse(read('fixtures/board.json')) as { card: { name: string }[] };
learn(data);
const CARDS = data.card.map(({ name }) => cardOf(name) as CardData);
const [{ view: sea }] = JSON.parse(read('fixtures/voyage.json')) as [{ view: View }];
const LANGUAGES = ['de', 'en', 'fr', 'nl'] as const;
type Language = (typeof LANGUAGES)[number];
/** Words that say no, and that say nothing. */
const NO: Record<Language, RegExp> = { de: /^Nein|nicht$/, en: /^No\b|^Not\b/, fr: /^Non|^Laisser/, nl: /^Nee|niet$/ };
const NOTHING: Record<Language, RegExp> = { de: /nichts/i, en: /nothing/i, fr: /rien/i, nl: /niets/i };
const FINES = [0, 1, 2].flatMap((money) => [0, 1].map((goods) => ({ money, goods })));

/** What a page says in a language; a message that does not exist is an error. */
function sayIn(language: Language): Scene['say'] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`${language}.ftl`)));
  return (id, values) => {
    const message = bundle.getMessage(id);
    assert.ok(message?.value, `${language}: ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, (values as Record<string, FluentVariable>) ?? null, errors);
    assert.deepEqual(errors, [], `${language}: ${id}`);
    return text;
  };
}

function sceneOf(say: Scene['say'], view: Partial<View>, legal: Action[], isCovered = false): Scene {
  return {
    view: { ...sea, reward: {}, wishes: 0, ways: [], fine: null, ...view },
    legal,
    me: 0,
    you: 0,
    actors: [0],
    players: [],
    outcome: null,
    isCovered,
    race: null,
    say,
    name: (seat) => `seat ${seat}`,
    isOpen: false,
    foreseen: () => null,
    away: () => null,
  };
}

const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

for (const language of LANGUAGES) {
  const say = sayIn(language);
  test(`a card's sentence and its buttons say the same thing: ${language}`, () => {
    for (const card of CARDS)
      for (const canGive of [true, false])
        for (const isCovered of [true, false])
          for (const fine of card.category === 'pirates' ? FINES : [null]) {
            const legal: Action[] = [...(canGive ? [{ kind: 'fulfil' } as Action] : []), { kind: 'decline' }];
            const scene = sceneOf(say, { phase: 'answer', top: card.category, card: card.name, fine }, legal, isCovered);
            const asked = now(scene);
            const shown = buttons(scene, null);
            const why = [language, card.name, asked.say, asked.sub, ...shown.map((one) => one.label)].join(' | ');
            const refusing = shown.find((one) => one.action.kind === 'decline')?.label ?? '';
            const takes = penalty(scene);
            assert.ok(refusing, why);
            assert.deepEqual(numbers(refusing), numbers(takes), why);
            assert.deepEqual(numbers(sentence({ kind: 'decline' }, scene)), numbers(takes), why);
            if (takes) assert.doesNotMatch(refusing, NOTHING[language], why);
            if (isCovered || canGive) {
              assert.deepEqual(
                shown.map((one) => one.action.kind),
                ['fulfil', 'decline'],
                why,
              );
              assert.match(refusing, NO[language], why);
              if (card.gives.length > 0) assert.ok(asked.sub.includes(say('count-sacks', { sacks: card.gives.length })), why);
              if (card.money > 0) assert.ok(asked.sub.includes(say('count-coins', { money: card.money })), why);
            } else {
              assert.equal(shown.length, 1, why);
              assert.doesNotMatch(refusing, NO[language], why);
              const things = lacking(card.name, scene.view.ships[0], scene);
              const lacks = things && say('now-lacks', { things });
              assert.ok(asked.sub.startsWith(lacks), why);
              assert.deepEqual(numbers(asked.sub.slice(lacks.length)), numbers(takes), why);
              if (fine) assert.equal(NOTHING[language].test(asked.sub), takes === '', why);
            }
          }
  });

  test(`what was decided is told as it was decided: ${language}`, () => {
    for (const top of ['discovery', 'trade', 'pirates', 'order'])
      for (const answer of [true, false]) {
        const scene = { ...sceneOf(say, { phase: 'answer', top, answer, asked: [1] }, []), actors: [1] };
        const told = waiting(scene).sub;
        assert.doesNotMatch(told, NOTHING[language]); // whoever gives nothing may still be robbed
        assert.notEqual(told, waiting({ ...scene, view: { ...scene.view, answer: !answer } }).sub);
      }
  });

  test(`every other choice has its sentence and its buttons: ${language}`, () => {
    const colours = (kind: 'wish' | 'hand_over' | 'waive' | 'spill'): Action[] =>
      COLOURS.map((colour) => ({ kind, colour })) as Action[];
    const both = (kind: 'take' | 'snatch' | 'bury'): Action[] =>
      ['deck', 'below'].map((to) => ({ kind, to, ...(kind === 'take' ? { tile: 't0' } : {}) })) as Action[];
    const turned = { turned: 't0', heap: [{ tile: 't0', shows: 'rope', starfish: false }] };
    const asked: [Partial<View>, Action[], Action['kind'][]][] = [
      [{ phase: 'meet', top: 'pirates' }, [{ kind: 'meet' }, { kind: 'flee' }], ['meet', 'flee']],
      [{ phase: 'choose', wishes: 2 }, colours('wish'), ['wish', 'wish']],
      [{ phase: 'pay' }, colours('hand_over'), ['hand_over', 'hand_over']],
      [{ phase: 'store' }, [...colours('waive'), ...colours('spill')], ['waive', 'waive']],
      [{ phase: 'chest' }, both('bury'), ['bury', 'bury']],
      [{ phase: 'haste' }, [{ kind: 'calm' }, ...both('snatch')], ['calm', 'snatch', 'snatch']],
      [{ phase: 'turned', ...turned }, [...both('take'), { kind: 'leave' }], ['take', 'take', 'leave']],
    ];
    for (const [view, legal, kinds] of asked) {
      const scene = sceneOf(say, view, legal);
      const shown = buttons(scene, null);
      assert.deepEqual(shown.map((one) => one.action.kind).toSorted(), kinds.toSorted(), String(view.phase));
      assert.equal(new Set(shown.map((one) => `${one.label} ${one.sign}`)).size, shown.length, 'no two look the same');
      assert.ok(now(scene).say);
      assert.deepEqual(numbers(now(scene).say), view.wishes ? [String(view.wishes)] : []);
      for (const action of legal) assert.ok(sentence(action, scene));
    }
    for (const action of [
      { kind: 'dump', tile: 'rope' },
      { kind: 'spill', colour: 'white' },
    ] as Action[])
      assert.ok(asking(sceneOf(say, { phase: 'answer', top: 'trade', card: CARDS[0]?.name ?? null }, [action]), [action]).sub);
  });
}
