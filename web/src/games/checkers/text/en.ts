/** The sentences of checkers in English: what the log, the message line, the plates and the board say. */
import { capital, printed } from '../grammar';
import type { Ended, OfferKind, Reason, Side } from '../types.gen';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "two"; digits beyond twelve. */
const count = (number: number): string => COUNTS[number] ?? String(number);

function joined(items: readonly (string | number)[], word: string): string {
  const texts = items.map(String);
  const last = texts.pop();
  if (last === undefined) return '';
  return texts.length === 0 ? last : `${texts.join(', ')} ${word} ${last}`;
}
/** "27", "27 and 28", "26, 27 and 28" */
const all = (items: readonly (string | number)[]) => joined(items, 'and');
/** "26, 27 or 28" */
const any = (items: readonly (string | number)[]) => joined(items, 'or');

/** "black man" */
const piece = (side: Side, isKing: boolean): string => `${side} ${isKing ? 'king' : 'man'}`;
/** "man", "men", and "piece", "pieces" as soon as a king is among them. */
function victims(number: number, hasKing: boolean): string {
  if (number === 1) return hasKing ? 'piece' : 'man';
  return hasKing ? 'pieces' : 'men';
}
const offer = (kind: OfferKind): string => (kind === 'draw' ? 'draw offer' : 'request to take a move back');

