/** The analysis of checkers in English. */
import { en as game } from '../../text/en';
import type { Side } from '../../types.gen';
import type { Mistake } from '../wire';

const { count, sides } = game;

export const en = {
  /** What follows a move that was none of the best, for those who listen. */
  marks: { slip: 'a slip', mistake: 'a mistake', blunder: 'a blunder' } satisfies Record<Mistake, string>,
  /** After the name of who moved: "gave away two men". */
  lost: {
    something: 'gave something away',
    half: 'gave away half a man or more',
    game: 'gave the game away',
    men: (men: number, isExact: boolean) => `gave away ${isExact ? '' : 'more than '}${men === 1 ? 'a man' : `${count(men)} men`}`,
  },
  better: (name: string, lost: string, best: string) => `${name} ${lost}. Better: ${best}.`,
  best: 'The best move.',
  asGood: (best: string) => `As good as any. The engine plays ${best}.`,
  won: (name: string, side: Side) => `${name} won with ${sides[side]}`,
  drawn: 'Drawn',
  unfinished: 'Not finished',
  even: 'Even',
  ahead: (side: Side, men: string) => `${sides[side]} +${men}`,
  wins: (side: Side, moves: number) => (moves === 0 ? `${sides[side]} wins` : `${sides[side]} wins in ${count(moves)} ${moves === 1 ? 'move' : 'moves'}`),

  startPosition: 'Start position',
  after: (move: string) => `Position after ${move}`,
  along: (moves: number) => `${moves} along the best line`,
  toMove: (side: Side) => `${sides[side]} to move`,
  plateToMove: (side: Side) => `${sides[side]}, to move`,
  steps: 'Step through the game',
  toStart: 'To the start',
  back: 'Back',
  forward: 'Forward',
  toEnd: 'To the end',
  playFrom: 'Play from here',
  copyLink: 'Copy the link',
  linkCopied: 'The link is copied. Whoever has it can look at this game.',
  linkNotCopied: 'The browser does not allow copying. Copy the address of this page yourself.',
  rename: 'Rename',
  remove: 'Delete',
  title: 'Analysis',
  goOn: 'Go on',
  done: (done: number, all: number) => `${done} of ${all} positions`,
  clean: 'No mistakes to speak of.',
  isAhead: (name: string) => `${name} ahead`,
  asTable: 'The graph as a table',
  columns: { move: 'Move', before: 'Worth before it', after: 'After it', best: 'Best' },
  worthStart: 'at the start',
  worthAfter: (move: string) => `after ${move}`,
  endsHere: 'The game ends here.',
  thinking: 'The engine is still thinking about this position.',
  line: 'Best line',
  game: 'Game',
  slider: 'Position in the game',
  start: 'Start',
  noMoves: 'This game has no moves.',
  show: 'Show',
  showThis: (move: string) => `Show ${move}`,

  refused: (file: string | undefined) => (file === undefined ? 'This game cannot be opened' : `“${file}” cannot be opened`),
  close: 'Close',

  new: {
    title: 'Open a game',
    nothing: 'Paste a game first, or choose a file.',
    pdn: 'The game as PDN',
    pdnHint: 'The format in which programs exchange games of checkers. For example',
    which: (games: number) => `Which of the ${games} games`,
    file: 'Choose a file',
    fileLabel: 'Choose a PDN file',
    open: 'Analyse it',
  },

  help: {
    title: 'How to read an analysis',
    what: 'The engine looks at every position of the game and says what it is worth, in men: +1 means as good as a man more. The graph shows it from the side of whoever sits at the bottom of the board; turn the board, and the graph turns with it.',
    marks: 'Marks',
    marksText: [
      ' a better move was to be had, ',
      ' it cost half a man or more, ',
      ' a man or more, or an ending that was won or drawn. The worst have letters on the graph and a line of their own.',
    ],
    lines: 'Best lines',
    linesText: 'Arrows show what the engine would have played, and the answers it expects. Its moves stand beside the board: click one to see the position after it.',
    keys: 'Keys',
    keysText: 'Left and right step through the game or the line, Home and End go to its start and end, Escape leaves the line.',
    share: 'Passing it on',
    shareText: 'Whoever has the link can look at the game. As PDN it can be opened by other programs, and here again.',
  },
};
