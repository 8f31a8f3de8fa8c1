const people = (n: number) => (n === 1 ? 'One person' : `${n} people`);
const seconds = (n: number) => `${n} second${n === 1 ? '' : 's'}`;

export const en = {
  title: 'Quick match',
  lead: 'Whoever wants to play now waits here, and the game starts by itself. Seats and sides are decided by lot.',
  find: 'Find players',
  waiting: (n: number) => (n === 0 ? 'Nobody is waiting yet.' : `${people(n)} ${n === 1 ? 'is' : 'are'} waiting.`),
  needed: (n: number) => (n === 1 ? 'One more is needed' : `${n} more are needed`),
  /** Under it: when it will start. */
  neededText: (least: number, most: number) =>
    least === most ? `The game starts as soon as ${least} are here.` : `With ${least} a countdown begins, with ${most} the game starts at once.`,
  soon: 'The game starts soon',
  starts: (n: number) => `The game starts in ${seconds(n)}.`,
  mayJoin: (most: number) => `Others may still join, ${most} at most.`,
  stopped: 'The countdown has stopped.',
  chairs: 'Who is waiting',
  you: 'you',
  wanted: 'still needed',
  free: 'free',
  came: (name: string) => `${name} is waiting, too.`,
  went: (name: string) => `${name} no longer waits.`,
  leave: 'Stop waiting',
  aloneTitle: 'Nobody else is here just now',
  aloneText: 'Keep this page open: you hear when somebody comes. Or begin without them.',
  computer: 'Play the computer instead',
  host: 'Invite friends',
  seated: 'Your game begins',
  seatedText: 'Coming to the table…',
  lost: 'You do not wait here any more: this page was away for too long, or you wait for another game.',
  closed: 'This queue is closed to you',
  connecting: 'Looking who is here',
};
