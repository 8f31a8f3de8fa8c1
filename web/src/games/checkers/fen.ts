/** Positions as text, for pictures; the house alone decides whether one may be played. */

/** The board of a position such as `W:W27,K5:B24,16`, as the view writes it. */
export function boardOf(fen: string): string {
  const squares = Array.from({ length: 32 }, () => '.');
  for (const part of fen.replace(/\.$/, '').split(':').slice(1)) {
    const man = part.startsWith('W') ? 'w' : 'b';
    for (const item of part.slice(1).split(',').filter(Boolean)) {
      const isKing = item.startsWith('K');
      squares[Number(isKing ? item.slice(1) : item) - 1] = isKing ? man.toUpperCase() : man;
    }
  }
  return squares.join('').slice(0, 32);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).join(',');
}

/** Where every usual game begins. */
export const START = `B:W${range(21, 32)}:B${range(1, 12)}`;

/** Whether a text means the usual start, however it is written. */
export function isStart(fen: string): boolean {
  return fen.startsWith('B') && boardOf(fen) === boardOf(START);
}
