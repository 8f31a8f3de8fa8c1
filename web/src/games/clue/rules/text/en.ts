/** The rules of Clue and Clue-less in our own words. */

const frame = 'One suspect, one weapon and one room lie in the case file. A frame tells the kind of a card: oval, plain, or a whole picture.';

export const en = {
  clue: {
    caseTitle: 'The case',
    case: [
      'Somebody did it, with something, somewhere in the house. There is a card for each of six suspects, six weapons and nine rooms. One of each kind lies in the case file, unseen. Find out which three.',
      'The other 18 cards are dealt. What you hold is not in the case file, and what others show you is not there either. If they cannot be dealt evenly, the first seats have one more, or, where the table has chosen so, the rest lies face up. Everyone sees how many cards each seat holds.',
      'Two to six play, clockwise from Miss Scarlet: Colonel Mustard, Mrs. White, Mr. Green, Mrs. Peacock, Professor Plum. All six pieces are on the board, also those that nobody plays: they stand in the way and can be named.',
    ],
    caseCaption: frame,
    turnTitle: 'Your turn',
    turn: 'Begin with one of these:',
    turnList: [
      '**Roll**, and move along the corridors by as many steps at most.',
      '**Take the secret passage** of the room you are in: Study and Kitchen, or Lounge and Conservatory.',
      '**Suggest** where you are, if another’s suggestion brought you there.',
    ],
    turnEnd: 'After entering a room you may make one suggestion in it. Then accuse, or end your turn. To suggest in the same room again you have to leave it first.',
    movingTitle: 'Moving',
    moving: [
      'A step goes across, up or down, never aslant. Going through a door is a step.',
      'No square is entered twice in a move, and none on which another piece stands. A piece before a door blocks it.',
      'Entering a room ends the move. A room holds any number of pieces. The room you have just left is closed to you.',
      'If every way is blocked you cannot roll. You may still take a passage, accuse, or end your turn.',
      'If the table plays with the whole roll, a move that ends in the corridors uses all of it. A room may be entered with steps to spare.',
    ],
    boardLabel: 'The board: nine rooms around a stair, and a way of five steps into the Lounge',
    boardCaption:
      'Miss Scarlet has rolled a five: the fifth step goes through the door into the Lounge. Arrows show the doors; the stairs in four corner rooms are the secret passages.',
  },
  less: {
    caseTitle: 'The case',
    case: [
      'Clue without dice and long corridors. One suspect of six, one weapon of six and one room of nine lie in the case file, unseen. The other 18 cards are dealt. Find out which three are missing.',
      'Three to six play, clockwise from Miss Scarlet. The nine rooms lie in three rows of three, with a hallway between any two neighbours. Every piece starts on its home square beside the board.',
    ],
    caseCaption: frame,
    turnTitle: 'Your turn',
    turnList: [
      'Move. Whoever can move must, but if another’s suggestion brought you into a room you may stay and suggest there instead.',
      'If you have entered a room, make a suggestion there, or accuse.',
      'Accuse, or end your turn.',
    ],
    movingTitle: 'Moving',
    moving: [
      'The first move leads from home into the hallway next to it.',
      'From a hallway you go into one of the two rooms it joins.',
      'From a room you go into an empty hallway, or through the secret passage into the opposite corner.',
      'A hallway holds one piece, a room any number.',
      'If every way is blocked your piece waits. You may still accuse.',
    ],
    boardLabel: 'The board: nine rooms in three rows, hallways between them, and Miss Scarlet in the Study',
    boardCaption: 'Out of the Study Miss Scarlet may go into either hallway beside it, or through the secret passage into the Kitchen.',
  },
  /** What both games share: how a suggestion is answered, and how the case is closed. */
  shared: {
    suggestionsTitle: 'Suggestions',
    suggestions: [
      'A suggestion names a suspect and a weapon, in the room where your piece is. Any suspect and any weapon may be named, your own cards too. The suspect’s piece and the weapon are brought into the room, and stay there.',
      'The others answer in turn, beginning at your left. Whoever holds none of the three cards passes. The first who holds one **must show you one**, of their own choice. Everyone sees who showed whom a card; only the two of you see which.',
    ],
    suggestionsCaption: '“It was Miss Scarlet with the Rope in the Kitchen.” Whoever holds one of these three must show it; whoever holds two chooses which.',
    calledIn: 'If another’s suggestion brought your piece into a room, you may suggest there in your next turn without moving. If you were in that room already, you may not.',
    accusationsTitle: 'Accusations',
    accusations: 'Once you are sure, accuse: name suspect, weapon and room. You may do so at any time in your turn, wherever your piece is, but not while a card is awaited.',
    accusationsList: [
      '**Right**: you win, and everyone sees the case file.',
      '**Wrong**: you alone see the case file. You are out and have no more turns, but you keep showing cards.',
    ],
    accusationsEnd: 'If all others have accused wrongly, whoever is left wins. After 200 rounds nobody does.',
  },
};
