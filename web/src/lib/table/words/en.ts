import type { RefusalCode, Rest } from '../wire.gen';

export const en = {
  show: 'Show',
  switch: 'Show what others say',
  off: 'The chat is off. What others say now is not shown to you, also not later.',
  empty: 'There is nothing in the message. Write something first.',
  tooLong: (length: number, most: number) => `The message has ${length} characters. ${most} are the most.`,
  /** Why the house does not pass a message on. */
  refused: {
    'bad-request': 'The message has control characters in it. Write it in one plain line.',
    'too-fast': 'That was too much at once. Wait a moment, then send it again.',
  } as Partial<Record<RefusalCode, string>>,

  sendAwayText: (name: string) => `${name} can no longer look on and talk at this table, unless you let ${name} back in.`,

  goThere: 'Go there',
  /** Why a game is not played at this table, or cannot start. */
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'This game is being played at another table. It rests here in the meantime.';
      case 'finished':
        return 'This game was finished at another table.';
      case 'awaits':
        return `${rest.name} is playing this game at another table. It rests here until ${rest.name} stops there.`;
      case 'knows-more':
        return `${rest.name} has already seen more of this game at another table, so it cannot go on here.`;
    }
  },
  broughtBy: (name: string) => `${name} brought this game in a file. Such a file can be edited.`,

  restart: 'Start again',
  restartTitle: 'Start again?',
  restartAlone: 'A new game with the same set-up begins, and this one is thrown away. Nothing of it is carried over.',
  restartText: 'A new table with the same set-up is opened, and the others are called to it in the chat. This game stays as it is.',
};
