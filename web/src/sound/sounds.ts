// Short, soft sounds, made here: no files. Each has a visual twin on the board or in the sentence, so nothing is told by sound alone.

/** Where a sound is made, and where it goes to. */
export interface Desk {
  audio: BaseAudioContext;
  out: AudioNode;
}

const IN_BAND = 3.2; // how much louder noise has to be to be heard like a tone: most of it stays outside the band

/** A tone that swells quickly and dies away. */
function tone(
  { audio, out }: Desk,
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
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** A horn: it swells, holds its tone, and ends. */
function blow({ audio, out }: Desk, at: number, pitch: number, length: number, loud: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = 'sawtooth';
  oscillator.frequency.setValueAtTime(pitch, at);
  const low = audio.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = pitch * 5;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + length * 0.15);
  gain.gain.setValueAtTime(loud, at + length * 0.7);
  gain.gain.linearRampToValueAtTime(0, at + length);
  oscillator.connect(low).connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** Water or breath: noise through a band that moves. */
function rush({ audio, out }: Desk, at: number, from: number, to: number, length: number, loud: number, narrow = 1): void {
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
  gain.gain.exponentialRampToValueAtTime(loud * IN_BAND, at + length * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}

const knock = (desk: Desk, at: number, loud = 0.22): void => {
  tone(desk, at, 240, 110, 0.09, loud, 'triangle');
  rush(desk, at, 1800, 900, 0.04, loud * 0.16);
};

const bell = (desk: Desk, at: number, pitch: number, loud = 0.12): void => {
  tone(desk, at, pitch, pitch * 0.999, 1.1, loud);
  tone(desk, at, pitch * 2.76, pitch * 2.75, 0.5, loud * 0.35);
};

const MADE = {
  knock: (desk, at) => knock(desk, at),
  dice: (desk, at) => [0, 0.09, 0.2, 0.36, 0.52].forEach((later, i) => knock(desk, at + later, 0.3 - i * 0.035)),
  bell: (desk, at) => bell(desk, at, 660),
  yours: (desk, at) => {
    bell(desk, at, 587, 0.14);
    bell(desk, at + 0.17, 880, 0.17);
  },
  tick: (desk, at) => tone(desk, at, 1250, 900, 0.05, 0.08, 'triangle'),
  splash: (desk, at) => {
    rush(desk, at, 500, 2400, 0.18, 0.28);
    rush(desk, at + 0.12, 2200, 350, 0.7, 0.22);
  },
  snore: (desk, at) => {
    rush(desk, at, 150, 260, 0.6, 0.92, 4);
    tone(desk, at, 70, 95, 0.6, 0.19, 'sawtooth');
    rush(desk, at + 0.75, 900, 500, 0.55, 0.16, 2);
  },
  caught: (desk, at) => {
    tone(desk, at, 466, 440, 0.2, 0.13, 'triangle');
    tone(desk, at + 0.24, 349, 294, 0.55, 0.15, 'triangle');
  },
  sigh: (desk, at) => {
    rush(desk, at, 1100, 380, 0.7, 0.12, 1.4);
    tone(desk, at, 520, 260, 0.6, 0.04);
  },
  sail: (desk, at) => rush(desk, at, 420, 800, 0.32, 0.1),
  coin: (desk, at) => [784, 988, 1175, 1568].forEach((pitch, i) => bell(desk, at + i * 0.11, pitch, 0.08)),
  win: (desk, at) => [523, 659, 784, 1047, 784, 1047].forEach((pitch, i) => bell(desk, at + i * 0.16, pitch, 0.11)),
  whirr: (desk, at) => {
    for (let i = 0, later = 0; i < 18; i++, later += 0.028 + i * 0.0042)
      tone(desk, at + later, 1500 - i * 22, 1000, 0.035, 0.09, 'triangle');
  },
  wind: (desk, at) => {
    rush(desk, at, 260, 640, 0.9, 0.16, 1.6);
    rush(desk, at + 0.6, 600, 240, 1, 0.12, 1.6);
  },
  thunder: (desk, at) => {
    rush(desk, at, 2600, 900, 0.12, 0.22);
    rush(desk, at + 0.08, 160, 60, 1.1, 0.28, 0.8);
    tone(desk, at + 0.08, 62, 38, 0.9, 0.16, 'triangle');
  },
  hum: (desk, at) => {
    blow(desk, at, 98, 1.8, 0.07);
    blow(desk, at, 101.5, 1.8, 0.07); // beats with the first, three or four times a second
    rush(desk, at, 260, 640, 0.9, 0.1, 1.6);
    rush(desk, at + 0.8, 600, 240, 1, 0.1, 1.6);
  },
  sink: (desk, at) => {
    tone(desk, at, 330, 110, 0.9, 0.09, 'triangle');
    [0.25, 0.45, 0.6, 0.72].forEach((later, i) => tone(desk, at + later, 260 + i * 60, 420 + i * 80, 0.07, 0.06));
  },
  shipbell: (desk, at) => [0, 0.22, 0.8, 1.02].forEach((later) => bell(desk, at + later, 880, 0.13)),
  squawk: (desk, at) => {
    tone(desk, at, 900, 1500, 0.11, 0.1, 'sawtooth');
    tone(desk, at + 0.16, 1400, 700, 0.2, 0.1, 'sawtooth');
  },
  horn: (desk, at) => {
    blow(desk, at, 147, 1.3, 0.12);
    blow(desk, at, 220, 1.3, 0.08);
    rush(desk, at, 380, 300, 1.2, 0.05, 2);
  },
  puff: (desk, at) => rush(desk, at, 900, 380, 0.16, 0.07),
  no: (desk, at) => tone(desk, at, 200, 150, 0.14, 0.1, 'triangle'),
} satisfies Record<string, (desk: Desk, at: number) => void>;

export type Sound = keyof typeof MADE;

/** These fill the room: never two of them at once. */
const LOUD: ReadonlySet<string> = new Set<Sound>([
  'yours',
  'dice',
  'splash',
  'snore',
  'coin',
  'win',
  'hum',
  'thunder',
  'caught',
  'shipbell',
  'horn',
]);
/** Heard by whoever does not look at the page, too. */
const CALLS: ReadonlySet<string> = new Set<Sound>(['yours']);

export interface Recipe {
  isLoud: boolean;
  isCall: boolean;
  make: (desk: Desk, at: number) => void;
}

export const SOUNDS = Object.fromEntries(
  Object.entries(MADE).map(([sound, make]) => [sound, { make, isLoud: LOUD.has(sound), isCall: CALLS.has(sound) }]),
) as Record<Sound, Recipe>;
