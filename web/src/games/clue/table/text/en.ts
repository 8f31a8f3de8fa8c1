/** What the table of both games says in its dialogs, on the checklist and when it is set up, in English. */
import { capital } from '$lib/words/plain';
import type { Mark } from '../../notes/pencil.svelte';
import { en as game } from '../../text/en';
import type { Person, Text } from '../../text/kinds';
import type { CardId, Leftovers, Room, Suspect } from '../../types.gen';

const { count, list, cards, theory } = game;
const said = (card: CardId): string => game.the(card);
const several = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

export const en = {
  log: 'Log',
  logLabel: 'What happened',
  round: (number: number) => `Round ${number}`,
  cards: 'Cards',
  notes: 'Notes',
  nothingYet: 'Nothing has happened yet.',
  close: 'Close',

  setup: {
    cast: 'Suspects in play',
    seats: (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
    atLeast: (fewest: number, isRefused: boolean) => `At least ${fewest} must play${isRefused ? '. Add another suspect before removing one' : ''}.`,
    others: 'The others are on the board and can still be named.',
    leftovers: 'Leftover cards',
    leftoverOptions: { dealt: 'Dealt', open: 'Face up' } satisfies Record<Leftovers, string>,
    even: (each: number) => `Everyone gets ${count(each)} cards.`,
    open: (each: number, left: number) => `Everyone gets ${count(each)} cards, and ${count(left)} ${left === 1 ? 'is' : 'are'} face up for everyone.`,
    dealt: (each: number, left: number) =>
      left === 1
        ? `The first player gets ${count(each + 1)} cards, the others ${count(each)}.`
        : `The first ${count(left)} players get ${count(each + 1)} cards, the others ${count(each)}.`,
    dice: 'Dice',
    diceOptions: ['One', 'Two'],
    movesEnd: 'Moving',
    any: { label: 'Up to the roll', about: 'You may stop before using the whole roll.' },
    exact: { label: 'Full roll', about: 'In the corridors you must use the whole roll. You may enter a room with steps left over.' },
  },

  acts: {
    region: 'What you can do',
    move: 'Move',
    roll: 'Roll',
    rolled: 'Rolled',
    passage: 'Passage',
    suggest: 'Suggest',
    asked: 'Asked',
    accuse: 'Accuse',
    end: 'End turn',
    key: (key: string) => `Key ${key.toUpperCase()}`,
    diceReady: 'Dice ready',
    diceFalling: 'The dice are rolling',
    dice: (dice: readonly number[]) =>
      `Rolled: ${list(dice.map(count))}${
        dice.length > 1
          ? `, ${several(
              dice.reduce((a, b) => a + b, 0),
              'step',
            )}`
          : ''
      }`,
    diceRoll: (dice: string) => `${dice}: roll`,
  },

  /** What ending the turn would lose, asked before it is lost. */
  lose: {
    suggestion: {
      title: 'End the turn without a suggestion?',
      about: (room: Room) => `You’re in ${said(room)} and may still ask. A suggestion not made is lost.`,
      back: 'Suggest',
    },
    move: {
      title: 'End the turn without moving?',
      about: (steps: number, rooms: readonly Room[]) =>
        `You rolled ${count(steps)} and haven’t moved. ${capital(list(rooms.map(said)))} ${rooms.length === 1 ? 'is' : 'are'} within reach.`,
      back: 'Go on moving',
    },
    roll: { title: 'End the turn without rolling?', about: 'You haven’t rolled yet.', back: 'Go on' },
    end: 'End turn',
  },
  /** How this device helps along in one’s own turn. */
  habits: {
    title: 'Your turn',
    endsItself: 'End my turn when nothing is left',
    endsItselfAbout: 'After 2.5 seconds; any key or tap stops it. Never after a suggestion that no one can disprove.',
    asksBack: 'Ask before something is lost',
    asksBackAbout: 'When a turn ends with a suggestion or a room left to use.',
  },

  inHand: (held: number) => `${several(held, 'card')} in hand`,
  yourCards: (held: number) => `Your ${several(held, 'card')}`,
  faceUp: 'Face up',
  faceUpLabel: 'Cards that are face up',
  /** In the place of one's own cards. */
  noCards: 'Spectators don’t see any hands during the game.',
  cardsFigure: (shown: readonly CardId[], hasFile: boolean) => `${hasFile ? 'The case file, and the' : 'The'} cards ${list(shown.map((card) => cards[card]))}`,

  /** What I know of a card, in a word or two. */
  known: { mine: 'yours', open: 'face up', of: (name: string) => `${name}’s` },

  out: 'You’re out. You only show cards now.',
  finish: 'Let the computers finish',
  caseFile: 'The case file',
  caseFileButton: 'Case file',
  caseClosed: 'The case is closed.',
  caseSecret: 'Only players who made a wrong accusation have seen it.',
  notSo: 'Wrong accusation',
  notSoText: 'Only you can see the case file. You’re out, but you still show cards when asked.',
  watchOn: 'Keep watching',
  isRight: (card: CardId, isRight: boolean) => `${cards[card]}: ${isRight ? 'right' : 'wrong'}`,

  theory: {
    accuse: 'Accuse',
    suggest: 'Suggest',
    accuseText: 'If any card is wrong, you’re out and only show cards from then on.',
    suggestText: (room: Room) => `You’re in ${said(room)}, so your suggestion names ${said(room)}.`,
    who: 'Who?',
    withWhat: 'With what?',
    where: 'Where?',
    answer: 'They answer',
    notes: 'My notes',
    /** Of each card, what I know of it. */
    known: {
      open: 'open',
      mine: 'yours',
      'face-up': 'face up',
      file: 'in the file',
      'not-file': 'not in the file',
      likely: (percent: string) => `${percent}%`,
      inFile: 'in the file: ',
      held: (name: string) => `${name} has it`,
    },
    /** An accusation against what I know. */
    doubt: {
      title: (card: CardId) => `${capital(said(card))} can’t be in the case file.`,
      mine: 'It’s in your own hand.',
      faceUp: 'It lies face up.',
      shown: (name: string, round: number) => `${name} showed it to you in round ${round}.`,
      elsewhere: 'It’s proved that someone holds it.',
      proved: (name: string) => `It’s proved that ${name} has it.`,
      so: 'This accusation would be wrong.',
      never: 'Never mind',
      change: { suspect: 'Change the suspect', weapon: 'Change the weapon', room: 'Change the room' },
      anyway: 'Accuse all the same',
    },
    /** On what waits until the dialog is closed. */
    first: { suggest: 'First finish or close your suggestion.', accuse: 'First finish or close your accusation.' },
    quote: (what: Parameters<typeof theory>[0]): Text => ['“It was ', ...theory(what), '.”'],
    choose: (who: boolean, withWhat: boolean, where: boolean) => `Choose ${list([who ? 'who' : '', withWhat ? 'with what' : '', where ? 'where' : ''].filter(Boolean))}.`,
    notNow: 'Not now',
    open: 'Open the case file',
  },

  /** What one seat asked, passed and showed. */
  record: {
    open: (name: string) => `What ${name} asked, passed and showed`,
    about: (suspect: Suspect, held: number) => `As ${cards[suspect]}, ${several(held, 'card')}`,
    filter: 'What to show',
    filters: { all: 'All', asked: 'Asked', passed: 'Passed', showed: 'Showed' },
    did: { asked: 'asked', passed: 'passed', showed: 'showed', accused: 'accused' },
    /** Who named the cards. */
    by: (who: Person) => (who.isReader ? 'you' : who.name),
    none: 'has none',
    to: (who: Person) => `to ${who.isReader ? 'you' : who.name}`,
    shower: (who: Person) => `${who.isReader ? 'you' : who.name} showed`,
    nobody: 'no one could',
    accused: (isRight: boolean): string => (isRight ? 'right' : 'wrong'),
    nothing: 'Nothing yet.',
    has: 'Has',
    may: 'May have',
    not: 'Doesn’t have',
    many: (number: number) => `${count(number)} cards`,
  },

  checklist: {
    region: 'Checklist',
    groups: { suspects: 'Suspects', weapons: 'Weapons', rooms: 'Rooms' },
    marks: { x: 'cross', o: 'circle', star: 'star' } satisfies Record<Mark, string>,
    inks: ['black', 'red', 'blue', 'green', 'orange', 'purple', 'grey'],
    mark: 'Mark',
    ink: 'Ink',
    file: 'the case file',
    fileShort: 'File',
    you: 'you',
    youShort: 'You',
    certain: 'certain',
    impossible: 'ruled out',
    chance: (percent: string) => `${percent}%`,
    own: (ink: number, mark: Mark): string => `your ${en.checklist.inks[ink - 1]} ${en.checklist.marks[mark]}`,
    why: 'Why?',
    whyHint: 'Then choose a cell to see its proof',
    helps: 'Help',
    chances: 'Odds',
    proved: 'Proofs',
    helpName: { chances: 'Fill in the odds', proved: 'Fill in what’s proved' },
    hint: 'Hint',
    hintAbout: 'What to suggest next, once a turn',
    hintTold: 'You’ve had your hint for this turn.',
    noHint: 'You get one hint per turn: in your own, before you suggest.',
    /** What the house would ask, and what of that the reader has seen. */
    tip: (what: Parameters<typeof theory>[0], seen: readonly CardId[]): Text => [
      'Suggest ',
      ...theory(what),
      `, or ask the same in another room. Of these three you’ve seen ${seen.length === 0 ? 'none' : `only ${list(seen.map(said))}`}.`,
    ],
    looking: 'Looking for a proof…',
    otherAnswer: 'No proof came back. Try again.',
  },
};
