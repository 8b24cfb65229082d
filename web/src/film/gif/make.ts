// The film as a file: each picture is drawn from what the page shows, and packed beside it.
import { Camera, drawn, type Size } from '../capture.ts';
import type { Director } from '../director.svelte.ts';
import { PICTURE } from '../plan.ts';
import { MOST_BYTES, type Packed } from './roll.ts';
import type { FromWorker, ToWorker } from './worker.ts';

interface Wishes {
  /** Called with how many pictures have been taken, of how many. */
  progress: (n: number, all: number) => void;
  signal: AbortSignal;
  most?: number;
}

/** Take the film of what an element shows; null if it was given up. */
export async function gifOf(director: Director, element: Element, size: Size, wishes: Wishes): Promise<Packed | null> {
  const camera = await Camera.ready();
  const packer = new Packer(wishes.signal);
  const canvas = document.createElement('canvas');
  const all = director.length / PICTURE;
  let [last, n] = ['', 0];
  try {
    const isWhole = await director.shoot(async (part) => {
      const svg = camera.take([{ element, x: 0, y: 0, ...size }], size);
      if (svg === last) await packer.again(part);
      else await packer.add((await drawn(svg, canvas)).getImageData(0, 0, canvas.width, canvas.height), part);
      last = svg;
      wishes.progress(++n, all);
      return !wishes.signal.aborted;
    });
    return isWhole ? await packer.packed(wishes.most ?? MOST_BYTES) : null;
  } catch (error) {
    if (wishes.signal.aborted) return null;
    throw error;
  } finally {
    packer.end();
  }
}

/** The worker, one question at a time: while it packs a picture the page draws the next, and no more than that one waits for it. */
class Packer {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #signal: AbortSignal;
  #answered: ((message: FromWorker) => void) | null = null;
  #failed: ((reason: Error) => void) | null = null;
  /** When the last question has been answered. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#answered?.(data);
    this.#worker.onerror = ({ message }) => this.#failed?.(new Error(message));
    signal.addEventListener('abort', () => {
      this.end();
      this.#failed?.(new Error('given up'));
    });
  }

  async add({ data, width, height }: ImageData, part: number): Promise<void> {
    await this.#give({ kind: 'picture', width, height, part, pixels: data.buffer }, [data.buffer]);
  }

  async again(part: number): Promise<void> {
    await this.#give({ kind: 'again', part });
  }

  async packed(most: number): Promise<Packed> {
    await this.#busy;
    const found = await this.#ask({ kind: 'end', most });
    if (found.kind !== 'packed') throw new Error('the film was not packed');
    return found;
  }

  end(): void {
    this.#worker.terminate();
  }

  /** Give something to the worker as soon as it has taken what it has. */
  async #give(message: ToWorker, moved: Transferable[] = []): Promise<void> {
    await this.#busy;
    this.#busy = this.#ask(message, moved);
    this.#busy.catch(() => undefined); // whoever comes next is told
  }

  #ask(message: ToWorker, moved: Transferable[] = []): Promise<FromWorker> {
    return new Promise((done, fail) => {
      this.#signal.throwIfAborted(); // nobody would answer
      [this.#answered, this.#failed] = [done, fail];
      this.#worker.postMessage(message, { transfer: moved });
    });
  }
}