export const en = {
  sides: { black: 'Black', white: 'White' } satisfies Record<Side, string>,
  count,
  piece,

  /** What was seen, as lines of the log. */
  log: {
    moved: (name: string, move: string, taken: number, isCrowned: boolean) => {
      const verb = taken === 0 ? 'moves' : `takes ${taken === 1 ? 'a piece' : `${count(taken)} pieces`},`;
      return `${name} ${verb} ${printed(move)}${isCrowned ? ', and crowns a king' : ''}.`;
    },
    ballotDrawn: (number: number, moves: string) => `Ballot ${number} is drawn: ${moves}.`,
    ballot: (number: number) => `Ballot ${number}.`,
    resigned: (name: string) => `${name} resigns.`,
    forfeited: (name: string) => `${name} runs out of time and loses.`,
    offered: (name: string, kind: OfferKind) => (kind === 'draw' ? `${name} offers a draw.` : `${name} asks to take a move back.`),
    accepted: (name: string, kind: OfferKind) => (kind === 'draw' ? `${name} accepts the draw.` : `${name} lets the move be taken back.`),
    declined: (name: string, kind: OfferKind) => (kind === 'draw' ? `${name} declines the draw.` : `${name} does not let the move be taken back.`),
    withdrew: (name: string, kind: OfferKind) => (kind === 'draw' ? `${name} withdraws the draw offer.` : `${name} no longer asks to take a move back.`),
  },

  /** On the plate of the seat the game waits for. */
  turn: { yourAnswer: 'your answer', toAnswer: 'to answer', yourMove: 'your move', toMove: 'to move' },

  /** The message line. */
  prompt: {
    myOffer: (kind: OfferKind) => `Your ${offer(kind)} is waiting for an answer.`,
    offered: (kind: OfferKind): string => (kind === 'draw' ? 'A draw is offered.' : 'A move back is asked for.'),
    answer: 'Answer first.',
    mustCapture: 'You must capture.',
    canTake: (squares: readonly number[]) => `${all(squares)} can take.`,
    /** "27 takes two men", "28 takes one or three": the first piece also names what is taken. */
    takes: (square: number, counts: readonly number[], named: { hasKing: boolean } | null) =>
      `${square} takes ${any(counts.map(count))}${named ? ` ${victims(Math.max(...counts), named.hasKing)}` : ''}`,
    twice: 'This position has occurred twice. The third time the game is drawn.',
    quiet: (moves: number, most: number) => `For ${moves} moves no man has moved and nothing was taken. At ${most} the game is drawn.`,
    noHint: 'The house has no hint for this position.',
    hint: (move: string) => `Hint: ${move}.`,
    /** What speaks for a move; the house has said it in English already. */
    reason: (_reason: Reason, said: string): string => said,
  },

  end: (ended: Ended, loser: string, quiet: number): string => {
    switch (ended) {
      case 'no-move':
        return `${loser} has no move left.`;
      case 'no-pieces':
        return `${loser} has no piece left.`;
      case 'resigned':
        return `${loser} resigned.`;
      case 'out-of-time':
        return `${loser} ran out of time.`;
      case 'agreed':
        return 'Both sides agreed to a draw.';
      case 'repetition':
        return 'The same position occurred for the third time.';
      case 'forty-moves':
        return `In ${quiet} moves no man was moved and nothing was taken.`;
    }
  },

  controls: {
    hint: 'Hint',
    takeback: 'Take back',
    draw: 'Draw',
    resign: 'Resign',
    withdraw: 'Withdraw',
    resignConfirm: 'Resign this game? Your opponent wins it, and it cannot be undone.',
    over: 'The game is over.',
    notPlaying: 'You are not playing in this game.',
    offerWaits: 'An offer is waiting for an answer.',
    hintLater: 'There is a hint when it is your move.',
    asked: 'You have already asked for something since your last move.',
    noMoveYet: 'You have no move to take back yet.',
    noResign: 'You cannot resign now.',
  },

  question: {
    draw: (name: string) => `${name} offers a draw`,
    drawText: 'If you accept, the game ends without a winner. If you decline, it goes on.',
    drawNo: 'Decline',
    drawYes: 'Accept the draw',
    back: (name: string) => `${name} asks to take a move back`,
    backText: (name: string) => `If you allow it, the board goes back to where it was before the last move of ${name}.`,
    backNo: 'Keep the move',
    backYes: 'Take it back',
  },

  /** How it is set up, for the waiting room. */
  setup: {
    usual: 'usual start',
    ballotDrawn: 'a ballot, drawn by lot',
    ballot: (number: number) => `ballot ${number}`,
    own: 'own start position',
    lose: (start: string) => `${start}, whoever runs out of time loses`,
    late: 'If you do not move, you lose the game.',
  },

  /** What single squares are called for those who cannot see them. */
  square: {
    name: (square: number) => `square ${square}`,
    empty: 'empty',
    picked: 'picked',
    mustCapture: 'must capture',
    canMove: 'can move',
    landing: (from: number) => `${from} can land here`,
    taking: (from: number, taken: number, hasKing: boolean) => `${from} can land here, taking ${count(taken)} ${victims(taken, hasKing)}`,
    severalWays: (from: number) => `${from} can land here on several ways`,
    onWay: (from: number) => `on the way of ${from}`,
    wouldBeTaken: 'would be taken',
  },

  board: {
    over: 'Checkers board, the game is over',
    toMove: (side: Side) => `Checkers board, ${capital(side)} to move`,
    flip: 'Flip the board',
    moves: 'Moves',
    noMoves: 'No move has been made yet.',
    taken: (men: number) => `${count(men)} ${men === 1 ? 'man' : 'men'} captured`,
  },

  /** Why a click was refused. */
  refusal: {
    over: 'The game is over.',
    watching: 'You are watching this game. Only those who sit at the table can move.',
    myOffer: (kind: OfferKind) => `Your ${offer(kind)} is waiting for an answer.`,
    answer: (kind: OfferKind) => `Answer the ${offer(kind)} first. Then the game goes on.`,
    notYourTurn: (side: Side) => `It is not your turn. ${capital(side)} is to move.`,
    noMove: 'No move can be made now.',
    compulsory: (squares: readonly number[]) => `Capture is compulsory: ${any(squares)} must take.`,
    stuck: (square: number, isKing: boolean) => `The ${isKing ? 'king' : 'man'} on ${square} has no move. Pick another piece.`,
    goesOn: (from: number, next: readonly number[]) => `The jump goes on from ${from} to ${any(next)}.`,
    mustTake: (from: number, to: number, next: readonly number[]) => `${from} cannot go to ${to}. It must take, and lands on ${any(next)}.`,
    canGo: (from: number, to: number, next: readonly number[]) => `${from} cannot go to ${to}. It can go to ${any(next)}.`,
    notYours: (side: Side, isKing: boolean, square: number, mine: Side) => `The ${piece(side, isKing)} on ${square} is not yours. You play ${capital(mine)}.`,
    empty: (square: number) => `Square ${square} is empty.`,
    pickFirst: 'Pick one of your pieces first.',
    light: 'Checkers is played on the dark squares only.',
  },
  choose: (from: number, to: number, next: readonly number[]) => `${from} can reach ${to} on several ways. Click the next landing: ${any(next)}.`,
  onward: (from: number, next: readonly number[]) => `From ${from} the jump goes on to ${any(next)}.`,

  remarks: { on: 'Hear the computer’s remarks', off: 'Remarks off', said: (text: string) => `“${text}”` },

  pdn: {
    copied: 'The game is copied as PDN.',
    notCopied: 'The browser does not allow copying. Save the game as a file instead.',
    copy: 'Copy PDN',
    copyTitle: 'Copy the game as PDN',
    save: 'Save PDN',
    saveTitle: 'Save the game as a PDN file',
    file: (names: string) => `checkers ${names}`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Page Down', 'Page Up'], does: 'round the pieces that can move; then round the squares where the picked one can land' },
    { keys: ['Enter'], does: 'picks a piece up, puts it down' },
    { keys: ['Esc'], does: 'puts it back' },
    { keys: ['B', 'W'], does: 'on the set-up board: takes Black or White in hand' },
    { keys: ['M', 'K', 'Delete'], does: 'on the set-up board: a man, a king or nothing on this square' },
    { keys: ['←', '→', 'Home', 'End'], does: 'in the analysis: move by move, to the start, to the end' },
  ],
  /** What the sounds tell. */
  sounds: {
    slide: 'A piece moves',
    capture: 'A piece is taken',
    doubleCapture: 'Two are taken in one move',
    longCapture: 'Three or more are taken in one move',
    crown: 'A man becomes a king',
    ballot: 'A ballot is drawn',
  },
};
