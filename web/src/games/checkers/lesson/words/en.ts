import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  steps: {
    move: {
      title: 'Men move forward',
      text: 'You have the dark men, at the bottom. A man moves one square diagonally forward. Move your man from 11 to 15: choose it, then the square.',
      hint: '11 is in your front row, the second man from the left. Choose it, then the highlighted square 15.',
      wrong: 'A fine move too. For this lesson, move from 11 to 15.',
      done: 'White replied with a man right in front of yours, leaving the square behind it empty.',
    },
    capture: {
      title: 'You must jump',
      text: 'Capture by jumping over a white man to the empty square behind it. If you can jump, you must: your man on 15 jumps to 22.',
      hint: 'Choose the ringed man on 15, then the highlighted square 22 behind the white man.',
      wrong: 'Only one move is allowed now: from 15 over 18 to 22.',
      done: 'White jumped right back: one man each. When you have a choice, check what’s behind before you jump.',
    },
    double: {
      title: 'Jump again',
      text: 'If the same man can jump again from where it lands, it keeps jumping, all in one move. Your man on 6 jumps two.',
      hint: 'Choose the man on 6, then its last landing square, 24.',
      wrong: 'You must finish the jump: from 6 over 10 to 15, and on over 19 to 24.',
      done: 'Two men in one move. You may change direction on the way, and you needn’t choose the biggest jump.',
    },
    crown: {
      title: 'Crown a king',
      text: 'A man that reaches the far row, its king row, is crowned. Move yours from 27 to 32.',
      hint: 'Choose the man on 27, then 32 in the king row.',
      wrong: 'Later, perhaps. First move the man on 27 to 32 to crown it.',
    },
    back: {
      title: 'Kings move backward too',
      text: 'The crown marks a king. A king moves one square diagonally in any direction, so yours can come back: move it from 32 to 27.',
      hint: 'Choose the king on 32, then 27.',
      wrong: 'Your men only move forward. Move the king back from 32 to 27.',
      done: 'A king also jumps in every direction.',
    },
    win: {
      title: 'Win',
      text: 'White has two men left. Your king on 23 can jump both, backward, in one move.',
      hint: 'Choose the king on 23, then its last landing square, 7.',
      wrong: 'You must jump with the king from 23 over 18 to 14, and on over 10 to 7.',
      done: 'White has no pieces left, so you win. You also win if your opponent’s pieces are all blocked.',
    },
    end: {
      title: 'That’s checkers',
      text: 'You can move, jump, crown and win. The rest is looking ahead. Try a first game against a computer that gives its men away.',
    },
  },
} satisfies LessonWords;
