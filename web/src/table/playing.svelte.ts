// While something is played: hands throw what waits for them, and whoever has seen enough goes on. What listens to them is fetched when it
// is first needed.
import type { BoardHandle } from '../games/contract.ts';
import type { Table } from './table.svelte.ts';
import type { Throwing } from './throwing.ts';

export type Playing = ReturnType<typeof followPlay>;

/** Call it while a component is set up: it follows the table. */
export function followPlay(table: Table, board: () => BoardHandle | null) {
  const { showing } = table;
  let how = $state('throw-tap');

  // What waits for a hand here can be tapped, flicked and shaken, and a key throws it.
  let throwing: Promise<Throwing> | null = null;
  $effect(() => {
    const { held } = showing;
    if (!held?.isMine) return;
    throwing ??= import('./throwing.ts').then((part) => new part.Throwing());
    const listening = throwing.then(
      (hands) => {
        how = hands.way;
        return hands.listen(held);
      },
      () => {
        throwing = null; // the button throws; the next throw tries again
        return () => undefined;
      },
    );
    return () => void listening.then((end) => end());
  });

  $effect(() => {
    if (!showing.busy || showing.isRace) return;
    const listening = import('./hurrying.ts')
      .then(({ listen }) => listen(() => (showing.held ? null : board())))
      .catch(() => () => undefined); // without it everything is shown to its end
    return () => void listening.then((end) => end());
  });

  return {
    /** How one throws here: the id of a message. */
    get how() {
      return how;
    },
  };
}
