/** What is heard in every game: the house's own effects. */
import type { Score } from './composer';
import { bell, effect, flute, hiss, horn, knock, note, pluck, run, tone } from './parts';
import { words } from './words';

export const house = {
  turn: effect(words.turn, 2, bell(note('E5'), 0, 0.34), bell(note('B5'), 0.13, 0.3, 1.1)),
  chat: effect(words.chat, 1, ...['G5', 'D5'].map((name, index) => tone('sine', [note(name) * 0.94, note(name)], 0.3, { at: index * 0.07, decay: 0.11 }))),
  join: effect(
    words.join,
    1,
    run([note('C4'), note('G4')], 0.11, (pitch, at) => pluck(pitch, at, 0.5)),
    knock(150, 0.24, 0.3),
  ),
  leave: effect(
    words.leave,
    1,
    run([note('G4'), note('C4')], 0.14, (pitch, at) => pluck(pitch, at, 0.46, 0.5)),
    hiss('lowpass', [1800, 300], 1, 0.2, { at: 0.3, attack: 0.05, decay: 0.3 }),
  ),
  ready: effect(words.ready, 1, tone('triangle', note('A4'), 0.4, { decay: 0.09 }), tone('triangle', note('A5'), 0.34, { at: 0.08, decay: 0.2 })),
  unready: effect(words.unready, 0, tone('triangle', note('A5'), 0.3, { decay: 0.09 }), tone('triangle', note('A4'), 0.36, { at: 0.08, decay: 0.16 })),
  countdown: effect(words.countdown, 0, tone('square', note('E5'), 0.3, { decay: 0.08 }), hiss('highpass', 4000, 1, 0.12, { decay: 0.02 })),
  begin: effect(
    words.begin,
    2,
    run([note('C4'), note('E4'), note('G4')], 0.1, (pitch, at) => horn(pitch, at, 0.2, 0.08)),
    horn(note('C5'), 0.3, 0.24, 0.35),
  ),
  clock: effect(words.clock, 1, hiss('bandpass', 2600, 6, 1.4, { decay: 0.04 }), hiss('bandpass', 1700, 6, 1.2, { at: 0.16, decay: 0.04 })),
  timeUp: effect(words.timeUp, 2, ...[0, 0.11, 0.22, 0.33].map((at) => tone('square', note('A5'), 0.2, { at, decay: 0.08 }))),
  refused: effect(words.refused, 1, tone('sawtooth', [196, 185], 0.2, { hold: 0.06, decay: 0.07 }), tone('sawtooth', [165, 139], 0.22, { at: 0.14, hold: 0.08, decay: 0.12 })),
  done: effect(
    words.done,
    0,
    tone('sine', note('D5'), 0.28, { decay: 0.12 }),
    tone('sine', note('F#5'), 0.28, { at: 0.06, decay: 0.12 }),
    tone('sine', note('A5'), 0.28, { at: 0.12, decay: 0.3 }),
  ),
  hint: effect(
    words.hint,
    1,
    run([note('E6'), note('G#6'), note('B6'), note('E7')], 0.06, (pitch, at) => bell(pitch, at, 0.13, 0.5)),
  ),
  remark: effect(
    words.remark,
    0,
    ...[320, 410, 350, 470].map((pitch, index) =>
      tone('square', [pitch, pitch * 1.12], 0.3, { at: index * 0.07, hold: 0.02, decay: 0.05, filter: { kind: 'bandpass', pitch: 900, q: 2 } }),
    ),
  ),
  save: effect(words.save, 0, hiss('bandpass', [700, 2400], 2, 0.5, { attack: 0.12, decay: 0.08 }), knock(220, 0.22, 0.4)),
  load: effect(words.load, 0, knock(260, 0, 0.36), hiss('bandpass', [2400, 700], 2, 0.5, { at: 0.06, attack: 0.03, decay: 0.24 })),
  win: effect(
    words.win,
    2,
    run(['G4', 'C5', 'E5', 'G5'].map(note), 0.13, (pitch, at) => horn(pitch, at, 0.18, 0.06)),
    ...['C5', 'E5', 'G5', 'C6'].map((name) => horn(note(name), 0.56, 0.1, 0.7)),
    bell(note('C7'), 0.6, 0.14, 1.4),
  ),
  lose: effect(
    words.lose,
    2,
    run(['C5', 'B4', 'A#4'].map(note), 0.24, (pitch, at) => horn(pitch, at, 0.18, 0.12)),
    horn([note('A4'), note('F4')], 0.72, 0.2, 0.5),
    tone('sine', note('F2'), 0.3, { at: 0.72, attack: 0.05, decay: 0.9 }),
  ),
  draw: effect(words.draw, 2, ...['D4', 'A4', 'D5'].map((name) => flute(note(name), 0, 0.16, 0.4)), ...['E4', 'A4', 'C#5'].map((name) => flute(note(name), 0.5, 0.16, 0.6))),
  over: effect(words.over, 2, bell(note('G3'), 0, 0.4, 1.8), bell(note('D4'), 0.45, 0.3, 1.8)),
  undo: effect(
    words.undo,
    1,
    tone('triangle', [note('C6'), note('C4')], 0.3, { attack: 0.03, hold: 0.1, decay: 0.1 }),
    hiss('bandpass', [3000, 500], 3, 0.25, { attack: 0.08, decay: 0.14 }),
  ),
  offer: effect(words.offer, 2, flute([note('D5'), note('G5')], 0, 0.26, 0.08), flute([note('D5'), note('A5')], 0.26, 0.26, 0.12)),
  decline: effect(words.decline, 1, flute(note('F4'), 0, 0.3, 0.06), flute(note('C#4'), 0.18, 0.3, 0.16)),
  resign: effect(words.resign, 2, knock(98, 0, 0.6), tone('triangle', [note('E4'), note('E3')], 0.3, { at: 0.1, attack: 0.03, hold: 0.2, decay: 0.5 })),
  on: effect(words.on, 1, tone('sine', [note('C4'), note('C5')], 0.3, { attack: 0.02, hold: 0.05, decay: 0.25 }), bell(note('G5'), 0.12, 0.16, 0.6)),
};

export type HouseEffect = keyof typeof house;

/** The soundtrack of the house itself: a slow waltz where no game is played. */
export const houseScore: Score = {
  tempo: 92,
  beats: 3,
  root: 53,
  scale: [0, 2, 4, 5, 7, 9, 11],
  chords: [0, 3, 4, 5],
  lines: [
    { instrument: 'strings', plays: 'chord', octave: 0 },
    { instrument: 'clarinet', plays: 'tune', octave: 1, rhythm: [0.7, 0.1, 0.5, 0.2, 0.4, 0.1] },
    { instrument: 'bass', plays: 'bass', octave: -1, rhythm: [1, 0, 0, 0, 0, 0] },
    { instrument: 'celesta', plays: 'tune', octave: 2, rhythm: [0, 0, 0.3, 0, 0.3, 0] },
  ],
};

export type HouseScore = 'house';
