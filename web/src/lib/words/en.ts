// Every sentence of the shell in English. A game's own sentences are in its folder. Say the fact, then what to do.

import type { Mode } from '../lobby/setup.svelte';
import type { Pace } from '../table/wire.gen';
import { capital } from './plain';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "two", "12" */
function count(n: number): string {
  return numbers[n] ?? String(n);
}

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

const paces: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' };

export const en = {
  list,
  span,
  ago,

  house: 'Parlour',
  rail: {
    skip: 'Skip to the content',
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
    music: 'Music at the table',
    all: 'Hear every sound',
  },
  /** Names for guests who have told none: a field is easier to change than to fill. */
  guests: ['Ada', 'Basil', 'Cora', 'Digby', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivy', 'Jasper', 'Lottie', 'Monty'],
  close: 'Close',
  cancel: 'Cancel',

  problem: {
    unreachable: 'The house cannot be reached. Check that it is running and try again.',
    status: (status: number) => `The house answered ${status}. Try again in a moment.`,
    closed: 'The house cannot be reached. It may be closed; this page tries again when you reload.',
    title: 'Something went wrong',
    lost: 'No such page',
    lostText: 'Nothing is kept at this address. The home page knows the way to everything.',
    home: 'Go to the home page',
    again: 'Try again',
    noGame: 'This house does not have that game.',
    unknownGame: (id: string) => `This page cannot show the game “${id}”. Reload it to get the newest one.`,
    wrong: (text: string) => `The house could not read a message of this page: ${text}`,
  },

  home: {
    title: 'What shall we play?',
    lead: 'Against the computer, at one screen, or with friends on any phone.',
    game: 'Game',
    code: 'Have a code?',
    join: 'Join',
    emptyCode: 'Type the code first.',
    badCode: 'A code has letters and digits only. Check it with your host.',
    noCode: (code: string) => `No table has the code ${code}. Check it with your host. A code ends with its game.`,
    computer: 'Play the computer',
    computerHint: 'choose seats and levels',
    host: 'Host a table',
    hostHint: 'friends join by link',
    quick: 'Quick match',
    quickHint: 'with whoever wants to play now',
    quickWaiting: (n: number) => (n === 1 ? 'one person is waiting' : `${n} people are waiting`),
    screen: 'Two at one screen',
    screenHint: 'by turns, at this device',
    minutes: (n: number) => `${n} min`,
    running: 'Running games',
    finished: 'Finished games',
    noneTitle: 'No game is running',
    none: 'Games you start or join stay here until they are over, on this device.',
    openTable: 'Open',
    play: 'Play',
    withNobody: (game: string) => game,
    with: (game: string, names: string[]) => `${game} with ${list(names)}`,
    against: (game: string, levels: string[]) => `${game} against the computer (${list(levels)})`,
    waitingRoom: (free: number) => (free > 0 ? `Waiting room, ${count(free)} free` : 'Waiting room'),
    yourTurn: 'Your turn',
    theirTurn: (name: string) => `${name} is to move`,
    when: (text: string, age: string) => `${text}, ${age}`,
    saved: 'Saved games',
    remove: (table: string) => `Remove ${table}`,
    allRules: 'Rules',
    me: 'You, and your other devices',
    about: 'About this house',
    empty: 'No games here',
    emptyText: 'This page holds no game yet.',
  },

  setup: {
    title: (game: string, mode: Mode) => ({ computer: `Play ${game}`, host: `Host ${game}`, screen: `${game} at one screen` })[mode],
    lead: {
      computer: 'Choose your side and how strong the computer plays.',
      host: 'Your friends get a link and a code for the chairs you leave open.',
      screen: 'All sides are played at this device, by turns.',
    } satisfies Record<Mode, string>,
    name: 'Your name',
    nameHint: 'This is how others see you.',
    noName: 'Others need a name to call you by. Enter one.',
    longName: 'A name has at most 24 letters.',
    players: 'Players',
    side: 'You play',
    either: 'Either',
    byLot: 'decided by lot',
    anySeat: (seats: string[]) => `${seats.slice(0, -1).join(', ')} or ${seats.at(-1)}`,
    seat: 'Who sits here',
    me: 'Me',
    friend: 'Friend',
    computer: 'Computer',
    level: 'Level',
    watching: 'You play no seat: the computers play and you watch.',
    game: 'The game',
    more: 'More options',
    time: 'Time for a decision',
    untimed: 'As long as one likes',
    pace: 'Computers answer',
    paceHint: 'How fast a computer shows what it does, however fast it thinks.',
    paces,
    standIn: 'When somebody is away',
    standInNever: 'Wait for them',
    standInAfter: (seconds: number) => `A computer plays after ${span(seconds)}`,
    help: 'The house helps',
    helpHint: 'Whoever plays may ask what follows from what they have seen.',
    start: 'Start the game',
    open: 'Open the table',
  },

  code: { title: 'No such table', unknown: 'There is no table at this address. Check the link with your host.' },

  link: {
    connecting: 'Coming to the table',
    away: 'The line is lost. Reconnecting…',
    /** Something was decided while the line was lost. */
    pending: 'Your move is sent when the line is back.',
    closed: 'This table is closed to you',
    sentAway: 'You were sent away',
    sentAwayText: 'The host has sent you away from this table. Only the host can let you back in: then knock again.',
    knock: 'Knock again',
    tooLate: 'The game has already begun. You are watching.',
  },

  wait: {
    title: (host: string) => `${host}’s table`,
    room: 'Waiting room',
    seated: (taken: number, free: number) => `${taken === 0 ? 'Nobody is' : capital(count(taken))} seated, ${count(free)} chair${free > 1 ? 's' : ''} free.`,
    invite: 'Invite',
    open: 'Open seat',
    sit: 'Sit here',
    sitAs: (seat: string) => `Sit down as ${seat}`,
    name: 'Your name',
    you: 'you',
    youHost: 'you host',
    hosts: 'hosts',
    ready: 'ready',
    notReady: 'not ready',
    away: 'away',
    iAmReady: 'I am ready',
    addComputer: 'Add a computer',
    addShort: 'Add',
    remove: (name: string) => `Remove ${name}`,
    sendAway: (name: string) => `Ask ${name} to leave`,
    sendAwayTitle: (name: string) => `Send ${name} away?`,
    sendAwayText: (name: string) => `${name} loses the seat and cannot come back to this table, unless you let ${name} back in.`,
    sendAwayAway: (name: string) => `${name} is away. You can free the seat for others, and ${name} may still come back; or send ${name} away from this table.`,
    sendAwayDo: 'Send away',
    freeSeat: 'Free the seat',
    seatFreed: 'The host has freed your seat. You may take a free one.',
    sentAwayList: 'Sent away',
    letIn: 'Let back in',
    letInThis: (name: string) => `Let ${name} back in`,
    standUp: 'Give this seat up',
    level: (seat: string) => `Level of ${seat}`,
    absent: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} away.`,
    whenHere: 'The game starts when everyone is here and ready.',
    everyone: 'Everyone is ready',
    startsIn: (seconds: number) => `The game starts in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    startNow: 'Start now',
    waitingFor: (names: string[]) => `Waiting for ${list(names)}`,
    waitingForYou: 'Waiting for you',
    /** As in "Waiting for Ann and you". */
    andYou: 'you',
    sayReady: 'Say that you are ready.',
    toReady: 'They have not said yet that they are ready.',
    waitingForSeats: (free: number) => (free === 1 ? 'One chair is free' : `${capital(count(free))} chairs are free`),
    fillSeats: 'Invite a friend or add a computer.',
    takeSeat: 'Take a free seat to play.',
    allTaken: 'All chairs are taken. You will see the game from here.',
    onlyWatch: 'You are watching. To play, ask the host for the code.',
    change: 'Change',
    resumed: (moves: number) => `A saved game: it goes on after ${moves === 1 ? 'one move' : `${moves} moves`}.`,
    changeTitle: 'How it is played',
    save: 'Change it',
  },

  invite: {
    title: 'Invite',
    code: 'Code',
    hint: 'Scan the picture, open the link or type the code on the home page.',
    hintNoQr: 'Type the code on the home page, or open the link.',
    qr: 'QR code of the invite link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying. Mark the text and copy it yourself.',
    watch: 'Watch link',
    copyLink: (address: string) => `Copy the link ${address}`,
    copyWatch: 'Copy the watch link',
    copyCommand: 'Copy the command',
    loopback: 'Only this computer can reach the house. To let others in, start it with',
  },

  chat: {
    title: 'Chat',
    message: 'Message',
    placeholder: 'Say something',
    send: 'Send',
    tellName: 'Tell it',
    empty: 'Nothing has been said yet.',
    /** What is called out when somebody opens the next table. */
    again: (code: string) => `Next game at this table: /j/${code}`,
  },

  options: {
    untimed: 'No time limit.',
    timed: (seconds: number) => `${capital(span(seconds))} for a decision.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Computers answer: ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `A computer takes over after ${span(seconds)} away.`,
    noHelp: 'The house does not help.',
  },

  /** What the house itself reports between the remarks of people. */
  notes: {
    satDown: (name: string, seat: string) => `${name} sat down as ${seat}.`,
    leftSeat: (name: string) => `${name} left the seat.`,
    seatFreed: (name: string) => `The host freed ${name}’s seat.`,
    sentAway: (name: string) => `The host sent ${name} away.`,
    letIn: (name: string) => `The host lets ${name} back in.`,
    goesOn: 'The saved game is played at another table. It rests here meanwhile.',
    goesOnHere: 'The game goes on here again.',
    rests: 'The game rests here.',
    hosts: (name: string) => `${name} hosts the table now.`,
    counting: (seconds: number) => `All are ready: the game starts in ${span(seconds)}.`,
    stopped: (name: string | null) => (name === null ? 'The countdown has stopped.' : `The countdown has stopped: it waits for ${name}.`),
    partMissing: (names: string[]) => `The countdown has stopped: no part of the seed came from ${list(names)}.`,
    standsIn: (brain: string, name: string) => `${brain} plays for ${name}.`,
    cameBack: (name: string) => `${name} is back.`,
    timedOut: (name: string) => `${name} ran out of time.`,
    started: 'The game has started.',
  },

  /** What becomes of the game while somebody is gone who keeps the seat. */
  leave: {
    kept: 'Your seat is kept, and the home page leads you back to it.',
    waits: 'The game waits for you.',
    standIn: (seconds: number) => `A computer plays for you once you have been away for ${span(seconds)}.`,
    clock: (seconds: number) => `The clock goes on: you have ${span(seconds)} for a decision.`,
  },

  table: {
    vsComputer: 'against the computer',
    /** Behind a seat's name: "Black, computer". */
    aComputer: 'computer',
    with: (names: string[]) => `with ${list(names)}`,
    turnBoard: 'Turn the board',
    passOn: 'Pass the device on',
    passOnText: (who: string) => `What comes next is for ${who} alone. Nobody else looks.`,
    passOnOpen: (who: string) => `Show it to ${who}`,
    /** Which of one's seats moves next, where the order is free. */
    next: 'Moves next',
    hotSeat: 'all at one board',
    watching: 'watching',
    youWatch: 'You are watching.',
    yourTurn: 'It is your turn.',
    turn: 'turn',
    theirTurn: (name: string) => `Waiting for ${name}.`,
    thinking: (name: string) => `${name} is thinking.`,
    away: 'away',
    standsIn: (brain: string) => `away, ${brain} plays`,
    letPlay: 'Let a computer play',
    hold: 'Pause',
    goOn: 'Go on',
    step: 'One step',
    stepHint: 'While the computers hold still, the next of them plays once.',
    held: 'The computers hold still.',
    clock: (name: string, face: string) => `${name} has ${face}`,
    seats: 'Your seats',
    tabs: { moves: 'Moves', log: 'Log', chat: 'Chat', rules: 'Rules', table: 'Table' },
    unread: (n: number) => `${n} new`,
    nothingYet: 'Nothing has happened yet.',
    actions: 'Other actions',
    fairness: 'Fair play',
    fairnessText: 'Hash of the seed and the set-up, made before the first move. The seed is shown when the game is over.',
    seed: 'Seed',
    endHome: 'Home',
    endAgain: 'New game, same set-up',
    review: 'Analyse',
    replay: 'Watch it again',
    nextOpened: (name: string) => `${name} has opened the next game.`,
    won: 'You win',
    lost: 'You lose',
    lostTo: (names: string[]) => `You lose to ${list(names)}`,
    drawn: 'A draw',
    nobody: 'Nobody wins',
    theyWin: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    ended: 'The game is over',
    leaveTitle: 'Leave the table?',
    leaveComputerText: 'Giving your seat to a computer is final: you cannot take it back.',
    leaveKeep: 'Leave, keep my seat',
    leaveComputer: 'Give my seat to a computer',
    stay: 'Stay',
  },

  about: {
    title: 'About this house',
    version: 'Version',
    play: 'How to play',
    playText: [
      'Pick a game on the home page. Against the computer you choose your side and its level; two clicks and you play.',
      'To play with friends, host a table and give them the code, the link or the picture. Nobody needs an account. Chairs that stay empty can go to computers.',
      'You can close the page at any time: your seat is kept, and the home page leads you back to it. Another device can be yours, too.',
    ],
    fair: 'Fair play',
    fairText:
      'The house keeps every secret; a page is told only what its seat may know, and a computer player gets no more than you would. Where a game has dice or cards, the hash of their seed is shown before the first move and the seed itself after the last.',
    soundText:
      'The switch is at the top of every page; the volume and the music, which is off until you want it, are beside it and at the table. Your browser makes every sound itself.',
    credits: 'Credits',
    creditsText: 'Rules, computer players, drawings and pages are our own work. The letters are Playfair Display and Source Sans 3, both under the SIL Open Font License.',
    licence: 'Licence',
    licenceText: 'MIT or Apache 2.0, as you like.',
    rules: 'The rules of every game',
  },

  sounds: {
    title: 'Sounds',
    link: 'Hear every sound of the house',
    lead: (count: number) => `The ${count} sounds of this house, and the music of its games. All of it is made in your browser; nothing is recorded.`,
    house: 'The house',
    music: 'Music',
    measure: 'Measure them',
    measureText:
      'Renders every sound without playing it and tells how loud it is at most (1 would be too loud) and how far the sound is that is most like it (0 = the same, 1 = nothing in common).',
    worst: 'Highest peak with all effects at once:',
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
    notAFile: (name: string) => `“${name}” is no saved notebook: it cannot be read as JSON.`,
    open: 'Open',
    openThis: (name: string) => `Open ${name}`,
    renameThis: (name: string) => `Rename ${name}`,
    removeThis: (name: string) => `Delete ${name}`,
    changed: (age: string) => `changed ${age}`,
    emptyTitle: 'No notebook yet',
    empty: 'Begin one when the cards are dealt. The house keeps it for you, on this device.',
    renameTitle: 'Rename the notebook',
    name: 'Name',
    noName: 'A notebook needs a name. Enter one.',
    save: 'Rename it',
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeText: 'Everything in it is lost. To keep a copy, save it as a file first.',
    removeDo: 'Delete it',
    removed: (name: string) => `“${name}” is deleted.`,
    unknownTool: 'This house does not have that tool.',
  },

  rules: { title: (game: string) => `Rules of ${game}`, all: 'Rules', contents: 'Contents', play: 'Play it' },
};
