/** The sentences of Clue and Clue-less in English: what the log, the message line, the plates and the board say. */
import { figures } from '$lib/words/figures';
import { capital } from '$lib/words/plain';
import { isSuspect } from '../cards';
import type { Named } from '../names';
import { en as printed } from '../printed/text/en';
import type { CardId, Place, Room, Suspect } from '../types.gen';
import { joined, type Person, type Text } from './kinds';

const { cards } = printed;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "five"; above twelve the figures. */
const count = (number: number): string => NUMBERS[number] ?? String(number);
const { all: list, any, parts } = figures('en-GB');
/** "five steps", "one step" */
const counted = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

/** "Mrs. Peacock", "the Rope": as it is said in a sentence. */
const said = (card: CardId): string => (isSuspect(card) ? cards[card] : `the ${cards[card]}`);
const card = (id: CardId): { card: string } => ({ card: said(id) });
/** "Colonel Mustard, with the Wrench, in the Lounge" */
const theory = ({ suspect, weapon, room }: Named): Text => [card(suspect), ', with ', card(weapon), ', in ', card(room)];
/** "the Rope", "the Professor Plum card": after the name of a person, who may be called like a card. */
const cardOf = (id: CardId): Text => (isSuspect(id) ? ['the ', { card: cards[id] }, ' card'] : [card(id)]);

const name = (who: Person): string => (who.isReader ? 'you' : who.name);
/** "Ann rolls", "You roll": the subject that opens a sentence, with its verb in either form. */
const does = (who: Person, third: string, second: string): string => `${capital(name(who))} ${who.isReader ? second : third}`;
const article = (side: number): string => (side === 8 ? `an ${count(side)}` : `a ${count(side)}`);

const hallway = (rooms: readonly Room[]): string => `the hallway between ${list(rooms.map(said))}`;
/** "row 7, column 12": squares have no names. Counted from one, as people count. */
function place(at: Place): string {
  if (at === 'home') return 'the home square';
  if ('square' in at) return `row ${at.square[0] + 1}, column ${at.square[1] + 1}`;
  return 'room' in at ? said(at.room) : hallway(at.hallway);
}

/** Cards in a row, each set off. */
const cardRow = (cards: readonly CardId[]): Text => parts(cards.map(said), (card) => ({ card }));

