// Every sentence of the shell in English. A game's own sentences are in its folder. Say the fact, then what to do.

import type { Mode } from '../lobby/setup.svelte';
import type { Help, Pace } from '../table/wire.gen';
import { measures } from './measures';
import { capital } from './plain';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "two", "12" */
export function count(n: number): string {
  return numbers[n] ?? String(n);
}

/** "one seat", "two seats", "no seats" */
export const places = (n: number): string => `${count(n)} seat${n === 1 ? '' : 's'}`;

const { list, any, span, ago: since } = measures('en-GB');

/** "just now", "5 minutes ago", "3 days ago" */
const ago = (ms: number): string => since(ms) ?? 'just now';

export const paces: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' };
const helps: Record<Help, string> = { hint: 'Hints', chances: 'Odds', proved: 'Proofs' };

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
    help: 'Help',
  },
  sound: {
    settings: 'Volume, music and language',
    volume: 'Volume',
    music: 'Music',
    all: 'Listen to every sound',
  },
  /** Suggested names for guests who haven't chosen one: a field is easier to change than to fill. */
  guests: ['Ada', 'Bertram', 'Cora', 'Digby', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivy', 'Jasper', 'Lottie', 'Monty'],
  close: 'Close',
  cancel: 'Cancel',

  problem: {
    unreachable: 'Can’t reach the house. Check that it’s running, then try again.',
    status: (status: number) => `The house ran into a problem (error ${status}). Try again in a moment.`,
    untold: 'The house said no. Reload the page to see why.',
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
    showAll: (n: number) => `Show all ${n}`,
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
      computer: 'Choose who you play, and how strong the computers are.',
      host: 'Friends take the free seats with a link or a code.',
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
    anySeat: any,
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
    help: 'Help',
    helpHint: 'The same for everyone. Players can use less of it, but not more.',
    helps,
    helpHints: {
      hint: 'One sentence when asked, once a turn: what to do next.',
      chances: 'Percentages that say how likely something is. No single one is proof.',
      proved: 'What is certain from what you’ve seen, and why.',
    } satisfies Record<Help, string>,
    start: 'Start the game',
    open: 'Open the table',
  },

  code: { title: 'Table not found', unknown: 'There’s no table at this address. Check the link with your host.' },

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

  table: {
    vsComputer: 'against the computer',
    /** After a seat's name: "Black, computer". */
    aComputer: 'computer',
    with: (names: string[]) => `with ${list(names)}`,
    turnBoard: 'Flip the board',
    passOn: 'Pass the device',
    passOnText: (who: string) => `The next screen is for ${who} only.`,
    passOnOpen: (who: string) => `Continue as ${who}`,
    /** Pieces of one side that move in any order. */
    pawns: { may: 'to move', moved: 'moved', picked: (turn: string, seat: string) => `${turn}, ${seat} picked`, pick: (seat: string) => `Pick ${seat}` },
    hotSeat: 'on one screen',
    watching: 'watching',
    youWatch: 'You’re watching.',
    yourTurn: 'It’s your turn.',
    turn: 'to play',
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
    fairnessText: 'The hash fixes everything left to chance before the first move. The seed behind it stays secret until the game ends.',
    seed: 'Seed',
    endHome: 'Home',
    endAgain: 'Play again',
    endSwap: 'Swap sides and play',
    endSwapped: (side: string) => `With sides swapped you play ${side}.`,
    review: 'Analyse',
    lookBack: 'Review',
    reviewLater: 'It is reviewed once it’s over.',
    noReview: 'This game has no review.',
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

  rules: { title: (game: string) => `${game} rules`, all: 'Rules', contents: 'Contents', play: 'Play' },
};
