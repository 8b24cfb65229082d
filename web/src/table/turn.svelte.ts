// Whose turn it is at the table that is shown, what its card says, and what of that is said to those who listen.
import { untrack } from 'svelte';
import type { GameFace } from '../games/contract.ts';
import { cardOf, flagOf, Prompter, promptOf, type Moment } from './card.ts';
import { emblemShown } from './flag.ts';
import type { Playing } from './playing.svelte.ts';
import type { Pointing } from './pointing.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Table } from './table.svelte.ts';

const FORCED_MS = 1500; // to see what the only move is

export type Turn = ReturnType<typeof followTurn>;

/** Call it while a component is set up: it follows the table. */
export function followTurn(table: Table, game: GameFace, pointing: Pointing, playing: Playing) {
  const { showing, heard, device } = table;
  const scene = $derived(table.scene);
  const isEntering = $derived(table.enterer !== null);
  const isMine = $derived(
    scene !== null &&
      scene.me !== null &&
      !table.due &&
      scene.actors.includes(scene.me) &&
      !showing.busy &&
      (!heard.acting || scene.race !== null),
  );
  /** Does the table wait for somebody here? */
  const isAwaited = $derived(isMine || isEntering);
  const moment = $derived<Moment | null>(
    scene && {
      game,
      scene,
      showing,
      due: table.due,
      isEntering,
      isMine,
      chosen: pointing.open,
      how: playing.how,
      seats: device.seats,
    },
  );
  const flag = $derived(moment ? flagOf(moment) : '');
  const card = $derived(moment ? cardOf(moment) : { say: '', sub: '' });
  const emblem = $derived(scene ? emblemShown(scene, showing.interlude) : 'anchor');
  /** The person who has to act and is away, while nobody here has anything to do. */
  const absent = $derived(
    scene && !isAwaited && !scene.outcome && !showing.busy && device.seats.length > 0
      ? (scene.actors.find((seat) => scene.away(seat) !== null && !scene.players[seat]?.lent) ?? null)
      : null,
  );
  /** On the own turn, with a real choice, the crew may be asked: where the table allows it. */
  const mayHint = $derived(isMine && (heard.hall?.hints ?? true) && !scene?.race && (scene?.legal.length ?? 0) > 1);

  const prompter = new Prompter(showing);
  const asked = $derived(moment && promptOf(card, moment));
  $effect(() => {
    const prompt = asked;
    if (prompt) untrack(() => prompter.ask(prompt));
  });

  // A move that is the only one is made by itself, if wished: after it could be seen.
  const only = $derived(settings.forced && isMine && scene?.legal.length === 1 ? scene.legal[0] : null);
  $effect(() => {
    const action = only;
    if (!action) return;
    const timer = setTimeout(() => table.act(action), FORCED_MS * Math.max(settings.times, 0.4));
    return () => clearTimeout(timer);
  });

  return {
    get isEntering() {
      return isEntering;
    },
    get isMine() {
      return isMine;
    },
    get isAwaited() {
      return isAwaited;
    },
    get flag() {
      return flag;
    },
    get card() {
      return card;
    },
    get emblem() {
      return emblem;
    },
    get absent() {
      return absent;
    },
    get mayHint() {
      return mayHint;
    },
  };
}