export const en = {
  cards,
  /** "Peacock": people drop titles where there is little room. */
  short: (suspect: Suspect): string => printed.short('suspect', cards[suspect]),
  list,
  count,
  theory,
  seat: (number: number) => `Seat ${number}`,
  /** "the Rope", "Mrs. Peacock" */
  the: said,
  /** "the Rope", "the Mrs. Peacock card": what is shown. */
  theCard: (id: CardId): string => (isSuspect(id) ? `the ${cards[id]} card` : said(id)),
  inThe: (room: Room): string => `in ${said(room)}`,

  /** What was seen, as lines of the log. */
  log: {
    dealt: (open: readonly CardId[]): Text => (open.length === 0 ? ['The cards are dealt.'] : ['The cards are dealt. Face up: ', ...cardRow(open), '.']),
    rolled: (who: Person, dice: readonly number[]): Text => [`${does(who, 'rolls', 'roll')} ${list(dice.map(article))}.`],
    goesHome: (who: Person): Text => [`${does(who, 'goes', 'go')} to the home square.`],
    goesToRoom: (who: Person, room: Room): Text => [`${does(who, 'goes', 'go')} to `, card(room), '.'],
    takesPassage: (who: Person, room: Room): Text => [`${does(who, 'takes', 'take')} the secret passage to `, card(room), '.'],
    goesToHallway: (who: Person, rooms: readonly Room[]): Text => [`${does(who, 'goes', 'go')} into ${hallway(rooms)}.`],
    walks: (who: Person, steps: number): Text => [`${does(who, 'moves', 'move')} ${counted(steps, 'step')}.`],
    /** "Ann rolls a five and goes to the Study.": what one person does, said in two sentences before. */
    both: (who: Person, first: Text, second: Text): Text => joined(first, ' and ', second, capital(name(who))),
    suggested: (who: Person, what: Named): Text => [`${does(who, 'suggests', 'suggest')}: `, ...theory(what), '.'],
    called: (what: Named): Text => [card(what.suspect), ' and ', card(what.weapon), ' come to ', card(what.room), '.'],
    nobody: 'No one can disprove it.',
    nobodyMine: (what: Named): Text => ['No one can disprove it: ', ...theory(what), '.'],
    /** "You and Ben": the reader first. */
    passed: (people: readonly Person[]): string => `${capital(list([...people].sort((a, b) => Number(b.isReader) - Number(a.isReader)).map(name)))} can’t disprove it.`,
    showed: (who: Person, to: Person, shown: CardId | null): Text => {
      const shows = `${does(who, 'shows', 'show')} ${name(to)} `;
      return shown === null ? [`${shows}a card.`] : [shows, ...cardOf(shown), '.'];
    },
    accusedRight: (who: Person, what: Named): Text => [`${does(who, 'accuses', 'accuse')} `, ...theory(what), ', and ', who.isReader ? 'you’re right.' : 'is right.'],
    accusedWrong: (who: Person, what: Named): Text => [`${does(who, 'accuses', 'accuse')} `, ...theory(what), `. That’s wrong. ${who.isReader ? 'You’re' : `${who.name} is`} out.`],
    onlyOneSaw: (who: Person, what: Named): Text => [` The case file, seen only by ${name(who)}: `, ...theory(what), '.'],
    lastStanding: (what: Named): Text => [' The only player left wins. It was ', ...theory(what), '.'],
    tooManyRounds: (what: Named): Text => [' The round limit is reached. It was ', ...theory(what), '.'],
    endedTurn: (who: Person): Text => [`${does(who, 'ends their', 'end your')} turn.`],
  },

  /** On the plate of the seat the game waits for. */
  turn: { showCard: 'show a card', toShowCard: 'choosing a card', yourTurn: 'your turn', toPlay: 'playing', out: 'out' },

  /** The message line: what is to be done now. */
  prompt: {
    show: 'Show a card.',
    waits: 'Everyone is waiting for your card.',
    hasToShow: (asked: string, to: Person): string => `${asked} has to show ${name(to)} a card.`,
    yourTurn: 'Your turn.',
    roll: 'roll',
    passage: 'take the secret passage',
    move: 'choose a highlighted hallway or room',
    suggest: 'make a suggestion, since you were moved here',
    choices: (ways: readonly string[]): string => `${capital(any(ways))}.`,
    blocked: 'Every exit is blocked. Accuse or end your turn.',
    rolled: (steps: number): string => `${capital(count(steps))}.`,
    chooseSquare: 'Choose a highlighted square or room.',
    chooseRoom: 'Choose a highlighted hallway or room.',
    youAreIn: (room: Room): string => `You’re in ${said(room)}.`,
    youAreInRoom: 'You’re in a room.',
    makeSuggestion: 'Make a suggestion.',
    accuseOrEnd: 'Accuse or end your turn.',
  },

  end: {
    it: (what: Named): Text => ['it was ', ...theory(what)],
    lastStanding: 'Everyone else made a wrong accusation.',
    unsolved: 'Round limit reached.',
  },

  /** How it is set up, for the waiting room. */
  setup: {
    dice: (dice: number): string => (dice === 2 ? 'two dice' : 'one die'),
    exact: 'full roll',
    suspects: (number: number) => `${count(number)} suspects`,
    leftoversOpen: 'leftover cards face up',
  },

  /** What things on the board are called for those who listen. */
  board: {
    label: 'The board',
    place,
    passage: (from: Room, to: Room) => `Secret passage from ${said(from)} to ${said(to)}`,
    /** On a room's plate, where it is drawn small. */
    plate: (room: Room) => cards[room].replace(/ Room$/, ''),
    canTake: 'You can take it.',
    canGo: (steps: number) => `You can go there${steps > 1 ? `, in ${counted(steps, 'step')}` : ''}.`,
    pawn: (suspect: Suspect, at: Place): string => {
      return `${cards[suspect]}, ${at === 'home' ? 'on' : 'in'} ${place(at)}`;
    },
    notTakingPart: 'not in play',
    toPlay: 'to play',
    caseFile: 'Case file',
  },

  /** Why something cannot be done now. */
  reasons: {
    blocked: 'Every exit is blocked.',
    hasMoved: 'You’ve already moved this turn.',
    over: 'The game is over.',
    watching: 'You’re watching.',
    showFirst: 'Show a card first.',
    out: 'You’re out. You only show cards now.',
    notYourTurn: 'It’s not your turn.',
    waitsForAnswer: 'Your suggestion is waiting for an answer.',
    rolling: 'The dice are still rolling.',
    rolled: 'You’ve already rolled.',
    noPassage: 'There’s no secret passage here.',
    rolledPassage: 'You’ve rolled. The passage is an alternative to rolling.',
    notInRoom: 'You can only make a suggestion in a room.',
    hasSuggested: 'You’ve already made a suggestion this turn.',
    notEntered: 'You didn’t enter this room this turn.',
    suggestFirst: 'First make a suggestion, or accuse.',
    mustMove: 'You can move, so you must.',
    passageElsewhere: 'You can only take a passage from the room it starts in.',
    hereAlready: 'You’re already here.',
    rollOrLit: 'Roll first, or choose a highlighted room.',
    rollFirst: 'Roll first.',
    cannotReach: (at: Place) => `You can’t reach ${place(at)} now.`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Enter'], does: 'press the button that is lit, or go to the place you’re on' },
    { keys: ['R'], does: 'roll' },
    { keys: ['M'], does: 'in Clue-less: move' },
    { keys: ['P'], does: 'take the passage' },
    { keys: ['G'], does: 'suggest' },
    { keys: ['A'], does: 'accuse' },
    { keys: ['E'], does: 'end your turn' },
    { keys: ['Page Down', 'Page Up'], does: 'go through the places you can reach' },
    { keys: ['X', 'O', '*'], does: 'in the notes: cross, circle or star' },
    { keys: ['Delete'], does: 'in the notes: erase' },
    { keys: ['?'], does: 'in the notes: show the proof' },
    { keys: ['Space'], does: 'while a suggestion is shown: next step' },
    { keys: ['S'], does: 'while a suggestion is shown: skip it' },
  ],
  /** What the sounds tell. */
  sounds: {
    deal: 'The cards are dealt',
    dice: 'The dice roll',
    step: 'A piece walks',
    door: 'A piece enters a room',
    passage: 'A piece takes a secret passage',
    hallway: 'A piece goes out into a hallway',
    called: 'A suspect is moved into a room',
    suggestion: 'Someone makes a suggestion',
    shown: 'You’re shown a card, or show one',
    whisper: 'Someone shows a card',
    unanswered: 'No one can show a card',
    right: 'An accusation is right',
    wrong: 'An accusation is wrong',
  },
  /** Beside a finished game with everything revealed. */
  revealed: { title: 'All cards', envelope: 'Case file', open: 'Face up' },
};
