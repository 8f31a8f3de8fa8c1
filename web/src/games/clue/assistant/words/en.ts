// Every sentence of the assistant in English that the house does not say itself.

import { en as shell } from '$lib/words/en';
import { figures } from '$lib/words/figures';
import { capital } from '$lib/words/plain';
import type { CardKind, Mark } from '../types.gen';
import type { EntryKind, Missing, Part } from '../entry.svelte';
import type { Cell } from '../grid';
import type { SetupStep } from '../setup.svelte';
import type { Draft, Piece } from './plain';

const { list } = shell;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number) => numbers[n] ?? String(n);
const plural = (n: number, one: string) => `${count(n)} ${one}${n === 1 ? '' : 's'}`;
const digits = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const { average, number, percent } = figures('en-GB');

/** A chance in words. */
function percentWords(chance: number): string {
  if (chance < 0.005) return 'less than 1 percent';
  if (chance > 0.995) return 'more than 99 percent';
  return `${Math.round(chance * 100)} percent`;
}

const kinds: Record<CardKind, string> = { suspect: 'suspect', weapon: 'weapon', room: 'room' };

const missing: Record<Missing, string> = {
  by: 'Choose a player.',
  suspect: 'Choose a suspect.',
  weapon: 'Choose a weapon.',
  room: 'Choose a room.',
  shower: 'Choose who showed a card, or “no one”.',
  seen: 'Choose the card you saw.',
  player: 'Choose a player.',
  card: 'Choose a card.',
  has: 'Choose whether they have it.',
  correct: 'Choose right or wrong.',
};

/** Columns and holders that are not players. */
function holderName(holder: string): string {
  return { envelope: 'Case file', open: 'Face up', aside: 'Set aside' }[holder] ?? holder;
}

