// Packs a film beside the page: pictures come in, a file goes out. Whoever has enough of it ends the worker.
import { coloursOf } from './palette.ts';
import { packed, Roll } from './roll.ts';

/** To the worker: a picture, the last one again, or that there are no more. */
export type ToWorker =
  | { kind: 'picture'; width: number; height: number; part: number; pixels: ArrayBuffer }
  | { kind: 'again'; part: number }
  | { kind: 'end'; most: number };
/** From it: a picture has been taken, or all is done. */
export type FromWorker = { kind: 'taken' } | { kind: 'packed'; bytes: Uint8Array<ArrayBuffer>; width: number; colours: number };

const COLOURS = 255;
const answer = (message: FromWorker, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });
let roll: Roll | null = null;

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'picture') {
    roll ??= new Roll(data.width, data.height, COLOURS);
    roll.add(coloursOf(new Uint8Array(data.pixels)), data.part);
    answer({ kind: 'taken' });
  } else if (data.kind === 'again') {
    roll?.again(data.part);
    answer({ kind: 'taken' });
  } else if (roll) {
    const found = packed(roll, data.most);
    answer({ kind: 'packed', ...found }, [found.bytes.buffer]);
  }
};
