import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  names: ['You', 'Ann', 'Ben'],
  steps: {
    cards: {
      title: 'Your cards',
      text: 'One suspect, one weapon and one room are hidden in the case file. The other cards are dealt. Six are yours, so it was none of those. Find the three that no one has.',
    },
    roll: {
      title: 'Roll',
      text: 'You’re Miss Scarlet. Everyone has had a turn; a four took you this far. Each turn starts with the die: roll it in the bar under the board.',
      hint: 'Press the die, or “Roll”, in the bar under the board.',
      wrong: 'Not yet: roll the die first.',
    },
    walk: {
      title: 'Walk into a room',
      text: 'Five steps, enough to reach the Lounge. Highlighted squares and rooms are within reach. Choose the Lounge.',
      hint: 'The Lounge is the room in the upper right corner. Choose it.',
      wrong: 'You could stop there, but you can only make a suggestion in a room. Go to the Lounge.',
    },
    suggest: {
      title: 'Make a suggestion',
      text: 'In a room you may suggest who did it and with what, always in that room. Press “Suggest” and choose Mrs. Peacock and the Knife.',
      hint: 'Press “Suggest”, choose Mrs. Peacock and the Knife, then confirm.',
      wrong: 'A good suggestion too. For this lesson, suggest Mrs. Peacock with the Knife.',
      done: 'Ann was asked first and had none of the three. Ben had to show you one: the Knife. So it’s not in the case file.',
    },
    note: {
      title: 'Write it down',
      text: 'Cards you’ve seen are already on your checklist. You add what you work out: Ann doesn’t have Mrs. Peacock. Put a cross in her column.',
      hint: 'In Mrs. Peacock’s row, choose the cell under Ann. The cross is already selected.',
      wrong: 'Put the cross in Mrs. Peacock’s row, under Ann. Choose it again to erase it.',
      done: 'Only you can see your notes. Here the house can also fill in everything that’s proved.',
    },
    'end-turn': {
      title: 'End your turn',
      text: 'You could accuse now, but you know too little, and a wrong accusation puts you out. End your turn and watch Ann.',
      hint: 'Press “End turn” in the bar under the board.',
      wrong: 'Not yet: end your turn first.',
      done: 'Ann named Miss Scarlet, so your piece was moved to the Dining Room. Ben has nothing to show. Now it’s up to you.',
    },
    show: {
      title: 'Show a card',
      text: 'You have the Rope, so you must show it. Only Ann will see it. If you had two of the three, you could choose.',
      hint: 'Choose the Rope and show it.',
      done: 'Ann and Ben have ended their turns. It’s your turn again.',
    },
    again: {
      title: 'Suggest without moving',
      text: 'Ann’s suggestion moved you to the Dining Room, so you may make a suggestion there right away. Try Mr. Green with the Candlestick: you have none of these cards.',
      hint: 'Press “Suggest”, then choose Mr. Green and the Candlestick.',
      wrong: 'Stay where you are and suggest Mr. Green with the Candlestick.',
      done: 'No one could show you a card, and you have none of the three. So all three are in the case file!',
    },
    accuse: {
      title: 'Accuse',
      text: 'Now you know. Press “Accuse” and name all three: Mr. Green, the Candlestick, the Dining Room.',
      hint: 'Press “Accuse”, choose Mr. Green, the Candlestick and the Dining Room, then confirm.',
      wrong: 'Careful: that would be wrong, and you’d be out. Accuse Mr. Green, with the Candlestick, in the Dining Room.',
      done: 'All three are right. You’ve solved the case and you win.',
    },
    solved: {
      title: 'That’s Clue',
      text: 'Roll or take a secret passage, make suggestions, note what you’re shown and who passes, and accuse when only three cards are left. Try it against computers that forget a lot.',
    },
  },
} satisfies LessonWords;
