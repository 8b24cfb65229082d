// The rules of Devil's Triangle as a book: what it tells stands in docs/rules/triangle.md, its words in the .ftl files beside it.
import { rule, type Book } from '../../../rules/book.ts';
import { called } from '../../about.ts';
import { aim } from '../../targets.ts';
import { money } from '../sentences.ts';
import type { Action, Board, View } from '../types.ts';

export const BOOK: Book<View, Action, Board> = {
  chapters: [
    {
      id: 'aim',
      sign: 'tri-home',
      rules: [
        rule('aim', '9.1 8.1'),
        rule('ring', '1.4'),
        rule('start', '1.1 1.6'),
        rule('cards', '1.5 8.6'),
        rule('top', '1.3 8.6'),
        rule('fleet-lost', '9.2'),
        rule('no-cards', '9.3'),
        rule('ties', '9.4'),
      ],
    },
    {
      id: 'turn',
      sign: 'tri-d5',
      rules: [
        rule('choose', '2.2 3.1'),
        rule('steps', '3.2'),
        rule('overtake', '3.3'),
        rule('must', '3.1'),
        rule('pass', '3.4'),
        rule('begin', '2.1'),
        rule('round', '2.3'),
      ],
    },
    {
      id: 'ports',
      sign: 'tri-sugar',
      rules: [
        rule('stop', '4.1 8.1'),
        rule('home', '8.2 8.4'),
        rule('full', '4.2'),
        rule('two', '4.3'),
        rule('before', '4.4'),
        rule('berth', '4.5'),
        rule('block', '4.6'),
        rule('keep', '8.3 8.5'),
      ],
    },
    {
      id: 'back',
      sign: 'u-undo',
      rules: [rule('land', '6.1'), rule('port-before', '6.2'), rule('after-port', '6.3'), rule('nothing', '6.4 8.5')],
    },
    {
      id: 'cloud',
      sign: 'tri-cloud',
      rules: [rule('beneath', '5.1'), rule('halt', '5.2'), rule('whole-first', '5.3'), rule('port-under', '5.4')],
    },
    {
      id: 'storm',
      sign: 'tri-bolt',
      rules: [
        rule('spin', '7.1'),
        rule('turn', '7.1'),
        rule('wander', '7.2'),
        rule('magnets', '7.3'),
        rule('hang', '7.3'),
        rule('holds', '7.4'),
        rule('aside', '7.5'),
        rule('set-down', '7.9'),
        rule('word', '7.6'),
        rule('lost', '7.7'),
        rule('reset', '7.8 1.2'),
      ],
    },
    {
      id: 'variants',
      sign: 'u-plus',
      rules: [
        rule('shorter', '9.5 10.2', 'length'),
        rule('targets', '10.5', 'targets'),
        rule('first', '10.3', 'first_seat'),
        rule('players', '10.1 10.4'),
      ],
    },
  ],
  reasons: {
    not_now: ['3.1'],
    no_card: ['1.3'],
    gone: ['7.7'],
    hangs: ['7.3'],
    under_cloud: ['5.1'],
    cloud_ahead: ['5.2'],
    port_full: ['4.4'],
    full_roll_first: ['5.3'],
  },
  kinds: { sail: ['3.1'] },
  paragraphNow: ({ view }) => (view.phase === 'sail' ? '3.1' : view.phase === 'over' ? '9.1' : '7.1'),
  values: (scene, { data }) =>
    scene
      ? aim(scene.view.fleets, (seat) => called(scene, seat), document.documentElement.lang, money)
      : { own: 'no', target: money(data.targets.full), targets: '' },
};
