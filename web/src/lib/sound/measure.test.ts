import { expect, it } from 'vitest';
import { distance, peakOf, pictureOf, RATE } from './measure';
import { whiteNoise } from './noise';

const sine = (pitch: number, level = 0.5, seconds = 0.5, from = 0) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => (i / RATE < from ? 0 : level * Math.sin((2 * Math.PI * pitch * i) / RATE)));
const between = (a: Float32Array, b: Float32Array) => distance(pictureOf(a), pictureOf(b));

it('finds a sound like itself, however loud', () => {
  expect(between(sine(440), sine(440))).toBeCloseTo(0, 6);
  expect(between(sine(440, 0.5), sine(440, 0.05))).toBeCloseTo(0, 6);
});

it('tells pitches apart', () => {
  expect(between(sine(440), sine(880))).toBeGreaterThan(0.8);
  expect(between(sine(440), whiteNoise(RATE / 2))).toBeGreaterThan(0.5);
});

it('tells beginnings and lengths apart', () => {
  expect(between(sine(440, 0.5, 0.5), sine(440, 0.5, 0.5, 0.25))).toBeGreaterThan(0.2);
  expect(between(sine(440, 0.5, 0.2), sine(440, 0.5, 0.6))).toBeGreaterThan(0.2);
});

it('has nothing in common with silence', () => {
  expect(between(sine(440), new Float32Array(RATE))).toBe(1);
});

it('knows the highest sample on either side', () => {
  expect(peakOf(Float32Array.of(0.1, -0.7, 0.5))).toBeCloseTo(0.7);
});
