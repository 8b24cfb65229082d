// Reads aloud by itself what a table tells: what happens, whose turn it is, what to do, and why something cannot be done.
import { words } from '../words/words.svelte.ts';
import type { Device } from '../table/device.svelte.ts';
import type { Showing } from '../table/showing.svelte.ts';
import { voice } from './voice.svelte.ts';

/** What is told, at a table or of a match that is looked at again. */
interface Telling {
  showing: Pick<Showing, 'news'>;
  bubble: string;
  device: Pick<Device, 'handOver'>;
  name: (seat: number) => string;
}

/** Read from now on; returns how to stop. What was said before is old, but for the last of it. */
export function readAloud(table: Telling): () => void {
  const old = new Set<unknown>(table.showing.news.slice(0, -1));
  const end = $effect.root(() => {
    $effect(() => {
      const fresh = table.showing.news.filter((one) => !old.has(one));
      if (fresh.some(({ how }) => how === 'asked')) voice.makeWay();
      for (const one of fresh) {
        old.add(one);
        voice.say(one.text, one.how);
      }
    });
    $effect(() => {
      if (!table.bubble) return;
      voice.makeWay();
      voice.say(table.bubble, 'asked');
    });
    $effect(() => {
      const next = table.device.handOver;
      if (next !== null) voice.say(words.say('hand-over-to', { name: table.name(next) }), 'question');
    });
  });
  return () => {
    end();
    voice.stop();
  };
}
