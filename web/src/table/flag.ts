// Whose turn it is, in the flag.
import type { Held, Interlude, Scene, Told } from '../games/contract.ts';
import { about } from '../games/about.ts';
import type { Due } from '../protocol.gen.ts';

export function winnerOf(scene: Scene): number | null {
  if (!scene.outcome) return null;
  return scene.me !== null && scene.outcome.ranks[scene.me] === 1 ? scene.me : scene.outcome.ranks.indexOf(1);
}

/** The seat whose colour the page takes: at turn, oneself if several are, or the winner. */
function seatShown(scene: Scene): number {
  const own = scene.me !== null && (scene.actors.includes(scene.me) || scene.race) ? scene.me : undefined;
  return winnerOf(scene) ?? own ?? scene.actors[0] ?? scene.me ?? 0;
}

/** The emblem whose colour the page takes. */
export function emblemShown(scene: Scene, interlude: Interlude | null): string {
  return interlude?.emblem ?? scene.players[interlude?.seat ?? seatShown(scene)]?.emblem ?? 'anchor';
}

/** What is nobody's turn, in the flag. */
export function title({ say, seat }: Interlude, scene: Scene): string {
  return seat === undefined ? scene.say(say) : about(scene, say, seat);
}

/** `seats` are those whose people are here; if they share a device each is called by name, also before it has gone round. */
export function flag(scene: Scene, seats: readonly number[] = []): string {
  const seat = seatShown(scene);
  const name = scene.name(seat);
  const isHere = seats.length > 1 && seats.includes(seat);
  if (scene.outcome) return about(scene, 'flag-won', seat);
  if (!isHere && seat !== scene.me) return scene.say('flag-other', { name });
  return scene.players[seat]?.name || isHere ? scene.say('flag-you-name', { name }) : scene.say('flag-you');
}

/** Who throws what is held: the sentence to that person, or to those who wait. */
export function thrower({ event, seat, isMine }: Held, scene: Scene): string {
  return isMine ? scene.say(`throw-${event.kind}`) : throws(event, seat, scene);
}

/** Who throws what rolls now. */
export function throws({ kind }: Told, seat: number, scene: Scene): string {
  return about(scene, `throw-${kind}-other`, seat);
}

/** Who throws on the table, with dice of their own: the sentence to whoever enters it, for themselves or for another, or to those who wait. */
export function thrownOn({ purpose, seat }: Due, scene: Scene, isEntering: boolean): string {
  const whose = !isEntering ? '-other' : seat === scene.me ? '' : '-for';
  return scene.say(`due-${purpose}${whose}`, { name: scene.name(seat) });
}
