// The rules of Smugglers' Island as a book: what it tells stands in docs/rules/smugglers.md, its words in the .ftl files beside it.
import { rule, type Book } from '../../../rules/book.ts';
import { called } from '../../about.ts';
import { aim } from '../../targets.ts';
import type { Action, Data, Scene, View } from '../types.ts';

const NOW: Readonly<Record<string, string>> = {
  rock: '7.1',
  harbour: '1.4',
  beam: '3.2',
  throw: '3.6',
  push: '4.5',
  over: '8.1',
};

export const BOOK: Book<View, Action, Data> = {
  chapters: [
    {
      id: 'aim',
      sign: 'crate',
      rules: [
        rule('aim', '8.1'),
        rule('board', '1.1'),
        rule('crate', '1.5'),
        rule('end', '8.1 8.2 8.3'),
        rule('begin', '1.2 1.7'),
        rule('first-light', '1.3'),
        rule('harbours', '1.4'),
        rule('anchor', '1.6'),
      ],
    },
    {
      id: 'turn',
      sign: 'd-w3',
      rules: [
        rule('clockwise', '2.1 2.2'),
        rule('load-first', '2.4'),
        rule('dice', '2.3'),
        rule('order', '2.4'),
        rule('open', '9.1'),
        rule('secret', '9.2'),
        rule('memory', '9.3'),
        rule('points', '9.4'),
      ],
    },
    {
      id: 'light',
      sign: 'lighthouse',
      rules: [
        rule('arrows', '3.2 3.3'),
        rule('sleep', '3.2 3.5'),
        rule('stops', '3.4'),
        rule('caught', '3.5 3.6'),
        rule('lit', '3.1'),
        rule('already', '3.5'),
        rule('where', '3.6'),
        rule('several', '3.7 3.8'),
      ],
    },
    {
      id: 'sail',
      sign: 'boat',
      rules: [
        rule('steps', '4.1'),
        rule('fewer', '4.2'),
        rule('no-light', '4.3'),
        rule('out', '4.3'),
        rule('exit', '4.3'),
        rule('rocks', '4.4'),
        rule('room', '4.4'),
      ],
    },
    {
      id: 'crates',
      sign: 'g-vases',
      rules: [
        rule('one', '5.1 5.2'),
        rule('deliver', '6.1'),
        rule('reload', '6.2'),
        rule('wrong', '6.4 9.5'),
        rule('leave', '6.5'),
        rule('found', '5.3 6.7'),
        rule('swap', '5.5'),
        rule('stack', '5.4'),
        rule('empty', '6.3'),
        rule('watched', '5.6'),
        rule('swapped-in', '6.6'),
      ],
    },
    {
      id: 'push',
      sign: 'way-clockwise',
      rules: [rule('push', '4.5'), rule('places', '4.5'), rule('ends', '4.6'), rule('into-light', '4.7')],
    },
    {
      id: 'variants',
      sign: 'rock',
      rules: [
        rule('more-rocks', '7.1 7.2', 'rocks'),
        rule('target', '7.3', 'target'),
        rule('targets', '7.6', 'targets'),
        rule('random', '7.4', 'harbours'),
        rule('open-scores', '7.5', 'open_scores'),
        rule('memory-aid', '7.5', 'memory_aid'),
      ],
    },
  ],
  reasons: {
    not_now: ['2.2'],
    rock_there: ['4.4'],
    cuts_off: ['7.2'],
    too_far: ['4.1'],
    in_the_light: ['4.3'],
    here_already: ['4.2'],
    must_leave: ['6.5'],
    no_goods: ['5.3'],
    laden: ['5.5'],
    boat_there: ['4.6'],
    not_adjacent: ['3.6', '4.5'],
    no_harbour: ['4.5'],
    free_first: ['3.6'],
    boat_in_light: ['5.6'],
    not_left: ['5.1'],
  },
  kinds: {
    place_rock: ['7.1'],
    moor: ['1.4'],
    turn: ['3.3'],
    throw: ['3.6'],
    stay: ['4.2'],
    sail: ['4.1'],
    take: ['5.3'],
    push: ['4.5'],
  },
  paragraphNow: ({ view }: Scene) => NOW[view.phase] ?? '4.1',
  values: (scene, { options }) =>
    scene
      ? aim(scene.view.boats, (seat) => called(scene, seat), document.documentElement.lang)
      : { own: 'no', target: Number(options['target']), targets: '' },
};
