import { count, en as shell, paces, places } from '$lib/words/en';
import { capital } from '$lib/words/plain';
import type { Help, Pace, Rest } from '../wire.gen';

const { list, span } = shell;

export const en = {
  show: 'Show chat',
  switch: 'Show chat messages',
  off: 'Chat is off. You won’t see messages sent while it’s off.',
  empty: 'Write a message first.',
  tooLong: (length: number, most: number) => `Too long: ${length} of ${most} characters.`,
  sendAwayText: (name: string) => `${name} can’t watch or chat here unless you let them back in.`,

  /** How strong a computer is. */
  level: (level: string) => `Level: ${level}`,
  /** The switch for what computers say. */
  remarks: 'Remarks',
  remarksSwitch: 'Show what computers say',
  /** The same where some of it is a plan among those who play together. */
  hearings: { all: 'All remarks', plans: 'Plans only', off: 'No remarks' },
  said: (text: string) => `“${text}”`,

  goThere: 'Go to the table',
  /** Why a game is paused at this table, or can't start. */
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'This game is being played at another table. It’s paused here.';
      case 'finished':
        return 'This game was finished at another table.';
      case 'awaits':
        return `${rest.name} is playing this game at another table. It’s paused here until they stop.`;
      case 'restarted':
        return 'The host started this game over at another table.';
      case 'knows-more':
        return `${rest.name} has already seen more of this game at another table, so it can’t continue here.`;
    }
  },
  /** For the one who continued it, whose name for it this is. */
  savedAs: (name: string) => `You saved it as “${name}”.`,
  broughtBy: (name: string) => `${name} loaded this game from a file. Files can be edited.`,

  restart: 'Start over',
  restartTitle: 'Start over?',
  restartAlone: 'This game is discarded and a new one starts with the same options.',
  restartText: 'This game ends for everyone. A new one opens with the same players and options.',

  restarted: 'The host started the game over.',
  downloadLog: 'Download the log',
  /** The first line of a log’s file. */
  logTitle: (game: string, names: string[]) => `${game}: ${list(names)}`,

  /** The level of all computers at once, and that they differ. */
  allLevels: 'All computers',
  mixedLevels: 'Mixed levels',

  /** The name of whoever plays a seat, where several people share a device. */
  whoPlays: 'Who plays here?',
  whoPlaysHint: 'Everyone on this device can have a name of their own.',
  passTo: (who: string) => `Pass the device to ${who}`,

  rename: 'Change name',
  recast: 'Change character',
  recastTitle: 'Who would you like to play?',

  /** The speed as it is, on the button that changes it. */
  tempo: (pace: string) => `Computer speed: ${pace}`,
  skip: 'Skip to your turn',
  skipShort: 'Skip',

  filter: 'Lines shown',
  filters: { all: 'All', moves: 'Moves', talk: 'Talk' },
  openLog: 'Open the log',

  menu: 'Menu',
  /** The tab that leads back to the board. */
  board: 'Board',

  link: {
    connecting: 'Joining the table…',
    away: 'Connection lost. Reconnecting…',
    /** Something was decided while the connection was lost. */
    pending: 'Your move will be sent when you’re back online.',
    closed: 'You can’t join this table',
    sentAway: 'You were removed',
    sentAwayText: 'The host removed you from this table. If the host lets you back in, knock again.',
    knock: 'Knock again',
    tooLate: 'The game has started, so you’re watching.',
  },

  wait: {
    title: (host: string) => `${host}’s table`,
    room: 'Waiting room',
    seated: (taken: number, free: number) => `${taken === 0 ? 'No one' : capital(count(taken))} seated, ${places(free)} free.`,
    invite: 'Invite',
    open: 'Free seat',
    sit: 'Sit here',
    sitAs: (seat: string) => `Sit as ${seat}`,
    name: 'Your name',
    you: 'you',
    youHost: 'you, host',
    hosts: 'host',
    ready: 'ready',
    notReady: 'not ready',
    away: 'away',
    iAmReady: 'I’m ready',
    addComputer: 'Add a computer',
    addShort: 'Add',
    remove: (name: string) => `Remove ${name}`,
    sendAway: (name: string) => `Remove ${name}`,
    sendAwayTitle: (name: string) => `Remove ${name} from the table?`,
    sendAwayText: (name: string) => `${name} loses the seat and can’t come back unless you let them in.`,
    sendAwayAway: (name: string) => `${name} is away. You can free the seat, and ${name} may still return. Or remove ${name} from the table.`,
    sendAwayDo: 'Remove',
    freeSeat: 'Free the seat',
    seatFreed: 'The host freed your seat. You can take any free seat.',
    sentAwayList: 'Removed',
    letIn: 'Let back in',
    letInThis: (name: string) => `Let back in: ${name}`,
    standUp: 'Give up this seat',
    level: (seat: string) => `Level for ${seat}`,
    absent: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} away.`,
    whenHere: 'The game starts when everyone is here and ready.',
    everyone: 'Everyone is ready',
    startsIn: (seconds: number) => `The game starts in ${span(seconds)}.`,
    startNow: 'Start now',
    waitingFor: (names: string[]) => `Waiting for ${list(names)}`,
    waitingForYou: 'Waiting for you',
    /** As in "Waiting for Ann and you". */
    andYou: 'you',
    sayReady: 'Press “I’m ready”.',
    toReady: 'They aren’t ready yet.',
    waitingForSeats: (free: number) => `${capital(places(free))} ${free === 1 ? 'is' : 'are'} free`,
    fillSeats: 'Invite a friend or add a computer.',
    takeSeat: 'Take a free seat to play.',
    allTaken: 'Every seat is taken. You can watch from here.',
    onlyWatch: 'To play, ask the host for the code.',
    change: 'Change',
    resumed: (moves: number) => `Saved game, continuing after ${moves === 1 ? 'one move' : `${moves} moves`}.`,
    changeTitle: 'Game options',
    save: 'Save changes',
  },

  invite: {
    title: 'Invite',
    code: 'Code',
    hint: 'Scan the QR code, open the link, or type the code on the home page.',
    hintNoQr: 'Type the code on the home page, or open the link.',
    qr: 'QR code for the invite link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser blocked copying. Select the text and copy it.',
    watch: 'Watch link',
    copyLink: (address: string) => `Copy the link ${address}`,
    copyWatch: 'Copy the watch link',
    copyCommand: 'Copy the command',
    loopback: 'Only this computer can reach the house. To let others join, start it with',
  },

  options: {
    untimed: 'No time limit.',
    timed: (seconds: number) => `${capital(span(seconds))} per move.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Computer speed: ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `A computer takes over after ${span(seconds)} away.`,
    help: (given: readonly Help[]) => `Help: ${list(given.map((help) => shell.setup.helps[help].toLowerCase()))}.`,
    noHelp: 'No help.',
  },

  /** What the house reports between the players' messages. */
  notes: {
    satDown: (name: string, seat: string) => `${name} sat down as ${seat}.`,
    leftSeat: (name: string) => `${name} gave up their seat.`,
    seatFreed: (name: string) => `The host freed ${name}’s seat.`,
    sentAway: (name: string) => `The host removed ${name}.`,
    letIn: (name: string) => `The host let ${name} back in.`,
    goesOn: 'This saved game is being played at another table. It’s paused here.',
    goesOnHere: 'The game continues here.',
    rests: 'The game is paused here.',
    hosts: (name: string) => `${name} is now the host.`,
    counting: (seconds: number) => `Everyone is ready. The game starts in ${span(seconds)}.`,
    stopped: (name: string | null) => (name === null ? 'Countdown stopped.' : `Countdown stopped: waiting for ${name}.`),
    partMissing: (names: string[]) => `Countdown stopped: no answer from ${list(names)}.`,
    standsIn: (brain: string, name: string) => `${brain} is now playing for ${name}.`,
    cameBack: (name: string) => `${name} is back.`,
    timedOut: (name: string) => `${name} ran out of time.`,
    renamed: (from: string, name: string) => `${from} is now called ${name}.`,
    restarted: 'The host started the game over at another table.',
    paused: (isPaused: boolean): string => (isPaused ? 'The host paused the computers.' : 'The host resumed the computers.'),
    started: 'The game has started.',
  },

  /** What happens to the game while a player who keeps the seat is away. */
  leave: {
    kept: 'Your seat is kept. You’ll find the game on the home page.',
    waits: 'The game waits for you.',
    standIn: (seconds: number) => `A computer plays for you after ${span(seconds)}.`,
    clock: (seconds: number) => `The clock keeps running: ${span(seconds)} per move.`,
  },
};
