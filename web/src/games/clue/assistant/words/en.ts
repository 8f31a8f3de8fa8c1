// Every sentence of the assistant in English that the house does not say itself.

import { en as shell } from '$lib/words/en';
import { capital } from '$lib/words/plain';
import type { Advice, Advised, CardKind, Entry, Mark } from '../types.gen';
import type { EntryKind, Missing, Part } from '../entry.svelte';
import type { Cell } from '../grid';
import type { SetupStep } from '../setup.svelte';
import { grouped, percent, type Draft, type Piece } from './plain';

const { list } = shell;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number) => numbers[n] ?? String(n);
const plural = (n: number, one: string) => `${count(n)} ${one}${n === 1 ? '' : 's'}`;
const digits = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** A chance in words. */
function percentWords(chance: number): string {
  if (chance < 0.005) return 'less than 1 percent';
  if (chance > 0.995) return 'more than 99 percent';
  return `${Math.round(chance * 100)} percent`;
}

const kinds: Record<CardKind, string> = { suspect: 'suspect', weapon: 'weapon', room: 'room' };

const missing: Record<Missing, string> = {
  by: 'Say who.',
  suspect: 'Choose a suspect.',
  weapon: 'Choose a weapon.',
  room: 'Choose a room.',
  shower: 'Say who shows a card, or nobody.',
  seen: 'Say which card you were shown.',
  player: 'Say who.',
  card: 'Choose a card.',
  has: 'Say whether they have it.',
  correct: 'Say whether it was right.',
};

