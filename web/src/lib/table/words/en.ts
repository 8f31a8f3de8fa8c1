import type { RefusalCode } from '../wire.gen';

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
};
