/**
 * From clicks to a listed move. Everything here reads the list of actions: what is not listed cannot be picked.
 */
import { jumpedOn } from './geometry';
import type { Action } from './types.gen';

export type Path = readonly number[];

export interface Move {
  path: Path;
  /** Squares of the pieces it takes, in order. */
  victims: number[];
}

/** What a click on a square comes to. */
export type Click =
  | { kind: 'pick'; trail: Path }
  | { kind: 'drop' }
  | { kind: 'play'; move: Move }
  /** Several ways end there, so the landings must be clicked one by one, starting with one of these. */
  | { kind: 'choose'; from: number; to: number; next: number[] }
  /** Nothing of mine can be done with it; `words` says why. */
  | { kind: 'refuse'; square: number };

export function listMoves(actions: readonly Action[]): Move[] {
  return actions.flatMap((action) => (action.do === 'move' ? [{ path: action.path, victims: jumpedOn(action.path) }] : []));
}

export function startsWith(path: Path, trail: Path): boolean {
  return trail.every((square, index) => path[index] === square);
}

export function endOf(path: Path): number {
  return path[path.length - 1] ?? 0;
}

/** The moves that begin with these squares; none for an empty trail, because nothing is picked then. */
export function movesAlong(moves: readonly Move[], trail: Path): Move[] {
  return trail.length === 0 ? [] : moves.filter((move) => startsWith(move.path, trail));
}

/** The squares of the pieces that have a listed move. */
export function movable(moves: readonly Move[]): Set<number> {
  return new Set(moves.flatMap((move) => move.path[0] ?? []));
}

/** The pieces that must take, in order of their squares; none if no capture is listed. */
export function takers(moves: readonly Move[]): number[] {
  return [...movable(moves.filter((move) => move.victims.length > 0))].sort((a, b) => a - b);
}

/** The first squares to which the trail can go on. */
export function nextSquares(moves: readonly Move[], trail: Path): number[] {
  return [...new Set(movesAlong(moves, trail).flatMap((move) => move.path[trail.length] ?? []))];
}

/**
 * A click on `square` while `trail` is picked (the piece's square and the landings clicked so far).
 *
 * A landing square where exactly one way ends plays that way at once. Otherwise the landings are clicked hop by
 * hop. A jump that comes back to where it began is only played hop by hop: a second click on the piece drops it.
 */
export function click(moves: readonly Move[], trail: Path, square: number): Click {
  const start = trail[0];
  const along = movesAlong(moves, trail);
  const next = along.filter((move) => move.path[trail.length] === square);
  const complete = next.find((move) => move.path.length === trail.length + 1);
  if (complete) return { kind: 'play', move: complete };

  if (square === start && next.length === 0) return { kind: 'drop' };

  const ending = along.filter((move) => endOf(move.path) === square);
  const [only] = ending;
  if (only && ending.length === 1 && next.every((move) => move === only)) return { kind: 'play', move: only };

  if (next.length > 0) return { kind: 'pick', trail: [...trail, square] };
  if (start !== undefined && ending.length > 1) {
    return { kind: 'choose', from: start, to: square, next: nextSquares(ending, trail) };
  }
  if (movable(moves).has(square)) return { kind: 'pick', trail: [square] };
  return { kind: 'refuse', square };
}

/** A landing square of the picked piece as it is drawn. */
export interface Landing {
  square: number;
  /** Which hop of the jump lands here; null for a plain step. */
  hop: number | null;
  /** A way ends here; otherwise it is a square on the way. */
  isEnd: boolean;
}

/** What lights up for the picked piece. */
export interface Lit {
  landings: Landing[];
  /** The ways of its jumps; a plain step needs no line. */
  paths: Path[];
  victims: number[];
}

export function lit(moves: readonly Move[], trail: Path): Lit {
  const along = movesAlong(moves, trail);
  const landings = new Map<number, Landing>();
  for (const { path, victims } of along) {
    for (const [hop, square] of path.entries()) {
      if (hop === 0) continue;
      const isEnd = hop === path.length - 1;
      const seen = landings.get(square);
      // Where ways cross, the earlier hop gives the number: it is the one that is clicked first.
      const first = seen?.hop ?? hop;
      landings.set(square, {
        square,
        hop: victims.length > 0 ? Math.min(first, hop) : null,
        isEnd: isEnd || seen?.isEnd === true,
      });
    }
  }
  return {
    landings: [...landings.values()],
    paths: along.filter((move) => move.victims.length > 0).map((move) => move.path),
    victims: [...new Set(along.flatMap((move) => move.victims))],
  };
}
