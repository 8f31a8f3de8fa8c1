/** The sentences of Clue and Clue-less in English: what the log, the message line, the plates and the board say. */
import { capital } from '$lib/words/plain';
import type { Named } from '../names';
import type { CardId, Place, Room, Suspect, Weapon } from '../types.gen';
import { cardRow, row, type Person, type Text } from './kinds';

const suspects: Record<Suspect, string> = {
  scarlet: 'Miss Scarlet',
  mustard: 'Colonel Mustard',
  white: 'Mrs. White',
  green: 'Mr. Green',
  peacock: 'Mrs. Peacock',
  plum: 'Professor Plum',
};
const things: Record<Weapon | Room, string> = {
  candlestick: 'Candlestick',
  knife: 'Knife',
  'lead-pipe': 'Lead Pipe',
  revolver: 'Revolver',
  rope: 'Rope',
  wrench: 'Wrench',
  study: 'Study',
  hall: 'Hall',
  lounge: 'Lounge',
  library: 'Library',
  'billiard-room': 'Billiard Room',
  conservatory: 'Conservatory',
  ballroom: 'Ballroom',
  kitchen: 'Kitchen',
  'dining-room': 'Dining Room',
};
const cards: Record<CardId, string> = { ...suspects, ...things };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "five"; above twelve the figures. */
const count = (number: number): string => NUMBERS[number] ?? String(number);
const list = (words: readonly string[]): string => row(words, 'and');
/** "five steps", "one step" */
const counted = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

/** "Mrs. Peacock", "the Rope": as it is said in a sentence. */
const said = (card: CardId): string => (card in suspects ? cards[card] : `the ${cards[card]}`);
const card = (id: CardId): { card: string } => ({ card: said(id) });
/** "Colonel Mustard, with the Wrench, in the Lounge" */
const theory = ({ suspect, weapon, room }: Named): Text => [card(suspect), ', with ', card(weapon), ', in ', card(room)];
/** "the Rope", "the card Professor Plum": after the name of a person, who may be called like a card. */
const cardOf = (id: CardId): Text => (id in suspects ? ['the card ', { card: cards[id] }] : [card(id)]);

const name = (who: Person): string => (who.isReader ? 'you' : who.name);
/** "Ann rolls", "You roll": the subject that opens a sentence, with its verb in either form. */
const does = (who: Person, third: string, second: string): string => `${capital(name(who))} ${who.isReader ? second : third}`;
const article = (side: number): string => (side === 8 ? `an ${count(side)}` : `a ${count(side)}`);

const hallway = (rooms: readonly Room[]): string => `the hallway between ${list(rooms.map(said))}`;
/** "row 7, column 12": squares have no names. Counted from one, as people count. */
function place(at: Place): string {
  if (at === 'home') return 'home';
  if ('square' in at) return `row ${at.square[0] + 1}, column ${at.square[1] + 1}`;
  return 'room' in at ? said(at.room) : hallway(at.hallway);
}

