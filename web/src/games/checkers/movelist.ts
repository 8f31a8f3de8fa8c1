/** The list of moves as it is printed, from what was seen. */
import type { TableLine } from '$lib/table/chronicle';
import { printed } from './grammar';
import { text as say } from './text';
import type { BallotView, Sight } from './types.gen';
import { words } from './words';

interface Move {
  /** 0 = Black. */
  seat: number;
  /** How many moves were on the board after it. */
  ply: number;
  text: string;
}

/** A numbered row: a move of Black and the answer of White; null where there is none (yet). */
export interface Row<Cell> {
  number: number;
  cells: [Cell | null, Cell | null];
}

/** What happened between moves: in the match, or at the table around it. */
export type Noted = string | TableLine;

export interface MoveList {
  /** What happened before the first move. */
  preface: Noted[];
  /** The moves, each row with what happened after them: offers, answers, resignations, what was said. */
  rows: (Row<Move> & { notes: Noted[] })[];
}

export function inRows<Cell extends { seat: number }>(moves: readonly Cell[]): Row<Cell>[] {
  const rows: Row<Cell>[] = [];
  for (const move of moves) {
    // A set-up may let White begin: then the first row has no move of Black.
    if (rows.length === 0 || move.seat === 0) rows.push({ number: rows.length + 1, cells: [null, null] });
    rows.at(-1)!.cells[move.seat === 0 ? 0 : 1] = move;
  }
  return rows;
}

/**
 * Moves that were taken back are gone from the list; that they were, stays. A ballot's moves begin it: nobody chose them,
 * so they count for no ply. Whoever has the seat is spoken to.
 */
export function moveList(sights: readonly Sight[], names: string[], ballot?: BallotView, lines: readonly TableLine[] = [], seat: number | null = null): MoveList {
  const moves: Move[] = (ballot?.moves ?? []).map((text, index) => ({ seat: index % 2, ply: 0, text: printed(text) }));
  const notes: { ply: number; text: Noted }[] = [];
  // One that was drawn is told by what was seen.
  if (ballot && sights[0]?.saw !== 'ballot-drawn') notes.push({ ply: 0, text: say.log.ballot(ballot.number) });
  let next = 0;
  const noteLines = (seq: number) => {
    while (next < lines.length && lines[next]!.seq <= seq) notes.push({ ply: moves.at(-1)?.ply ?? 0, text: lines[next++]! });
  };
  for (const [seq, sight] of sights.entries()) {
    noteLines(seq);
    if (sight.saw === 'moved') {
      moves.push({ seat: sight.seat, ply: sight.ply, text: printed(sight.text) });
      continue;
    }
    if (sight.saw === 'accepted' && sight.kind === 'takeback') {
      while ((moves.at(-1)?.ply ?? 0) > sight.ply) moves.pop();
      for (const note of notes) note.ply = Math.min(note.ply, sight.ply);
    }
    const text = words.sight(sight, names, seat);
    if (text) notes.push({ ply: moves.at(-1)?.ply ?? 0, text });
  }
  noteLines(Infinity);
  const noted = (ply: number) => notes.filter((note) => note.ply === ply).map((note) => note.text);
  const rows = inRows(moves).map((row) => ({ ...row, notes: row.cells.flatMap((move) => (move?.ply ? noted(move.ply) : [])) }));
  return { preface: noted(0), rows };
}
