import { expect, test } from 'vitest';
import type { SeatView } from '$lib/table/wire.gen';
import type { Setup } from '../types.gen';
import { cast } from './cast';

const LEVELS = ['very-easy', 'easy', 'medium', 'hard', 'skilled', 'expert', 'master'];
const sits = (brain: string | null): SeatView => ({ guest: brain ? null : { id: 'a', name: 'Ann' }, brain, ready: true, away: false });
const at = (...brains: (string | null)[]) => cast.at({ id: 't1', seats: brains.map(sits), setup: {} as Setup }).map(({ name }) => name);

test('each level is somebody, with a face and as many dots as it is strong', () => {
  const names = LEVELS.map((level) => at(null, level)[1]);
  expect(names).toEqual(['Pip Larkin', 'Aunt Posy', 'Mr. Tolley', 'Miss Fenwick', 'Captain Rudd', 'Madame Duval', 'Old Ashgrove']);
  expect(LEVELS.map((level) => cast.strength(level))).toEqual([1, 2, 3, 4, 5, 6, 7].map((dots) => ({ dots, of: 7 })));
  expect(new Set(Object.values(cast.faces)).size).toBe(7);
});

test('nobody plays against themselves', () => {
  for (const one of LEVELS) for (const other of LEVELS) expect(new Set(at(one, other)).size).toBe(2);
  expect(at('master', 'master')).toEqual(['Old Ashgrove', 'Madame Duval']);
});
