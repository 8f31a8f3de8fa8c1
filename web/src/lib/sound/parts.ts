/** The stuff that effects and instruments are made of: data only, so that a game can bring its own without any audio. */

/** A value, or one that glides from the first to the second while the part sounds. */
export type Sweep = number | readonly [number, number];

/** How a part begins and fades, in seconds. */
export interface Shape {
  /** When it begins. */
  at: number;
  /** Until it is at its level. */
  attack: number;
  /** So long it stays there. */
  hold: number;
  /** Until it is gone. */
  decay: number;
}

export interface Filter {
  kind: 'lowpass' | 'highpass' | 'bandpass';
  /** In hertz. */
  pitch: Sweep;
  q: number;
}

/** One source of sound with its envelope. */
export interface Part extends Shape {
  source: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** In hertz; noise has none. */
  pitch: Sweep;
  /** 1 = as loud as can be. */
  level: number;
  filter?: Filter;
  /** A second oscillator that bends the first, which makes bells and metal: its pitch and depth as multiples of the first's pitch. */
  bend?: { ratio: number; depth: number };
}

/** Something that is heard once. */
export interface Effect {
  /** What it tells, for the page that plays them all. */
  label: string;
  /** What gives way where too much would sound at once: 0 = a detail, 1 = a move, 2 = what nobody may miss. */
  weight: 0 | 1 | 2;
  parts: readonly Part[];
}

export function effect(label: string, weight: Effect['weight'], ...parts: readonly Part[][]): Effect {
  return { label, weight, parts: parts.flat() };
}

/** How long all of them sound, in seconds. */
export function lengthOf(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map(({ at, attack, hold, decay }) => at + attack + hold + decay));
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The pitch of a key, counted as in MIDI: 69 = the A of 440 hertz. */
export const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);

/** "A4", "C#5": its pitch in hertz. */
export function note(name: string): number {
  const [, letter = '', sharp = '', octave = ''] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`no such note: ${name}`);
  return hertz(12 * (Number(octave) + 1) + step + sharp.length);
}

type Rest = Partial<Omit<Part, 'source' | 'pitch' | 'level'>>;

const part = (source: Part['source'], pitch: Sweep, level: number, rest: Rest): Part => ({
  source,
  pitch,
  level,
  at: 0,
  attack: 0.004,
  hold: 0,
  decay: 0.2,
  ...rest,
});

/** A plain oscillator. */
export const tone = (source: Exclude<Part['source'], 'noise'>, pitch: Sweep, level: number, rest: Rest = {}): Part[] => [part(source, pitch, level, rest)];

/** Noise of which a filter leaves some. */
export const hiss = (kind: Filter['kind'], pitch: Sweep, q: number, level: number, rest: Rest = {}): Part[] => [part('noise', 0, level, { filter: { kind, pitch, q }, ...rest })];

/** Two pieces of wood. */
export const knock = (pitch: number, at: number, level: number): Part[] => [
  ...tone('sine', [pitch * 1.7, pitch], level, { at, attack: 0.001, decay: 0.09 }),
  ...hiss('bandpass', pitch * 5, 1.5, level * 0.9, { at, attack: 0.001, decay: 0.03 }),
];

/** A string that is plucked. */
export const pluck = (pitch: number, at: number, level: number, decay = 0.35): Part[] =>
  tone('triangle', pitch, level, { at, attack: 0.003, decay, filter: { kind: 'lowpass', pitch: [pitch * 6, pitch * 1.5], q: 1 } });

/** A small bell. */
export const bell = (pitch: number, at: number, level: number, decay = 0.9): Part[] => [
  ...tone('sine', pitch, level, { at, attack: 0.002, decay, bend: { ratio: 2.76, depth: 1.1 } }),
  ...tone('sine', pitch * 2, level * 0.3, { at, attack: 0.002, decay: decay * 0.5 }),
];

/** A hollow pipe. */
export const flute = (pitch: Sweep, at: number, level: number, hold: number): Part[] => [
  ...tone('sine', pitch, level, { at, attack: 0.03, hold, decay: 0.12 }),
  ...hiss('bandpass', pitch, 6, level * 0.25, { at, attack: 0.03, hold, decay: 0.08 }),
];

/** A horn. */
export const horn = (pitch: Sweep, at: number, level: number, hold: number): Part[] => {
  const top = typeof pitch === 'number' ? pitch : pitch[0];
  return tone('sawtooth', pitch, level, { at, attack: 0.03, hold, decay: 0.18, filter: { kind: 'lowpass', pitch: [top * 5, top * 2], q: 1.5 } });
};

/** The same kind of sound on several pitches, one after another. */
export const run = (pitches: readonly number[], step: number, make: (pitch: number, at: number) => Part[], from = 0): Part[] =>
  pitches.flatMap((pitch, index) => make(pitch, from + index * step));
