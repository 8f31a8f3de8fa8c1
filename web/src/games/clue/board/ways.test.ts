import { describe, expect, it } from 'vitest';
import type { Place } from '../types.gen';
import { wayAlong } from './ways';

const square = (row: number, column: number): Place => ({ square: [row, column] });

describe('a way along the corridors', () => {
  it('is the shortest, and begins where the piece is', () => {
    const way = wayAlong([square(7, 15)], 0, { room: 'lounge' }, 0);
    expect(way[0]).toEqual(square(7, 15));
    expect(way.at(-1)).toEqual({ room: 'lounge' });
    expect(way).toHaveLength(5);
  });

  it('looks down first, then right, as the rules do', () => {
    expect(wayAlong([square(6, 15)], 0, square(7, 16), 0)).toEqual([square(6, 15), square(7, 15), square(7, 16)]);
  });

  it('leaves a room by a door and goes around whoever stands in the way', () => {
    const free = wayAlong([{ room: 'study' }], 0, square(4, 4), 0);
    expect(free).toEqual([{ room: 'study' }, square(4, 6), square(4, 5), square(4, 4)]);
    const around = wayAlong([{ room: 'study' }, square(4, 5)], 0, square(4, 4), 0);
    expect(around).toHaveLength(6);
    expect(around).not.toContainEqual(square(4, 5));
  });

  it('is empty where all doors are blocked', () => {
    expect(wayAlong([{ room: 'study' }, square(4, 6)], 0, square(4, 4), 0)).toEqual([]);
  });

  it('never leads through a room', () => {
    const way = wayAlong([square(4, 8)], 0, square(7, 12), 0);
    expect(way.every((place) => place !== 'home' && 'square' in place)).toBe(true);
  });

  it('uses the whole roll where it must, without standing on a square twice', () => {
    const way = wayAlong([square(7, 15)], 0, square(7, 16), 5);
    expect(way).toHaveLength(6);
    expect(new Set(way.map((place) => JSON.stringify(place))).size).toBe(6);
  });

  it('enters a room with steps to spare', () => {
    expect(wayAlong([square(7, 15)], 0, { room: 'lounge' }, 11)).toHaveLength(5);
  });
});
