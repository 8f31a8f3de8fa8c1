import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  steps: {
    move: {
      title: 'A man goes forward',
      text: 'You have the dark men, below. A man goes one square forward, aslant. Take your man from 11 to 15: click it, then the square.',
      hint: 'Eleven is in your front row, the second man from the left. Click it, then the lit square 15.',
      wrong: 'That would be a fine move too. For this lesson, go from 11 to 15.',
      done: 'White answers with a man right before yours, and the square behind it has become empty.',
    },
    capture: {
      title: 'You must take',
      text: 'You take by jumping over the other’s man to the empty square behind it. Whoever can take must: your man on 15 jumps to 22.',
      hint: 'Click the ringed man on 15, then the lit square 22 behind the white man.',
      wrong: 'Only one move is allowed now: from 15 over 18 to 22.',
      done: 'White took back at once: one man each. Look what stands behind before you jump, if you have the choice.',
    },
    double: {
      title: 'Jump again',
      text: 'If the same man can take again from where it landed, it goes on, all in one move. Your man on 6 takes two.',
      hint: 'Click the man on 6, then the last landing, 24.',
      wrong: 'The jump must be finished: from 6 over 10 to 15, and on over 19 to 24.',
      done: 'Two men in one move. You may turn on the way, and you need not choose the jump that takes most.',
    },
    crown: {
      title: 'Get a king',
      text: 'A man that reaches the farthest row becomes a king. Take yours from 27 to 32.',
      hint: 'Click the man on 27, then 32 in the last row.',
      wrong: 'Later, perhaps. First take the man on 27 to 32 and have it crowned.',
    },
    back: {
      title: 'Kings go backward too',
      text: 'The crown tells a king. It goes one square in any direction, so it can come back: take it from 32 to 27.',
      hint: 'Click the king on 32, then 27.',
      wrong: 'Your men only go forward. Move the king: from 32 back to 27.',
      done: 'A king also takes in every direction.',
    },
    win: {
      title: 'Win',
      text: 'White has two men left. Your king on 23 can take both, backward, in one move.',
      hint: 'Click the king on 23, then its last landing, 7.',
      wrong: 'You must take: with the king from 23 over 18 to 14, and on over 10 to 7.',
      done: 'White has no men left: you have won. Whoever cannot move loses, also with men that are blocked.',
    },
    end: {
      title: 'That is checkers',
      text: 'You can move, take, crown and win. The rest is looking ahead. Try a first game against a computer that gives its men away.',
    },
  },
} satisfies LessonWords;
