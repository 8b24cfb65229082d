// Everything answers: what was tapped, rested on or asked by a key is asked at the desk, which is fetched when somebody first asks.
import type { Desk } from '../answers/desk.svelte.ts';
import type { GameFace } from '../games/contract.ts';
import type { Pointing } from './pointing.svelte.ts';
import type { Table } from './table.svelte.ts';
import type { Turn } from './turn.svelte.ts';

const KEYS = 'wmnlsouvp'; // the desk knows what each of them means
const REST_MS = 700; // longer than a hand takes that knows what it wants

/** Does this key ask something? */
export const asks = (key: string): boolean => KEYS.includes(key);

/** Call it while a component is set up: it follows what is pointed at. */
export function beAsked(table: Table, game: GameFace, data: unknown, pointing: Pointing, turn: Turn) {
  const { showing } = table;
  let desk = $state.raw<Desk | null>(null);
  let opening: Promise<Desk> | null = null;
  $effect(() => () => desk?.close());

  function open(): Promise<Desk> {
    opening ??= import('../answers/desk.svelte.ts').then((part) => part.openDesk(table, data));
    void opening.then(
      (opened) => (desk = opened),
      () => (opening = null), // it can be tried again
    );
    return opening;
  }

  function ask(what: KeyboardEvent | MouseEvent | string): void {
    open().then(
      (opened) => opened.ask(what),
      () => undefined,
    );
  }

  // Where a tap takes at once, whoever rests on a thing asks what it is: with the mouse, the keys, or a finger under the lens.
  const resting = $derived(table.scene && game.asksAtRest?.(table.scene.view) ? pointing.pointed : null);
  $effect(() => {
    const place = resting;
    if (!place) return;
    const timer = setTimeout(() => void open().then((opened) => place === resting && opened.rest(place)), REST_MS);
    return () => {
      clearTimeout(timer);
      desk?.leave();
    };
  });

  /** A place by what is near to it. */
  function near(place: string): string {
    if (!desk) void open();
    return desk?.place(place) ?? '';
  }

  /** A place, and what may be done there: a sentence each. */
  const describe = (place: string): string =>
    [near(place), ...pointing.tell(place).map((does) => (/[.!?]$/.test(does) ? does : `${does}.`))].join(' ').trim();

  /** A tap beside all that acts; a board says itself what was tapped on it, but for its cards. */
  function tapped(event: MouseEvent): void {
    const within = (what: string) => (event.target as Element).closest(what);
    if (
      within('main') &&
      !within('button,a,input,summary,[role=button],[data-throw]') && // what is thrown answers by falling
      (within('[data-card]') || !within('[role=application]'))
    )
      ask(event);
  }

  /** A tap on a place that does not glow; while something is played it means: go on with the next. */
  function miss(place: string | null): void {
    if (turn.isMine) void pointing.miss(place);
    else if (showing.busy && !showing.held) return;
    if (place) ask(place);
  }

  /** A place beside the board was tapped: perhaps nothing can be done there now. */
  const choose = (place: string): void => (pointing.targets.has(place) ? pointing.pick(place) : miss(place));

  return { ask, near, describe, tapped, miss, choose };
}
