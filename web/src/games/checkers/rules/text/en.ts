/** The rules of English draughts in our own words. */

export const en = {
  start: {
    title: 'Setting up',
    text: [
      'Two players use the 32 dark squares of an eight-by-eight board, placed so that each has a light square at the lower right. The dark squares are numbered from 1 to 32; moves are written with these numbers.',
      'Each side has twelve men: Black on 1 to 12, White on 21 to 32. Black moves first, then the sides take turns.',
    ],
    label: 'The start position',
    caption: 'The start position, seen from White’s side.',
  },
  moves: {
    title: 'Moves',
    text: [
      'A **man** moves one square diagonally forward to an empty square. A **king** moves one square diagonally in any direction. Pieces stay on the dark squares, and no two share one.',
    ],
    manLabel: 'A white man on 22 can go to 17 or 18',
    manCaption: 'The man on 22 has two moves, both forward.',
    kingLabel: 'A white king on 15 can go to 10, 11, 18 or 19',
    kingCaption: 'The king on 15 may also move backward.',
  },
  captures: {
    title: 'Captures',
    text: [
      'A piece captures an enemy piece on a neighbouring square by jumping over it to the empty square just beyond. Men jump forward only, kings in all four directions. The jumped piece is removed.',
      '**You must jump** if you can. With several jumps to choose from, take any; it need not be the longest.',
      '**Finish the jump.** If the same piece can jump again from where it lands, it must keep jumping, in any direction it may move, until it cannot. All of it is one move. No piece is jumped twice in a move.',
    ],
    label: 'The white man on 27 jumps over 24 to 20 and over 16 to 11. The man on 28 could jump instead.',
    caption: '27 jumps to 20 and on to 11, capturing two men. The dashed ring means that 28 could jump instead.',
  },
  crowning: {
    title: 'Crowning',
    text: ['A man that reaches the far row (the king row) is crowned. That ends the move, even if the new king could jump; it must wait for its next move.'],
    label: 'A white man moved from 8 to 3 and was crowned',
    caption: 'The man from 8 has reached 3 and is a king. It must wait for its next move to jump 7.',
  },
  end: {
    title: 'End of the game',
    text: ['You lose when you cannot move, because your pieces are all captured or blocked. You may also resign.'],
  },
  draws: {
    title: 'Draws',
    text: ['The game is a draw'],
    list: [
      'when both sides agree;',
      'when the same position, with the same side to move, comes up for the third time;',
      'after forty moves by each side without a capture or a man’s move.',
    ],
  },
  board: {
    title: 'How to use the board here',
    list: [
      'Choose one of your pieces. The squares it can reach are highlighted: choose one to move there.',
      'Or drag the piece to its square with mouse or finger. Drop it anywhere else and it goes back.',
      'A longer jump shows every landing square with its number; choose the last. Where two routes end on the same square, choose the landing squares one by one.',
      'Pieces that must jump have a dashed ring; pieces that would be captured have a red ring and a cross.',
      'Keyboard: arrow keys go from square to square, Enter or Space picks up and plays, Escape puts the piece back.',
      'The arrows in the corner of the board flip it.',
      '“Take back” asks your opponent to let you take back your last move. “Draw” offers a draw. Your opponent may decline; after your next move you can ask again.',
    ],
  },
};
