/** The rules of Clue and Clue-less in our own words. */

const frame = 'One suspect, one weapon and one room are in the case file. The frame shows the kind of card: oval for suspects, plain for weapons, full picture for rooms.';

export const en = {
  clue: {
    caseTitle: 'The case',
    case: [
      'Someone did it, with something, somewhere in the house. There is a card for each of the six suspects, six weapons and nine rooms. One of each kind is hidden in the case file. Find out which three.',
      'The other 18 cards are dealt. A card you hold, or are shown, is not in the case file. If the cards cannot be dealt evenly, the first seats get one extra; or, by option, the leftovers are placed face up. Everyone sees how many cards each seat has.',
      'Two to six play, clockwise from Miss Scarlet: Colonel Mustard, Mrs. White, Mr. Green, Mrs. Peacock, Professor Plum. All six pieces are on the board, even those no one plays. They can block the way and can be named.',
    ],
    caseCaption: frame,
    turnTitle: 'Your turn',
    turn: 'Start with one of these:',
    turnList: [
      '**Roll**, and move along the corridors up to that many squares.',
      '**Take the secret passage** from the room you are in: between Study and Kitchen, or Lounge and Conservatory.',
      '**Suggest** in the room you are in, if another player’s suggestion moved you there.',
    ],
    turnEnd: 'After entering a room you may make one suggestion there. Then accuse or end your turn. To make another suggestion in the same room, you must leave it first.',
    movingTitle: 'Moving',
    moving: [
      'Move horizontally or vertically, never diagonally. Entering through a door counts as a step.',
      'You may not enter an occupied square, or the same square twice in one move. A piece in front of a door blocks it.',
      'Entering a room ends the move. A room holds any number of pieces. You cannot re-enter the room you just left.',
      'If every exit is blocked you cannot roll. You may still take a passage, accuse or end your turn.',
      'If the table plays with the full roll, a move that ends in the corridors must use all of it. You may enter a room with steps left over.',
    ],
    boardLabel: 'The board: nine rooms around a staircase, and a route of five steps into the Lounge',
    boardCaption:
      'Miss Scarlet rolled a five: the fifth step goes through the door into the Lounge. Arrows show the doors; the stairs in the four corner rooms are the secret passages.',
  },
  less: {
    caseTitle: 'The case',
    case: [
      'Clue without dice or long corridors. One of six suspects, one of six weapons and one of nine rooms are hidden in the case file. The other 18 cards are dealt. Find out which three are missing.',
      'Three to six play, clockwise from Miss Scarlet. The nine rooms form three rows of three, with a hallway between any two neighbours. Every piece starts on its home square beside the board.',
    ],
    caseCaption: frame,
    turnTitle: 'Your turn',
    turnList: [
      'Move, if you can. If another player’s suggestion moved you into a room, you may stay and make a suggestion there instead.',
      'If you entered a room, make a suggestion there, or accuse.',
      'Accuse or end your turn.',
    ],
    movingTitle: 'Moving',
    moving: [
      'The first move is from the home square into the hallway next to it.',
      'From a hallway you move into one of the two rooms it joins.',
      'From a room you move into an empty hallway, or through the secret passage to the opposite corner.',
      'A hallway holds one piece, a room any number.',
      'If every exit is blocked your piece waits. You may still accuse.',
    ],
    boardLabel: 'The board: nine rooms in three rows, hallways between them, and Miss Scarlet in the Study',
    boardCaption: 'From the Study Miss Scarlet may move into either hallway beside it, or through the secret passage into the Kitchen.',
  },
  /** What both games share: how a suggestion is answered, and how the case is closed. */
  shared: {
    suggestionsTitle: 'Suggestions',
    suggestions: [
      'A suggestion names a suspect and a weapon, in the room where your piece is. You may name any suspect and any weapon, even your own cards. The suspect’s piece and the weapon are moved into the room and stay there.',
      'The others answer in turn, starting on your left. A player with none of the three cards passes. The first player who has any **must show you one**, of their choice. Everyone sees who showed a card to whom; only the two of you see which.',
    ],
    suggestionsCaption: '“It was Miss Scarlet with the Rope in the Kitchen.” A player with one of these three must show it; a player with two chooses which.',
    calledIn:
      'If another player’s suggestion moved your piece into a room, you may make a suggestion there on your next turn without moving. If you were already in that room, you may not.',
    accusationsTitle: 'Accusations',
    accusations: 'Once you are sure, accuse: name suspect, weapon and room. You may accuse at any time on your turn, wherever you are, except while waiting for a card.',
    accusationsList: ['**Right**: you win, and everyone sees the case file.', '**Wrong**: only you see the case file. You take no more turns, but you still show cards.'],
    accusationsEnd: 'If everyone else has accused wrongly, the last player wins. After 200 rounds the game ends without a winner.',
  },
};
