import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Batch } from './news';
import { newest, Tidings } from './tidings.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOLD = ['Ben rolls.', 'Ben walks.', 'Ben asks.', null, 'Cleo shows Ben a card.'];
const tell = (at: number) => TOLD[at];

/** A viewer has seen so many, and looks again: there are more. */
function batch(from: number, to: number, seat = 0, seatBefore = seat): Batch {
  const seen = (count: number, viewer: number) => ({ view: null, seq: count, seat: viewer, sights: TOLD.slice(0, count) });
  return { ...seen(to, seat), before: seen(from, seatBefore), fresh: TOLD.slice(from, to) };
}

it('keeps what was told for a while beside what comes after it', () => {
  const tidings = new Tidings();
  tidings.hear(batch(2, 3), tell, 4000);
  vi.advanceTimersByTime(2000);
  tidings.hear(batch(3, 5), tell, 4000);
  expect(tidings.before(0, 4)).toEqual(['Ben asks.']);
  vi.advanceTimersByTime(2000);
  expect(tidings.before(0, 4)).toEqual([]);
  expect(tidings.before(0, 5)).toEqual(['Cleo shows Ben a card.']);
});

it('leaves out all but the newest', () => {
  const tidings = new Tidings();
  tidings.hear(batch(1, 5), tell, 4000);
  expect(tidings.before(0, 9)).toEqual(['Ben asks.', 'Cleo shows Ben a card.']);
});

it('tells one seat nothing that was told to another', () => {
  const tidings = new Tidings();
  tidings.hear(batch(2, 3, 0), tell, 4000);
  tidings.hear(batch(2, 3, 1, 0), tell, 4000);
  expect(tidings.before(1, 9)).toEqual([]);
});

it('keeps nothing where all goes at once', () => {
  const tidings = new Tidings();
  tidings.hear(batch(2, 3), tell, 0);
  expect(tidings.before(0, 9)).toEqual([]);
});

it.each([
  [Infinity, ['Ben rolls.', 'Ben walks.', 'Ben asks.']],
  [20, ['Ben walks.', 'Ben asks.']],
  [19, ['Ben asks.']],
  [0, ['Ben asks.']],
])('where there is room for %i letters only the newest is said', (letters, said) => {
  expect(newest(['Ben rolls.', 'Ben walks.', 'Ben asks.'], letters)).toEqual(said);
  expect(newest([], letters)).toEqual([]);
});
