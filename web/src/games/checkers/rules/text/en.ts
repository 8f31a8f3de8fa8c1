/** The rules of English draughts in our own words. */

export const en = {
  start: {
    title: 'Setting up',
    text: [
      'Two play on the 32 dark squares of a board of eight by eight. The board lies so that each has a light square at the lower right. The dark squares are numbered from 1 to 32; moves are written with these numbers.',
      'Each side has twelve men: Black on 1 to 12, White on 21 to 32. Black moves first, then both take turns.',
    ],
    label: 'The start position',
    caption: 'The start. White looks at the board from below.',
  },
  moves: {
    title: 'Moves',
    text: [
      'A **man** goes one square forward, along a diagonal, to an empty square. A **king** goes one square forward or backward. No piece ever leaves the dark squares, and no two stand on the same one.',
    ],
    manLabel: 'A white man on 22 can go to 17 or 18',
    manCaption: 'The man on 22 has two moves, both forward.',
    kingLabel: 'A white king on 15 can go to 10, 11, 18 or 19',
    kingCaption: 'The king on 15 may go backward too.',
  },
  captures: {
    title: 'Captures',
    text: [
      'A piece takes an enemy on a neighbouring square by jumping over it to the empty square right behind. Men jump forward only, kings in all four directions. What was jumped over leaves the board.',
      '**Capture is compulsory.** If you can take, you must. If several pieces can, or one can in several ways, choose as you like; it need not be the way that takes most.',
      '**A jump is finished.** If the same piece can take again from where it landed, it goes on, turning as it likes, until it can take no more. All of it is one move. No piece is jumped twice in it.',
    ],
    label: 'The white man on 27 jumps over 24 to 20 and over 16 to 11. The man on 28 could take instead.',
    caption: '27 jumps to 20 and on to 11, taking two men. The dashed ring says that 28 could take instead.',
  },
  crowning: {
    title: 'Crowning',
    text: [
      'A man that reaches the farthest row becomes a king: a second disc is put on it, with a crown. That ends the move, even if the new king could take at once. It takes with its next move.',
    ],
    label: 'A white man went from 8 to 3 and was crowned',
    caption: 'The man from 8 has reached 3 and is a king. It must wait before it can take 7.',
  },
  end: {
    title: 'End of the game',
    text: ['Who has no move loses: because all pieces are taken, or because those left are blocked. One may also resign.'],
  },
  draws: {
    title: 'Draws',
    text: ['The game is drawn'],
    list: [
      'when both sides agree to it;',
      'when the same position, with the same side to move, occurs for the third time;',
      'when in forty moves of each side nothing was taken and no man has moved.',
    ],
  },
  board: {
    title: 'How to use the board here',
    list: [
      'Click one of your pieces: the squares it can reach light up. Click one of them to move there.',
      'Or drag the piece to its square, with mouse or finger. Dropped elsewhere, it goes back.',
      'A longer jump shows every landing with its number; click the last. Where two ways end on the same square, click the landings one after another.',
      'Pieces that must capture have a dashed ring; what would be taken has a red ring and a cross.',
      'With the keyboard: arrow keys go from square to square, Enter or Space picks and plays, Escape puts the piece down.',
      'The arrows in the corner of the board turn it around.',
      '“Take back” asks the other side to let you take your last move back. “Draw” offers a draw. The other side may say no; after your next move you can ask again.',
    ],
  },
};
