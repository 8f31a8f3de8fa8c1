/**
 * What the board says about single squares: their names for those who cannot see it, and why a click was refused.
 * Everything is worded from the view and the listed actions.
 */
import { hasKing, isKing, pieceOn, sideOf, sideOfSeat } from './pieces';
import { endOf, movable, movesAlong, nextSquares, takers, type Move, type Path } from './selection';
import { text } from './text';
import type { View } from './types.gen';

/** What a sentence about the board may know. */
export interface Sitting {
  view: View;
  moves: readonly Move[];
  seat: number | null;
  /** The picked piece's square and the landings clicked so far. */
  trail: Path;
}

/** "black man"; null on an empty square. */
export function pieceName(piece: string): string | null {
  const side = sideOf(piece);
  return side && text.piece(side, isKing(piece));
}

/** "square 11, black man, can move" */
export function squareLabel({ view, moves, trail }: Sitting, square: number): string {
  const say = text.square;
  const parts = [say.name(square), pieceName(pieceOn(view.board, square)) ?? say.empty];
  const [from] = trail;
  if (from === square) parts.push(say.picked);
  else if (takers(moves).includes(square)) parts.push(say.mustCapture);
  else if (movable(moves).has(square)) parts.push(say.canMove);

  const along = movesAlong(moves, trail);
  if (from !== undefined) parts.push(...landingLabel(view, along, trail, square));
  if (along.some((move) => move.victims.includes(square))) parts.push(say.wouldBeTaken);
  return parts.join(', ');
}

/** What the picked piece can do on a square, if anything. */
function landingLabel(view: View, along: readonly Move[], trail: Path, square: number): string[] {
  const say = text.square;
  const from = trail[0]!;
  const ending = along.filter((move) => endOf(move.path) === square);
  const [only] = ending;
  if (only && ending.length === 1) {
    const taken = only.victims.length;
    return [taken > 0 ? say.taking(from, taken, hasKing(view.board, only.victims)) : say.landing(from)];
  }
  if (ending.length > 1) return [say.severalWays(from)];
  const isOnWay = along.some((move) => move.path.indexOf(square, trail.length) >= 0);
  return isOnWay && from !== square ? [say.onWay(from)] : [];
}

/** "Checkers board, Black to move" */
export function boardLabel(view: View): string {
  return view.ended ? text.board.over : text.board.toMove(view.to_move);
}

/** Why nobody may move just now, whatever is clicked; null if it is my move. */
function whyNobody({ view, moves, seat }: Sitting): string | null {
  const say = text.refusal;
  if (view.ended) return say.over;
  if (seat === null) return say.watching;
  if (view.offer) return view.offer.by === seat ? say.myOffer(view.offer.kind) : say.answer(view.offer.kind);
  if (view.to_move !== sideOfSeat(seat)) return say.notYourTurn(view.to_move);
  return moves.length === 0 ? say.noMove : null;
}

/** Who must take, if capture is what forbids a click. */
function compulsory(moves: readonly Move[]): string | null {
  const who = takers(moves);
  return who.length === 0 ? null : text.refusal.compulsory(who);
}

/** Where the picked piece may land next, in order. */
const nextLandings = (moves: readonly Move[], trail: Path): number[] => nextSquares(moves, trail).sort((a, b) => a - b);

/** Why a click on this square does nothing. */
export function refusal(sitting: Sitting, square: number): string {
  const { view, moves, seat, trail } = sitting;
  const nobody = whyNobody(sitting);
  if (nobody || seat === null) return nobody ?? '';

  const say = text.refusal;
  const mine = sideOfSeat(seat);
  const piece = pieceOn(view.board, square);
  const side = sideOf(piece);
  const forced = compulsory(moves);
  if (side === mine) return forced ?? say.stuck(square, isKing(piece));

  const picked = trail[0];
  // Whoever clicks what they are to take means the capture.
  const isVictim = movesAlong(moves, trail).some((move) => move.victims.includes(square));
  if (side && trail.length < 2 && !isVictim) return say.notYours(side, isKing(piece), square, mine);
  if (picked !== undefined) {
    const next = nextLandings(moves, trail);
    if (trail.length > 1) return say.goesOn(endOf(trail), next);
    return forced ? say.mustTake(picked, square, next) : say.canGo(picked, square, next);
  }
  return `${say.empty(square)} ${forced ?? say.pickFirst}`;
}

/** Several ways end on a square: which landing to click first. */
export function chooseText(from: number, to: number, next: readonly number[]): string {
  return text.choose(
    from,
    to,
    [...next].sort((a, b) => a - b),
  );
}

/** After a landing on the way was clicked. */
export function onwardText(moves: readonly Move[], trail: Path): string {
  return text.onward(endOf(trail), nextLandings(moves, trail));
}
