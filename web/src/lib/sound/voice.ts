/** Turns parts into nodes of a browser's audio context. */
import { whiteNoise } from './noise';
import type { Filter, Part, Sweep } from './parts';

/** Exponential ramps never reach nothing; this is as good as. */
const SILENCE = 0.0001;
/** So long the noise is before it begins again, in seconds. */
const NOISE_LENGTH = 2;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    const length = context.sampleRate * NOISE_LENGTH;
    buffer = context.createBuffer(1, length, context.sampleRate);
    buffer.copyToChannel(whiteNoise(length), 0);
    noises.set(context, buffer);
  }
  return buffer;
}

/** Sounds a part `from` that time on; the nodes go away by themselves. */
export function sound(context: BaseAudioContext, out: AudioNode, part: Part, from: number): void {
  const start = from + part.at;
  const end = start + part.attack + part.hold + part.decay;
  const envelope = context.createGain();
  const { gain } = envelope;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(part.level, start + part.attack);
  gain.setValueAtTime(part.level, start + part.attack + part.hold);
  gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);

  const target = part.filter ? filtered(context, part.filter, envelope, start, end) : envelope;
  const source = part.source === 'noise' ? noiseSource(context) : oscillator(context, part, start, end);
  source.connect(target);
  source.start(start);
  source.stop(end);
  source.onended = () => envelope.disconnect();
}

function noiseSource(context: BaseAudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  return source;
}

function oscillator(context: BaseAudioContext, part: Part, start: number, end: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = part.source as OscillatorType;
  sweep(source.frequency, part.pitch, start, end);
  if (part.bend) {
    const pitch = typeof part.pitch === 'number' ? part.pitch : part.pitch[0];
    const bending = context.createOscillator();
    const depth = context.createGain();
    bending.frequency.value = pitch * part.bend.ratio;
    // What strikes metal rings brightly at first only.
    depth.gain.setValueAtTime(pitch * part.bend.depth, start);
    depth.gain.exponentialRampToValueAtTime(SILENCE, end);
    bending.connect(depth).connect(source.frequency);
    bending.start(start);
    bending.stop(end);
  }
  return source;
}

function filtered(context: BaseAudioContext, { kind, pitch, q }: Filter, out: AudioNode, start: number, end: number): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  sweep(filter.frequency, pitch, start, end);
  filter.connect(out);
  return filter;
}

function sweep(value: AudioParam, pitch: Sweep, start: number, end: number): void {
  const [first, last] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  value.setValueAtTime(first, start);
  if (last !== first) value.exponentialRampToValueAtTime(last, end);
}
