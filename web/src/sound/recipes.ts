// The sounds of the table, made by the browser itself: wood, paper and small bells, soft and short.
// A recipe writes its nodes into any audio context, one that plays or one that renders to samples.

export type Sound = keyof typeof RECIPES;

interface Desk {
  audio: BaseAudioContext;
  out: AudioNode;
}

/** A swell and a fall: nothing begins or ends with a click. */
function envelope({ audio, out }: Desk, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

/** One tone; bells and wood differ by their overtones and by how long they ring. */
function tone(desk: Desk, at: number, pitch: number, peak: number, fall: number, overtone = 0): void {
  for (const [times, part] of [[1, 1], [overtone, 0.22]] as const) {
    if (!times) continue;
    const wave = desk.audio.createOscillator();
    wave.frequency.value = pitch * times;
    wave.connect(envelope(desk, at, peak * part, 0.008, fall / times));
    wave.start(at);
    wave.stop(at + fall + 0.05);
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of rustling, the same each time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const found = noises.get(audio);
  if (found) return found;
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[n] = seed / 2 ** 31;
  }
  noises.set(audio, made);
  return made;
}

/** Paper: rustling of a certain brightness, that may become brighter or duller. */
function rustle(desk: Desk, at: number, from: number, to: number, peak: number, length: number): void {
  const [source, filter] = [desk.audio.createBufferSource(), desk.audio.createBiquadFilter()];
  source.buffer = noiseOf(desk.audio);
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(desk, at, peak, length * 0.25, length * 0.75));
  source.start(at, (at * 7.31) % 0.2, length + 0.05);
}

/** A card lands on wood. */
function card(desk: Desk, at: number, peak: number): void {
  rustle(desk, at, 2600, 900, peak, 0.07);
  tone(desk, at + 0.015, 150, peak * 0.9, 0.09);
}

const RECIPES = {
  deal: (desk: Desk, at: number) => {
    for (let n = 0; n < 8; n++) rustle(desk, at + n * 0.075, 3200, 1700, 0.16, 0.05);
  },
  lay: (desk: Desk, at: number) => card(desk, at, 0.3),
  sweep: (desk: Desk, at: number) => {
    rustle(desk, at, 700, 2400, 0.2, 0.3);
    card(desk, at + 0.3, 0.14);
  },
  step: (desk: Desk, at: number) => tone(desk, at, 220, 0.16, 0.1, 2.8),
  gem: (desk: Desk, at: number) => {
    tone(desk, at, 1319, 0.12, 0.5, 2.01);
    tone(desk, at + 0.07, 1976, 0.08, 0.45);
  },
  point: (desk: Desk, at: number) => tone(desk, at, 988, 0.12, 0.35, 2),
  sour: (desk: Desk, at: number) => tone(desk, at, 208, 0.16, 0.3, 1.5),
  turn: (desk: Desk, at: number) => {
    tone(desk, at, 587, 0.16, 0.28, 3.9);
    tone(desk, at + 0.11, 784, 0.12, 0.36, 3.9);
  },
  'round-won': (desk: Desk, at: number) => melody(desk, at, [523, 659, 784], 0.13),
  'round-lost': (desk: Desk, at: number) => melody(desk, at, [440, 370], 0.17),
  victory: (desk: Desk, at: number) => melody(desk, at, [523, 659, 784, 1047], 0.15),
  defeat: (desk: Desk, at: number) => melody(desk, at, [392, 349, 294], 0.2),
} as const;

function melody(desk: Desk, at: number, pitches: readonly number[], each: number): void {
  for (const [n, pitch] of pitches.entries()) tone(desk, at + n * each, pitch, 0.14, n === pitches.length - 1 ? 0.8 : 0.4, 2);
}

export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Write a sound into a context, from a time of its clock on. */
export function write(audio: BaseAudioContext, out: AudioNode, sound: Sound, at: number): void {
  RECIPES[sound]({ audio, out }, at);
}
