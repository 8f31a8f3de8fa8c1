/** The position somebody was setting up when they left: this browser keeps it until they start anew. */
import { keepText, keptText } from '$lib/storage';
import { fenOf, isStart, readFen } from '../fen';
import { strength } from '../pieces';
import { text as say } from './text';

const KEY = 'parlour.checkers.position';

/** What was left half set up; null if nothing was, or if it cannot be drawn. */
export function keptDraft(): string | null {
  const read = readFen(keptText('device', KEY) ?? '');
  return read ? fenOf(read) : null;
}

/** Keeps a position, or forgets it: null, and the usual start, which is no work of anybody's. */
export function keepDraft(fen: string | null): void {
  const isWorthIt = fen !== null && !isStart(fen) && readFen(fen) !== null;
  keepText('device', KEY, isWorthIt ? fen : null);
}

/** "five black and four white pieces, White to move" */
export function describe(fen: string): string {
  const read = readFen(fen);
  if (!read) return '';
  const [black, white] = [strength(read.board, 'black'), strength(read.board, 'white')];
  return say.described(black, white, read.toMove);
}
