/**
 * The set-up board: what stands where while somebody sets up a position, and what is in the hand. Anything may be put
 * anywhere; whether it can be played is the house's to say. Knows no DOM.
 */
import { EMPTY, START, fenOf, readFen, type Position } from '../fen';
import { still, type Drawn } from '../animation';
import { neighbour, type Place, type Spot } from '../geometry';
import { pieceName } from '../labels';
import { isKing, pieceOn, sideOf, strength } from '../pieces';
import { text as game } from '../text';
import type { Side } from '../types.gen';
import { text } from './text';

const say = text.said;

/** The most pieces a board holds of a side, as the view's text for it says. */
export const MOST_PIECES = 12;

/** What a click puts down; `nothing` takes pieces away. */
export type Hand = Side | 'nothing';

/** A piece under the pointer: from a square, or new from the palette. */
interface Carried extends Place {
  piece: string;
  from: number | null;
}

const START_POSITION: Position = readFen(START) ?? { board: EMPTY, toMove: 'black' };

const letter = (side: Side, king: boolean) => (side === 'black' ? (king ? 'B' : 'b') : king ? 'W' : 'w');

const withPiece = (board: string, square: number, piece: string) => board.slice(0, square - 1) + piece + board.slice(square);

/** "White has five pieces." */
const tally = (board: string, side: Side) => say.tally(side, strength(board, side));

export class EditorState {
  position = $state.raw<Position>(START_POSITION);
  hand = $state<Hand>('black');
  /** The square that takes part in the tab order. */
  cursor = $state(1);
  isFlipped = $state(false);
  /** What the last doing came to, for those who listen; a warning is shown to everyone. */
  said = $state.raw<{ text: string; isWarning: boolean }>({ text: '', isWarning: false });

  #carried = $state.raw<Carried | null>(null);
  #before = $state.raw<readonly Position[]>([]);
  readonly #onchange: (fen: string) => void;

  readonly pieces = $derived.by((): Drawn[] => {
    const carried = this.#carried;
    const pieces = still(this.position.board).filter(({ key }) => key !== carried?.from);
    if (!carried) return pieces;
    // No square has this number, so the carried piece never takes another's place in the drawing.
    return [...pieces, { key: 0, piece: carried.piece, col: carried.col, row: carried.row, alpha: 1, crown: 1, isLifted: true }];
  });

  constructor(text: string, onchange: (fen: string) => void) {
    this.#onchange = onchange;
    this.follow(text);
  }

  get isCarrying(): boolean {
    return this.#carried !== null;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  has(side: Side): number {
    return strength(this.position.board, side);
  }

