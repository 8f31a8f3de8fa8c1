/** What the table of both games says in its dialogs, on the checklist and when it is set up, in English. */
import type { Mark } from '../../notes/pencil.svelte';
import { en as game } from '../../text/en';
import type { Text } from '../../text/kinds';
import type { CardId, Leftovers, Room } from '../../types.gen';

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
    accuse: 'Accuse',
    end: 'End turn',
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

  disprove: {
    title: (asker: string) => `${asker} suggests`,
    about: (held: number, asker: string) =>
      `You have ${held === 1 ? 'one of the three' : held === 3 ? 'all three' : `${count(held)} of the three`}. Show ${held === 1 ? 'it' : 'one'}. Only ${asker} will see it.`,
    three: 'The three cards',
    neverShown: 'never shown',
    seenBy: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} seen it`,
    notMine: 'not in your hand',
    show: (card: CardId | null) => (card ? `Show ${said(card)}` : 'Choose a card'),
    announced: (asker: string, asked: readonly CardId[]) => `${asker} suggests ${list(asked.map((card) => cards[card]))}.`,
  },
  shown: {
    title: (shower: string, card: CardId) => `${shower} shows you ${game.theCard(card)}`,
    about: 'The others see that a card was shown, not which.',
    away: 'Done',
  },
  unanswered: { title: 'No one can disprove it', goOn: 'Continue' },

  theory: {
    accuse: 'Accuse',
    suggest: 'Suggest',
    accuseText: 'If any card is wrong, you’re out and only show cards from then on.',
    suggestText: (room: Room) => `You’re in ${said(room)}, so your suggestion names ${said(room)}.`,
    who: 'Who?',
    withWhat: 'With what?',
    where: 'Where?',
    fixed: 'Fixed',
    quote: (what: Parameters<typeof theory>[0]): Text => ['“It was ', ...theory(what), '.”'],
    choose: (who: boolean, withWhat: boolean, where: boolean) => `Choose ${list([who ? 'who' : '', withWhat ? 'with what' : '', where ? 'where' : ''].filter(Boolean))}.`,
    notNow: 'Not now',
    open: 'Open the case file',
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
    chance: (percent: number) => `${percent}%`,
    own: (ink: number, mark: Mark): string => `your ${en.checklist.inks[ink - 1]} ${en.checklist.marks[mark]}`,
    why: 'Why?',
    whyHint: 'Then choose a cell to see its proof',
    proved: 'Show what’s proved',
    provedName: 'Fill in what’s proved',
    looking: 'Looking for a proof…',
    otherAnswer: 'No proof came back. Try again.',
  },
};
