import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  names: ['You', 'Ann', 'Ben'],
  steps: {
    hallway: {
      title: 'Into the hallway',
      text: 'Clue without dice: three rows of rooms, with hallways between them. You are Miss Scarlet and wait beside the board. Your first move leads into the hallway next to you: click it.',
      hint: 'The lit hallway lies between the Hall and the Lounge, in the top row.',
      wrong: 'First move into the lit hallway.',
      done: 'A hallway holds one piece, and there is nothing to ask in it. Here your turn was ended for you; in a game you press “End turn”. Ann and Ben have moved as well.',
    },
    room: {
      title: 'Into a room',
      text: 'From a hallway you go into one of the two rooms it joins. Go to the Lounge.',
      hint: 'The Lounge is the room in the upper right corner. Click it.',
      wrong: 'The Hall would do as well. For this lesson go to the Lounge.',
    },
    suggest: {
      title: 'Suggest',
      text: 'Whoever enters a room suggests there who did it, with what. Press “Suggest” and name Professor Plum, Ben’s piece, with the Rope.',
      hint: 'Press “Suggest”, choose Professor Plum and the Rope, and say it.',
      wrong: 'A fair guess. For this lesson suggest Professor Plum with the Rope.',
      done: 'Ann showed you the Rope: it is not in the case file. And Ben’s piece was taken to you, because you named it.',
    },
    'end-turn': {
      title: 'End your turn',
      text: 'A wrong accusation would put you out, so wait. End your turn, and watch what the others ask.',
      hint: 'Press “End turn” in the bar under the board.',
      wrong: 'Too early: end your turn.',
      done: 'Ann asked Ben, and he showed her a card that you did not see. Then Ben stayed where you had brought him and suggested there. You have the Knife.',
    },
    show: {
      title: 'Show a card',
      text: 'Who has one of the three cards must show it, to the asker alone.',
      hint: 'Choose the Knife and show it.',
    },
    passage: {
      title: 'The secret passage',
      text: 'Hallways may be blocked, but the Lounge has a secret passage to the opposite corner. Take it to the Conservatory.',
      hint: 'Press “Passage”, or click the Conservatory in the lower left corner.',
      wrong: 'Hallways take longer. Take the passage to the Conservatory.',
    },
    again: {
      title: 'A good question',
      text: 'You have entered a room, so suggest: Mrs. White with the Revolver. You have none of these three cards.',
      hint: 'Press “Suggest”, choose Mrs. White and the Revolver, and say it.',
      wrong: 'Ask for cards that you do not have: Mrs. White and the Revolver.',
      done: 'Nobody could show you a card, and you have none of the three. So all three lie in the case file!',
    },
    accuse: {
      title: 'Accuse',
      text: 'Press “Accuse” and name all three: Mrs. White, the Revolver, the Conservatory.',
      hint: 'Press “Accuse”, choose Mrs. White, the Revolver and the Conservatory, and say it.',
      wrong: 'Careful: that would be wrong, and you would be out. Accuse Mrs. White, with the Revolver, in the Conservatory.',
      done: 'Right in all three: the case is solved and you win.',
    },
    solved: {
      title: 'That is Clue-less',
      text: 'Hallway, room, suggestion: every turn counts, and nobody depends on dice. Try it with computers that forget a lot.',
    },
  },
} satisfies LessonWords;
