/** What Clue and Clue-less sound like: an old house with doors, steps and whispers. */
import type { Cue, GameSounds } from '$lib/game';
import type { Score } from '$lib/sound/composer';
import { bell, effect, flute, hiss, horn, knock, note, pluck, run, tone } from '$lib/sound/parts';
import { text } from './text';
import type { Place, Sight } from './types.gen';

const card = (at: number, level: number) => hiss('bandpass', [2200, 4200], 1.5, level, { at, attack: 0.012, decay: 0.05 });
const footstep = (at: number, pitch: number) => [
  ...hiss('lowpass', 420, 1, 0.5, { at, attack: 0.002, decay: 0.07 }),
  ...tone('sine', [pitch * 1.4, pitch], 0.34, { at, attack: 0.002, decay: 0.07 }),
];

export const effects = {
  deal: effect(text.sounds.deal, 1, ...Array.from({ length: 9 }, (_, index) => card(index * 0.075, 0.5)), knock(200, 0.7, 0.35)),
  dice: effect(
    text.sounds.dice,
    1,
    ...[0, 0.07, 0.13, 0.22, 0.28, 0.4, 0.55].map((at, index) => hiss('bandpass', 2300 + 260 * (index % 3), 5, 0.75 - index * 0.07, { at, attack: 0.001, decay: 0.035 })),
    knock(320, 0.62, 0.3),
  ),
  step: effect(text.sounds.step, 1, ...[0, 0.17, 0.33].map((at, index) => footstep(at, index % 2 === 0 ? 95 : 80))),
  door: effect(
    text.sounds.door,
    1,
    tone('sawtooth', [310, 520], 0.07, { attack: 0.06, hold: 0.08, decay: 0.1, filter: { kind: 'bandpass', pitch: [900, 1600], q: 7 } }),
    knock(105, 0.3, 0.7),
    hiss('lowpass', 900, 1, 0.3, { at: 0.3, decay: 0.1 }),
  ),
  passage: effect(
    text.sounds.passage,
    1,
    hiss('bandpass', [260, 900], 4, 0.8, { attack: 0.3, decay: 0.35 }),
    tone('sine', [70, 48], 0.4, { attack: 0.1, hold: 0.2, decay: 0.5 }),
    ...[0.18, 0.4, 0.62].map((at) => footstep(at, 120)),
  ),
  hallway: effect(
    text.sounds.hallway,
    1,
    footstep(0, 110),
    tone('sawtooth', [230, 170], 0.1, { at: 0.08, attack: 0.08, hold: 0.1, decay: 0.16, filter: { kind: 'bandpass', pitch: [1400, 800], q: 8 } }),
    footstep(0.42, 72),
  ),
  called: effect(text.sounds.called, 1, flute([note('E5'), note('C#5')], 0, 0.2, 0.06), footstep(0.22, 100), footstep(0.34, 88)),
  suggestion: effect(
    text.sounds.suggestion,
    1,
    run([note('D4'), note('F4'), note('G#4')], 0.12, (pitch, at) => pluck(pitch, at, 0.4, 0.5)),
    flute([note('B4'), note('C5')], 0.36, 0.14, 0.14),
  ),
  shown: effect(text.sounds.shown, 2, card(0, 0.7), card(0.09, 0.6), bell(note('A5'), 0.14, 0.22, 0.7)),
  whisper: effect(text.sounds.whisper, 1, ...[0, 0.12, 0.2, 0.33].map((at) => hiss('bandpass', 3100, 2, 0.22, { at, attack: 0.03, decay: 0.06 })), card(0.46, 0.5)),
  unanswered: effect(
    text.sounds.unanswered,
    2,
    ...[0, 0.2, 0.4].flatMap((at) =>
      ['D4', 'G#4', 'D5'].map((name) =>
        tone('sawtooth', note(name), 0.06 + at * 0.1, { at, attack: 0.02, hold: 0.03, decay: 0.1 + at, filter: { kind: 'lowpass', pitch: 1500, q: 2 } }),
      ),
    ),
  ),
  right: effect(
    text.sounds.right,
    2,
    knock(140, 0, 0.5),
    knock(140, 0.14, 0.5),
    run(['D4', 'F#4', 'A4', 'D5'].map(note), 0.1, (pitch, at) => horn(pitch, at, 0.16, 0.1), 0.3),
    bell(note('D6'), 0.72, 0.22, 1.2),
  ),
  wrong: effect(text.sounds.wrong, 2, knock(140, 0, 0.5), knock(140, 0.14, 0.5), ...['D4', 'F4', 'G#4', 'B4'].map((name) => horn([note(name), note(name) * 0.84], 0.3, 0.1, 0.5))),
} as const;

