import { expect, it } from 'vitest';
import { nextTowards } from './towards';

it('goes to the nearest in the direction of the key, and stays at the edge', () => {
  const stops = [
    { key: 'a', at: { x: 0, y: 0 } },
    { key: 'b', at: { x: 5, y: 0 } },
    { key: 'c', at: { x: 9, y: 0 } },
    { key: 'd', at: { x: 2, y: 9 } },
  ];
  expect(nextTowards(stops, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeNull();
  expect(nextTowards(stops, { x: 0, y: 0 }, { x: 1, y: 0 })?.key).toBe('b');
  expect(nextTowards(stops, { x: 0, y: 0 }, { x: 0, y: 1 })?.key).toBe('d');
});
