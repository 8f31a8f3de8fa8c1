export const en = {
  left: (name: string) => `${name} is away.`,
  back: (name: string) => `${name} is back.`,
  /** It is the turn of a player who is away. */
  awaited: (name: string) => `It’s ${name}’s turn, but they’re away.`,
  /** A computer takes over by itself; the clock beside it says when. */
  soon: 'A computer will take over soon.',
  /** I may put a computer in. */
  mayHelp: 'A computer can play for them until they’re back.',
  /** From when on I may; in seconds. */
  helpIn: (seconds: number) => `Let a computer play (in ${seconds} s)`,
  waits: (host: string) => `${host} can ask a computer to play until they’re back.`,
  /** Tells spectators why nothing happens: the first sentence stands out. */
  rests: ['Everyone playing is away.', 'The game continues when one of them is back.'],
  /** For those who can't see the clock that turns red. */
  hurry: 'Your time is almost up.',
  /** What happens then, where the game has no words of its own for it. */
  late: 'If time runs out, the house moves for you.',
  /** The house is closing, e.g. to restart. */
  moment: 'The house is restarting. Reconnecting…',
};