/** Columns and holders that are no players. */
function holderName(holder: string): string {
  return { envelope: 'Envelope', open: 'Open', aside: 'Aside' }[holder] ?? holder;
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
  guess: (chance: number, isCertain: boolean) => (isCertain ? 'The case is solved' : `${percent(chance)}% sure`),

  enter: {
    region: 'New entry',
    first: 'Write down every suggestion, the others’ too: who asks, for what, and who shows a card. The grid and the advice follow from it.',
    title: (n: number) => `Entry ${n}`,
    change: (n: number) => `Change entry ${n}`,
    kind: 'What happened',
    kinds: { suggestion: 'Suggestion', spoiler: 'A card', accusation: 'Accusation' } satisfies Record<EntryKind, string>,
    who: 'Who asks?',
    accuser: 'Who accuses?',
    what: 'What?',
    shows: 'Who shows?',
    seen: 'Which card?',
    seenHint: 'if you saw it',
    notSeen: 'not seen',
    notNoted: 'not noted',
    nobody: 'nobody',
    me: 'me',
    parts: { shows: 'shows', passes: 'passes' } satisfies Record<Exclude<Part, null>, string>,
    verdict: 'Was it right?',
    right: 'right',
    wrong: 'wrong',
    spoilerWho: 'Who?',
    spoilerHas: 'Has it?',
    has: 'has it',
    hasNot: 'has it not',
    spoilerWhat: 'Which card?',
    add: (n: number) => `Add entry ${n}`,
    save: (n: number) => `Change entry ${n}`,
    cancel: 'Leave it as it was',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    replaced: 'What you were writing is put away.',
    missing,
    noHand: 'You hold none of the three, so you cannot show one.',
    kept: (n: number) => `Entry ${n} is written down.`,
    changed: (n: number) => `Entry ${n} is changed.`,
  },

  grid: {
    region: 'What is known',
    cards: (n: number) => digits(n, 'card'),
    has: 'has',
    hasNot: 'has not',
    chance: 'chance',
    fresh: 'newly proved',
    tap: 'Tap a cell: why?',
    deals: (worlds: string) => (worlds === '1' ? 'One deal agrees.' : `${grouped(worlds)} deals agree.`),
    more: 'How chances are counted',
    weighting: 'Weighting',
    weightings: { shown: 'As shown', alike: 'All alike' },
    weightingText: {
      shown:
        'Whoever holds several of the asked cards shows any of them, each as likely as the others. So a deal in which the seen card had to be shown counts more than one in which it was one of two.',
      alike: 'Every deal that agrees with the entries counts the same, whatever was shown among several cards.',
    },
    certain: 'What is certain is the same in both.',
  },

  why: {
    region: 'Why?',
    thinking: 'Looking for a short proof',
    close: 'Close',
    takes: (needed: number, all: number) => `It takes ${needed} of ${all} ${all === 1 ? 'entry' : 'entries'}${needed > 1 ? '; each of them is needed' : ''}.`,
    setUp: 'It follows from the set-up alone.',
    entry: (n: number) => `Go to entry ${n}`,
  },

  advice: {
    region: 'Advice',
    best: 'Best accusation',
    solved: 'The case is solved',
    left: (cases: number) => (cases === 1 ? 'One case is left.' : `${capital(plural(cases, 'case'))} are left.`),
    certain: (cards: string[]) => (cards.length === 0 ? '' : ` The ${list(cards)} ${cards.length === 1 ? 'is' : 'are'} certain.`),
    ask: 'What should I ask?',
    where: 'Where are you?',
    anyRoom: 'Any room',
    thinking: 'Weighing every question',
    enter: 'Enter this',
    more: 'Other questions',
    none: 'No question would tell you anything new.',
    gain: (after: number, now: number) => `${decimal(after)} of ${now} cases left on average`,
    solves: (chance: number) => `solves it in ${percent(chance)}%`,
    answers: 'What the answers tell',
    answer: (who: string | null, card: string | null) => (who === null ? 'Nobody shows' : card === null ? `${who} shows a card` : `${who} shows ${card}`),
    answerLeft: (cases: number) => digits(cases, 'case'),
    spectator: 'You only watch, so there is nothing for you to ask. The grid and the best accusation are for you all the same.',
    again: 'Try again',
  },

  entries: {
    title: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
    region: 'Entries',
    none: 'Nothing is written down yet. The first suggestion of the evening goes under Enter.',
    edit: (n: number) => `Change entry ${n}`,
    strike: (n: number) => `Delete entry ${n}`,
    struck: (n: number) => `Entry ${n} is deleted.`,
    takeBack: 'Undo',
    notebook: 'This notebook',
    correct: 'Correct the set-up',
    correctShort: 'Set-up',
    save: 'Save as a file',
    saved: (file: string) => `Saved as “${file}”.`,
    saveShort: 'Save',
    rename: 'Rename',
    remove: 'Delete',
  },

  /** An entry in the list; the house has told it in English already. */
  entry: (_entry: Entry, _me: string | null, said: string): string => said,
  /** Whether to accuse now, and what a question would tell: the house has said both in English. */
  verdict: (advice: Pick<Advice, 'should_accuse' | 'accusation' | 'verdict'>): string => advice.verdict,
  advised: (advised: Pick<Advised, 'cases_after' | 'solves' | 'text'>, _cases: number): string => advised.text,

  /** What an undo or a redo has done. */
  stepped: {
    entries: (numbers: number[], what: 'taken-back' | 'deleted' | 'back' | 'written' | 'as-before' | 'changed') => {
      const isOne = numbers.length === 1;
      const told = {
        'taken-back': 'taken back',
        deleted: 'deleted again',
        back: 'back',
        written: 'written down again',
        'as-before': isOne ? 'as it was before' : 'as they were before',
        changed: 'changed again',
      }[what];
      return isOne ? `Entry ${numbers[0]} is ${told}.` : `Entries ${list(numbers.map(String))} are ${told}.`;
    },
    setUpAgain: 'The set-up is corrected again.',
    setUpBefore: 'The set-up is as it was before.',
    again: 'The changes are made again.',
    takenBack: 'The last changes are taken back.',
  },

  refused: {
    title: 'That cannot be',
    clash: (entries: number[]) =>
      entries.length === 1
        ? `Entry ${entries[0]} cannot be true with the set-up.`
        : `Entries ${list(entries.map(String))} cannot ${entries.length === 2 ? 'both' : 'all'} be true.`,
    why: 'How they clash',
    file: (name: string) => `“${name}” cannot be loaded`,
    close: 'Close',
    back: 'Correct it',
    kept: 'Nothing was changed. What you entered is still there.',
  },

  gone: {
    title: 'This notebook is gone',
    text: 'It was deleted elsewhere. What you see is still in this window: keep it as a file, and load the file to go on.',
    save: 'Keep it as a file',
    leave: 'To the notebooks',
  },

  trouble: { again: 'Try again', stale: 'This notebook was changed elsewhere. It is shown as it is now; look whether your entry is still right.' },

  setup: {
    title: 'A new notebook',
    over: 'Start over',
    correctTitle: 'Correct the set-up',
    steps: { edition: 'Cards', players: 'Players', hands: 'Hands', mine: 'My cards' } satisfies Record<SetupStep, string>,
    stepsLabel: 'Steps',
    next: 'Next',
    back: 'Back',
    create: 'Open the notebook',
    save: 'Save the set-up',
    corrected: 'The set-up is corrected.',
    cancel: 'Cancel',
    edition: 'Which cards do you play with?',
    own: 'Write your own',
    ownHint: 'any other edition',
    editionHint: (suspects: number, weapons: number, rooms: number) => `${suspects} suspects, ${weapons} weapons, ${rooms} rooms`,
    ownName: 'Name of the edition',
    ownNameDefault: 'Our own cards',
    onePerLine: 'one per line',
    ownCount: (n: number, most: number) => `${n} of at most ${most} cards`,
    tooFew: (kind: CardKind) => `There must be at least two ${kinds[kind]}s.`,
    tooMany: (n: number, most: number) => `These are ${n} cards; ${most} are the most.`,
    twice: (card: string) => `“${card}” is there twice.`,
    tooLong: (card: string, most: number) => `“${card}” is too long; ${most} letters are the most.`,
    players: 'Who sits at the table?',
    playersHint: 'Clockwise, beginning with whoever was dealt the first card.',
    player: (n: number) => `Player ${n}`,
    playerName: (n: number) => `Name of player ${n}`,
    isMe: (name: string) => `${name} is me`,
    me: 'me',
    watch: 'I only watch',
    watchHint: 'no hand of my own',
    addPlayer: 'Add a player',
    removePlayer: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    sameName: (name: string) => `Two players are called ${name}. Call one of them something else.`,
    longName: (name: string, most: number) => `“${name}” is too long; ${most} letters are the most.`,
    hands: 'How many cards does each hold?',
    handsHint: (dealt: number, isEven: boolean) => `${digits(dealt, 'card')} are dealt${isEven ? ', the same number to each.' : '; the first players get one more.'}`,
    fewer: (name: string) => `One card fewer for ${name}`,
    oneMore: (name: string) => `One card more for ${name}`,
    sum: (sum: number, dealt: number) => `${sum} of ${digits(dealt, 'card')}`,
    sumShort: (n: number) =>
      `${capital(plural(n, 'card'))} ${n === 1 ? 'is' : 'are'} in nobody’s hand. Give ${n === 1 ? 'it' : 'them'} to somebody, or lay ${n === 1 ? 'it' : 'them'} open or aside below.`,
    sumOver: (n: number) => `That is ${plural(n, 'card')} more than there ${n === 1 ? 'is' : 'are'}. Take ${n === 1 ? 'it' : 'them'} from somebody.`,
    even: 'Deal evenly again',
    moreTitle: 'Cards that nobody holds',
    open: 'Lying open for all to see',
    openHint: 'Tap them.',
    aside: 'Face down beside the envelope',
    asideFewer: 'One card fewer aside',
    asideMore: 'One card more aside',
    mine: 'Which cards do you hold?',
    mineCount: (n: number, all: number) => `${n} of ${all}`,
    mineMore: (n: number) => `Tap ${plural(n, 'more card')}.`,
    mineLess: (n: number) => `That ${n === 1 ? 'is one card' : `are ${count(n)} cards`} too many. Tap ${n === 1 ? 'it' : 'them'} again to put ${n === 1 ? 'it' : 'them'} back.`,
    /** What a new notebook is called until somebody renames it. */
    notebook: (names: string[], most: number) => {
      const all = list(names);
      return [...all].length <= most ? all : `${names[0]} and ${count(names.length - 1)} others`;
    },
  },

  help: {
    title: 'How to use the assistant',
    what: 'It keeps notes for a game of Clue at a real table. You say what happens; it works out everything that follows, and nothing that does not.',
    enterTitle: 'Enter',
    enter:
      'After every suggestion enter who asked, the three cards, and who showed one, or nobody. Players between the two pass by themselves. If you saw the card, say which. “A card” is for anything else you learn, for instance a card that was dropped. An entry that cannot be true is refused, and you are told which entries it clashes with. Any entry can be changed or deleted later, and every change can be undone.',
    marksTitle: 'The grid',
    marks: 'A tick and a dash are certain: no deal of the cards that agrees with your entries says otherwise. A number is a chance in percent.',
    whyTitle: 'Why?',
    why: 'Tap a cell. A certain one shows a proof that uses only the entries it needs; their numbers lead to them. An open one tells what it hangs on.',
    adviceTitle: 'Advice',
    advice:
      'It names the accusation that is right most often, and how often; then the questions that tell you most. Say in which room you are to hear only of questions that you can ask there.',
    weightingTitle: 'How chances are counted',
    weighting:
      '“As shown” takes into account that whoever holds several of the asked cards chose one of them to show. “All alike” counts every deal that agrees the same. What is certain is the same in both. You choose below the grid.',
    keptTitle: 'Where it is kept',
    kept: 'The house keeps the notebook for this browser. Save it as a file under Entries to take it elsewhere.',
  },

  exported: 'clue-case',
};

