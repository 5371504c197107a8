/** Short sounds by WebAudio; silent if sound is switched off. */
import { settings } from "../state/settings.svelte";

export type Sound =
  | "card"
  | "bury"
  | "stone"
  | "coin"
  | "shield down"
  | "shield up"
  | "peek"
  | "conspirator"
  | "march"
  | "last round"
  | "turn"
  | "rome"
  | "win"
  | "lose"
  | "no";

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
  readonly at?: number;
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
  bury: {
    tones: [{ hertz: 130, to: 65, at: 0.04, seconds: 0.18, loud: 0.12, shape: "sine" }],
    rustle: { around: 700, seconds: 0.22, loud: 0.14 },
  },
  stone: {
    tones: [
      { hertz: 420, to: 260, at: 0, seconds: 0.07, loud: 0.15, shape: "triangle" },
      { hertz: 1250, at: 0, seconds: 0.04, loud: 0.05, shape: "sine" },
    ],
    rustle: { around: 3200, seconds: 0.03, loud: 0.1 },
  },
  // Wood: the shield comes down to the players.
  "shield down": {
    tones: [
      { hertz: 240, to: 170, at: 0, seconds: 0.13, loud: 0.16, shape: "triangle" },
      { hertz: 330, to: 240, at: 0.05, seconds: 0.1, loud: 0.07, shape: "triangle" },
    ],
    rustle: { around: 900, seconds: 0.05, loud: 0.1 },
  },
  // Iron: Rome has it.
  "shield up": { tones: chord([611, 987, 1543], 0.015, 0.6, 0.05, "triangle") },
  // A breath, and a flame that flickers up.
  peek: {
    tones: [{ hertz: 196, to: 233, at: 0.25, seconds: 1.1, loud: 0.05, shape: "sine" }],
    rustle: { around: 480, seconds: 1.2, loud: 0.08 },
  },
  conspirator: { tones: steps([0, 0.38, 0.76, 0.9], 84, 46, 0.34, 0.2) },
  march: {
    tones: steps([0, 0.26, 0.52], 118, 70, 0.14, 0.17),
    rustle: { around: 900, seconds: 0.6, loud: 0.05 },
  },
  // A horn: a fifth, then the octave.
  "last round": {
    tones: [
      { hertz: 220, at: 0, seconds: 0.5, loud: 0.06, shape: "sawtooth" },
      { hertz: 330, at: 0.02, seconds: 0.5, loud: 0.04, shape: "sawtooth" },
      { hertz: 440, at: 0.42, seconds: 0.9, loud: 0.06, shape: "sawtooth" },
    ],
  },
  rome: {
    tones: [
      { hertz: 98, to: 82, at: 0, seconds: 0.9, loud: 0.16, shape: "triangle" },
      { hertz: 147, to: 123, at: 0.06, seconds: 0.8, loud: 0.09, shape: "triangle" },
    ],
    rustle: { around: 400, seconds: 0.25, loud: 0.1 },
  },
  // A lyre: plucked strings, up and down again.
  win: { tones: chord([392, 523, 659, 784, 659, 784, 1047], 0.12, 0.8, 0.09, "triangle") },
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

/** The same low beat at several times. */
function steps(times: number[], hertz: number, to: number, seconds: number, loud: number): Tone[] {
  return times.map((at) => ({ hertz, to, at, seconds, loud, shape: "sine" }));
}

let context: AudioContext | null = null;

/** Play a sound, after a number of seconds. */
export function play(sound: Sound, late = 0): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers allow no sound before the first click. Do not queue sounds until then.
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  const score = SCORES[sound];
  for (const tone of score.tones) ring(context, { ...tone, at: tone.at + late });
  if (score.rustle !== undefined) rustle(context, { ...score.rustle, at: late });
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

function rustle(audio: AudioContext, { at = 0, around, seconds, loud }: Rustle): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: around, Q: 0.8 });
  const begin = audio.currentTime + at;
  source.connect(filter).connect(fading(audio, begin, seconds, loud));
  source.start(begin);
}

/** A gain node with a fast attack and a slow decay. */
function fading(audio: AudioContext, begin: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  gain.connect(audio.destination);
  return gain;
}
