import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { learn } from './aboard/cards.ts';
import * as aboard from './aboard/sentences.ts';
import type { Line, Scene } from './contract.ts';
import * as smugglers from './smugglers/sentences.ts';
import * as triangle from './triangle/sentences.ts';

type Happened = Record<string, unknown> & { kind: string };

const NAMES = ['Nora', 'Bjarne', 'Mirela', 'Tomasz'];
const LANGUAGES = ['de', 'en', 'fr', 'nl'];
const ME = 2;
const VICTIM = 1;

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf-8');
const json = (name: string) => JSON.parse(read(name));
const of = (kinds: string, more: Record<string, unknown> = {}): Happened[][] =>
  kinds.split(' ').map((kind) => [{ kind, seat: ME, ...more }]);
const each = (kind: string, field: string, values: readonly unknown[]): Happened[][] =>
  values.flatMap((value) => of(kind, { [field]: value }));
const twice = ([events = []]: Happened[][]): Happened[][] => [[...events, ...events]];

const deck = json('aboard/fixtures/board.json');
learn(deck);
const oneOfEach = [...new Map(deck.card.map((card: { name: string; category: string }) => [card.category, card.name])).values()];

interface Log {
  id: string;
  lines: (events: never[]) => Line[];
  view: unknown;
  /** Everything about a seat that the log tells, each as often as it is told differently. */
  happened: Happened[][];
}

const bay = json('smugglers/fixtures/four.json').frames[0].view;
const GAMES: Log[] = [
  {
    id: 'aboard',
    lines: aboard.lines as unknown as Log['lines'],
    view: json('aboard/fixtures/voyage.json')[0].view,
    happened: [
      ...of('began left stowed full cast_off met fled consoled stored'),
      ...twice(of('stored')),
      ...of('turned took snatched dumped', { shows: 'cannon' }),
      ...of('loaded wished waived spilled handed_over', { colour: 'white' }),
      ...each('fulfilled', 'card', oneOfEach),
      ...each('declined', 'card', oneOfEach),
      ...each('earned', 'money', [1, 3]),
      ...each('penalized', 'money', [0, 1, 2]),
      ...each('sold', 'goods', [0, 1, 4]),
      ...each('buried', 'at', ['deck', 'below']),
    ],
  },
  {
    id: 'triangle',
    lines: triangle.lines as unknown as Log['lines'],
    view: json('triangle/fixtures/storm.json')[0].view,
    happened: [
      ...of('rolled diced', { die: 5 }),
      ...of('began passed'),
      ...of('sailed caught pushed set_down lost', { ship: 3 }),
      ...twice(of('sailed', { ship: 3 })),
      ...each('stopped', 'why', ['cloud', 'full_port']),
      ...each('sent_back', 'to', ['sugar-1', 'S2']).map(([event]) => [{ ...event, ship: 3 } as Happened]),
      ...of('docked took', { port: 'oil', value: 40 }),
      ...of('bonus', { value: 20 }),
      ...each('ended', 'ending', ['target', 'fleet_lost', 'no_cards']),
    ],
  },
  ...[bay, { ...bay, boats: bay.boats.map((boat: object) => ({ ...boat, points: null })) }].map((view) => ({
    id: 'smugglers',
    lines: smugglers.lines as unknown as Log['lines'],
    view,
    happened: [
      ...of('began stayed won sailed'),
      ...twice(of('sailed')),
      ...of('moored arrived', { at: 'gems' }),
      ...of('left', { origin: 'gems' }),
      ...each('took', 'at', ['gems', 'A3']),
      ...each('caught', 'laden', [false, true]),
      ...of('pushed', { victim: VICTIM }),
      ...each('delivered', 'points', [1, 3]).map(([event]) => [{ ...event, goal: 'gems' } as Happened]),
    ],
  })),
];

/** The words of a game as the page has them; every problem is an error. */
function speaker(game: string, language: string, asked: Set<string>): Scene['say'] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['../words', game]) {
    const problems = bundle.addResource(new FluentResource(read(`${file}/${language}.ftl`)), { allowOverrides: true });
    assert.deepEqual(problems, []);
  }
  return (id, values) => {
    asked.add(id);
    const pattern = bundle.getMessage(id)?.value;
    assert.ok(pattern, `${game} has no words for ${id} in ${language}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, values ?? null, problems);
    assert.deepEqual(problems, [], `${id} in ${language}`);
    return text;
  };
}

function sceneOf(view: unknown, you: number | null, say: Scene['say']): Scene {
  const name = (seat: number): string => NAMES[seat] ?? '';
  return {
    view,
    you,
    say,
    name,
    me: you,
    legal: [],
    actors: [],
    players: [],
    outcome: null,
    isCovered: false,
    isOpen: false,
    foreseen: () => null,
    race: null,
    away: () => null,
  };
}

for (const language of LANGUAGES) {
  test(`whoever has the device alone is spoken to, everybody else is named (${language})`, () => {
    for (const { id, lines, view, happened } of GAMES) {
      const say = speaker(id, language, new Set());
      for (const events of happened) {
        const told = lines(events as never[]);
        assert.ok(told.length > 0, `${id}: ${events[0]?.kind}`);
        for (const line of told) {
          const named = line.text(sceneOf(view, null, say));
          NAMES.forEach((name, seat) => {
            const spoken = line.text(sceneOf(view, seat, say));
            assert.ok(!spoken.includes(name), spoken);
            assert.doesNotMatch(spoken, /[{}$]|undefined/);
            if (named.includes(name)) assert.notEqual(spoken, named);
            else assert.equal(spoken, named);
          });
        }
      }
    }
  });
}

test('every sentence of the log that names somebody was told, to that person too', () => {
  for (const id of new Set(GAMES.map((game) => game.id))) {
    const asked = new Set<string>();
    const say = speaker(id, 'en', asked);
    for (const { lines, view, happened } of GAMES.filter((game) => game.id === id))
      for (const events of happened)
        for (const line of lines(events as never[])) for (const you of [null, ME, VICTIM]) line.text(sceneOf(view, you, say));
    const naming = read(`${id}/en.ftl`)
      .split(/\n(?=\w)/)
      .filter((message) => /^log-/.test(message) && /\$(name|victim)/.test(message))
      .map((message) => message.split(' ', 1)[0] ?? '');
    assert.deepEqual(
      [...naming, ...naming.filter((name) => !name.endsWith('-you')).map((name) => `${name}-you`)].filter(
        (name) => !asked.has(name),
      ),
      [],
    );
  }
});
