/** What is asked on the way, in a sentence, and the buttons that answer it: both say the same thing. */

import type { Now } from '../contract.ts';
import { cardOf, price } from './cards.ts';
import {
  bestLoved,
  isArmed,
  isUseless,
  lacking,
  leastLoved,
  listed,
  myShip,
  penalty,
  robbed,
  sackName,
  tileName,
  viewOf,
} from './sentences.ts';
import { has, jokerName, tileShown, toDo } from './telling.ts';
import { PARROT } from './types.ts';
import type { Action, Button, Scene } from './types.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

const of = <Kind extends Action['kind']>(scene: Scene, kind: Kind): Of<Kind>[] =>
  scene.legal.filter((action): action is Of<Kind> => action.kind === kind);

// What to do.

export function now(scene: Scene): Now {
  const { say } = scene;
  const view = viewOf(scene);
  const category = view.top ?? 'discovery';
  switch (view.phase) {
    case 'turned':
      return { say: say('now-turned', { tile: tileName(tileShown(view.turned, scene), scene) }), sub: '' };
    case 'haste':
      return { say: say('now-haste'), sub: say('now-haste-sub') };
    case 'meet':
      return { say: say('now-meet'), sub: say('now-meet-sub') };
    case 'answer':
      if (scene.isCovered) return { say: say('now-answer'), sub: gives(scene) };
      if (has(scene, 'fulfil')) return { say: say(`now-can-${category}`), sub: gives(scene) };
      return {
        say: say(`now-cannot-${category}`),
        sub: `${lacks(scene)} ${category === 'pirates' ? robbed(scene) : say('now-cannot-sub')}`.trim(),
      };
    case 'choose':
      return { say: say('now-choose', { sacks: view.wishes }), sub: say('now-choose-sub') };
    case 'store':
      return { say: say('now-store'), sub: say('now-store-sub') };
    case 'pay':
      return { say: say('now-pay'), sub: say('now-pay-sub') };
    case 'chest':
      return { say: say('now-chest'), sub: say('now-chest-sub') };
    case 'over':
      return { say: say('now-over'), sub: '' };
    default:
      return toDo(scene) ?? { say: say('now-deal'), sub: '' };
  }
}

