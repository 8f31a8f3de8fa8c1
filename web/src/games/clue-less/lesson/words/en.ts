import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  names: ['You', 'Ann', 'Ben'],
  steps: {
    hallway: {
      title: 'Into the hallway',
      text: 'Clue without dice: three rows of rooms, with hallways between them. You’re Miss Scarlet, waiting beside the board. Your first move is into the hallway next to you. Choose it.',
      hint: 'The highlighted hallway is between the Hall and the Lounge, in the top row.',
      wrong: 'First move into the highlighted hallway.',
      done: 'A hallway holds one piece, and you can’t make a suggestion there. The lesson ended your turn. In a game, press “End turn”. Ann and Ben have moved too.',
    },
    room: {
      title: 'Into a room',
      text: 'From a hallway you move into one of the two rooms it joins. Go to the Lounge.',
      hint: 'The Lounge is the room in the upper right corner. Choose it.',
      wrong: 'The Hall would do too. For this lesson, go to the Lounge.',
    },
    suggest: {
      title: 'Suggest',
      text: 'When you enter a room, you suggest who did it and with what. Press “Suggest” and name Professor Plum, Ben’s piece, with the Rope.',
      hint: 'Press “Suggest”, choose Professor Plum and the Rope, then confirm.',
      wrong: 'A fair guess. For this lesson, suggest Professor Plum with the Rope.',
      done: 'Ann showed you the Rope, so it’s not in the case file. And because you named Professor Plum, Ben’s piece moved into your room.',
    },
    'end-turn': {
      title: 'End your turn',
      text: 'A wrong accusation would put you out, so wait. End your turn and watch what the others suggest.',
      hint: 'Press “End turn” in the bar under the board.',
      wrong: 'Not yet: end your turn first.',
      done: 'Ann made a suggestion, and Ben showed her a card you didn’t see. Then Ben stayed in the room you moved him to and made a suggestion there. You have the Knife.',
    },
    show: {
      title: 'Show a card',
      text: 'If you have one of the three cards, you must show it, only to the player who suggested.',
      hint: 'Choose the Knife and show it.',
    },
    passage: {
      title: 'The secret passage',
      text: 'Hallways may be blocked, but the Lounge has a secret passage to the opposite corner. Take it to the Conservatory.',
      hint: 'Press “Passage”, or choose the Conservatory in the lower left corner.',
      wrong: 'Hallways take longer. Take the passage to the Conservatory.',
    },
    again: {
      title: 'A good suggestion',
      text: 'You’ve entered a room, so suggest Mrs. White with the Revolver. You have none of these three cards.',
      hint: 'Press “Suggest”, choose Mrs. White and the Revolver, then confirm.',
      wrong: 'Suggest cards you don’t have: Mrs. White and the Revolver.',
      done: 'No one could show you a card, and you have none of the three. So all three are in the case file!',
    },
    accuse: {
      title: 'Accuse',
      text: 'Press “Accuse” and name all three: Mrs. White, the Revolver, the Conservatory.',
      hint: 'Press “Accuse”, choose Mrs. White, the Revolver and the Conservatory, then confirm.',
      wrong: 'Careful: that would be wrong, and you’d be out. Accuse Mrs. White, with the Revolver, in the Conservatory.',
      done: 'All three are right. You’ve solved the case and you win.',
    },
    solved: {
      title: 'That’s Clue-less',
      text: 'Hallway, room, suggestion: every turn counts, and no one depends on dice. Try it against computers that forget a lot.',
    },
  },
} satisfies LessonWords;
