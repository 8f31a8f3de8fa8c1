/** What Scotland Yard sounds like: the streets of London at night, and footsteps of a bass. */
import type { Cue, GameSounds } from '$lib/game';
import { bell, effect, flute, hiss, horn, knock, note, pluck, run, tone } from '$lib/sound/parts';
import { kindsBetween } from './map/atlas';
import { text } from './text';
import type { Sight } from './types.gen';

export const effects = {
  placed: effect(text.sounds.placed, 1, ...[0, 0.11, 0.2, 0.31, 0.39].map((at, index) => knock(260 + 40 * index, at, 0.42))),
  taxi: effect(
    text.sounds.taxi,
    1,
    tone('sawtooth', [70, 130], 0.2, { attack: 0.05, hold: 0.2, decay: 0.25, filter: { kind: 'lowpass', pitch: [300, 700], q: 2 } }),
    ...[0, 0.13].map((at) => horn(note('G4'), 0.1 + at, 0.12, 0.03)),
  ),
  bus: effect(
    text.sounds.bus,
    1,
    bell(note('E6'), 0, 0.2, 0.35),
    bell(note('E6'), 0.14, 0.2, 0.4),
    tone('sawtooth', [48, 78], 0.26, { at: 0.2, attack: 0.1, hold: 0.25, decay: 0.3, filter: { kind: 'lowpass', pitch: [180, 420], q: 2 } }),
  ),
  underground: effect(text.sounds.underground, 1, hiss('lowpass', [200, 900], 3, 0.8, { attack: 0.35, decay: 0.4 }), ...[0.1, 0.2, 0.42, 0.52].map((at) => knock(85, at, 0.36))),
  black: effect(
    text.sounds.black,
    1,
    tone('sine', [note('D#3'), note('D3')], 0.36, { attack: 0.1, hold: 0.25, decay: 0.5 }),
    tone('sine', note('A3'), 0.2, { attack: 0.15, hold: 0.2, decay: 0.5 }),
    hiss('bandpass', 5200, 6, 0.16, { attack: 0.2, decay: 0.3 }),
  ),
  ferry: effect(text.sounds.ferry, 1, horn(note('A2'), 0, 0.3, 0.45), horn(note('E3'), 0, 0.14, 0.45), hiss('bandpass', [500, 1300], 1, 0.3, { at: 0.2, attack: 0.3, decay: 0.4 })),
  double: effect(text.sounds.double, 2, ...[0, 0.12].map((at) => flute([note('A5'), note('E6')], at, 0.18, 0.02)), pluck(note('A3'), 0.26, 0.45)),
  reveal: effect(
    text.sounds.reveal,
    2,
    ...['D4', 'F4', 'A4', 'C#5'].map((name, index) => horn(note(name), index * 0.03, 0.12, 0.35)),
    hiss('highpass', [7000, 3000], 1, 0.3, { at: 0.02, decay: 0.5 }),
  ),
  peek: effect(
    text.sounds.peek,
    1,
    tone('sine', [500, 1500], 0.26, { attack: 0.08, hold: 0.05, decay: 0.08 }),
    tone('sine', [1500, 600], 0.26, { at: 0.24, attack: 0.03, hold: 0.05, decay: 0.12 }),
  ),
  skipped: effect(
    text.sounds.skipped,
    1,
    ...[0, 0.17].map((at) => tone('square', [note('F#3'), note('F3')], 0.16, { at, hold: 0.05, decay: 0.06, filter: { kind: 'lowpass', pitch: 900, q: 2 } })),
    hiss('lowpass', [900, 200], 1, 0.4, { at: 0.32, attack: 0.06, decay: 0.3 }),
  ),
  caught: effect(
    text.sounds.caught,
    2,
    ...[0, 0.09, 0.18, 0.27, 0.36, 0.45].map((at, index) => flute(index % 2 === 0 ? 2300 : 2050, at, 0.12, 0.03)),
    knock(150, 0.62, 0.6),
    hiss('bandpass', 4300, 8, 0.8, { at: 0.64, decay: 0.14 }),
    hiss('bandpass', 4900, 8, 0.8, { at: 0.76, decay: 0.2 }),
  ),
  away: effect(
    text.sounds.away,
    2,
    run(['C4', 'D#4', 'F#4', 'A4', 'C5', 'D#5', 'F#5', 'A5'].map(note), 0.07, (pitch, at) => pluck(pitch, at, 0.3)),
    bell(note('A6'), 0.62, 0.12, 1),
  ),
} as const;

type Moved = Extract<Sight, { saw: 'moved' }>;

/** A ferry takes black tickets only, and whoever does not see where to hears no ferry. */
function isFerry({ from, to }: Moved): boolean {
  if (from === null || to === null) return false;
  const kinds = kindsBetween(from, to);
  return kinds.length > 0 && kinds.every((kind) => kind === 'ferry');
}

function ended(how: NonNullable<Moved['ended']>['how']): Cue[] {
  return [{ effect: how === 'caught' || how === 'stuck' ? effects.caught : effects.away, after: 1.5 }];
}

function moved(sight: Moved): Cue[] {
  return [
    { effect: sight.by === 'black' && isFerry(sight) ? effects.ferry : effects[sight.by] },
    ...(sight.double ? [{ effect: effects.double, after: 0.75 }] : []),
    ...(sight.shown ? [{ effect: effects.reveal, after: 1.5 }] : []),
    ...(sight.ended ? ended(sight.ended.how) : sight.skipped.length > 0 ? [{ effect: effects.skipped, after: 2 }] : []),
  ];
}

function cues(sight: Sight): Cue[] {
  switch (sight.saw) {
    case 'placed':
      return [{ effect: effects.placed }, ...(sight.ended ? ended(sight.ended.how) : [])];
    case 'moved':
      return moved(sight);
    case 'forfeited':
      return [{ effect: sight.seat === 0 ? effects.caught : effects.away }];
    case 'peeked':
      return [{ effect: effects.peek }];
  }
}

export const sounds: GameSounds<Sight> = {
  effects,
  cues,
  score: {
    tempo: 112,
    beats: 4,
    root: 55,
    scale: [0, 3, 5, 6, 7, 10],
    chords: [0, 1, 2, 5],
    lines: [
      { instrument: 'bass', plays: 'bass', octave: -2, rhythm: [1, 0, 0.9, 0.15, 1, 0, 0.9, 0.3] },
      { instrument: 'brush', plays: 'beat', octave: 4, rhythm: [0.3, 0.1, 1, 0.4, 0.3, 0.1, 1, 0.6] },
      { instrument: 'clarinet', plays: 'tune', octave: 0, rhythm: [0.35, 0.2, 0.25, 0.35, 0.35, 0.2, 0.1, 0.1] },
      { instrument: 'pad', plays: 'chord', octave: -1 },
    ],
  },
};
