/** How a game of checkers is set up, in English. */
import { capital } from '../../grammar';
import { en as game } from '../../text/en';
import type { OnTimeout, Side } from '../../types.gen';

const { count } = game;
const pieces = (number: number) => (number === 1 ? 'piece' : 'pieces');

export const en = {
  start: 'Start position',
  starts: { usual: 'Standard', ballot: 'Ballot', own: 'Custom' },
  ballot: 'Ballot',
  ballotHint: 'Starts with one of the 156 three-move openings used in tournaments, all playable for both sides.',
  ballots: { drawn: 'Random', number: 'By number' },
  ballotNumber: (most: number) => `Ballot number, 1 to ${most}`,
  left: (position: string) => `You have an unfinished position: ${position}.`,
  anew: 'Start over',
  goOn: 'Continue',
  outOfTime: 'When time runs out',
  answers: {
    move: { label: 'Auto-move', about: 'The house plays a legal move.' },
    lose: { label: 'Loss', about: 'The player who runs out of time loses.' },
  } satisfies Record<OnTimeout, { label: string; about: string }>,
  /** "five black and four white pieces, White to move" */
  described: (black: number, white: number, toMove: Side) => `${count(black)} black and ${count(white)} white ${pieces(white)}, ${capital(toMove)} to move`,

  copied: 'Position copied.',
  notCopied: 'Your browser blocked copying. Select the text and copy it.',
  complete: 'This position is ready to play.',
  board: 'Setup board',
  undo: 'Undo',
  clear: 'Clear',
  usual: 'Standard start',
  swap: 'Swap colours',
  toMove: 'To move',
  asText: 'Position as text',
  copy: 'Copy position',
  textHint: 'The side to move, then White’s and Black’s squares. K marks a king. For example',
  mouse: 'Tap or click once for a man, twice for a king, three times to clear. Drag pieces to move them, or off the board to remove them.',
  keys: 'Keyboard: arrows to move, M man, K king, Delete to clear, B and W for the colour.',
  hand: 'In hand',
  has: (number: number, most: number) => `${number} of ${most}`,
  takeAway: 'Remove',

  /** What the last doing came to, for those who listen. */
  said: {
    square: (square: number, piece: string | null) => `Square ${square}: ${piece ?? 'empty'}.`,
    tally: (side: Side, many: number) => `${capital(side)} has ${count(many)} ${pieces(many)}.`,
    takingAway: 'Removing pieces.',
    putting: (side: Side) => `Placing ${side} pieces.`,
    gone: (side: Side, isKing: boolean, from: number) => `The ${game.piece(side, isKing)} on ${from} is removed.`,
    carried: (side: Side, isKing: boolean, from: number, to: number) => `The ${game.piece(side, isKing)} moves from ${from} to ${to}.`,
    toMove: (side: Side) => `${capital(side)}’s turn.`,
    empty: 'The board is empty.',
    usual: 'Standard start position.',
    swapped: 'Colours swapped.',
    undone: 'Last change undone.',
    full: (side: Side, most: number) => `${capital(side)} already has ${count(most)} pieces. Remove one first.`,
  },
};
