import { describe, expect, it } from 'vitest';
import { isKing, pieceOn, seatOfSide, sideOf, sideOfSeat, strength } from './pieces';

const BOARD = 'bB..wwW.........................';

describe('pieces', () => {
  it('are read by their square', () => {
    expect([1, 2, 3, 7].map((square) => pieceOn(BOARD, square))).toEqual(['b', 'B', '.', 'W']);
    expect(pieceOn(BOARD, 99)).toBe('.');
  });

  it('have a side and a rank', () => {
    expect(['b', 'B', 'w', 'W', '.'].map(sideOf)).toEqual(['black', 'black', 'white', 'white', null]);
    expect(['b', 'B', 'w', 'W', '.'].map(isKing)).toEqual([false, true, false, true, false]);
  });

  it('are counted by side', () => {
    expect([strength(BOARD, 'black'), strength(BOARD, 'white')]).toEqual([2, 3]);
  });
});

describe('seats', () => {
  it('play one side each', () => {
    expect([0, 1].map(sideOfSeat)).toEqual(['black', 'white']);
    expect([0, 1].map((seat) => seatOfSide(sideOfSeat(seat)))).toEqual([0, 1]);
  });
});
