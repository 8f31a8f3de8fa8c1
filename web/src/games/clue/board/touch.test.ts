import { describe, expect, it } from 'vitest';
import type { Site } from './stage';
import { nearest } from './touch';

const square = (row: number, column: number): Site => ({
  key: `square ${row} ${column}`,
  kind: 'square',
  place: { square: [row, column] },
  box: { x: column * 40, y: row * 40, width: 40, height: 40 },
});

describe('nearest', () => {
  const sites = [square(0, 0), square(0, 3)];

  it('takes a finger that misses by a little', () => {
    expect(nearest(sites, { x: 62, y: 20 }, 120)?.key).toBe('square 0 0');
    expect(nearest(sites, { x: 20, y: -30 }, 120)?.key).toBe('square 0 0');
  });

  it('takes the nearer of two', () => {
    expect(nearest(sites, { x: 78, y: 20 }, 200)?.key).toBe('square 0 0');
    expect(nearest(sites, { x: 82, y: 20 }, 200)?.key).toBe('square 0 3');
  });

  it('takes none that is out of reach', () => {
    expect(nearest(sites, { x: 81, y: 20 }, 78)).toBeNull();
    expect(nearest([], { x: 0, y: 0 }, 100)).toBeNull();
  });

  it('adds nothing to a place that a finger hits easily', () => {
    expect(nearest(sites, { x: 42, y: 20 }, 30)).toBeNull();
  });
});
