/** What a soundtrack is played on: softer and slower than any effect. */
import { hertz, hiss, tone, type Part } from './parts';

export type Instrument = 'pad' | 'strings' | 'harp' | 'celesta' | 'clarinet' | 'bass' | 'brush';

/** A key of the keyboard, as in MIDI, held for so many seconds. */
export const instruments: Record<Instrument, (key: number, hold: number) => Part[]> = {
  pad: (key, hold) =>
    [-0.06, 0.06].flatMap((off) =>
      tone('triangle', hertz(key + off), 0.09, { attack: 0.6, hold: Math.max(0, hold - 0.6), decay: 1.2, filter: { kind: 'lowpass', pitch: 900, q: 0.5 } }),
    ),
  strings: (key, hold) =>
    [-0.08, 0.08].flatMap((off) =>
      tone('sawtooth', hertz(key + off), 0.05, { attack: 0.5, hold: Math.max(0, hold - 0.5), decay: 0.9, filter: { kind: 'lowpass', pitch: [500, 1100], q: 0.7 } }),
    ),
  harp: (key) => tone('triangle', hertz(key), 0.2, { attack: 0.004, decay: 1.1, filter: { kind: 'lowpass', pitch: [hertz(key) * 5, hertz(key) * 1.2], q: 0.8 } }),
  celesta: (key) => tone('sine', hertz(key), 0.14, { attack: 0.003, decay: 1.3, bend: { ratio: 4, depth: 0.6 } }),
  clarinet: (key, hold) => tone('square', hertz(key), 0.06, { attack: 0.05, hold: hold * 0.7, decay: 0.2, filter: { kind: 'lowpass', pitch: hertz(key) * 3, q: 0.7 } }),
  bass: (key, hold) => [
    ...tone('sine', hertz(key), 0.26, { attack: 0.01, hold: hold * 0.4, decay: 0.4 }),
    ...tone('triangle', hertz(key), 0.1, { attack: 0.005, decay: 0.25, filter: { kind: 'lowpass', pitch: 600, q: 0.7 } }),
  ],
  // The key tells only how bright it is.
  brush: (key) => hiss('highpass', hertz(key), 0.7, 0.07, { attack: 0.02, decay: 0.09 }),
};
