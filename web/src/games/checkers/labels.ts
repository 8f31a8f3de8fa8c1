/**
 * What the board says about single squares: their names for those who cannot see it, and why a click was refused.
 * Everything is worded from the view and the listed actions.
 */
import { capital, count, list } from './grammar';
import { isKing, pieceOn, sideOf, sideOfSeat } from './pieces';
import { endOf, movable, movesAlong, nextSquares, takers, type Move, type Path } from './selection';
import type { Side, View } from './types.gen';

/** What a sentence about the board may know. */
export interface Sitting {
  view: View;
  moves: readonly Move[];
  seat: number | null;
  /** The picked piece's square and the landings clicked so far. */
  trail: Path;
}

const sideName = (side: Side) => capital(side);

/** "black man"; null on an empty square. */
export function pieceName(piece: string): string | null {
  const side = sideOf(piece);
  return side && `${side} ${isKing(piece) ? 'king' : 'man'}`;
}

/** "man", "men", and "piece", "pieces" as soon as a king is among them. */
export function victimNoun(board: string, victims: readonly number[], number: number): string {
  const hasKing = victims.some((square) => isKing(pieceOn(board, square)));
  if (number === 1) return hasKing ? 'piece' : 'man';
  return hasKing ? 'pieces' : 'men';
}

/** "square 11, black man, can move" */
export function squareLabel({ view, moves, trail }: Sitting, square: number): string {
  const parts = [`square ${square}`, pieceName(pieceOn(view.board, square)) ?? 'empty'];
  const along = movesAlong(moves, trail);
  const ending = along.filter((move) => endOf(move.path) === square);
  const isOnWay = along.some((move) => move.path.indexOf(square, trail.length) >= 0);
  const [only] = ending;

  if (trail[0] === square) parts.push('picked');
  else if (takers(moves).includes(square)) parts.push('must capture');
  else if (movable(moves).has(square)) parts.push('can move');

  if (only && ending.length === 1) {
    const taken = only.victims.length;
    const taking = taken > 0 ? `, taking ${count(taken)} ${victimNoun(view.board, only.victims, taken)}` : '';
    parts.push(`${trail[0]} can land here${taking}`);
  } else if (ending.length > 1) parts.push(`${trail[0]} can land here on several ways`);
  else if (isOnWay && trail[0] !== square) parts.push(`on the way of ${trail[0]}`);

  if (along.some((move) => move.victims.includes(square))) parts.push('would be taken');
  return parts.join(', ');
}

/** "Checkers board, Black to move" */
export function boardLabel(view: View): string {
  if (view.ended) return 'Checkers board, the game is over';
  return `Checkers board, ${sideName(view.to_move)} to move`;
}

/** Why nobody may move just now, whatever is clicked; null if it is my move. */
function whyNobody({ view, moves, seat }: Sitting): string | null {
  if (view.ended) return 'The game is over.';
  if (seat === null) return 'You are watching this game. Only those who sit at the table can move.';
  if (view.offer) {
    const what = view.offer.kind === 'draw' ? 'draw offer' : 'request to take a move back';
    return view.offer.by === seat
      ? `Your ${what} is waiting for an answer.`
      : `Answer the ${what} first. Then the game goes on.`;
  }
  if (view.to_move !== sideOfSeat(seat)) return `It is not your turn. ${sideName(view.to_move)} is to move.`;
  return moves.length === 0 ? 'No move can be made now.' : null;
}

/** Who must take, if capture is what forbids a click. */
function compulsory(moves: readonly Move[]): string | null {
  const who = takers(moves);
  return who.length === 0 ? null : `Capture is compulsory: ${list(who, 'or')} must take.`;
}

/** Why a click on this square does nothing. */
export function refusal(sitting: Sitting, square: number): string {
  const { view, moves, seat, trail } = sitting;
  const nobody = whyNobody(sitting);
  if (nobody || seat === null) return nobody ?? '';

  const mine = sideOfSeat(seat);
  const piece = pieceOn(view.board, square);
  const side = sideOf(piece);
  const forced = compulsory(moves);
  if (side === mine) {
    const kind = isKing(piece) ? 'king' : 'man';
    return forced ?? `The ${kind} on ${square} has no move. Pick another piece.`;
  }

  const picked = trail[0];
  if (picked !== undefined) {
    const next = list(nextSquares(moves, trail).sort((a, b) => a - b), 'or');
    if (trail.length > 1) return `The jump goes on from ${trail[trail.length - 1]} to ${next}.`;
    const instead = forced ? `It must take, and lands on ${next}.` : `It can go to ${next}.`;
    return `${picked} cannot go to ${square}. ${instead}`;
  }
  if (side) return `The ${pieceName(piece)} on ${square} is not yours. You play ${sideName(mine)}.`;
  return `Square ${square} is empty. ${forced ?? 'Pick one of your pieces first.'}`;
}

/** Several ways end on a square: which landing to click first. */
export function chooseText(from: number, to: number, next: readonly number[]): string {
  const squares = list([...next].sort((a, b) => a - b), 'or');
  return `${from} can reach ${to} on several ways. Click the next landing: ${squares}.`;
}

/** After a landing on the way was clicked. */
export function onwardText(moves: readonly Move[], trail: Path): string {
  const next = list(nextSquares(moves, trail).sort((a, b) => a - b), 'or');
  return `From ${trail[trail.length - 1]} the jump goes on to ${next}.`;
}
