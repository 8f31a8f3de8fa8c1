// Every sentence of the shell in English. A game's own sentences are in its folder. Say the fact, then what to do.

import type { Mode } from '../lobby/setup.svelte';
import type { Pace } from '../table/wire.gen';
import { capital } from './plain';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "two", "12" */
function count(n: number): string {
  return numbers[n] ?? String(n);
}

/** "one seat", "two seats", "no seats" */
const places = (n: number): string => `${count(n)} seat${n === 1 ? '' : 's'}`;

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo" */
function list(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "90 seconds", "2 minutes", "1 day" */
function span(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ];
  for (const [size, unit] of units) {
    if (seconds >= size && seconds % size === 0) {
      const n = seconds / size;
      return `${n} ${unit}${n === 1 ? '' : 's'}`;
    }
  }
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** "just now", "5 minutes ago", "3 days ago" */
function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${span(minutes * 60)} ago`;
  if (minutes < 60 * 24) return `${span(Math.floor(minutes / 60) * 3600)} ago`;
  return `${span(Math.floor(minutes / 1440) * 86_400)} ago`;
}

const paces: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' };

export const en = {
  list,
  span,
  ago,

  house: 'Parlour',
  rail: {
    skip: 'Skip to content',
    skipToBoard: 'Skip to the board',
    home: 'Parlour, home',
    main: 'Main',
    rules: 'Rules',
    sound: 'Sound',
    theme: 'Theme',
    day: 'Day theme',
    language: 'Language',
    leave: 'Leave',
    leaveTable: 'Leave the table',
  },
  sound: {
    settings: 'Volume, music and language',
    volume: 'Volume',
    music: 'Music',
    all: 'Listen to every sound',
  },
  /** Suggested names for guests who haven't chosen one: a field is easier to change than to fill. */
  guests: ['Ada', 'Basil', 'Cora', 'Digby', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivy', 'Jasper', 'Lottie', 'Monty'],
  close: 'Close',
  cancel: 'Cancel',

  problem: {
    unreachable: 'Can’t reach the house. Check that it’s running, then try again.',
    status: (status: number) => `The house ran into a problem (error ${status}). Try again in a moment.`,
    closed: 'Can’t reach the house. It may be closed. Reload the page to try again.',
    title: 'Something went wrong',
    lost: 'Page not found',
    lostText: 'There’s nothing at this address. Start from the home page.',
    home: 'Go to the home page',
    again: 'Try again',
    noGame: 'This house doesn’t have that game.',
    unknownGame: (id: string) => `This version of the page doesn’t know “${id}”. Reload to update it.`,
    wrong: (text: string) => `The house didn’t understand this page: ${text} Reload and try again.`,
  },

  home: {
    title: 'What shall we play?',
    lead: 'Against the computer, on one screen, or with friends on their phones.',
    game: 'Game',
    code: 'Have a code?',
    join: 'Join',
    emptyCode: 'Type the code first.',
    badCode: 'Codes have only letters and digits. Check yours with the host.',
    noCode: (code: string) => `No table has the code ${code}. Check it with your host. Codes expire when the game ends.`,
    computer: 'Play the computer',
    computerHint: 'choose seats and levels',
    host: 'Host a table',
    hostHint: 'friends join by link',
    quick: 'Quick match',
    quickHint: 'with others who want to play now',
    quickWaiting: (n: number) => (n === 1 ? 'one player is waiting' : `${n} players are waiting`),
    screen: 'Two on one screen',
    screenHint: 'take turns on this device',
    minutes: (n: number) => `${n} min`,
    running: 'Games in progress',
    finished: 'Finished games',
    noneTitle: 'No games in progress',
    none: 'Games you start or join appear here until they end.',
    openTable: 'Open',
    play: 'Play',
    withNobody: (game: string) => game,
    with: (game: string, names: string[]) => `${game} with ${list(names)}`,
    against: (game: string, levels: string[]) => `${game} against the computer (${list(levels)})`,
    waitingRoom: (free: number) => (free > 0 ? `Waiting room, ${places(free)} free` : 'Waiting room'),
    yourTurn: 'Your turn',
    theirTurn: (name: string) => `${name}’s turn`,
    /** A game in progress: what it waits for, and when something last happened. */
    when: (text: string, age: string) => (text === '' ? capital(age) : `${text} · ${age}`),
    /** How a finished game ended, and when: "Lost 8 minutes ago". */
    result: {
      won: (age: string) => `Won ${age}`,
      lost: (age: string) => `Lost ${age}`,
      drawn: (age: string) => `Drew ${age}`,
      nobody: (age: string) => `Ended without a winner ${age}`,
      /** For those who only watched. */
      theyWon: (names: string[], age: string) => `${list(names)} won ${age}`,
      /** For those who played every side, or where the winners have no names of their own. */
      over: (age: string) => `Finished ${age}`,
    },
    saved: 'Saved games',
    remove: (table: string) => `Remove ${table}`,
    allRules: 'Rules',
    me: 'You and your devices',
    about: 'About this house',
    empty: 'No games yet',
    emptyText: 'This house has no games installed.',
  },

  setup: {
    title: (game: string, mode: Mode) => ({ computer: `Play ${game}`, host: `Host ${game}`, screen: `${game} on one screen` })[mode],
    lead: {
      computer: 'Choose your side and the computer’s level.',
      host: 'Friends take the open seats with a link or a code.',
      screen: 'Everyone plays on this device, taking turns.',
    } satisfies Record<Mode, string>,
    name: 'Your name',
    nameHint: 'This is how others see you.',
    noName: 'Enter a name, so the others know who you are.',
    longName: 'Names can have up to 24 characters.',
    players: 'Players',
    side: 'Your side',
    either: 'Either',
    byLot: 'chosen at random',
    anySeat: (seats: string[]) => `${seats.slice(0, -1).join(', ')} or ${seats.at(-1)}`,
    seat: 'Seat',
    me: 'Me',
    friend: 'Friend',
    computer: 'Computer',
    level: 'Level',
    watching: 'You have no seat. The computers play and you watch.',
    game: 'Game',
    more: 'More options',
    time: 'Time per move',
    untimed: 'No limit',
    pace: 'Computer speed',
    paceHint: 'How quickly computer moves are shown. It doesn’t change how well they play.',
    paces,
    standIn: 'If someone leaves',
    standInNever: 'Wait for them',
    standInAfter: (seconds: number) => `A computer plays for them after ${span(seconds)}`,
    help: 'Hints',
    helpHint: 'Players can ask the house for hints and proofs.',
    start: 'Start the game',
    open: 'Open the table',
  },

  code: { title: 'Table not found', unknown: 'There’s no table at this address. Check the link with your host.' },

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
    open: 'Open seat',
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
    seatFreed: 'The host freed your seat. You can take any open seat.',
    sentAwayList: 'Removed',
    letIn: 'Let back in',
    letInThis: (name: string) => `Let ${name} back in`,
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
    qr: 'QR code of the invite link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser blocked copying. Select the text and copy it.',
    watch: 'Watch link',
    copyLink: (address: string) => `Copy the link ${address}`,
    copyWatch: 'Copy the watch link',
    copyCommand: 'Copy the command',
    loopback: 'Only this computer can reach the house. To let others join, start it with',
  },

  chat: {
    title: 'Chat',
    message: 'Message',
    placeholder: 'Say something',
    send: 'Send',
    tellName: 'Save name',
    empty: 'No messages yet.',
    /** Sent to the chat when a player opens the next table. */
    again: (code: string) => `Next game: /j/${code}`,
  },

  options: {
    untimed: 'No time limit.',
    timed: (seconds: number) => `${capital(span(seconds))} per move.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Computer speed: ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `A computer takes over after ${span(seconds)} away.`,
    noHelp: 'No hints.',
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

  table: {
    vsComputer: 'against the computer',
    /** After a seat's name: "Black, computer". */
    aComputer: 'computer',
    with: (names: string[]) => `with ${list(names)}`,
    turnBoard: 'Flip the board',
    passOn: 'Pass the device',
    passOnText: (who: string) => `The next screen is for ${who} only.`,
    passOnOpen: (who: string) => `Continue as ${who}`,
    /** Which of one's seats moves next, where the order is free. */
    next: 'Next to move',
    hotSeat: 'on one screen',
    watching: 'watching',
    youWatch: 'You’re watching.',
    yourTurn: 'It’s your turn.',
    turn: 'turn',
    theirTurn: (name: string) => `Waiting for ${name}.`,
    thinking: (name: string) => `${name} is thinking.`,
    away: 'away',
    standsIn: (brain: string) => `away, ${brain} is playing`,
    letPlay: 'Let a computer play',
    hold: 'Pause',
    goOn: 'Resume',
    step: 'Next move',
    stepHint: 'Plays one computer move, then pauses again.',
    held: 'The computers are paused.',
    clock: (name: string, face: string) => `${name} has ${face} left`,
    seats: 'Your seats',
    tabs: { moves: 'Moves', log: 'Log', chat: 'Chat', rules: 'Rules', table: 'Table' },
    unread: (n: number) => `${n} new`,
    nothingYet: 'Nothing has happened yet.',
    actions: 'Other actions',
    fairness: 'Fair play',
    fairnessText: 'The hash fixes the deal and the dice before the first move. The seed behind it is revealed when the game ends.',
    seed: 'Seed',
    endHome: 'Home',
    endAgain: 'Play again',
    review: 'Analyse',
    replay: 'Replay',
    nextOpened: (name: string) => `${name} opened the next game.`,
    won: 'You win',
    lost: 'You lose',
    lostTo: (names: string[]) => `You lose to ${list(names)}`,
    drawn: 'Draw',
    nobody: 'No one wins',
    theyWin: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    ended: 'The game is over',
    leaveTitle: 'Leave the table?',
    leaveComputerText: 'If you give your seat to a computer, you can’t take it back.',
    leaveKeep: 'Leave and keep my seat',
    leaveComputer: 'Give my seat to a computer',
    stay: 'Stay',
  },

  about: {
    title: 'About this house',
    version: 'Version',
    play: 'How to play',
    playText: [
      'Pick a game on the home page. Against the computer, choose your side and its level, and you’re playing.',
      'To play with friends, host a table and share the code, the link or the QR code. No one needs an account. Computers can fill the empty seats.',
      'You can close the page at any time. Your seat is kept, and the game is waiting on the home page. You can also play from your other devices.',
    ],
    fair: 'Fair play',
    fairText:
      'The house keeps every secret. Each player’s page receives only what that seat may know, and computer players see no more than you would. Dice and cards come from a seed. The house shows its hash before the first move and the seed itself after the last, so anyone can check that nothing was changed.',
    soundText: 'Sound on or off is at the top of every page, with volume and music beside it. Music is off until you turn it on.',
    credits: 'Credits',
    creditsText:
      'The rules text, computer players, drawings and pages are our own work. The typefaces are Playfair Display and Source Sans 3, both under the SIL Open Font License.',
    licence: 'Licence',
    licenceText: 'MIT or Apache 2.0, at your choice.',
    rules: 'The rules of every game',
  },

  sounds: {
    title: 'Sounds',
    link: 'Listen to every sound',
    lead: (count: number) => `The house’s ${count} sounds and the music of its games. All of them are made in your browser. None are recordings.`,
    house: 'The house',
    music: 'Music',
    measure: 'Measure',
    measureText: 'Renders every sound silently and shows its peak level (1 is too loud) and its distance from the most similar sound (0 identical, 1 unrelated).',
    worst: 'Peak with every effect at once:',
    found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `peak ${peak.toFixed(2)}, ${distance.toFixed(2)} from ${nearest}`,
  },

  notebooks: {
    title: 'Notebooks',
    mine: 'My notebooks',
    new: 'New notebook',
    load: 'Load a file',
    drop: 'Or drop a file here.',
    help: 'Help',
    tooLarge: 'This file is too large to be a notebook.',
    notAFile: (name: string) => `“${name}” isn’t a saved notebook.`,
    open: 'Open',
    openThis: (name: string) => `Open ${name}`,
    renameThis: (name: string) => `Rename ${name}`,
    removeThis: (name: string) => `Delete ${name}`,
    changed: (age: string) => `changed ${age}`,
    emptyTitle: 'No notebooks yet',
    empty: 'Start one when the cards are dealt. The house keeps it for you.',
    renameTitle: 'Rename the notebook',
    name: 'Name',
    noName: 'Enter a name for the notebook.',
    save: 'Rename',
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeText: 'Everything in it will be lost. To keep a copy, save it as a file first.',
    removeDo: 'Delete',
    removed: (name: string) => `Deleted “${name}”.`,
    unknownTool: 'This house doesn’t have that tool.',
  },

  rules: { title: (game: string) => `${game} rules`, all: 'Rules', contents: 'Contents', play: 'Play' },
};
