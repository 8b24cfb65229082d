import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** A part that sounds go through; it notes when it is to fall silent. */
class Node {
  frequency = new Value();
  Q = new Value();
  gain = new Value();
  type = '';
  buffer: unknown = null;
  connect<To>(to: To): To {
    return to;
  }
  start = (): void => undefined;
  stop = (): void => undefined;
}
class Value {
  value = 0;
  silencedAt: number | null = null;
  setValueAtTime = (): void => undefined;
  linearRampToValueAtTime = (): void => undefined;
  exponentialRampToValueAtTime = (): void => undefined;
  setTargetAtTime(to: number, at: number): void {
    assert.equal(to, 0);
    this.silencedAt = at;
  }
}
/** A stand-in for the browser's sound: what leads straight to the loudspeaker is a sound of its own. */
class Context {
  static voices: Node[] = [];
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  createGain(): Node {
    const node = new Node();
    node.connect = (to) => {
      if ((to as unknown) === this.destination) Context.voices.push(node);
      return to;
    };
    return node;
  }
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
}

const page = { hidden: false };
Object.assign(globalThis, { AudioContext: Context, document: page });
const { play, setSound, wakeSound } = await import('./sound.ts');
wakeSound();
const heard = async (): Promise<Node[]> => {
  await new Promise(setImmediate);
  return Context.voices;
};

beforeEach(() => {
  Context.voices = [];
  page.hidden = false;
  setSound(true);
});

test('of two loud sounds the first gives way', async () => {
  play('thunder');
  play('horn');
  const [first, second] = await heard();
  assert.notEqual(first?.gain.silencedAt, null);
  assert.equal(second?.gain.silencedAt, null);
});

test('a soft sound takes nothing from a loud one', async () => {
  play('horn');
  play('tick');
  const [first] = await heard();
  assert.equal(first?.gain.silencedAt, null);
});

test('a hidden page is silent, but calls whoever is at turn', async () => {
  page.hidden = true;
  play('coin');
  assert.equal((await heard()).length, 0);
  play('yours');
  assert.equal((await heard()).length, 1);
});

test('switched off, nothing is heard', async () => {
  setSound(false);
  play('yours');
  assert.equal((await heard()).length, 0);
});
