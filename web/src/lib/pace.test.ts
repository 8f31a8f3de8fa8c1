import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { milliseconds } from './film.svelte';
import { paceFactor, STEP_MS } from './pace';
import type { Pace } from './table/wire.gen';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
/** The first value is for everybody, the second for people who want no motion. */
const steps = [...TOKENS.matchAll(/--piece-step: ([^;]+);/g)].map(([, time]) => milliseconds(time!));
const PACES: Pace[] = ['slow', 'normal', 'fast', 'instant'];

test('a step takes half a second at slow, a quarter at normal, an eighth at fast, and none at instant', () => {
  expect(PACES.map((pace) => STEP_MS[pace])).toEqual([500, 250, 120, 0]);
});

test('what the style sheet says is the normal speed, and the other speeds are multiples of it', () => {
  expect(steps).toEqual([STEP_MS.normal, 1]);
  for (const pace of PACES) expect(steps[0]! * paceFactor(pace)).toBeCloseTo(STEP_MS[pace], 9);
});
