/**
 * From what was seen to what is drawn in between: pure functions of time, no clock in here.
 *
 * The truth is always the view. These scenes only lead from the board drawn before to that of the view, and are
 * left out whenever they would not end exactly there.
 */
import { quartOut } from 'svelte/easing';
import type { Shot } from '$lib/film.svelte';
import { jumped, placeOf, type Place } from './geometry';
import { isKing, pieceOn } from './pieces';
import type { Sight } from './types.gen';

/** A piece as drawn: `alpha` for what is being taken, `crown` below 1 while a crown is still coming down. */
export interface Drawn extends Place {
  /** Stays the same while the piece moves. */
  key: number;
  piece: string;
  alpha: number;
  crown: number;
  /** In somebody's hand, over everything else. */
  isLifted?: boolean;
}

export interface Hop {
  from: number;
  to: number;
  victim: number | null;
}

/** One move to be shown, with the boards around it. */
export interface ShownMove {
  before: string;
  after: string;
  hops: Hop[];
  isCrowning: boolean;
  /** The piece was carried to its square by hand: it must not travel once more. */
  isCarried: boolean;
}

export interface Times {
  /** Milliseconds for one hop. */
  hop: number;
  /** Milliseconds for the crown to land. */
  crown: number;
}

type Moved = Extract<Sight, { saw: 'moved' }>;

/** After a long absence only the last moves are shown: nobody wants to sit through the rest. */
export const MOST_STEPS = 4;

function withPiece(board: string, square: number, piece: string): string {
  return board.slice(0, square - 1) + piece + board.slice(square);
}

/** The board after a move that was seen. */
export function afterMove(board: string, { path, captured, crowned }: Moved): string {
  const from = path[0] ?? 0;
  const to = path[path.length - 1] ?? from;
  const mover = pieceOn(board, from);
  const cleared = [from, ...captured].reduce((next, square) => withPiece(next, square, '.'), board);
  return withPiece(cleared, to, crowned ? mover.toUpperCase() : mover);
}

/**
 * The moves that lead from one drawn board to the next, or none if the news are not moves only (a takeback) or
 * do not add up (something was missed): then the new board is simply drawn.
 */
export function stepsBetween(before: string, news: readonly Sight[], after: string): ShownMove[] {
  const steps: ShownMove[] = [];
  let board = before;
  for (const sight of news) {
    if (sight.saw === 'accepted' && sight.kind === 'takeback') return [];
    if (sight.saw !== 'moved') continue;
    const next = afterMove(board, sight);
    const hops = sight.path.slice(1).map((to, index) => {
      const from = sight.path[index] ?? to;
      return { from, to, victim: jumped(from, to) };
    });
    steps.push({ before: board, after: next, hops, isCrowning: sight.crowned, isCarried: false });
    board = next;
  }
  return board === after ? steps.slice(-MOST_STEPS) : [];
}

/** The pieces of a board at rest. */
export function still(board: string): Drawn[] {
  return [...board].flatMap((piece, index) => (piece === '.' ? [] : [{ key: index + 1, piece, ...placeOf(index + 1), alpha: 1, crown: 1 }]));
}

/** The squares a step visits. */
export function pathOf(step: ShownMove): number[] {
  return step.hops.flatMap((hop, index) => (index === 0 ? [hop.from, hop.to] : [hop.to]));
}

function hopTime(step: ShownMove, times: Times): number {
  // Carried by hand, the pieces it took still fade, together.
  if (step.isCarried) return step.hops.some((hop) => hop.victim !== null) ? times.hop : 0;
  return step.hops.length * times.hop;
}

export function lengthOf(step: ShownMove, times: Times): number {
  return hopTime(step, times) + (step.isCrowning ? times.crown : 0);
}

function between(from: number, to: number, share: number): Place {
  const a = placeOf(from);
  const b = placeOf(to);
  const eased = quartOut(share);
  return { col: a.col + (b.col - a.col) * eased, row: a.row + (b.row - a.row) * eased };
}

/** What is drawn `time` milliseconds into a step. The mover comes last, so that it is drawn over the others. */
export function sceneAt(step: ShownMove, time: number, times: Times): Drawn[] {
  const from = step.hops[0]?.from ?? 0;
  const end = step.hops[step.hops.length - 1]?.to ?? from;
  const moving = hopTime(step, times);
  const progress = (hop: number) => {
    if (moving === 0) return 1;
    const share = step.isCarried ? time / times.hop : time / times.hop - hop;
    return Math.min(1, Math.max(0, share));
  };

  const pieces = still(step.before).filter((drawn) => drawn.key !== from);
  for (const [index, hop] of step.hops.entries()) {
    const victim = pieces.find((drawn) => drawn.key === hop.victim);
    if (victim) victim.alpha = 1 - progress(index);
  }

  const index = Math.min(step.hops.length - 1, Math.floor(time / Math.max(1, times.hop)));
  const hop = step.hops[index];
  const place = step.isCarried || !hop || time >= moving ? placeOf(end) : between(hop.from, hop.to, progress(index));
  const landing = step.isCrowning ? Math.min(1, Math.max(0, (time - moving) / Math.max(1, times.crown))) : 1;
  const piece = time >= moving ? pieceOn(step.after, end) : pieceOn(step.before, from);
  const crown = isKing(piece) ? quartOut(landing) : 1;
  return [...pieces.filter((drawn) => drawn.alpha > 0), { key: from, piece, ...place, alpha: 1, crown }];
}

/** The steps as a film shows them. */
export const shotsOf = (steps: readonly ShownMove[], times: Times): Shot<Drawn[]>[] =>
  steps.map((step) => ({ length: lengthOf(step, times), at: (elapsed) => sceneAt(step, elapsed, times) }));
