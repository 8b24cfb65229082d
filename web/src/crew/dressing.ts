// The bots cannot try anything out yet: told once, over the board and in the log.
import type { Table } from '../table/table.svelte.ts';
import { say, words } from '../words/words.svelte.ts';
import { RANKS } from './ranks.ts';
import { WORDS } from './words.ts';

export async function tellDressing(table: Table): Promise<void> {
  await words.also(WORDS);
  const rank = RANKS.findLast((one) => table.heard.players.some(({ bot }) => bot === one)) ?? '';
  table.bubble = say('dressing', { rank });
  table.showing.note({ seat: null, sign: 'u-bot', of: [], text: (scene) => scene.say('dressing', { rank }) });
}