export const en = {
  holderName,
  cellLabel,
  echo,
  news,
  kinds,
  groups: { suspect: 'Suspects', weapon: 'Weapons', room: 'Rooms' } satisfies Record<CardKind, string>,

  tabs: { enter: 'Enter', grid: 'Grid', advice: 'Advice', entries: 'Entries' },
  views: 'Parts of the notebook',
  guess: (chance: number, isCertain: boolean) => (isCertain ? 'The case is solved' : `${percent(chance)} sure`),

  enter: {
    region: 'New entry',
    first: 'Enter every suggestion, including the others’: who suggests, which three cards, and who shows one. The grid and the advice do the rest.',
    title: (n: number) => `Entry ${n}`,
    change: (n: number) => `Change entry ${n}`,
    kind: 'What happened?',
    kinds: { suggestion: 'Suggestion', spoiler: 'Known card', accusation: 'Accusation' } satisfies Record<EntryKind, string>,
    who: 'Who suggests?',
    accuser: 'Who accuses?',
    what: 'Which three?',
    shows: 'Who shows a card?',
    seen: 'Which card?',
    seenHint: 'if you saw it',
    notSeen: 'not seen',
    notNoted: 'not noted',
    nobody: 'no one',
    me: 'me',
    parts: { shows: 'shows', passes: 'passes' } satisfies Record<Exclude<Part, null>, string>,
    verdict: 'Was it right?',
    right: 'right',
    wrong: 'wrong',
    spoilerWho: 'Who?',
    spoilerHas: 'Has it?',
    has: 'has it',
    hasNot: 'doesn’t have it',
    spoilerWhat: 'Which card?',
    add: (n: number) => `Add entry ${n}`,
    save: (n: number) => `Change entry ${n}`,
    cancel: 'Cancel the change',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    replaced: 'Your draft was replaced.',
    missing,
    noHand: 'You have none of these three cards, so you can’t show one.',
    kept: (n: number) => `Entry ${n} added.`,
    changed: (n: number) => `Entry ${n} changed.`,
  },

  grid: {
    region: 'What’s known',
    cards: (n: number) => digits(n, 'card'),
    has: 'has it',
    hasNot: 'doesn’t have it',
    chance: 'chance',
    fresh: 'new',
    tap: 'Tap a cell to see why.',
    deals: (worlds: string) => (worlds === '1' ? 'One possible deal.' : `${number(BigInt(worlds))} possible deals.`),
    more: 'How the odds are worked out',
    weighting: 'Weighting',
    weightings: { shown: 'By cards shown', alike: 'All equal' },
    weightingText: {
      shown: 'Assumes that a player with several of the named cards shows one of them at random. A deal in which they had no choice then counts for more.',
      alike: 'Every possible deal counts the same, whichever card was shown.',
    },
    certain: 'Certain results are the same either way.',
  },

  why: {
    region: 'Why?',
    thinking: 'Looking for a short proof…',
    close: 'Close',
    takes: (needed: number, all: number) => `Uses ${needed} of ${all} ${all === 1 ? 'entry' : 'entries'}${needed > 1 ? ', all of them needed' : ''}.`,
    setUp: 'The setup alone proves it.',
    entry: (n: number) => `Go to entry ${n}`,
  },

  advice: {
    region: 'Advice',
    best: 'Best accusation',
    solved: 'The case is solved',
    left: (cases: number) => (cases === 1 ? 'One solution left.' : `${capital(plural(cases, 'solution'))} left.`),
    certain: (cards: string[]) => (cards.length === 0 ? '' : ` Certain: ${list(cards)}.`),
    ask: 'What should I suggest?',
    where: 'Which room are you in?',
    anyRoom: 'Any room',
    thinking: 'Comparing suggestions…',
    enter: 'Use this suggestion',
    more: 'Other suggestions',
    none: 'No suggestion would tell you anything new.',
    gain: (after: number, now: number) => `leaves ${average(after)} of ${now} ${now === 1 ? 'solution' : 'solutions'} on average`,
    chance: percent,
    solves: (chance: number) => `${percent(chance)} chance of solving it`,
    answers: 'What each answer means',
    answer: (who: string | null, card: string | null) => (who === null ? 'No one shows a card' : card === null ? `${who} shows a card` : `${who} shows ${card}`),
    answerLeft: (cases: number) => digits(cases, 'solution'),
    spectator: 'You’re watching, so there’s nothing to suggest. The grid and the best accusation still work.',
    again: 'Try again',
  },

  entries: {
    title: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
    region: 'Entries',
    none: 'No entries yet. Add the first suggestion under Enter.',
    edit: (n: number) => `Change entry ${n}`,
    strike: (n: number) => `Delete entry ${n}`,
    struck: (n: number) => `Entry ${n} deleted.`,
    takeBack: 'Undo',
    notebook: 'This notebook',
    correct: 'Edit the setup',
    correctShort: 'Setup',
    save: 'Save as a file',
    saved: (file: string) => `Saved as “${file}”.`,
    saveShort: 'Save',
    rename: 'Rename',
    remove: 'Delete',
  },

  /** What an undo or a redo has done. */
  stepped: {
    entries: (numbers: number[], what: 'taken-back' | 'deleted' | 'back' | 'written' | 'as-before' | 'changed') => {
      const isOne = numbers.length === 1;
      const told = {
        'taken-back': 'undone',
        deleted: 'deleted again',
        back: 'back',
        written: 'restored',
        'as-before': isOne ? 'as it was before' : 'as they were before',
        changed: 'changed again',
      }[what];
      return isOne ? `Entry ${numbers[0]} is ${told}.` : `Entries ${list(numbers.map(String))} are ${told}.`;
    },
    setUpAgain: 'The setup is changed again.',
    setUpBefore: 'The setup is as it was before.',
    again: 'Changes redone.',
    takenBack: 'Changes undone.',
  },

  refused: {
    title: 'That’s impossible',
    why: 'The contradiction',
    file: (name: string) => `Couldn’t load “${name}”`,
    close: 'Close',
    back: 'Edit it',
    kept: 'Nothing changed. Your entry is still in the form.',
  },

  gone: {
    title: 'This notebook is gone',
    text: 'It was deleted on another device. You can still save this copy as a file and load it again.',
    save: 'Save as a file',
    leave: 'Back to notebooks',
  },

  trouble: { again: 'Try again', stale: 'This notebook was changed on another device. Here’s the latest version. Check your entry again.' },

  setup: {
    title: 'New notebook',
    over: 'Start over',
    correctTitle: 'Edit the setup',
    steps: { edition: 'Cards', players: 'Players', hands: 'Hands', mine: 'My cards' } satisfies Record<SetupStep, string>,
    stepsLabel: 'Steps',
    next: 'Next',
    back: 'Back',
    create: 'Open the notebook',
    save: 'Save the setup',
    corrected: 'Setup saved.',
    cancel: 'Cancel',
    edition: 'Which edition are you playing?',
    own: 'Your own cards',
    ownHint: 'any other edition',
    editionHint: (suspects: number, weapons: number, rooms: number) => `${suspects} suspects, ${weapons} weapons, ${rooms} rooms`,
    ownName: 'Name of the edition',
    ownNameDefault: 'Our own cards',
    onePerLine: 'one per line',
    ownCount: (n: number, most: number) => `${n} of at most ${most} cards`,
    tooFew: (kind: CardKind) => `Add at least two ${kinds[kind]}s.`,
    tooMany: (n: number, most: number) => `${n} cards is too many: the limit is ${most}.`,
    twice: (card: string) => `“${card}” is listed twice.`,
    tooLong: (card: string, most: number) => `“${card}” is too long. Names can have up to ${most} characters.`,
    players: 'Who’s playing?',
    playersHint: 'In clockwise order, starting with the player dealt the first card.',
    player: (n: number) => `Player ${n}`,
    playerName: (n: number) => `Name of player ${n}`,
    isMe: (name: string) => `${name} is me`,
    me: 'me',
    watch: 'I’m just watching',
    watchHint: 'no cards of my own',
    addPlayer: 'Add a player',
    removePlayer: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    sameName: (name: string) => `Two players are called ${name}. Rename one.`,
    longName: (name: string, most: number) => `“${name}” is too long. Names can have up to ${most} characters.`,
    hands: 'How many cards does each player have?',
    handsHint: (dealt: number, isEven: boolean) => `${digits(dealt, 'card')} to deal${isEven ? ', the same number each.' : '. The first players get one extra.'}`,
    fewer: (name: string) => `One fewer card for ${name}`,
    oneMore: (name: string) => `One more card for ${name}`,
    sum: (sum: number, dealt: number) => `${sum} of ${digits(dealt, 'card')}`,
    sumShort: (n: number) => `${capital(plural(n, 'card'))} not dealt yet. Give ${n === 1 ? 'it' : 'them'} to a player, or put ${n === 1 ? 'it' : 'them'} face up or aside below.`,
    sumOver: (n: number) => `That’s ${plural(n, 'card')} too many. Take ${n === 1 ? 'it' : 'them'} from a player.`,
    even: 'Deal evenly again',
    moreTitle: 'Cards no one holds',
    open: 'Face up for everyone',
    openHint: 'Tap them.',
    aside: 'Face down, set aside',
    asideFewer: 'One fewer card set aside',
    asideMore: 'One more card set aside',
    mine: 'Which cards are yours?',
    mineCount: (n: number, all: number) => `${n} of ${all}`,
    mineMore: (n: number) => `Tap ${plural(n, 'more card')}.`,
    mineLess: (n: number) => `That’s ${plural(n, 'card')} too many. Tap ${n === 1 ? 'one' : 'them'} again to put ${n === 1 ? 'it' : 'them'} back.`,
    /** What a new notebook is called until somebody renames it. */
    notebook: (names: string[], most: number) => {
      const all = list(names);
      return [...all].length <= most ? all : `${names[0]} and ${plural(names.length - 1, 'other')}`;
    },
  },

  help: {
    title: 'How to use the assistant',
    what: 'A notebook for Clue with real cards. Enter what happens, and it works out everything that can be proved, and nothing that can’t.',
    enterTitle: 'Enter',
    enter:
      'After every suggestion, enter who made it, the three cards, and who showed one (or no one). Players in between are marked as passing. If you saw the card, choose which. Use “Known card” for anything else you learn, such as a dropped card. An impossible entry is refused, and you’re shown which entries it contradicts. You can change or delete any entry later, and undo every change.',
    marksTitle: 'The grid',
    marks: 'A tick or a dash is certain: no possible deal says otherwise. A number is a chance in percent.',
    whyTitle: 'Why?',
    why: 'Tap a cell. If it’s certain, you see a proof, with links to the entries it uses. If it’s still open, you see what it depends on.',
    adviceTitle: 'Advice',
    advice: 'Shows the most likely accusation and its chance, then the suggestions that tell you most. Choose your room to see only suggestions you can make there.',
    weightingTitle: 'How the odds are worked out',
    weighting:
      '“By cards shown” assumes that a player with several of the named cards shows one of them at random. “All equal” counts every possible deal the same. Certain results are the same either way. You can switch below the grid.',
    keptTitle: 'Where it’s kept',
    kept: 'The house keeps the notebook for you. To take it elsewhere, save it as a file under Entries.',
  },

  exported: 'clue-notebook',
};

