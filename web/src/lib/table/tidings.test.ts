import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tidings } from './tidings.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOLD = ['Ben rolls.', 'Ben walks.', 'Ben asks.', null, 'Cleo shows Ben a card.'];
const tell = (at: number) => TOLD[at];

it('keeps what was told for a while beside what comes after it', () => {
  const tidings = new Tidings();
  tidings.hear(0, 2, tell, 4000);
  tidings.hear(0, 3, tell, 4000);
  vi.advanceTimersByTime(2000);
  tidings.hear(0, 5, tell, 4000);
  expect(tidings.before(0, 4)).toEqual(['Ben asks.']);
  vi.advanceTimersByTime(2000);
  expect(tidings.before(0, 4)).toEqual([]);
  expect(tidings.before(0, 5)).toEqual(['Cleo shows Ben a card.']);
});

it('leaves out what was told before the page was opened, and all but the newest', () => {
  const tidings = new Tidings();
  tidings.hear(0, 1, tell, 4000);
  expect(tidings.before(0, 1)).toEqual([]);
  tidings.hear(0, 5, tell, 4000);
  expect(tidings.before(0, 9)).toEqual(['Ben asks.', 'Cleo shows Ben a card.']);
});

it('tells one seat nothing that was told to another', () => {
  const tidings = new Tidings();
  tidings.hear(0, 2, tell, 4000);
  tidings.hear(0, 3, tell, 4000);
  tidings.hear(1, 3, tell, 4000);
  expect(tidings.before(1, 9)).toEqual([]);
});

it('keeps nothing where all goes at once', () => {
  const tidings = new Tidings();
  tidings.hear(0, 2, tell, 0);
  tidings.hear(0, 3, tell, 0);
  expect(tidings.before(0, 9)).toEqual([]);
});