function decimal(n: number): string {
  return String(Math.round(n * 100) / 100);
}

/** A cell for those who cannot see it: "Candlestick, Ben: 62 percent. Why?" */
function cellLabel(card: string, holder: string, mark: Mark): string {
  const where = { envelope: 'the envelope', open: 'lying open', aside: 'lying aside' }[holder];
  const is = (yes: boolean) => (where === undefined ? (yes ? 'has it' : 'has it not') : yes ? 'certain' : 'ruled out');
  const state = mark.mark === 'may' ? percentWords(mark.chance) : is(mark.mark === 'has');
  return `${card}, ${where ?? holder}: ${state}. Why?`;
}

/** "Ben asks Mrs. Peacock, Lead Pipe, Study. Cid passes, Dee shows." as pieces, the cards strong. */
function echo(draft: Draft): Piece[] {
  const cards = draft.cards.flatMap((card, number) => [...(number ? [{ text: ', ' }] : []), { text: card, strong: true }]);
  const say = (name: string, verb: string) => (name === draft.me ? `You ${verb}` : `${name} ${verb}${verb.endsWith('s') ? 'es' : 's'}`);
  switch (draft.kind) {
    case 'spoiler': {
      if (draft.player === null || draft.card === null) return [];
      const verb = draft.has === null ? ' …' : draft.has ? ' has ' : ' does not have ';
      const who = draft.player === 'envelope' ? 'The envelope' : draft.player;
      return [{ text: `${who}${verb}` }, ...(draft.has === null ? [] : [{ text: draft.card, strong: true }, { text: '.' }])];
    }
    case 'accusation': {
      if (draft.by === null || cards.length === 0) return [];
      const end = draft.correct === null ? '…' : draft.correct ? '. It is right.' : '. It is wrong.';
      return [{ text: `${say(draft.by, 'accuse')} ` }, ...cards, { text: end }];
    }
    case 'suggestion': {
      if (draft.by === null || cards.length === 0) return [];
      const start = [{ text: `${say(draft.by, 'ask')} ` }, ...cards];
      if (draft.shower === undefined) return [...start, { text: ' …' }];
      if (draft.shower === null) return [...start, { text: '. ' }, { text: 'Nobody shows.', strong: true }];
      const passed = draft.asked.filter((name) => draft.part(name) === 'passes').map((name) => say(name, 'pass'));
      const told = [...passed, say(draft.shower, 'show')].join(', ').replaceAll(', You ', ', you ');
      return [...start, { text: `. ${told}` }, ...(draft.seen ? [{ text: ' ' }, { text: draft.seen, strong: true }] : []), { text: '.' }];
    }
  }
}

/** What an entry has newly proved: what is somewhere is told, what is not is counted. */
function news(fresh: Pick<Cell, 'card' | 'holder' | 'state'>[]): string {
  const where = (holder: string) => ({ envelope: 'in the envelope', open: 'lying open', aside: 'lying aside' })[holder] ?? `with ${holder}`;
  const found = fresh.filter((cell) => cell.state === 'has').map((cell) => `${cell.card} is ${where(cell.holder)}`);
  const closed = fresh.filter((cell) => cell.state === 'not').length;
  if (found.length === 0) return closed === 0 ? 'Nothing new is certain.' : `New: ${plural(closed, 'place')} ruled out.`;
  return `New: ${list(found)}.${closed > 0 ? ` ${capital(plural(closed, 'place'))} ruled out.` : ''}`;
}
