export const en = {
  left: (name: string) => `${name} is away.`,
  back: (name: string) => `${name} is back.`,
  /** It is the turn of somebody who is away. */
  awaited: (name: string) => `It is ${name}’s turn, and ${name} is away.`,
  /** A computer stands in by itself; the clock beside it says when. */
  soon: 'Soon a computer takes over.',
  /** I may put a computer in. */
  mayHelp: 'A computer can play until they are back.',
  /** From when on I may; in seconds. */
  helpIn: (seconds: number) => `Let a computer play (in ${seconds} s)`,
  waits: (host: string) => `${host} can let a computer play until they are back.`,
  /** Who watches is told why nothing happens: the first sentence stands out. */
  rests: ['Everybody who plays is away.', 'The game goes on when one of them is back.'],
  /** For whoever cannot see the clock that turns red. */
  hurry: 'Your time is almost up.',
  /** What happens then, where the game has no words of its own for it. */
  late: 'If you do not decide, the house plays for you.',
  /** The house is closing, as when it is started anew. */
  moment: 'The house will be right back. Reconnecting…',
};
