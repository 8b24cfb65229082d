// Whether this device wants reviews at all: where they are off none is offered, and none is asked for.
import { keep, recall } from '../net/memory.ts';

class Wish {
  isOn = $state(recall('reviews', true));

  set(on: boolean): void {
    this.isOn = on;
    keep('reviews', on);
  }
}

export const wish = new Wish();
