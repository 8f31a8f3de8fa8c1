/** The sentences of checkers in English: what the log, the message line, the plates and the board say. */
import { figures } from '$lib/words/figures';
import { capital, printed } from '../grammar';
import type { Ended, OfferKind, Side } from '../types.gen';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "two"; digits beyond twelve. */
const count = (number: number): string => COUNTS[number] ?? String(number);

const { all, any } = figures('en-GB');

/** "black man" */
const piece = (side: Side, isKing: boolean): string => `${side} ${isKing ? 'king' : 'man'}`;
/** "man", "men", and "piece", "pieces" as soon as a king is among them. */
function victims(number: number, hasKing: boolean): string {
  if (number === 1) return hasKing ? 'piece' : 'man';
  return hasKing ? 'pieces' : 'men';
}
const offer = (kind: OfferKind): string => (kind === 'draw' ? 'draw offer' : 'takeback request');

/** "Ann resigns", "You resign" */
const does = (name: string | null, third: string, second: string): string => (name === null ? `You ${second}` : `${name} ${third}`);

export const en = {
  sides: { black: 'Black', white: 'White' } satisfies Record<Side, string>,
  count,
  piece,

  /** What was seen, as lines of the log. No name: the reader did it. */
  log: {
    moved: (name: string | null, move: string, taken: number, isCrowned: boolean) => {
      const verb = taken === 0 ? does(name, 'moves', 'move') : `${does(name, 'jumps', 'jump')} ${taken === 1 ? 'a piece' : `${count(taken)} pieces`},`;
      return `${verb} ${printed(move)}${isCrowned ? `${taken === 0 ? '' : ','} and ${name === null ? 'crown' : 'crowns'} a king` : ''}.`;
    },
    ballotDrawn: (number: number, moves: string) => `Random ballot ${number}: ${moves}.`,
    ballot: (number: number) => `Ballot ${number}.`,
    resigned: (name: string | null) => `${does(name, 'resigns', 'resign')}.`,
    forfeited: (name: string | null) => `${does(name, 'runs out of time and loses', 'run out of time and lose')}.`,
    offered: (name: string | null, kind: OfferKind) => (kind === 'draw' ? `${does(name, 'offers', 'offer')} a draw.` : `${does(name, 'asks', 'ask')} for a takeback.`),
    accepted: (name: string | null, kind: OfferKind) => (kind === 'draw' ? `${does(name, 'accepts', 'accept')} the draw.` : `${does(name, 'allows', 'allow')} the takeback.`),
    declined: (name: string | null, kind: OfferKind) => `${does(name, 'declines', 'decline')} the ${kind === 'draw' ? 'draw' : 'takeback'}.`,
    withdrew: (name: string | null, kind: OfferKind) => `${does(name, 'withdraws', 'withdraw')} the ${offer(kind)}.`,
  },

  /** On the plate of the seat the game waits for. */
  turn: { yourAnswer: 'answer the offer', toAnswer: 'answering', yourMove: 'your move', toMove: 'to move' },

  /** The message line. */
  prompt: {
    myOffer: (kind: OfferKind) => `Your ${offer(kind)} is waiting for an answer.`,
    answer: 'Answer first.',
    mustCapture: 'You must jump.',
    canTake: (squares: readonly number[]) => `${all(squares)} can jump.`,
    /** "27 jumps two men", "28 jumps one or three": the first piece also names what is jumped. */
    takes: (square: number, counts: readonly number[], named: { hasKing: boolean } | null) =>
      `${square} jumps ${any(counts.map(count))}${named ? ` ${victims(Math.max(...counts), named.hasKing)}` : ''}`,
    twice: 'This position has come up twice. A third time is a draw.',
    quiet: (moves: number, most: number) => `${moves} moves without a capture or a man’s move. At ${most} the game is a draw.`,
    noHint: 'No hint for this position.',
    hint: (move: string) => `Hint: ${move}.`,
  },

  /** No name: the reader has lost. */
  end: (ended: Ended, name: string | null, quiet: number): string => {
    const loser = name ?? 'You';
    switch (ended) {
      case 'no-move':
        return `${loser} can’t move.`;
      case 'no-pieces':
        return `${loser} ${name === null ? 'have' : 'has'} no pieces left.`;
      case 'resigned':
        return `${loser} resigned.`;
      case 'out-of-time':
        return `${loser} ran out of time.`;
      case 'agreed':
        return 'Both sides agreed to a draw.';
      case 'repetition':
        return 'The same position came up three times.';
      case 'forty-moves':
        return `${quiet} moves without a capture or a man’s move.`;
    }
  },

  controls: {
    hint: 'Hint',
    takeback: 'Take back',
    draw: 'Draw',
    resign: 'Resign',
    withdraw: 'Withdraw',
    resignConfirm: 'Resign this game? Your opponent wins. This can’t be undone.',
    over: 'The game is over.',
    notPlaying: 'You’re not playing in this game.',
    offerWaits: 'An offer is waiting for an answer.',
    hintLater: 'Hints are available on your turn.',
    asked: 'You’ve already made an offer since your last move.',
    noMoveYet: 'You haven’t made a move yet.',
    noResign: 'You can’t resign now.',
  },

  question: {
    draw: (name: string) => `${name} offers a draw`,
    drawText: 'If you accept, the game ends without a winner. If you decline, it continues.',
    drawNo: 'Decline',
    drawYes: 'Accept the draw',
    back: (name: string) => `${name} asks for a takeback`,
    backText: (name: string) => `If you allow it, the board goes back to how it was before the last move by ${name}.`,
    backNo: 'Keep the move',
    backYes: 'Allow takeback',
  },

  /** How it is set up, for the waiting room. */
  setup: {
    usual: 'standard start',
    ballotDrawn: 'random ballot',
    ballot: (number: number) => `ballot ${number}`,
    own: 'custom position',
    lose: (start: string) => `${start}, running out of time loses`,
    late: 'If you don’t move, you lose the game.',
  },

  /** What single squares are called for those who cannot see them. */
  square: {
    name: (square: number) => `square ${square}`,
    empty: 'empty',
    picked: 'picked',
    mustCapture: 'must jump',
    canMove: 'can move',
    landing: (from: number) => `${from} can land here`,
    taking: (from: number, taken: number, hasKing: boolean) => `${from} can land here, jumping ${count(taken)} ${victims(taken, hasKing)}`,
    severalWays: (from: number) => `${from} can land here by several routes`,
    onWay: (from: number) => `on the route from ${from}`,
    wouldBeTaken: 'would be captured',
  },

  board: {
    over: 'Checkers board, the game is over',
    toMove: (side: Side) => `Checkers board, ${capital(side)} to move`,
    flip: 'Flip the board',
    moves: 'Moves',
    noMoves: 'No moves yet.',
    taken: (men: number) => `${count(men)} ${men === 1 ? 'man' : 'men'} captured`,
  },

  /** Why a click was refused. */
  refusal: {
    over: 'The game is over.',
    watching: 'You’re watching. Only players can move.',
    myOffer: (kind: OfferKind) => `Your ${offer(kind)} is waiting for an answer.`,
    answer: (kind: OfferKind) => `Answer the ${offer(kind)} first. Then the game continues.`,
    notYourTurn: (side: Side) => `It’s ${capital(side)}’s turn.`,
    noMove: 'No one can move now.',
    compulsory: (squares: readonly number[]) => `You must jump with ${any(squares)}.`,
    stuck: (square: number, isKing: boolean) => `The ${isKing ? 'king' : 'man'} on ${square} can’t move. Pick another piece.`,
    goesOn: (from: number, next: readonly number[]) => `The jump continues from ${from} to ${any(next)}.`,
    mustTake: (from: number, to: number, next: readonly number[]) => `${from} can’t go to ${to}. It must jump to ${any(next)}.`,
    canGo: (from: number, to: number, next: readonly number[]) => `${from} can’t go to ${to}. It can go to ${any(next)}.`,
    notYours: (side: Side, isKing: boolean, square: number, mine: Side) => `The ${piece(side, isKing)} on ${square} isn’t yours. You play ${capital(mine)}.`,
    empty: (square: number) => `Square ${square} is empty.`,
    pickFirst: 'Pick one of your pieces first.',
    light: 'Checkers is played on the dark squares only.',
  },
  choose: (from: number, to: number, next: readonly number[]) => `${from} can reach ${to} by several routes. Choose the next landing square: ${any(next)}.`,
  onward: (from: number, next: readonly number[]) => `From ${from} the jump continues to ${any(next)}.`,

  remarks: { on: 'Show remarks', off: 'Hide remarks', said: (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”` },

  pdn: {
    copied: 'PDN copied.',
    notCopied: 'Your browser blocked copying. Save the game as a file instead.',
    copy: 'Copy PDN',
    copyTitle: 'Copy the game as PDN',
    save: 'Save PDN',
    saveTitle: 'Save the game as a PDN file',
    file: (names: string) => `checkers ${names}`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Page Down', 'Page Up'], does: 'go through the pieces that can move, then the squares where the picked one can land' },
    { keys: ['Enter'], does: 'pick up a piece, put it down' },
    { keys: ['Esc'], does: 'put it back' },
    { keys: ['B', 'W'], does: 'on the setup board: place black or white pieces' },
    { keys: ['M', 'K', 'Delete'], does: 'on the setup board: man, king or empty square' },
    { keys: ['←', '→', 'Home', 'End'], does: 'in the analysis: one move back or forward, to the start, to the end' },
  ],
  /** What the sounds tell. */
  sounds: {
    slide: 'A piece moves',
    capture: 'A piece is captured',
    doubleCapture: 'Two are captured in one move',
    longCapture: 'Three or more are captured in one move',
    crown: 'A man is crowned',
    ballot: 'A ballot is drawn',
  },
};
