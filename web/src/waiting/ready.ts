// Who is awaited before a start.
import type { PlayerInfo } from '../protocol.gen.ts';

/** Does nobody have to wait for this seat? */
export function isReady(player: PlayerInfo): boolean {
  return player.kind === 'bot' || player.lent === true || (player.here && player.ready === true);
}
