// Short, soft sounds, made here: no files. Each has a visual twin on the board or in the sentence, so nothing is told by sound alone.
export type Sound =
  | 'knock'
  | 'dice'
  | 'bell'
  | 'tick'
  | 'splash'
  | 'snore'
  | 'sail'
  | 'coin'
  | 'win'
  | 'no'
  | 'whirr'
  | 'wind'
  | 'thunder'
  | 'sink'
  | 'puff'
  | 'shipbell'
  | 'squawk'
  | 'horn';

let context: AudioContext | null = null;
let isOn = true;
const wakers: (() => void)[] = [];

/** The page's sound, once a touch has woken it. */
export function audio(): AudioContext | null {
  return context;
}

/** Call when sound wakes up. */
export function onWake(call: () => void): void {
  wakers.push(call);
}

/** Phones allow sound only after a touch: wake it at the first one. */
export function wakeSound(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const isNew = context === null;
  context ??= new Context();
  if (context.state === 'suspended') void context.resume();
  if (isNew) for (const call of wakers) call();
}

export function setSound(on: boolean): void {
  isOn = on;
}

export function play(sound: Sound): void {
  if (!isOn || context?.state !== 'running' || document.hidden) return;
  SOUNDS[sound](context, context.currentTime + 0.01);
}

/** A tone that swells quickly and dies away. */
function tone(
  audio: AudioContext,
  at: number,
  from: number,
  to: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** Water or breath: noise through a band that moves. */
function rush(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number, narrow = 1): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at);
}

const knock = (audio: AudioContext, at: number, loud = 0.22): void => {
  tone(audio, at, 240, 110, 0.09, loud, 'triangle');
  rush(audio, at, 1800, 900, 0.04, loud * 0.5);
};

const bell = (audio: AudioContext, at: number, pitch: number, loud = 0.12): void => {
  tone(audio, at, pitch, pitch * 0.999, 1.1, loud);
  tone(audio, at, pitch * 2.76, pitch * 2.75, 0.5, loud * 0.35);
};

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  knock: (audio, at) => knock(audio, at),
  dice: (audio, at) => [0, 0.09, 0.2, 0.36, 0.52].forEach((later, i) => knock(audio, at + later, 0.2 - i * 0.03)),
  bell: (audio, at) => bell(audio, at, 660),
  tick: (audio, at) => tone(audio, at, 1250, 900, 0.05, 0.06, 'triangle'),
  splash: (audio, at) => {
    rush(audio, at, 500, 2400, 0.18, 0.3);
    rush(audio, at + 0.12, 2200, 350, 0.7, 0.22);
  },
  snore: (audio, at) => {
    rush(audio, at, 150, 260, 0.6, 0.3, 4);
    tone(audio, at, 70, 95, 0.6, 0.07, 'sawtooth');
    rush(audio, at + 0.75, 900, 500, 0.55, 0.08, 2);
  },
  sail: (audio, at) => rush(audio, at, 420, 800, 0.32, 0.1),
  coin: (audio, at) => [784, 988, 1175, 1568].forEach((pitch, i) => bell(audio, at + i * 0.11, pitch, 0.08)),
  win: (audio, at) => [523, 659, 784, 1047, 784, 1047].forEach((pitch, i) => bell(audio, at + i * 0.16, pitch, 0.11)),
  whirr: (audio, at) => {
    for (let i = 0, later = 0; i < 18; i++, later += 0.028 + i * 0.0042)
      tone(audio, at + later, 1500 - i * 22, 1000, 0.035, 0.05, 'triangle');
  },
  wind: (audio, at) => {
    rush(audio, at, 260, 640, 0.9, 0.16, 1.6);
    rush(audio, at + 0.6, 600, 240, 1, 0.12, 1.6);
  },
  thunder: (audio, at) => {
    rush(audio, at, 2600, 900, 0.12, 0.22);
    rush(audio, at + 0.08, 160, 60, 1.1, 0.5, 0.8);
    tone(audio, at + 0.08, 62, 38, 0.9, 0.16, 'triangle');
  },
  sink: (audio, at) => {
    tone(audio, at, 330, 110, 0.9, 0.09, 'triangle');
    [0.25, 0.45, 0.6, 0.72].forEach((later, i) => tone(audio, at + later, 260 + i * 60, 420 + i * 80, 0.07, 0.06));
  },
  shipbell: (audio, at) => [0, 0.22, 0.8, 1.02].forEach((later) => bell(audio, at + later, 880, 0.13)),
  squawk: (audio, at) => {
    tone(audio, at, 900, 1500, 0.11, 0.07, 'sawtooth');
    tone(audio, at + 0.16, 1400, 700, 0.2, 0.07, 'sawtooth');
  },
  horn: (audio, at) => {
    tone(audio, at, 174, 175, 0.9, 0.16, 'sawtooth');
    tone(audio, at, 220, 221, 0.9, 0.1, 'sawtooth');
    rush(audio, at, 380, 300, 0.9, 0.05, 2);
  },
  puff: (audio, at) => rush(audio, at, 900, 380, 0.16, 0.07),
  no: (audio, at) => tone(audio, at, 200, 150, 0.14, 0.1, 'triangle'),
};