export const en = {
  cards,
  /** "Peacock": people drop titles where there is little room. */
  short: (suspect: Suspect): string => suspects[suspect].replace(/^\S+ /, ''),
  list,
  count,
  theory,
  seat: (number: number) => `Seat ${number}`,
  /** "the Rope", "Mrs. Peacock" */
  the: said,
  /** "the Rope", "the card Mrs. Peacock": what is shown. */
  theCard: (id: CardId): string => (id in suspects ? `the card ${cards[id]}` : said(id)),
  inThe: (room: Room): string => `in ${said(room)}`,

  /** What was seen, as lines of the log. */
  log: {
    dealt: (open: readonly CardId[]): Text => (open.length === 0 ? ['The cards are dealt.'] : ['The cards are dealt. Face up: ', ...cardRow(open, 'and', said), '.']),
    rolled: (who: Person, dice: readonly number[]): Text => [`${does(who, 'rolls', 'roll')} ${list(dice.map(article))}.`],
    goesHome: (who: Person): Text => [`${does(who, 'goes', 'go')} home.`],
    goesToRoom: (who: Person, room: Room): Text => [`${does(who, 'goes', 'go')} to `, card(room), '.'],
    takesPassage: (who: Person, room: Room): Text => [`${does(who, 'takes', 'take')} the secret passage to `, card(room), '.'],
    goesToHallway: (who: Person, rooms: readonly Room[]): Text => [`${does(who, 'goes', 'go')} into ${hallway(rooms)}.`],
    walks: (who: Person, steps: number): Text => [`${does(who, 'moves', 'move')} ${counted(steps, 'step')}.`],
    suggested: (who: Person, what: Named): Text => [`${does(who, 'suggests', 'suggest')}: `, ...theory(what), '.'],
    nobody: 'Nobody can disprove it.',
    nobodyMine: (what: Named): Text => ['Nobody can disprove it: ', ...theory(what), '.'],
    passed: (people: readonly Person[]): string => `${capital(list(people.map(name)))} cannot disprove it.`,
    showed: (who: Person, to: Person, shown: CardId | null): Text => {
      const shows = `${does(who, 'shows', 'show')} ${name(to)} `;
      return shown === null ? [`${shows}a card.`] : [shows, ...cardOf(shown), '.'];
    },
    accusedRight: (who: Person, what: Named): Text => [`${does(who, 'accuses', 'accuse')} `, ...theory(what), ', and ', who.isReader ? 'you are right.' : 'that is right.'],
    accusedWrong: (who: Person, what: Named): Text => [`${does(who, 'accuses', 'accuse')} `, ...theory(what), `. That is wrong. ${does(who, 'is', 'are')} out.`],
    onlyOneSaw: (who: Person, what: Named): Text => [` The case file, which ${who.isReader ? 'you alone have' : `${name(who)} alone has`} seen: `, ...theory(what), '.'],
    lastStanding: (what: Named): Text => [' Only one is left, and wins. It was ', ...theory(what), '.'],
    tooManyRounds: (what: Named): Text => [' Too many rounds have gone by. It was ', ...theory(what), '.'],
    endedTurn: (who: Person): Text => [`${does(who, 'ends', 'end')} the turn.`],
  },

  /** On the plate of the seat the game waits for. */
  turn: { showCard: 'show a card', toShowCard: 'to show a card', yourTurn: 'your turn', toPlay: 'to play', out: 'out' },

  /** The message line: what is to be done now. */
  prompt: {
    show: 'Show a card.',
    waits: 'The game waits for your answer.',
    hasToShow: (asked: string, to: Person): string => `${asked} has to show ${name(to)} a card.`,
    yourTurn: 'Your turn.',
    roll: 'roll',
    passage: 'take the secret passage',
    move: 'choose a lit hallway or room',
    suggest: 'suggest where you are, because you were called in',
    choices: (ways: readonly string[]): string => {
      const last = ways.at(-1) ?? '';
      return `${capital(ways.length === 1 ? last : `${ways.slice(0, -1).join(', ')}, or ${last}`)}.`;
    },
    blocked: 'Every way is blocked: accuse, or end your turn.',
    rolled: (steps: number): string => `${capital(count(steps))}.`,
    chooseSquare: 'Choose a lit square or room.',
    chooseRoom: 'Choose a lit hallway or room.',
    youAreIn: (room: Room): string => `You are in ${said(room)}.`,
    youAreInRoom: 'You are in a room.',
    makeSuggestion: 'Make a suggestion.',
    accuseOrEnd: 'Accuse, or end your turn.',
  },

  end: {
    it: (what: Named): Text => ['it was ', ...theory(what)],
    lastStanding: 'All others have accused wrongly.',
    unsolved: 'Too many rounds have gone by.',
  },

  /** How it is set up, for the waiting room. */
  setup: {
    dice: (dice: number): string => (dice === 2 ? 'two dice' : 'one die'),
    exact: 'exact count',
    suspects: (number: number) => `${count(number)} suspects`,
    leftoversOpen: 'leftover cards face up',
  },

  /** What things on the board are called for those who listen. */
  board: {
    label: 'The board',
    place,
    passage: (from: Room, to: Room) => `Secret passage from ${said(from)} to ${said(to)}`,
    /** Beside a passage, on the board. */
    passageTo: (room: Room) => `to ${cards[room]}`,
    canTake: 'You can take it.',
    canGo: (steps: number) => `You can go there${steps > 1 ? `, in ${counted(steps, 'step')}` : ''}.`,
    pawn: (suspect: Suspect, at: Place): string => {
      const where = at === 'home' ? 'at home' : 'square' in at ? `on ${place(at)}` : `in ${place(at)}`;
      return `${cards[suspect]}, ${where}`;
    },
    notTakingPart: 'not taking part',
    toPlay: 'to play',
    caseFile: 'Case file',
  },

  /** Why something cannot be done now. */
  reasons: {
    blocked: 'Other pieces block every way.',
    hasMoved: 'Your move is over for this turn.',
    over: 'The game is over.',
    watching: 'You are watching.',
    showFirst: 'Show a card first.',
    out: 'You are out: you only show cards now.',
    notYourTurn: 'It is not your turn.',
    waitsForAnswer: 'Your suggestion waits for an answer.',
    rolling: 'The dice are still falling.',
    rolled: 'You have rolled.',
    noPassage: 'There is no secret passage where you are.',
    rolledPassage: 'You have rolled: a passage is taken instead.',
    notInRoom: 'A suggestion is made in a room.',
    hasSuggested: 'You have made your suggestion for this turn.',
    notEntered: 'You have not entered this room in this turn.',
    suggestFirst: 'Make a suggestion first, or accuse.',
    mustMove: 'You have to move: there is a way.',
    passageElsewhere: 'You can take a passage from the room it is in.',
    hereAlready: 'Your piece is here already.',
    rollOrLit: 'Roll first, or choose what is lit.',
    rollFirst: 'Roll first.',
    cannotReach: (at: Place) => `Your piece cannot get to ${place(at)} now.`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Page Down', 'Page Up'], does: 'round the places you can go to' },
    { keys: ['Enter'], does: 'goes there' },
    { keys: ['X', 'O', '*'], does: 'in the notes: a cross, a ring or a star' },
    { keys: ['Delete'], does: 'in the notes: rubs it out' },
    { keys: ['?'], does: 'in the notes: why it is proved' },
  ],
  /** What the sounds tell. */
  sounds: {
    deal: 'The cards are dealt',
    dice: 'The dice roll',
    step: 'A piece walks',
    door: 'A piece enters a room',
    passage: 'A piece takes a secret passage',
    hallway: 'A piece goes out into a hallway',
    called: 'A suspect is called into a room',
    suggestion: 'Somebody makes a suggestion',
    shown: 'A card is shown to you, or by you',
    whisper: 'Somebody shows somebody a card',
    unanswered: 'Nobody can show a card',
    right: 'An accusation is right',
    wrong: 'An accusation is wrong',
  },
  /** Beside a finished game with everything revealed. */
  revealed: { title: 'All cards', envelope: 'Case file', open: 'Face up' },
};
