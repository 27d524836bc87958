import type { Note } from "./notes.ts";

/** Schedules the notes in an audio context, from a time of its clock on. */
export function perform(context: BaseAudioContext, notes: readonly Note[], from: number): void {
  for (const note of notes) INSTRUMENTS[note.instrument](context, { ...note, at: from + note.at });
}

type Instrument = (context: BaseAudioContext, note: Note) => void;

const INSTRUMENTS: Readonly<Record<Note["instrument"], Instrument>> = {
  /** A knock: noise that rings at one pitch, and a short tone beneath it. */
  wood: (context, note) => {
    const grain = new BiquadFilterNode(context, {
      type: "bandpass",
      frequency: note.hertz,
      Q: 6,
    });
    rustle(context, note)
      .connect(grain)
      .connect(fading(context, note, note.loudness * 2));
    tone(context, note, "sine", note.hertz / 2).connect(fading(context, note, note.loudness / 3));
  },
  /** A dull thump that sinks, as of a stamp in wax. */
  wax: (context, note) => {
    const thump = tone(context, note, "sine", note.hertz);
    thump.frequency.exponentialRampToValueAtTime(note.hertz / 2, note.at + note.lasts);
    thump.connect(fading(context, note, note.loudness));
    const cloth = new BiquadFilterNode(context, { type: "lowpass", frequency: 400 });
    rustle(context, note)
      .connect(cloth)
      .connect(fading(context, note, note.loudness / 2));
  },
  /** Brass from afar: bright at first, then rounder. */
  horn: (context, note) => {
    const bore = new BiquadFilterNode(context, {
      type: "lowpass",
      frequency: note.hertz * 5,
      Q: 1,
    });
    bore.frequency.setValueAtTime(note.hertz * 5, note.at);
    bore.frequency.exponentialRampToValueAtTime(note.hertz * 1.5, note.at + note.lasts);
    tone(context, note, "sawtooth", note.hertz)
      .connect(bore)
      .connect(fading(context, note, note.loudness));
  },
  bell: (context, note) => {
    tone(context, note, "triangle", note.hertz).connect(fading(context, note, note.loudness));
  },
};

function tone(
  context: BaseAudioContext,
  { at, lasts }: Note,
  type: OscillatorType,
  hertz: number,
): OscillatorNode {
  const voice = new OscillatorNode(context, { type, frequency: hertz });
  voice.start(at);
  voice.stop(at + lasts);
  return voice;
}

const SWELL_S = 0.004;
const SILENCE = 0.0001;

/** A volume that reaches the loudness at once, and silence at the end of the note. */
function fading(context: BaseAudioContext, { at, lasts }: Note, loudness: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + SWELL_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
  gain.connect(context.destination);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function rustle(context: BaseAudioContext, { at, lasts }: Note): AudioBufferSourceNode {
  const noise = noises.get(context) ?? newNoise(context);
  noises.set(context, noise);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.start(at);
  source.stop(at + lasts);
  return source;
}

const NOISE_S = 0.3;

/** Noise that is always the same: only dice are random. */
function newNoise(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * NOISE_S);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
