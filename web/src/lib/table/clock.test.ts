import { expect, it } from 'vitest';
import { Ticker } from './clock.svelte';

it('counts down from what was told, however long that was on its way', () => {
  // Told at 1000 that it begins in 20 seconds; the page heard it 180 ms later and takes that for 1000.
  const clock = new Ticker({ now: () => 820 });
  expect(clock.faceTo(21_000)).toBe(20);
  expect(clock.faceTo(2_000)).toBe(1);
  expect(clock.faceTo(0)).toBe(0);
});

it('opens nothing before its time', () => {
  const clock = new Ticker({ now: () => 820 });
  expect(clock.secondsTo(1_000)).toBe(1);
  expect(clock.secondsTo(820)).toBe(0);
});