/** What the open card would bring, in words. */
function gives(scene: Scene): string {
  const card = cardOf(viewOf(scene).card);
  if (!card) return '';
  const goods = card.gives.length > 0 ? scene.say('count-sacks', { sacks: card.gives.length }) : '';
  const coins = card.money > 0 ? scene.say('count-coins', { money: card.money }) : '';
  const lost = Object.entries((scene.isCovered ? null : price(viewOf(scene)))?.lost ?? {}).map(([colour]) =>
    sackName(colour, scene),
  );
  return [
    scene.say('now-gives', { gives: listed([goods, coins].filter(Boolean), scene) }),
    lost.length > 0 ? scene.say('now-loses', { sacks: listed(lost, scene) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What of the open card is not aboard. */
function lacks(scene: Scene): string {
  const things = lacking(viewOf(scene).card, myShip(scene), scene);
  return things && scene.say('now-lacks', { things });
}

/** What a tapped thing could mean, as a question. */
export function asking(scene: Scene, chosen: Action[]): Now {
  const wish = chosen.find((one) => one.kind === 'spare' || one.kind === 'name');
  if (wish?.kind === 'spare' || wish?.kind === 'name') {
    const kind = wish.kind === 'spare' ? wish.tile : wish.joker;
    const tile = kind === PARROT ? scene.say('joker-parrot') : tileName(kind, scene);
    return { say: scene.say('ask-joker', { tile }), sub: scene.say('ask-keep') };
  }
  if (chosen[0]?.kind === 'snatch') return { say: scene.say('now-haste'), sub: scene.say('now-haste-sub') };
  const action = chosen.find((one) => one.kind === 'dump' || one.kind === 'spill');
  if (action?.kind === 'dump')
    return { say: scene.say('ask-dump', { tile: tileName(action.tile, scene) }), sub: scene.say('ask-keep') };
  if (action?.kind === 'spill')
    return { say: scene.say('ask-spill', { sack: sackName(action.colour, scene) }), sub: scene.say('ask-keep') };
  return now(scene);
}

// The buttons.

const SACKS = 2; // buttons with sacks; the others can be tapped where they lie

export function buttons(scene: Scene, chosen: Action[] | null): Button[] {
  if (chosen) return chosen.slice(0, 3).map((action) => ({ action, label: label(action, scene), ...signOf(action, scene) }));
  const view = viewOf(scene);
  switch (view.phase) {
    case 'turned':
      return firstFilled(
        isUseless(tileShown(view.turned, scene), scene) ? [...of(scene, 'leave'), ...of(scene, 'take')] : scene.legal,
        scene,
      );
    case 'chest':
      return firstFilled(scene.legal, scene);
    case 'haste':
      return firstFilled([...of(scene, 'calm'), ...of(scene, 'snatch')], scene);
    case 'meet':
      return firstFilled(
        scene.isCovered || isArmed(scene)
          ? [...of(scene, 'meet'), ...of(scene, 'flee')]
          : [...of(scene, 'flee'), ...of(scene, 'meet')],
        scene,
      );
    case 'answer':
      return answers(scene);
    case 'choose':
      return firstFilled(scene.isCovered ? of(scene, 'wish') : byColour(of(scene, 'wish'), bestLoved, scene), scene, SACKS);
    case 'pay':
      return firstFilled(byColour(of(scene, 'hand_over'), leastLoved, scene), scene, SACKS);
    case 'store': {
      const useless = of(scene, 'dump').filter((action) => isUseless(action.tile, scene));
      return firstFilled([...useless, ...byColour(of(scene, 'waive'), leastLoved, scene)], scene, SACKS);
    }
    default:
      return [];
  }
}

/** At most three, and the first is the one that a sensible sailor would press. */
function firstFilled(actions: Action[], scene: Scene, most = 3): Button[] {
  return actions.slice(0, most).map((action, i) => ({
    action,
    label: label(action, scene),
    ...signOf(action, scene),
    ...(i === 0 ? { look: 'go' as const } : {}),
  }));
}

function byColour<Sack extends Action & { colour: string }>(
  actions: Sack[],
  order: (scene: Scene, colours: string[]) => string[],
  scene: Scene,
): Sack[] {
  const wanted = order(
    scene,
    actions.map((action) => action.colour),
  );
  return [...actions].sort((one, other) => wanted.indexOf(one.colour) - wanted.indexOf(other.colour));
}

/** Give, let pass, and if a joker can stand for a tile, or another joker than the usual can go, that as a quiet third. */
function answers(scene: Scene): Button[] {
  if (scene.isCovered) return firstFilled([{ kind: 'fulfil' }, { kind: 'decline' }], scene); // whether it can, only its owner knows
  const isPlain = (action: Of<'fulfil'>): boolean => !action.spare && !action.joker;
  const plain = of(scene, 'fulfil').filter(isPlain);
  const said = of(scene, 'fulfil').filter((action) => !isPlain(action) && !(action.spare && action.joker)); // by rules 1
  const spare = [...said, ...of(scene, 'spare'), ...of(scene, 'name')];
  const found = firstFilled([...plain, ...of(scene, 'decline')], scene);
  if (spare.length > 0) for (const button of found) delete button.sign; // three have little room
  for (const action of spare.slice(0, 3 - found.length))
    found.push({ action, label: label(action, scene), look: 'quiet', ...signOf(action, scene) });
  return found;
}

function label(action: Action, scene: Scene): string {
  const { say } = scene;
  const view = viewOf(scene);
  switch (action.kind) {
    case 'take':
    case 'snatch':
    case 'bury':
      return say(`go-${action.kind}-${action.to}`);
    case 'fulfil':
      if (action.joker) return say('go-joker', { joker: jokerName(action.joker, scene) });
      return action.spare
        ? say('go-spare', { tile: tileName(action.spare, scene) })
        : say(view.top === 'pirates' || view.top === 'discovery' ? 'go-give' : `go-${view.top}`);
    case 'spare':
      return say('go-spare', { tile: tileName(action.tile, scene) });
    case 'name':
      return say('go-joker', { joker: jokerName(action.joker, scene) });
    case 'decline':
      return refusing(scene);
    case 'wish':
    case 'hand_over':
      return say(`colour-${action.colour}`);
    case 'dump':
    case 'spill':
      return say(view.phase === 'store' ? 'go-dump' : 'go-overboard');
    default:
      return say(`go-${action.kind}`);
  }
}

/** Not to give what a card asks for: whoever cannot is not asked for a no, and what the pirates take instead is named. */
function refusing(scene: Scene): string {
  const { say } = scene;
  const couldGive = scene.isCovered || has(scene, 'fulfil'); // under cover nobody else may know
  if (viewOf(scene).top !== 'pirates') return say(couldGive ? 'go-decline' : 'go-on');
  const takes = penalty(scene);
  if (!takes) return say(couldGive ? 'go-penalty-none' : 'go-on');
  return say(couldGive ? 'go-penalty' : 'go-robbed', { takes });
}

function signOf(action: Action, scene: Scene): { sign?: string } {
  switch (action.kind) {
    case 'meet':
    case 'flee':
      return { sign: `ab-${action.kind}` };
    case 'fulfil':
      if (action.joker) return { sign: `ab-${action.joker}` };
      return action.spare
        ? { sign: myShip(scene)?.parrot && !viewOf(scene).numbers.jokers ? 'ab-parrot' : 'ab-monkey' }
        : { sign: `ab-c-${viewOf(scene).top ?? 'discovery'}` };
    case 'spare':
      return { sign: myShip(scene)?.parrot && !viewOf(scene).numbers.jokers ? 'ab-parrot' : 'ab-monkey' };
    case 'name':
      return { sign: `ab-${action.joker}` };
    case 'wish':
    case 'waive':
    case 'hand_over':
    case 'spill':
      return { sign: `ab-sack-${action.colour}` };
    case 'dump':
      return { sign: `ab-${action.tile}` };
    case 'take':
      return { sign: `ab-${tileShown(action.tile, scene)}` };
    case 'snatch':
      return { sign: 'ab-back' };
    case 'bury':
      return { sign: 'ab-chest' };
    default:
      return {};
  }
}
