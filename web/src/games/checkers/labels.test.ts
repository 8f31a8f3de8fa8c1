import { describe, expect, it } from 'vitest';
import { boardLabel, chooseText, onwardText, refusal, squareLabel, type Sitting } from './labels';
import { listMoves } from './selection';
import { viewOf as view } from './testing';
import type { Action } from './types.gen';

function sitting(fen: string, paths: number[][], more: Partial<Sitting> = {}): Sitting {
  const moves = listMoves(paths.map((path): Action => ({ do: 'move', path })));
  return { view: view(fen), moves, seat: 1, trail: [], ...more };
}

const QUIET = sitting('W:W23,32,K5:B11', [
  [23, 18],
  [23, 19],
  [5, 1],
]);
const FORCED = sitting('W:W23,27,28,31:B16,24,3', [
  [27, 20, 11],
  [28, 19],
]);

describe('the name of a square', () => {
  it('says what stands there and what it can do', () => {
    expect(squareLabel(QUIET, 23)).toBe('square 23, white man, can move');
    expect(squareLabel(QUIET, 5)).toBe('square 5, white king, can move');
    expect(squareLabel(QUIET, 32)).toBe('square 32, white man');
    expect(squareLabel(QUIET, 11)).toBe('square 11, black man');
    expect(squareLabel(QUIET, 18)).toBe('square 18, empty');
    expect(squareLabel(FORCED, 28)).toBe('square 28, white man, must jump');
  });

  it('says what the picked piece can do there', () => {
    const picked = { ...FORCED, trail: [27] };
    expect(squareLabel(picked, 27)).toBe('square 27, white man, picked');
    expect(squareLabel(picked, 20)).toBe('square 20, empty, on the route from 27');
    expect(squareLabel(picked, 11)).toBe('square 11, empty, 27 can land here, jumping two men');
    expect(squareLabel(picked, 24)).toBe('square 24, black man, would be captured');
    expect(squareLabel({ ...QUIET, trail: [23] }, 18)).toBe('square 18, empty, 23 can land here');
  });

  it('says pieces, not men, where a king is taken', () => {
    const king = sitting('W:W27:B24,K16', [[27, 20, 11]], { trail: [27] });
    expect(squareLabel(king, 11)).toBe('square 11, empty, 27 can land here, jumping two pieces');
  });
});

describe('the name of the board', () => {
  it('says whose move it is', () => {
    expect(boardLabel(view('B:W21:B1'))).toBe('Checkers board, Black to move');
    expect(boardLabel(view('B:W21:B1', { ended: 'agreed' }))).toBe('Checkers board, the game is over');
  });
});

describe('a refused click says', () => {
  it('that the square is empty', () => {
    expect(refusal(QUIET, 18)).toBe('Square 18 is empty. Pick one of your pieces first.');
    expect(refusal(FORCED, 18)).toBe('Square 18 is empty. You must jump with 27 or 28.');
  });

  it('that the piece is not mine', () => {
    expect(refusal(QUIET, 11)).toBe('The black man on 11 isn’t yours. You play White.');
    expect(refusal({ ...QUIET, trail: [23] }, 11)).toBe('The black man on 11 isn’t yours. You play White.');
  });

  it('that this piece has no move', () => {
    expect(refusal(QUIET, 32)).toBe('The man on 32 can’t move. Pick another piece.');
  });

  it('who must take', () => {
    expect(refusal(FORCED, 23)).toBe('You must jump with 27 or 28.');
    expect(refusal(sitting('W:W27,31:B24', [[27, 20]]), 31)).toBe('You must jump with 27.');
  });

  it('where the picked piece can go', () => {
    expect(refusal({ ...QUIET, trail: [23] }, 14)).toBe('23 can’t go to 14. It can go to 18 or 19.');
    expect(refusal({ ...FORCED, trail: [28] }, 20)).toBe('28 can’t go to 20. It must jump to 19.');
    expect(refusal({ ...FORCED, trail: [28] }, 24)).toBe('28 can’t go to 24. It must jump to 19.');
    expect(refusal({ ...FORCED, trail: [27, 20] }, 19)).toBe('The jump continues from 20 to 11.');
  });

  it('that it is not my turn', () => {
    const waiting = sitting('B:W23:B11', []);
    expect(refusal(waiting, 23)).toBe('It’s Black’s turn.');
  });

  it('that an offer comes first', () => {
    const offered = (by: number) => sitting('W:W23:B11', [], { view: view('W:W23:B11', { offer: { kind: 'draw', by } }) });
    expect(refusal(offered(0), 23)).toBe('Answer the draw offer first. Then the game continues.');
    expect(refusal(offered(1), 23)).toBe('Your draw offer is waiting for an answer.');
  });

  it('that the game is over, or that I only watch', () => {
    expect(refusal({ ...QUIET, view: view('W:W23:B11', { ended: 'resigned' }) }, 23)).toBe('The game is over.');
    expect(refusal({ ...QUIET, seat: null }, 23)).toMatch(/^You’re watching\./);
  });
});

describe('a jump with several ways', () => {
  it('asks for the next landing', () => {
    expect(chooseText(1, 19, [12, 10])).toBe('1 can reach 19 by several routes. Choose the next landing square: 10 or 12.');
    expect(onwardText(FORCED.moves, [27, 20])).toBe('From 20 the jump continues to 11.');
  });
});
