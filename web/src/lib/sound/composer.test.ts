import { describe, expect, it } from 'vitest';
import type { GameSounds } from '$lib/game';
import { compose, keyOf, type Score } from './composer';

const games = import.meta.glob<{ sounds: GameSounds }>('../../games/*/sounds.ts', { eager: true });
const scores: [string, Score][] = Object.entries(games).map(([path, { sounds }]) => [path, sounds.score]);

function bars(score: Score, seed: number, count: number) {
  const music = compose(score, seed);
  return Array.from({ length: count }, () => music.next().value);
}

it('has a soundtrack for every game, each with a scale, a tempo and instruments of its own', () => {
  expect(scores.length).toBeGreaterThan(1);
  const differ = (part: (score: Score) => unknown) => expect(new Set(scores.map(([, score]) => JSON.stringify(part(score)))).size).toBe(scores.length);
  differ(({ scale }) => scale);
  differ(({ tempo }) => tempo);
  differ(({ lines }) => lines.map(({ instrument }) => instrument));
});

describe.each(scores)('%s', (_, score) => {
  it('never plays the same bar twice in a row', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const written = bars(score, seed, 300).map((bar) => JSON.stringify(bar));
      for (let i = 1; i < written.length; i++) expect(written[i]).not.toBe(written[i - 1]);
    }
  });

  it('stays in its scale, within its bar and where one can hear it', () => {
    for (const { instrument, key, at, length } of bars(score, 7, 300).flat()) {
      if (instrument !== 'brush') expect(score.scale).toContain((((key - score.root) % 12) + 12) % 12);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(score.beats);
      expect(length).toBeGreaterThan(0);
      expect(key).toBeGreaterThan(23);
      expect(key).toBeLessThan(109);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(bars(score, 3, 8)).toEqual(bars(score, 3, 8));
    expect(bars(score, 3, 8)).not.toEqual(bars(score, 4, 8));
  });
});

it('goes on above and below the octave', () => {
  const score = { root: 60, scale: [0, 4, 7] } as unknown as Score;
  expect([-1, 0, 2, 3].map((step) => keyOf(score, step, 0))).toEqual([55, 60, 67, 72]);
  expect(keyOf(score, 0, -1)).toBe(48);
});