/** A cell for those who cannot see it: "Candlestick, Ben: 62 percent. Why?" */
function cellLabel(card: string, holder: string, mark: Mark): string {
  const where = { envelope: 'case file', open: 'face up', aside: 'set aside' }[holder];
  const is = (yes: boolean) => (where === undefined ? (yes ? 'has it' : 'doesn’t have it') : yes ? 'certain' : 'ruled out');
  const state = mark.mark === 'may' ? percentWords(mark.chance) : is(mark.mark === 'has');
  return `${card}, ${where ?? holder}: ${state}. Why?`;
}

/** "Ben suggests Mrs. Peacock, Lead Pipe, Study. Cid passes, Dee shows a card." as pieces, the cards strong. */
function echo(draft: Draft, called: (card: string) => string): Piece[] {
  const cards = draft.cards.flatMap((card, number) => [...(number ? [{ text: ', ' }] : []), { text: called(card), strong: true }]);
  const say = (name: string, verb: string) => (name === draft.me ? `You ${verb}` : `${name} ${verb}${verb.endsWith('s') ? 'es' : 's'}`);
  switch (draft.kind) {
    case 'spoiler': {
      if (draft.player === null || draft.card === null) return [];
      const isMe = draft.player === draft.me;
      const verb = draft.has === null ? ' …' : draft.has ? (isMe ? ' have ' : ' has ') : isMe ? ' don’t have ' : ' doesn’t have ';
      const who = draft.player === 'envelope' ? 'The case file' : isMe ? 'You' : draft.player;
      return [{ text: `${who}${verb}` }, ...(draft.has === null ? [] : [{ text: called(draft.card), strong: true }, { text: '.' }])];
    }
    case 'accusation': {
      if (draft.by === null || cards.length === 0) return [];
      const end = draft.correct === null ? ' …' : draft.correct ? '. That’s right.' : '. That’s wrong.';
      return [{ text: `${say(draft.by, 'accuse')} ` }, ...cards, { text: end }];
    }
    case 'suggestion': {
      if (draft.by === null || cards.length === 0) return [];
      const start = [{ text: `${say(draft.by, 'suggest')} ` }, ...cards];
      if (draft.shower === undefined) return [...start, { text: ' …' }];
      if (draft.shower === null) return [...start, { text: '. ' }, { text: 'No one shows a card.', strong: true }];
      const passed = draft.asked.filter((name) => draft.part(name) === 'passes').map((name) => say(name, 'pass'));
      const told = [...passed, say(draft.shower, 'show')].join(', ').replaceAll(', You ', ', you ');
      return [...start, { text: `. ${told} ` }, ...(draft.seen ? [{ text: called(draft.seen), strong: true }] : [{ text: 'a card' }]), { text: '.' }];
    }
  }
}

/** What an entry has newly proved: what is somewhere is told, what is not is counted. */
function news(fresh: Pick<Cell, 'name' | 'holder' | 'state'>[]): string {
  const where = (holder: string) => ({ envelope: 'in the case file', open: 'face up', aside: 'set aside' })[holder] ?? `with ${holder}`;
  const found = fresh.filter((cell) => cell.state === 'has').map((cell) => `${cell.name} is ${where(cell.holder)}`);
  const closed = fresh.filter((cell) => cell.state === 'not').length;
  if (found.length === 0) return closed === 0 ? 'Nothing new proved.' : `New: ${plural(closed, 'place')} ruled out.`;
  return `New: ${list(found)}.${closed > 0 ? ` ${capital(plural(closed, 'place'))} ruled out.` : ''}`;
}
