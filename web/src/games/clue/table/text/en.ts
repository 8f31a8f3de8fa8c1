/** What the table of both games says in its dialogs, on the checklist and when it is set up, in English. */
import { capital } from '$lib/words/plain';
import type { Mark } from '../../notes/pencil.svelte';
import { en as game } from '../../text/en';
import type { Person, Text } from '../../text/kinds';
import type { CardId, Ended, Leftovers, Room } from '../../types.gen';

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
    cast: 'Who takes part',
    seats: (seats: number) => `${seats} seats.`,
    atLeast: (fewest: number, isRefused: boolean) => `At least ${fewest} have to play${isRefused ? ': take another in before one leaves' : ''}.`,
    others: 'The others stand on the board and can be named, too.',
    leftovers: 'Cards left over',
    leftoverOptions: { dealt: 'Dealt, too', open: 'Face up' } satisfies Record<Leftovers, string>,
    even: (each: number) => `Everyone has ${count(each)} cards; none is left over.`,
    open: (each: number, left: number) => `Everyone has ${count(each)} cards; ${count(left)} lie face up for all.`,
    dealt: (each: number, left: number) => `The first ${count(left)} have ${count(each + 1)} cards, the others ${count(each)}.`,
    dice: 'Dice',
    diceOptions: ['One', 'Two'],
    movesEnd: 'Moves end',
    any: { label: 'Any step', about: 'A piece may stop on any square within the roll.' },
    exact: { label: 'Whole roll', about: 'A move that ends in the corridors uses the whole roll. A room may be entered with steps to spare.' },
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
    diceReady: 'The dice lie ready',
    diceFalling: 'The dice are falling',
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
  faceUpLabel: 'Cards that lie face up',
  /** In the place of one's own cards. */
  noCards: 'Who watches sees nobody’s cards while the game is on.',
  cardsFigure: (shown: readonly CardId[], hasFile: boolean) => `${hasFile ? 'The case file, and the' : 'The'} cards ${list(shown.map((card) => cards[card]))}`,

  /** What I know of a card, in a word or two. */
  known: { mine: 'yours', open: 'face up', of: (name: string) => `${name}’s` },

  out: 'You are out, and only show cards.',
  finish: 'Let the computers finish',
  caseFile: 'The case file',
  caseFileButton: 'Case file',
  caseClosed: 'The case is closed.',
  caseSecret: 'Only those who have accused wrongly know it.',
  notSo: 'Not so',
  notSoText: 'Only you see the case file. You are out, and still show cards when asked.',
  watchOn: 'Watch on',
  solved: 'Solved',
  over: (ended: Ended, winner: Person, round: number): string => {
    const name = winner.isReader ? 'you' : winner.name;
    if (ended === 'solved') return `${capital(name)} ${winner.isReader ? 'name all three and win' : 'names all three and wins'} in round ${round}.`;
    if (ended === 'last-standing') return `All others have accused wrongly: ${name} ${winner.isReader ? 'win' : 'wins'} in round ${round}.`;
    return 'Too many rounds have gone by, and nobody has solved the case.';
  },
  home: 'Home',
  look: 'Look at the table',
  again: 'Play again',
  isRight: (card: CardId, isRight: boolean) => `${cards[card]}: ${isRight ? 'named rightly' : 'not what was named'}`,

  disprove: {
    title: (asker: string) => `${asker} asks you`,
    about: (held: number, asker: string) =>
      `You hold ${held === 1 ? 'one of the three' : held === 3 ? 'all three' : `${count(held)} of the three`}. Show one; only ${asker} will see it.`,
    three: 'The three cards',
    neverShown: 'never shown',
    seenBy: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} seen it`,
    notMine: 'not in your hand',
    show: (card: CardId | null) => (card ? `Show ${said(card)}` : 'Choose a card'),
    announced: (asker: string, asked: readonly CardId[]) => `${asker} asks for ${list(asked.map((card) => cards[card]))}.`,
  },
  shown: {
    title: (shower: string, card: CardId) => `${shower} shows you ${game.theCard(card)}`,
    about: 'The others see that a card was shown, not which.',
    away: 'Put it away',
  },
  unanswered: { title: 'Nobody can disprove it', goOn: 'Go on' },

  theory: {
    accuse: 'Accuse',
    suggest: 'Suggest',
    accuseText: 'If one card is wrong, you are out of the game and only show cards from then on.',
    suggestText: (room: Room) => `You stand in ${said(room)}, so ${said(room)} is part of it.`,
    who: 'Who?',
    withWhat: 'With what?',
    where: 'Where?',
    fixed: 'Fixed',
    quote: (what: Parameters<typeof theory>[0]): Text => ['“It was ', ...theory(what), '.”'],
    choose: (who: boolean, withWhat: boolean, where: boolean) => `Choose ${[who ? 'who' : '', withWhat ? 'with what' : '', where ? 'where' : ''].filter(Boolean).join(', ')}.`,
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
    impossible: 'impossible',
    chance: (percent: number) => `${percent} in 100`,
    own: (ink: number, mark: Mark): string => `your ${en.checklist.inks[ink - 1]} ${en.checklist.marks[mark]}`,
    why: 'Why?',
    whyHint: 'Then press a cell to see its proof',
    proved: 'Proved',
    provedName: 'Fill in what is proved',
    looking: 'The house looks for the proof.',
    otherAnswer: 'The house answered something else.',
  },
};
