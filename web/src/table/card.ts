// The words on the card that says what to do, and which of them are said to those who listen.
import type { Action, GameFace, Now, Scene, Told } from '../games/contract.ts';
import type { Due } from '../protocol.gen.ts';
import { flag, thrower, thrownOn, throws, title } from './flag.ts';
import type { Showing } from './showing.svelte.ts';

/** What the words depend on. */
export interface Moment {
  game: GameFace;
  scene: Scene;
  showing: Pick<Showing, 'held' | 'story' | 'begun' | 'busy' | 'interlude'>;
  /** What has to be thrown on the table, and whether it is entered here. */
  due: Due | null;
  isEntering: boolean;
  isMine: boolean;
  /** The actions of a tapped place that can mean several things. */
  chosen: Action[] | null;
  /** How something is thrown here. */
  how: string;
  /** The seats whose people are here. */
  seats: readonly number[];
}

/** Whose turn it is, or what is nobody's turn. */
export function flagOf({ game, scene, showing: { interlude, held }, seats }: Moment): string {
  if (interlude) return title(interlude, scene);
  const turn = held ? { ...scene, actors: [held.seat] } : scene; // it waits for that hand, whoever acted last
  return game.flag?.(turn) ?? flag(turn, seats);
}

/** The sentence, and the smaller one below it. */
export function cardOf({ game, scene, showing, due, isEntering, isMine, chosen, how }: Moment): Now {
  const { held, busy, begun } = showing;
  if (due) return { say: thrownOn(due, scene, isEntering), sub: '' };
  if (held) return { say: thrower(held, scene), sub: held.isMine ? scene.say(how) : '' };
  const now = !isMine ? game.waiting(scene) : chosen ? game.asking(scene, chosen) : game.now(scene);
  const story = showing.story?.text(scene) ?? null;
  const isWatching = scene.me === null && !scene.outcome;
  const sub = busy ? '' : isWatching ? scene.say('watching') : now.sub;
  return { say: story ?? (busy && begun ? happening(begun, game, scene) : null) ?? now.say, sub };
}

/** What has begun, until something can be read of it: who throws, else what the game says. */
function happening(event: Told, game: GameFace, scene: Scene): string | null {
  const hand = game.thrower?.(event) ?? null;
  return hand === null ? (game.happens?.(event, scene) ?? null) : throws(event, hand, scene);
}

/** What is said of it: whose turn it is, what to do, and a hint. */
export interface Prompt {
  /** Empty where the log has told it, a card that was turned up, and where the sentence names whoever is waited for. */
  flag: string;
  /** Empty while nothing is asked. */
  say: string;
  hint: string;
}

/** What is asked now. What happens is told by the lines of the log, the end by its page; neither bots nor people who are here are waited
    for: these are asked. */
export function promptOf({ say, sub }: Now, moment: Moment): Prompt {
  const { game, scene, showing, isMine, chosen } = moment;
  const flag = !showing.interlude && game.flag?.(scene) ? '' : flagOf(moment);
  const isWaiting = () => scene.actors.some((seat) => !moment.seats.includes(seat) && scene.players[seat]?.kind === 'person');
  if (showing.held?.isMine || moment.isEntering) return { flag, say, hint: '' };
  if (isMine) return chosen ? { flag, say: `${say} ${sub}`, hint: '' } : { flag, say, hint: sub };
  const isPlaying = showing.busy && !showing.held; // what somebody else holds in the hand is waited for
  const told = scene.outcome || isPlaying || !(showing.held || isWaiting()) ? '' : say;
  return { flag: scene.actors.some((seat) => told.includes(scene.name(seat))) ? '' : flag, say: told, hint: '' };
}

type Voice = Pick<Showing, 'news' | 'speak' | 'isRace'>;

/** Says what is asked, each thing once: whose turn it is when that has changed, and no hint twice running. */
export class Prompter {
  readonly #showing: Voice;
  #flag = '';
  #isCalled = false;
  #said = '';
  #hint = '';
  /** The last of the news when it was asked: answers and asides do not ask it anew. */
  #last: unknown;

  constructor(showing: Voice) {
    this.#showing = showing;
  }

  ask({ flag, say, hint }: Prompt): void {
    if (flag !== this.#flag) [this.#flag, this.#isCalled] = [flag, false];
    const isSaid = say === this.#said && (this.#showing.isRace || this.#newest() === this.#last);
    if (!say || (isSaid && (hint === this.#hint || !hint))) return;
    const isHurried = isSaid && this.#showing.isRace;
    const text = [this.#isCalled ? '' : flag, isHurried ? '' : say, hint === this.#hint ? '' : hint].filter(Boolean).join(' ');
    [this.#said, this.#hint, this.#isCalled] = [say, hint || this.#hint, true];
    this.#showing.speak([text], 'question');
    this.#last = this.#newest();
  }

  #newest(): unknown {
    return this.#showing.news.findLast(({ how }) => how === 'news');
  }
}