  /** Shows what a text means, which may have been typed; one that cannot be drawn leaves the board as it is. */
  follow(text: string): void {
    const read = readFen(text);
    if (!read || fenOf(read) === fenOf(this.position)) return;
    if (this.#isOverfull(read.board)) return;
    this.position = read;
  }

  /** A click: a man of the colour in hand, then its king, then nothing. */
  press(square: number): void {
    this.cursor = square;
    const piece = pieceOn(this.position.board, square);
    if (this.hand === 'nothing') return this.put(square, '.');
    if (sideOf(piece) !== this.hand) return this.put(square, letter(this.hand, false));
    this.put(square, isKing(piece) ? '.' : letter(this.hand, true));
  }

  /** Puts a piece on a square, or clears it. */
  put(square: number, piece: string): void {
    this.cursor = square;
    const { board } = this.position;
    const before = pieceOn(board, square);
    if (piece === before) return this.#say(say.square(square, pieceName(piece)));
    const next = withPiece(board, square, piece);
    const side = sideOf(piece) ?? sideOf(before) ?? 'black';
    if (this.#isOverfull(next)) return this.#warn(say.full(side, MOST_PIECES));
    this.#change({ ...this.position, board: next }, `${say.square(square, pieceName(piece))} ${tally(next, side)}`);
  }

  /** Handles a key on the board; false if it is not the board's. */
  key(key: string): boolean {
    if (key.startsWith('Arrow')) {
      this.cursor = neighbour(this.cursor, key, this.isFlipped);
      return true;
    }
    const side = this.hand === 'nothing' ? (sideOf(pieceOn(this.position.board, this.cursor)) ?? 'black') : this.hand;
    const clear = () => this.put(this.cursor, '.');
    const press = () => this.press(this.cursor);
    const act = {
      enter: press,
      ' ': press,
      m: () => this.put(this.cursor, letter(side, false)),
      k: () => this.put(this.cursor, letter(side, true)),
      delete: clear,
      backspace: clear,
      b: () => this.take('black'),
      w: () => this.take('white'),
    }[key.toLowerCase()];
    act?.();
    return act !== undefined;
  }

  /** Takes a colour in hand. */
  take(hand: Hand): void {
    this.hand = hand;
    this.#say(hand === 'nothing' ? say.takingAway : say.putting(hand));
  }

  /** Takes a piece off its square, to be carried. */
  lift(square: number, place: Place): void {
    const piece = pieceOn(this.position.board, square);
    if (piece === '.') return;
    this.cursor = square;
    this.#carried = { piece, from: square, ...place };
  }

  /** Takes a new man from beside the board. */
  fetch(side: Side, place: Place): void {
    this.hand = side;
    this.#carried = { piece: letter(side, false), from: null, ...place };
  }

  carry(place: Place): void {
    if (this.#carried) this.#carried = { ...this.#carried, ...place };
  }

  /** A click on a light square. */
  pressLight(): void {
    this.#warn(game.refusal.light);
  }

  /** Lets the carried piece go over a square; beside the board it is gone, over a light one it goes back. */
  release(square: Spot): void {
    const carried = this.#carried;
    this.#carried = null;
    if (!carried || square === carried.from) return;
    if (square === 'light') return this.pressLight();
    if (carried.from === null) {
      if (square !== null) this.put(square, carried.piece);
      return;
    }
    const lifted = withPiece(this.position.board, carried.from, '.');
    const board = square === null ? lifted : withPiece(lifted, square, carried.piece);
    if (square !== null) this.cursor = square;
    const what = [sideOf(carried.piece) ?? 'black', isKing(carried.piece), carried.from] as const;
    const said = square === null ? say.gone(...what) : say.carried(...what, square);
    this.#change({ ...this.position, board }, said);
  }

  drop(): void {
    this.#carried = null;
  }

  turnTo(toMove: Side): void {
    if (toMove !== this.position.toMove) this.#change({ ...this.position, toMove }, say.toMove(toMove));
  }

  clear(): void {
    this.#change({ ...this.position, board: EMPTY }, say.empty);
  }

  usual(): void {
    this.#change(START_POSITION, say.usual);
  }

  /** The same position with the colours changed, seen from the other side. */
  swap(): void {
    const { board, toMove } = this.position;
    const other: Record<string, string> = { b: 'w', w: 'b', B: 'W', W: 'B' };
    const swapped = [...board]
      .reverse()
      .map((piece) => other[piece] ?? piece)
      .join('');
    this.#change({ board: swapped, toMove: toMove === 'black' ? 'white' : 'black' }, say.swapped);
  }

  flip(): void {
    this.isFlipped = !this.isFlipped;
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.position = before;
    this.#say(say.undone);
    this.#onchange(fenOf(before));
  }

  #change(next: Position, said: string): void {
    if (fenOf(next) === fenOf(this.position)) return;
    this.#before = [...this.#before, this.position];
    this.position = next;
    this.#say(said);
    this.#onchange(fenOf(next));
  }

  #isOverfull(board: string): boolean {
    return strength(board, 'black') > MOST_PIECES || strength(board, 'white') > MOST_PIECES;
  }

  #warn(text: string): void {
    this.said = { text, isWarning: true };
  }

  #say(text: string): void {
    this.said = { text, isWarning: false };
  }
}
