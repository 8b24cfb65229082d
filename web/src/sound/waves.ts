// How the sea behind the table sounds: soft noise that swells like slow waves.

const SECONDS = 6; // of noise, played over and over
const LOUD = 0.035;
const SWELL = 0.02; // on top of it and below
const WAVE_HERTZ = 0.11;
const FADE_SECONDS = 1.2;

/** Let it be heard; what is given back lets it end. */
export function begin(context: AudioContext): () => void {
  const noise = context.createBufferSource();
  noise.buffer = brown(context);
  noise.loop = true;
  const low = context.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 520;
  const master = context.createGain();
  master.gain.setValueAtTime(0.0001, context.currentTime);
  master.gain.linearRampToValueAtTime(LOUD, context.currentTime + FADE_SECONDS);
  const wave = context.createOscillator();
  wave.frequency.value = WAVE_HERTZ;
  const depth = context.createGain();
  depth.gain.value = SWELL;
  wave.connect(depth).connect(master.gain);
  noise.connect(low).connect(master).connect(context.destination);
  noise.start();
  wave.start();
  return () => {
    const at = context.currentTime;
    master.gain.cancelScheduledValues(at);
    master.gain.setTargetAtTime(0, at, FADE_SECONDS / 5);
    for (const source of [noise, wave]) source.stop(at + FADE_SECONDS);
  };
}

/** Noise like water: each sample wanders from the last; both ends meet, so that nothing clicks. */
function brown(context: AudioContext): AudioBuffer {
  const samples = context.sampleRate * SECONDS;
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    data[i] = last * 3.5;
  }
  const seam = data[samples - 1] ?? 0;
  for (let i = 0; i < samples; i++) data[i] = (data[i] ?? 0) - (seam - (data[0] ?? 0)) * (i / samples);
  return buffer;
}
