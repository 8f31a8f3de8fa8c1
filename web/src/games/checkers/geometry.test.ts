import { describe, expect, it } from 'vitest';
import { SQUARES, jumped, jumpedOn, neighbour, placeAt, placeOf, pointOf, spotUnder, squareAt } from './geometry';

describe('squares', () => {
  it('are numbered from the upper left as White sees them', () => {
    expect(placeOf(1)).toEqual({ row: 0, col: 1 });
    expect(placeOf(5)).toEqual({ row: 1, col: 0 });
    expect(placeOf(32)).toEqual({ row: 7, col: 6 });
  });

  it('are found again at their place', () => {
    expect(SQUARES.map((square) => squareAt(placeOf(square)))).toEqual(SQUARES);
  });

  it('are never light and never outside', () => {
    expect(squareAt({ row: 0, col: 0 })).toBeNull();
    expect(squareAt({ row: 7, col: 7 })).toBeNull();
    expect(squareAt({ row: -1, col: 0 })).toBeNull();
    expect(squareAt({ row: 3, col: 8 })).toBeNull();
  });
});

describe('the drawing', () => {
  it('has its own side at the bottom in both directions, and a light corner at the lower right', () => {
    expect(pointOf(placeOf(29), false)).toEqual({ x: 84, y: 784 });
    expect(pointOf(placeOf(4), true)).toEqual({ x: 84, y: 784 });
    expect(spotUnder({ x: 784, y: 784 }, false)).toBe('light');
    expect(spotUnder({ x: 784, y: 784 }, true)).toBe('light');
  });

  it.each([true, false])('finds what is under a point (flipped: %s)', (flipped) => {
    for (const square of SQUARES) {
      const point = pointOf(placeOf(square), flipped);
      expect(placeAt(point, flipped)).toEqual(placeOf(square));
      expect(spotUnder({ x: point.x + 40, y: point.y - 40 }, flipped)).toBe(square);
    }
  });

  it('has nothing under the frame', () => {
    expect(spotUnder({ x: 10, y: 184 }, false)).toBeNull();
    expect(spotUnder({ x: 184, y: 860 }, false)).toBeNull();
  });
});

describe('jumps', () => {
  it('pass over the square between', () => {
    expect(jumped(27, 20)).toBe(24);
    expect(jumped(20, 11)).toBe(16);
    expect(jumped(1, 10)).toBe(6);
  });

  it('are told from plain steps', () => {
    expect(jumped(11, 15)).toBeNull();
    expect(jumpedOn([11, 15])).toEqual([]);
    expect(jumpedOn([27, 20, 11])).toEqual([24, 16]);
  });
});

describe('arrow keys', () => {
  it('go along the row and across the rows', () => {
    expect(neighbour(18, 'ArrowLeft', false)).toBe(17);
    expect(neighbour(18, 'ArrowRight', false)).toBe(19);
    expect(neighbour(18, 'ArrowUp', false)).toBe(14);
    expect(neighbour(18, 'ArrowDown', false)).toBe(22);
  });

  it('go the way they look on a flipped board', () => {
    expect(neighbour(18, 'ArrowLeft', true)).toBe(19);
    expect(neighbour(18, 'ArrowUp', true)).toBe(22);
  });

  it('stay on the board', () => {
    expect(neighbour(1, 'ArrowLeft', false)).toBe(1);
    expect(neighbour(1, 'ArrowUp', false)).toBe(1);
    expect(neighbour(4, 'ArrowRight', false)).toBe(4);
    expect(neighbour(32, 'ArrowRight', false)).toBe(32);
    expect(neighbour(30, 'ArrowDown', false)).toBe(30);
  });
});
