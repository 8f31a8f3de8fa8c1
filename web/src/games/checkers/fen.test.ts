import { describe, expect, it } from 'vitest';
import { START, boardOf, isStart } from './fen';

describe('a position as text', () => {
  it('becomes a board', () => {
    expect(boardOf(START)).toBe('bbbbbbbbbbbb........wwwwwwwwwwww');
    expect(boardOf('W:WK1,32:B2,K31')).toBe('Wb............................Bw');
    expect(boardOf('W:W21:B1.')).toBe('b...................w...........');
  });

  it('is the usual start however it is written', () => {
    expect(START).toBe('B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12');
    expect(isStart('B:B12,11,10,9,8,7,6,5,4,3,2,1:W32,31,30,29,28,27,26,25,24,23,22,21.')).toBe(true);
    expect(isStart(START.replace('B:', 'W:'))).toBe(false);
    expect(isStart('B:W21:B1')).toBe(false);
  });

  it('ignores squares that do not exist', () => {
    expect(boardOf('W:W99:Bx')).toBe('.'.repeat(32));
  });
});
