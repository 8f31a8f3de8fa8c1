import { describe, expect, test } from 'vitest';
import { EMPTY, START, boardOf, fenOf, isStart, readFen } from './fen';

describe('positions as text', () => {
  test.each([
    ['W:W27,28,K5:B24,16', { 5: 'W', 27: 'w', 28: 'w', 16: 'b', 24: 'b' }, 'white'],
    ['B:BK1,2:WK31,32.', { 1: 'B', 2: 'b', 31: 'W', 32: 'w' }, 'black'],
    [' W : W 30-32 : B K1-2 ', { 1: 'B', 2: 'B', 30: 'w', 31: 'w', 32: 'w' }, 'white'],
    ['B:W:B', {}, 'black'],
  ])('%s', (fen, pieces, toMove) => {
    const squares = [...EMPTY];
    for (const [square, piece] of Object.entries(pieces)) squares[Number(square) - 1] = piece;
    expect(readFen(fen)).toEqual({ board: squares.join(''), toMove });
    expect(boardOf(fen)).toBe(squares.join(''));
  });

  test.each(['', 'B', 'red:W1:B2', 'W:W33:B1', 'W:W0:B1', 'W:W5-3:B1', 'W:W27', 'W:W27:X1', 'W:Wx:B1', 'W:W27:B1:B2', 'W:W 27 28:B1'])('“%s” cannot be drawn', (fen) => {
    expect(readFen(fen)).toBeNull();
    expect(boardOf(fen)).toBe(EMPTY);
  });

  test('what is written is read again', () => {
    for (const fen of [START, 'W:WK5,27,28:B16,24', 'B:W:BK32']) expect(fenOf(readFen(fen)!)).toBe(fen);
  });

  test('the usual start, however it is written', () => {
    expect(START).toBe('B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12');
    expect(isStart('B:B1-12:W21-32.')).toBe(true);
    expect(isStart('W:B1-12:W21-32')).toBe(false);
    expect(isStart('B:B1-11:W21-32')).toBe(false);
    expect(isStart('B')).toBe(false);
  });
});
