/** The analysis of checkers in English. */
import { figures } from '$lib/words/figures';
import { en as game } from '../../text/en';
import type { Side } from '../../types.gen';

const { count, sides } = game;
const { hundredths } = figures('en-GB');

export const en = {
  /** After the name of who moved: "gave away two men". */
  lost: {
    something: 'gave something away',
    half: 'gave away half a man or more',
    game: 'threw the game away',
    men: (men: number, isExact: boolean) => `gave away ${isExact ? '' : 'more than '}${men === 1 ? 'a man' : `${count(men)} men`}`,
  },
  better: (name: string, lost: string, best: string) => `${name} ${lost}. Better: ${best}.`,
  best: 'The best move.',
  asGood: (best: string) => `As good as the best. The engine plays ${best}.`,
  won: (name: string, side: Side) => `${name} won with ${sides[side]}`,
  drawn: 'Draw',
  unfinished: 'Unfinished',
  even: 'Even',
  ahead: (side: Side, men: number) => `${sides[side]} +${hundredths(men)}`,
  wins: (side: Side, moves: number) => (moves === 0 ? `${sides[side]} wins` : `${sides[side]} wins in ${count(moves)} ${moves === 1 ? 'move' : 'moves'}`),

  startPosition: 'Start position',
  after: (move: string) => `Position after ${move}`,
  along: (moves: number) => `move ${moves} of the best line`,
  toMove: (side: Side) => `${sides[side]} to move`,
  steps: 'Step through the game',
  toStart: 'To the start',
  back: 'Back',
  forward: 'Forward',
  toEnd: 'To the end',
  playFrom: 'Play from here',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Anyone who has it can see this game.',
  linkNotCopied: 'Your browser blocked copying. Copy the address of this page.',
  rename: 'Rename',
  remove: 'Delete',
  title: 'Analysis',
  goOn: 'Continue',
  done: (done: number, all: number) => `${done} of ${all} positions`,
  clean: 'No real mistakes.',
  isAhead: (name: string) => `${name} ahead`,
  asTable: 'Graph as a table',
  columns: { move: 'Move', before: 'Before', after: 'After', best: 'Best' },
  worthStart: 'at the start',
  worthAfter: (move: string) => `after ${move}`,
  endsHere: 'The record stops here.',
  thinking: 'The engine is still thinking about this position.',
  line: 'Best line',
  /** What a game is called whose players nobody wrote down. */
  untitled: 'A game of checkers',
  game: 'Game',
  slider: 'Position in the game',
  start: 'Start',
  noMoves: 'This game has no moves.',
  show: 'Show',
  showThis: (move: string) => `Show ${move}`,

  refused: (file: string | undefined) => (file === undefined ? 'Couldn’t open this game' : `Couldn’t open “${file}”`),
  close: 'Close',

  new: {
    title: 'Open a game',
    nothing: 'Paste a game first, or choose a file.',
    pdn: 'Game as PDN',
    pdnHint: 'The format checkers programs use to share games. For example',
    which: (games: number) => `Which of the ${games} games?`,
    file: 'Choose a file',
    fileLabel: 'Choose a PDN file',
    open: 'Analyse',
  },

  help: {
    title: 'How to read an analysis',
    what: 'The engine scores every position in men: +1 is like being one man up. The graph is from the point of view of the player at the bottom. Flip the board and the graph flips too.',
    marks: 'Marks',
    marksText: [
      ' there was a better move, ',
      ' it cost half a man or more, ',
      ' a man or more, or threw away a won or drawn endgame. The worst mistakes have letters on the graph and a line of their own.',
    ],
    lines: 'Best lines',
    linesText: 'Arrows show what the engine would have played and the replies it expects. Its moves are listed beside the board. Choose one to see the position.',
    keys: 'Keys',
    keysText: 'Left and right step through the game or the line, Home and End go to its start and end, Escape leaves the line.',
    share: 'Sharing',
    shareText: 'Anyone with the link can see the game. Saved as PDN, it opens in other programs and here.',
  },
};
