/** How a game of checkers is set up, in English. */
import { capital } from '../../grammar';
import { en as game } from '../../text/en';
import type { OnTimeout, Side } from '../../types.gen';

const { count } = game;
const pieces = (number: number) => (number === 1 ? 'piece' : 'pieces');

export const en = {
  start: 'Start position',
  starts: { usual: 'Usual', ballot: 'Ballot', own: 'My own' },
  ballot: 'Ballot',
  ballotHint: 'The first three moves are one of 156 ballots, as in tournaments: games begin differently, and both sides can hold them.',
  ballots: { drawn: 'Drawn by lot', number: 'By number' },
  ballotNumber: (most: number) => `Number of the ballot, 1 to ${most}`,
  left: (position: string) => `You left a position on the set-up board: ${position}.`,
  anew: 'Start anew',
  goOn: 'Continue',
  outOfTime: 'Out of time',
  answers: {
    move: { label: 'Plays a move', about: 'A legal move is played for whoever runs out of time.' },
    lose: { label: 'Loses', about: 'Whoever runs out of time loses the game.' },
  } satisfies Record<OnTimeout, { label: string; about: string }>,
  /** "five black and four white pieces, White to move" */
  described: (black: number, white: number, toMove: Side) => `${count(black)} black and ${count(white)} white ${pieces(black + white)}, ${capital(toMove)} to move`,

  copied: 'The position is copied.',
  notCopied: 'The browser does not allow copying. Mark the text and copy it yourself.',
  complete: 'Set-up complete: this position can be played.',
  board: 'Set-up board',
  undo: 'Undo',
  clear: 'Clear',
  usual: 'Usual start',
  swap: 'Change colours',
  toMove: 'To move',
  asText: 'Position as text',
  copy: 'Copy the position',
  textHint: 'Who moves, then White’s and Black’s squares; K marks a king. For example',
  mouse: 'A click puts a man, a second crowns it, a third takes it away. Men can be dragged, too; beside the board they are gone.',
  keys: 'By keyboard: arrows, M man, K king, Delete, B and W for the colour.',
  hand: 'In hand',
  has: (number: number, most: number) => `${number} of ${most}`,
  takeAway: 'Take away',

  /** What the last doing came to, for those who listen. */
  said: {
    square: (square: number, piece: string | null) => `Square ${square}: ${piece ?? 'empty'}.`,
    tally: (side: Side, many: number) => `${capital(side)} has ${count(many)} ${pieces(many)}.`,
    takingAway: 'Now pieces are taken away.',
    putting: (side: Side) => `Now ${capital(side)} is put down.`,
    gone: (side: Side, isKing: boolean, from: number) => `The ${game.piece(side, isKing)} on ${from} is taken away.`,
    carried: (side: Side, isKing: boolean, from: number, to: number) => `The ${game.piece(side, isKing)} goes from ${from} to ${to}.`,
    toMove: (side: Side) => `${capital(side)} is to move.`,
    empty: 'The board is empty.',
    usual: 'The men stand as at the usual start.',
    swapped: 'The colours are changed.',
    undone: 'The last change is undone.',
    full: (side: Side, most: number) => `${capital(side)} has ${count(most)} pieces, and a side has no more. Take one away first.`,
  },
};
