// Beyond the table: the page takes the colour of the seat whose turn it is, the tab says when it is one's own, and whoever does not look
// is called.
import { play } from '../sound/sound.ts';
import { say } from '../words/words.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Turn } from './turn.svelte.ts';

/** Call it while a component is set up: it follows the turn. */
export function callPeople(turn: Turn): void {
  let isHidden = $state(document.hidden);
  $effect(() => {
    const look = () => (isHidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  $effect(() => {
    document.body.dataset['seat'] = turn.emblem;
    return () => delete document.body.dataset['seat'];
  });
  $effect(() => {
    document.title = turn.isAwaited ? `● ${say('title-yours')} – Seaboard` : 'Seaboard';
  });
  // Until somebody looks or the turn is over.
  const isCalled = $derived(turn.isAwaited && isHidden);
  $effect(() => {
    if (!isCalled) return;
    const called = import('../away/reach.ts').then(({ reach }) =>
      reach(say('title-yours'), settings.notify, () => play('yours')),
    );
    return () => void called.then((end) => end());
  });
}
