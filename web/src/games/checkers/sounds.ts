/** What checkers sounds like: wood on wood, and a calm harp. */
import type { Cue, GameSounds } from '$lib/game';
import { bell, effect, hiss, horn, knock, note, pluck, run, tone } from '$lib/sound/parts';
import { text } from './text';
import type { Sight } from './types.gen';

export const effects = {
  slide: effect(text.sounds.slide, 1, hiss('lowpass', 700, 0.8, 0.22, { attack: 0.05, decay: 0.05 }), knock(190, 0.08, 0.5)),
  capture: effect(text.sounds.capture, 1, knock(240, 0, 0.55), hiss('highpass', [3000, 900], 1, 0.28, { at: 0.03, decay: 0.12 }), knock(130, 0.15, 0.5)),
  doubleCapture: effect(
    text.sounds.doubleCapture,
    1,
    knock(240, 0, 0.5),
    knock(300, 0.13, 0.5),
    hiss('highpass', [3600, 900], 1, 0.25, { at: 0.03, decay: 0.22 }),
    knock(130, 0.3, 0.55),
  ),
  longCapture: effect(
    text.sounds.longCapture,
    2,
    run([240, 300, 380, 480], 0.11, (pitch, at) => knock(pitch, at, 0.48)),
    knock(120, 0.46, 0.65),
    tone('triangle', [90, 60], 0.4, { at: 0.46, decay: 0.35 }),
  ),
  crown: effect(text.sounds.crown, 2, horn(note('D5'), 0, 0.16, 0.07), horn(note('A5'), 0.14, 0.16, 0.22), bell(note('D7'), 0.2, 0.16, 0.9), knock(170, 0.02, 0.3)),
  ballot: effect(text.sounds.ballot, 1, ...[0, 0.06, 0.13, 0.19].map((at) => hiss('bandpass', 1900, 2, 0.4, { at, attack: 0.015, decay: 0.03 })), pluck(note('D5'), 0.32, 0.4)),
} as const;

function moved({ captured, crowned }: Extract<Sight, { saw: 'moved' }>): Cue[] {
  const taken = [effects.slide, effects.capture, effects.doubleCapture][captured.length] ?? effects.longCapture;
  // The crown lands after the move.
  return crowned ? [{ effect: taken }, { effect: effects.crown, after: Math.max(1, captured.length) }] : [{ effect: taken }];
}

function cues(sight: Sight): Cue[] {
  switch (sight.saw) {
    case 'ballot-drawn':
      return [{ effect: effects.ballot }];
    case 'moved':
      return moved(sight);
    case 'resigned':
      return [{ effect: 'resign' }];
    case 'forfeited':
      return [{ effect: 'timeUp' }];
    case 'offered':
      return [{ effect: 'offer' }];
    case 'accepted':
      // An agreed draw has the sound of its own end.
      return sight.kind === 'takeback' ? [{ effect: 'undo' }] : [];
    case 'declined':
    case 'withdrew':
      return [{ effect: 'decline' }];
  }
}

export const sounds: GameSounds<Sight> = {
  effects,
  cues,
  score: {
    tempo: 58,
    beats: 4,
    root: 50,
    scale: [0, 2, 4, 7, 9],
    chords: [0, 1, 3, 4],
    lines: [
      { instrument: 'pad', plays: 'chord', octave: 0 },
      { instrument: 'harp', plays: 'tune', octave: 1, rhythm: [0.8, 0.25, 0.5, 0.25, 0.65, 0.25, 0.4, 0.2] },
      { instrument: 'bass', plays: 'bass', octave: -1, rhythm: [1, 0, 0, 0, 0.5, 0, 0, 0] },
    ],
  },
};
