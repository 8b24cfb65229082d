/** What is told without a question: what is left to load, whom one waits for, and every action as a sentence. */

import type { Now } from '../contract.ts';
import { listed, myShip, penalty, sackName, tileName, toLoad, viewOf } from './sentences.ts';
import type { Action, Scene } from './types.ts';

export const has = (scene: Scene, kind: Action['kind']): boolean => scene.legal.some((action) => action.kind === kind);

/** What to do while one loads; null when something is asked. */
export function toDo(scene: Scene): Now | null {
  const { say } = scene;
  const view = viewOf(scene);
  if (view.phase !== 'grab' && view.phase !== 'load') return null;
  const ship = myShip(scene);
  const left = ship ? toLoad(ship, view.numbers) : { tiles: 0, sacks: 0 };
  const id = view.first === null ? (view.phase === 'load' ? 'now-load' : 'now-grab') : 'now-late';
  const sub = view.picks > 0 ? say('now-picks', { picks: view.picks }) : leftToLoad(left, scene);
  return { say: say(left.tiles === 0 && left.sacks > 0 ? 'now-sacks' : id), sub };
}

function leftToLoad({ tiles, sacks }: { tiles: number; sacks: number }, scene: Scene): string {
  if (tiles > 0 && sacks > 0)
    return scene.say('left-both', { tiles: scene.say('left-tiles', { tiles }), sacks: scene.say('left-sacks', { sacks }) });
  return scene.say('left-one', { left: tiles > 0 ? scene.say('left-tiles', { tiles }) : scene.say('left-sacks', { sacks }) });
}

export function waiting(scene: Scene): Now {
  const { say } = scene;
  const view = viewOf(scene);
  const ids: Partial<Record<string, string>> = {
    grab: 'wait-load',
    load: 'wait-turn',
    turned: 'wait-turn',
    haste: 'wait-turn',
    meet: 'wait-meet',
    answer: 'wait-answer',
    choose: 'wait-choose',
    store: 'wait-store',
    pay: 'wait-pay',
    chest: 'wait-chest',
  };
  if (view.phase === 'over') return { say: say('now-over'), sub: '' };
  const id = ids[view.phase];
  const others = scene.actors.filter((seat) => seat !== scene.me); // oneself only while the own answer is on its way
  if (!id || others.length === 0) return { say: say('now-deal'), sub: '' };
  return {
    say: say(id, {
      name: listed(
        others.map((seat) => scene.name(seat)),
        scene,
      ),
      many: others.length,
    }),
    sub: waitingSub(scene),
  };
}

/** What was answered is what happens. */
export const happens = (_: unknown, scene: Scene): string | null => waitingSub(scene) || null;

function waitingSub(scene: Scene): string {
  const view = viewOf(scene);
  if (scene.isCovered) return '';
  if (view.phase === 'grab' && scene.me !== null) return scene.say('wait-load-sub');
  if (view.phase === 'meet' && scene.me !== null && !view.asked.includes(scene.me))
    return scene.say(view.meets.includes(scene.me) ? 'wait-you-meet' : 'wait-you-flee');
  if (view.phase === 'answer' && view.answer !== null)
    return scene.say(view.answer ? 'wait-you-fulfil' : view.top === 'pirates' ? 'wait-you-robbed' : 'wait-you-decline');
  return '';
}

export function tileShown(tile: string | null | undefined, scene: Scene): string {
  return viewOf(scene).heap.find((one) => one.tile === tile)?.shows ?? 'back';
}

/** A joker by name: the parrot, or two equal tiles. */
export function jokerName(joker: string, scene: Scene): string {
  return joker === 'parrot' ? scene.say('joker-parrot') : scene.say('joker-pair', { tile: tileName(joker, scene) });
}

/** A legal action as a whole sentence. */
export function sentence(action: Action, scene: Scene): string {
  const { say } = scene;
  switch (action.kind) {
    case 'take':
      return say(`do-take-${action.to}`, { tile: tileName(tileShown(action.tile, scene), scene) });
    case 'load':
    case 'wish':
    case 'waive':
    case 'spill':
    case 'hand_over':
      return say(`do-${action.kind}`, { sack: sackName(action.colour, scene) });
    case 'dump':
      return say('do-dump', { tile: tileName(action.tile, scene) });
    case 'snatch':
    case 'bury':
      return say(`do-${action.kind}-${action.to}`);
    case 'fulfil':
      return [
        say(action.spare ? 'do-spare' : 'do-fulfil', { tile: action.spare ? tileName(action.spare, scene) : '' }),
        action.joker ? say('do-joker', { joker: jokerName(action.joker, scene) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'spare':
      return say('do-spare', { tile: tileName(action.tile, scene) });
    case 'name':
      return say('do-joker', { joker: jokerName(action.joker, scene) });
    case 'decline':
      if (viewOf(scene).top !== 'pirates') return say('do-decline');
      return penalty(scene) ? say('do-penalty', { takes: penalty(scene) }) : say('do-penalty-none');
    default:
      return say(`do-${action.kind}`);
  }
}