/** Those of Clue-less, which has neither dice nor corridors. */
const { dice: _dice, step: _step, ...lessEffects } = effects;

const isRoom = (place: Place | undefined): boolean => typeof place === 'object' && 'room' in place;
const isHallway = (place: Place | undefined): boolean => typeof place === 'object' && 'hallway' in place;

function moved({ path, by_passage }: Extract<Sight, { saw: 'moved' }>): Cue[] {
  if (by_passage) return [{ effect: effects.passage }];
  const end = path.at(-1);
  if (isHallway(end)) return [{ effect: effects.hallway }];
  if (!isRoom(end)) return [{ effect: effects.step }];
  // From a hallway or a doorway it is one step; from farther away the steps are heard first.
  return path.length > 2 ? [{ effect: effects.step }, { effect: effects.door, after: path.length - 2 }] : [{ effect: effects.door }];
}

function suggested({ moved_from, asked }: Extract<Sight, { saw: 'suggested' }>): Cue[] {
  return [
    { effect: effects.suggestion },
    ...(moved_from === null ? [] : [{ effect: effects.called, after: 2 }]),
    ...(asked === null ? [{ effect: effects.unanswered, after: 4 }] : []),
  ];
}

function cues(sight: Sight, seat: number | null): Cue[] {
  switch (sight.saw) {
    case 'dealt':
      return [{ effect: effects.deal }];
    case 'took-dice':
      return [];
    case 'rolled':
      return [{ effect: effects.dice }];
    case 'moved':
      return moved(sight);
    case 'suggested':
      return suggested(sight);
    case 'showed':
      return [{ effect: seat !== null && (sight.seat === seat || sight.to === seat) ? effects.shown : effects.whisper }];
    case 'accused':
      return [{ effect: sight.right ? effects.right : effects.wrong }];
    case 'ended-turn':
      return [];
  }
}

/** A slow waltz in a minor key. */
const waltz: Score = {
  tempo: 88,
  beats: 3,
  root: 57,
  scale: [0, 2, 3, 5, 7, 8, 11],
  chords: [0, 3, 4, 5],
  lines: [
    { instrument: 'strings', plays: 'chord', octave: -1 },
    { instrument: 'celesta', plays: 'tune', octave: 1, rhythm: [0.7, 0.1, 0.55, 0.2, 0.55, 0.2] },
    { instrument: 'bass', plays: 'bass', octave: -2, rhythm: [1, 0, 0, 0, 0, 0] },
  ],
};

/** Steps on the stairs: the same house, in more of a hurry. */
const pursuit: Score = {
  tempo: 104,
  beats: 5,
  root: 52,
  scale: [0, 2, 3, 5, 7, 9, 10],
  chords: [0, 2, 3, 6],
  lines: [
    { instrument: 'pad', plays: 'chord', octave: 0 },
    { instrument: 'harp', plays: 'bass', octave: 0, rhythm: [1, 0, 0.5, 0.5, 0.8, 0, 1, 0, 0.5, 0.25] },
    { instrument: 'clarinet', plays: 'tune', octave: 1, rhythm: [0.5, 0.2, 0.4, 0.1, 0, 0, 0.5, 0.2, 0.3, 0] },
  ],
};

export const sounds: GameSounds<Sight> = { effects, cues, score: waltz };

export const lessSounds: GameSounds<Sight> = { effects: lessEffects, cues, score: pursuit };
