// What a person sets once for this device.
import { factor, type Pace } from '../board/motion.ts';
import { keep, recall } from '../net/memory.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  pace = $state<Pace>(recall<Pace>('pace', 'normal'));
  sound = $state(recall('sound', true));
  /** A move that is the only one is made by itself. */
  forced = $state(recall('forced', false));
  /** How many matches this device has played to the end or left: the first one teaches. */
  taught = $state(recall('taught', 0));
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

  setTaught(taught: number): void {
    this.taught = taught;
    keep('taught', taught);
  }
}

export const settings = new Settings();
