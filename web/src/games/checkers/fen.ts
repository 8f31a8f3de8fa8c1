/** Positions as text, for pictures and for the set-up board; the house alone decides whether one may be played. */
import { isKing, sideOf } from './pieces';
import type { Side } from './types.gen';

/** Who stands where, as the view writes it, and whose move it is. */
export interface Position {
  board: string;
  toMove: Side;
}

/** Nobody anywhere. */
export const EMPTY = '.'.repeat(32);

/** What one part of a list means: squares, and whether kings stand on them; null if it means nothing. */
function readItem(item: string): { from: number; to: number; isKing: boolean } | null {
  const match = /^(K?)(\d{1,2})(?:-(\d{1,2}))?$/.exec(item.trim());
  if (!match) return null;
  const from = Number(match[2]);
  const to = Number(match[3] ?? match[2]);
  return from >= 1 && from <= to && to <= 32 ? { from, to, isKing: match[1] === 'K' } : null;
}

/** The position a text such as `W:W27,K5:B24,16` or `B:W21-32:B1-12` means; null if nobody could draw it. */
export function readFen(fen: string): Position | null {
  const [first, ...parts] = fen
    .trim()
    .replace(/\.$/, '')
    .split(':')
    .map((part) => part.trim());
  if ((first !== 'B' && first !== 'W') || parts.length !== 2) return null;
  const squares = [...EMPTY];
  for (const part of parts) {
    if (part[0] !== 'B' && part[0] !== 'W') return null;
    const man = part[0].toLowerCase();
    for (const text of part
      .slice(1)
      .split(',')
      .filter((item) => item.trim() !== '')) {
      const item = readItem(text);
      if (!item) return null;
      squares.fill(item.isKing ? man.toUpperCase() : man, item.from - 1, item.to);
    }
  }
  return { board: squares.join(''), toMove: first === 'B' ? 'black' : 'white' };
}

/** The same position as text. */
export function fenOf({ board, toMove }: Position): string {
  const pieces = (side: Side) => [...board].flatMap((piece, index) => (sideOf(piece) === side ? [`${isKing(piece) ? 'K' : ''}${index + 1}`] : [])).join(',');
  return `${toMove === 'black' ? 'B' : 'W'}:W${pieces('white')}:B${pieces('black')}`;
}

/** The board of a position; an empty one if the text cannot be read. */
export function boardOf(fen: string): string {
  return readFen(fen)?.board ?? EMPTY;
}

/** Where every usual game begins. */
export const START = fenOf({ board: 'b'.repeat(12) + '.'.repeat(8) + 'w'.repeat(12), toMove: 'black' });

/** Whether a text means the usual start, however it is written. */
export function isStart(fen: string): boolean {
  const read = readFen(fen);
  return read !== null && fenOf(read) === START;
}
