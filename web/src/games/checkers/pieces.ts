/** What stands where, as the view writes it: one letter per square. */
import type { Side } from './types.gen';

/** What stands on a square: `b`, `w` men, `B`, `W` kings, `.` nothing. */
export function pieceOn(board: string, square: number): string {
  return board[square - 1] ?? '.';
}

export function sideOf(piece: string): Side | null {
  if (piece === '.') return null;
  return piece.toLowerCase() === 'b' ? 'black' : 'white';
}

export function isKing(piece: string): boolean {
  return piece === 'B' || piece === 'W';
}

/** Seat 0 plays Black, seat 1 White. */
export function sideOfSeat(seat: number): Side {
  return seat === 0 ? 'black' : 'white';
}

export function seatOfSide(side: Side): number {
  return side === 'black' ? 0 : 1;
}

/** How many pieces a side has on a board. */
export function strength(board: string, side: Side): number {
  return [...board].filter((piece) => sideOf(piece) === side).length;
}

/** Whether a king stands on one of these squares. */
export function hasKing(board: string, squares: readonly number[]): boolean {
  return squares.some((square) => isKing(pieceOn(board, square)));
}
