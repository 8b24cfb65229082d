// What a person sets once for this device.
import { factor, type Pace } from '../board/motion.ts';
import { keep, recall } from '../net/memory.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  pace = $state<Pace>(recall<Pace>('pace', 'normal'));
  sound = $state(recall('sound', true));
  /** A move that is the only one is made by itself. */
  forced = $state(recall('forced', false));
  /** Dice and spinner wait for the hand of whoever's turn it is. */
  byHand = $state(recall('byHand', true));
  /** The sea is heard behind the table, when there is sound at all. */
  sea = $state(recall('sea', true));
  /** The tablet lies flat between people: cards turn to whoever's turn it is. */
  flat = $state(recall('flat', false));
  /** A curtain stands before every turn on a device that people share, where there are secrets. */
  curtain = $state(recall('curtain', false));
  /** The own secret lies open where nobody else looks at the screen, in games that allow it. */
  open = $state(recall('open', true));
  /** Everything that is told is read aloud by itself. */
  aloud = $state(recall('aloud', false));
  /** A notification says when it is one's turn, where the browser allows it. */
  notify = $state(recall('notify', false));
  /** A finger's tap plays at once what it could regret, instead of showing it first. */
  sure = $state(recall('sure', false));
  /** Bots say why they did something. */
  why = $state(recall('why', true));
  /** Has anything ever been played from here? */
  acted = $state(recall('acted', false));
  still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => (this.still = still.matches));
  }

  /** What durations are multiplied by. */
  get times(): number {
    return factor(this.pace);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on);
  }

  setForced(on: boolean): void {
    this.forced = on;
    keep('forced', on);
  }

  setByHand(on: boolean): void {
    this.byHand = on;
    keep('byHand', on);
  }

  setSea(on: boolean): void {
    this.sea = on;
    keep('sea', on);
  }

  setFlat(on: boolean): void {
    this.flat = on;
    keep('flat', on);
  }

  setCurtain(on: boolean): void {
    this.curtain = on;
    keep('curtain', on);
  }

  setOpen(on: boolean): void {
    this.open = on;
    keep('open', on);
  }

  setAloud(on: boolean): void {
    this.aloud = on;
    keep('aloud', on);
  }

  setNotify(on: boolean): void {
    this.notify = on;
    keep('notify', on);
  }

  setSure(on: boolean): void {
    this.sure = on;
    keep('sure', on);
  }

  setWhy(on: boolean): void {
    this.why = on;
    keep('why', on);
  }

  setActed(): void {
    if (this.acted) return;
    this.acted = true;
    keep('acted', true);
  }
}

export const settings = new Settings();
