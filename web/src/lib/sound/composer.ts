/**
 * Writes music without end, bar by bar: a chord that differs from the last one, and lines that wander over it.
 * It plays nothing; the same seed writes the same music.
 */
import type { Instrument } from './instruments';
import { chance } from './noise';

/** What makes the music of one game different from that of another. */
export interface Score {
  /** Beats in a minute. */
  tempo: number;
  /** Beats in a bar. */
  beats: number;
  /** The key of the first step of the scale, as in MIDI. */
  root: number;
  /** Half-tones above the root, lowest first, within an octave. */
  scale: readonly number[];
  /** Steps of the scale on which chords stand; at least two. */
  chords: readonly number[];
  lines: readonly ScorePart[];
}

export interface ScorePart {
  instrument: Instrument;
  /**
   * `chord` = its tones together, for the whole bar; `bass` = its lowest and its highest tone by turns; `tune` = from
   * tone to tone of the scale; `beat` = no tones.
   */
  plays: 'chord' | 'bass' | 'tune' | 'beat';
  /** Octaves above the root. */
  octave: number;
  /** How likely a tone begins on each half beat of the bar, from 0 to 1; begins again if it is shorter. Chords need none. */
  rhythm?: readonly number[];
}

export interface Tone {
  instrument: Instrument;
  key: number;
  /** In beats, from the beginning of the bar. */
  at: number;
  length: number;
}

/** How far a tune goes at a time, in steps of the scale: mostly to the next. */
const LEAPS = [-2, -1, -1, 0, 1, 1, 2, 3];
/** A tune turns back this many steps from where it began. */
const REACH = 7;
/** Every so many bars the tunes are silent, so that there is room to breathe. */
const BREATH = 5;

export function* compose(score: Score, seed: number): Generator<Tone[], never> {
  const draw = chance(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(draw() * list.length)]!;
  const places = score.lines.map(() => 0);
  let chord = score.chords[0]!;
  for (let bar = 0; ; bar += 1) {
    // The chord always moves on, so no bar is like the one before it.
    if (bar > 0) chord = pick(score.chords.filter((each) => each !== chord));
    const isBreath = bar % BREATH === BREATH - 1;
    yield score.lines.flatMap((line, index) => {
      if (line.plays === 'chord') return chordOf(score, line, chord);
      if (line.plays === 'tune' && isBreath) return [];
      return beginnings(score, line, draw).map((at, number): Tone => {
        const step = line.plays === 'tune' ? (places[index] = wander(places[index]!, pick(LEAPS))) : bassStep(chord, number);
        const key = line.plays === 'beat' ? score.root + 12 * line.octave : keyOf(score, step, line.octave);
        return { instrument: line.instrument, key, at, length: 1 };
      });
    });
  }
}

function chordOf(score: Score, { instrument, octave }: ScorePart, chord: number): Tone[] {
  return [0, 2, 4].map((above) => ({ instrument, key: keyOf(score, chord + above, octave), at: 0, length: score.beats }));
}

const bassStep = (chord: number, number: number): number => chord + (number % 2 === 0 ? 0 : 4);

function wander(place: number, leap: number): number {
  const next = place + leap;
  return Math.abs(next) > REACH ? place - leap : next;
}

/** On which half beats a tone begins, in beats. */
function beginnings(score: Score, { rhythm = [1] }: ScorePart, draw: () => number): number[] {
  return Array.from({ length: score.beats * 2 }, (_, half) => half)
    .filter((half) => draw() < rhythm[half % rhythm.length]!)
    .map((half) => half / 2);
}

/** The key of a step of the scale, which goes on above and below the octave. */
export function keyOf(score: Score, step: number, octave: number): number {
  const size = score.scale.length;
  const octaves = Math.floor(step / size);
  return score.root + 12 * (octave + octaves) + score.scale[step - octaves * size]!;
}
