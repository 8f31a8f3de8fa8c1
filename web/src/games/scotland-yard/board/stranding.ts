/** Moves after which a pawn has no ticket for any line from where it stands: they are asked back before they are sent. */
import { linesFrom } from '../map/atlas';
import { KINDS, type Kind } from '../names';
import type { Action, View } from '../types.gen';
import { movesIn, type Move } from './ways';

export interface Stranding {
  move: Move;
  seat: number;
  /** What leaves the station, as far as detectives may take it. */
  lines: Kind[];
}

/** Whether a detective has no ticket for any line from where they stand. */
export function isStranded(view: Pick<View, 'detectives'>, seat: number): boolean {
  const detective = view.detectives[seat - 1];
  return detective !== undefined && linesFrom(detective.station).every(({ kind }) => kind === 'ferry' || detective.tickets[kind] <= 0);
}

/** Whether this move leaves a detective with no ticket for any line there. */
function strands({ view, seat, move }: { view: View; seat: number; move: Move }): boolean {
  const tickets = view.detectives[seat - 1]?.tickets;
  if (!tickets || move.by === 'black') return false;
  const left = { ...tickets, [move.by]: tickets[move.by] - 1 };
  return linesFrom(move.to).every(({ kind }) => kind === 'ferry' || left[kind] <= 0);
}

/**
 * What to warn of before a move; null if there is nothing to say: he will be caught by it, it is the last there is, or
 * every other leads no further.
 */
export function strandingOf(view: View, actions: readonly Action[], seat: number | null, move: Move): Stranding | null {
  if (seat === null || seat === 0 || !strands({ view, seat, move })) return null;
  if (view.mister_x.station === move.to || view.peeked === move.to) return null;
  if (view.log.length >= view.windows) return null;
  if (movesIn(actions).every((each) => strands({ view, seat, move: each }))) return null;
  const kinds = new Set(linesFrom(move.to).map(({ kind }) => kind));
  return { move, seat, lines: KINDS.filter((kind) => kind !== 'ferry' && kinds.has(kind)) };
}
