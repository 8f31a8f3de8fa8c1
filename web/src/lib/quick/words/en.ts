const people = (n: number) => (n === 1 ? 'One player' : `${n} players`);
const seconds = (n: number) => `${n} second${n === 1 ? '' : 's'}`;

export const en = {
  title: 'Quick match',
  lead: 'Wait here with others who want to play now. The game starts by itself, with random seats.',
  find: 'Find a match',
  waiting: (n: number) => (n === 0 ? 'No one is waiting yet.' : `${people(n)} ${n === 1 ? 'is' : 'are'} waiting.`),
  needed: (n: number) => (n === 1 ? 'One more player needed' : `${n} more players needed`),
  /** Below it: when the game will start. */
  neededText: (least: number, most: number) =>
    least === most ? `The game starts as soon as ${least} players are here.` : `A countdown starts with ${least} players. With ${most}, the game starts at once.`,
  soon: 'The game starts soon',
  starts: (n: number) => `The game starts in ${seconds(n)}.`,
  mayJoin: (most: number) => `Others can still join (up to ${most}).`,
  stopped: 'Countdown stopped.',
  chairs: 'Who is waiting',
  you: 'you',
  wanted: 'still needed',
  free: 'free',
  came: (name: string) => `${name} joined the queue.`,
  went: (name: string) => `${name} left the queue.`,
  leave: 'Leave the queue',
  aloneTitle: 'No one else is here yet',
  aloneText: 'Keep this page open and you’ll hear when someone joins. Or start without them.',
  computer: 'Play the computer instead',
  host: 'Invite friends',
  seated: 'Your game is starting',
  seatedText: 'Joining the table…',
  lost: 'You’re no longer in this queue. The page was offline too long, or you joined another queue.',
  closed: 'You can’t join this queue',
  connecting: 'Checking who’s here…',
};
