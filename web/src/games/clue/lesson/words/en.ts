import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  names: ['You', 'Ann', 'Ben'],
  steps: {
    cards: {
      title: 'Your cards',
      text: 'One suspect, one weapon and one room lie hidden in the case file. The other cards are dealt: six are yours, so none of those did it. Find the three that nobody has.',
    },
    roll: {
      title: 'Roll',
      text: 'You are Miss Scarlet. Your turn begins with the dice: roll them, in the bar under the board.',
      hint: 'Press the dice, or “Roll”, in the bar under the board.',
      wrong: 'Not yet: roll the dice first.',
    },
    walk: {
      title: 'Walk into a room',
      text: 'Eight steps: enough for the Lounge. Lit squares and rooms are in reach; click the Lounge.',
      hint: 'The Lounge is the room in the upper right corner. Click it.',
      wrong: 'You could stop there, but only in a room can you ask. Go to the Lounge.',
    },
    suggest: {
      title: 'Ask the others',
      text: 'In a room you may suggest who did it, with what: always in this room. Press “Suggest” and choose Mrs. Peacock and the Knife.',
      hint: 'Press “Suggest”, choose Mrs. Peacock, then the Knife, and say it.',
      wrong: 'A good question, too. For this lesson suggest Mrs. Peacock with the Knife.',
      done: 'Ann was asked first and had none of the three. Ben had to show you one: the Knife. So that is not in the case file.',
    },
    note: {
      title: 'Write it down',
      text: 'What you saw is printed on your checklist. What you conclude you write yourself: Ann does not have Mrs. Peacock. Make a cross in her column.',
      hint: 'In the row of Mrs. Peacock click the cell under Ann. The cross is already in your hand.',
      wrong: 'Make the cross in the row of Mrs. Peacock, under Ann. A second click rubs a cross out.',
      done: 'Your notes are yours alone. Here the house can also fill in all that is proved.',
    },
    'end-turn': {
      title: 'End your turn',
      text: 'You could accuse now, but you know too little, and a wrong accusation puts you out. End your turn and watch Ann.',
      hint: 'Press “End turn” in the bar under the board.',
      wrong: 'Too early: end your turn.',
      done: 'Ann named Miss Scarlet, so your piece was taken to the Dining Room. Ben has nothing to show. Now she asks you.',
    },
    show: {
      title: 'Show a card',
      text: 'You have the Rope, so you must show it. Only Ann will see it. If you had two of the three, you could choose.',
      hint: 'Choose the Rope and show it.',
      done: 'Ann and Ben have ended their turns. It is your turn again.',
    },
    again: {
      title: 'Ask without moving',
      text: 'Ann’s suggestion brought you to the Dining Room, so you may suggest there at once. Try Mr. Green with the Candlestick: you have none of these cards.',
      hint: 'Press “Suggest”, choose Mr. Green and the Candlestick.',
      wrong: 'Stay where you are, and suggest Mr. Green with the Candlestick.',
      done: 'Nobody could show you anything, and you have none of the three. So all three lie in the case file!',
    },
    accuse: {
      title: 'Accuse',
      text: 'Now you know. Press “Accuse” and name all three: Mr. Green, the Candlestick, the Dining Room.',
      hint: 'Press “Accuse”, choose Mr. Green, the Candlestick and the Dining Room, and say it.',
      wrong: 'Careful: that would be wrong, and you would be out. Accuse Mr. Green, with the Candlestick, in the Dining Room.',
      done: 'Right in all three: the case is solved and you win.',
    },
    solved: {
      title: 'That is Clue',
      text: 'Roll or take a secret passage, ask in rooms, note what is shown and who had to pass, and accuse when only three cards are left. Try it with computers that forget a lot.',
    },
  },
} satisfies LessonWords;
