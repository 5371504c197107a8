/** Short sounds by WebAudio; silent if sound is switched off. */
import { settings } from "../state/settings.svelte";

export type Sound = "card" | "coin" | "turn" | "rome" | "win" | "lose" | "no";

/** One tone: start and end pitch, start time, duration and volume. */
export interface Tone {
  readonly hertz: number;
  readonly to?: number;
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

/** A rustle: filtered noise around a pitch. */
export interface Rustle {
  readonly around: number;
  readonly seconds: number;
  readonly loud: number;
}

export interface Score {
  readonly tones: readonly Tone[];
  readonly rustle?: Rustle;
}

export const SCORES: Record<Sound, Score> = {
  card: {
    tones: [{ hertz: 190, to: 120, at: 0.03, seconds: 0.07, loud: 0.1, shape: "sine" }],
    rustle: { around: 2600, seconds: 0.09, loud: 0.12 },
  },
  coin: { tones: chord([1976, 2637, 3951], 0.045, 0.28, 0.05, "sine") },
  turn: { tones: chord([523, 784], 0.14, 0.5, 0.11, "triangle") },
  rome: {
    tones: [
      { hertz: 98, to: 82, at: 0, seconds: 0.9, loud: 0.16, shape: "triangle" },
      { hertz: 147, to: 123, at: 0.06, seconds: 0.8, loud: 0.09, shape: "triangle" },
    ],
    rustle: { around: 400, seconds: 0.25, loud: 0.1 },
  },
  win: { tones: chord([392, 523, 659, 784], 0.13, 0.9, 0.1, "triangle") },
  lose: { tones: chord([392, 330, 262], 0.2, 0.8, 0.1, "triangle") },
  no: { tones: [{ hertz: 165, to: 140, at: 0, seconds: 0.12, loud: 0.1, shape: "sine" }] },
};

/** Overlapping tones, one after the other. */
function chord(
  pitches: number[],
  apart: number,
  seconds: number,
  loud: number,
  shape: OscillatorType,
): Tone[] {
  return pitches.map((hertz, place) => ({ hertz, at: place * apart, seconds, loud, shape }));
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers allow no sound before the first click. Do not queue sounds until then.
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  const score = SCORES[sound];
  for (const tone of score.tones) ring(context, tone);
  if (score.rustle !== undefined) rustle(context, score.rustle);
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const source = new OscillatorNode(audio, { type: tone.shape, frequency: tone.hertz });
  if (tone.to !== undefined) {
    source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.seconds);
  }
  source.connect(fading(audio, begin, tone.seconds, tone.loud));
  source.start(begin);
  source.stop(begin + tone.seconds);
}

function rustle(audio: AudioContext, { around, seconds, loud }: Rustle): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: around, Q: 0.8 });
  source.connect(filter).connect(fading(audio, audio.currentTime, seconds, loud));
  source.start();
}

/** A gain node with a fast attack and a slow decay. */
function fading(audio: AudioContext, begin: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  gain.connect(audio.destination);
  return gain;
}
