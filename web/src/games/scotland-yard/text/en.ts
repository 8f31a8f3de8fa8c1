/** The sentences of Scotland Yard in English: what the log, the message line, the plates and the setup say. */
import { figures } from '$lib/words/figures';
import type { Preset } from '../presets';
import type { Ticket } from '../types.gen';

const { all: list } = figures('en-GB');

/** "a taxi ticket", "an underground ticket" */
const TICKETS = { taxi: 'a taxi ticket', bus: 'a bus ticket', underground: 'an underground ticket', black: 'a black ticket' } satisfies Record<Ticket, string>;
const RIDES = { taxi: 'by taxi', bus: 'by bus', underground: 'by underground', black: 'with a black ticket' } satisfies Record<Ticket, string>;

export const en = {
  misterX: 'Mister X',
  allDetectives: 'all detectives',
  xWins: 'Mister X wins',
  detectivesWin: 'The detectives win',
  /** On the plate of a detective who can’t move any more. */
  stranded: 'stranded',
  /** The detectives by the colour of their pieces, in the order of their seats. */
  colours: ['Blue', 'Red', 'Yellow', 'White', 'Purple'],
  detectives: ['Blue detective', 'Red detective', 'Yellow detective', 'White detective', 'Purple detective'],
  slips: { taxi: 'Taxi', bus: 'Bus', underground: 'Underground', black: 'Black', double: 'Double' } satisfies Record<Ticket | 'double', string>,

  /** What was seen, as lines of the log. */
  log: {
    placed: (starts: readonly { name: string; station: number }[]) => `The detectives start: ${list(starts.map(({ name, station }) => `${name} at ${station}`))}.`,
    xStarts: (station: number) => `Mister X starts at ${station}.`,
    /** Mister X travels. What is not known is left out. */
    hunted: ({ by, window, isDouble, from, to, isShown }: { by: Ticket; window: number | null; isDouble: boolean; from: number | null; to: number | null; isShown: boolean }) => {
      const start = isDouble ? `Mister X begins a double move with ${TICKETS[by]}` : `Mister X uses ${TICKETS[by]}`;
      const where = to === null ? '' : isShown ? ` and surfaces at ${to}` : from === null ? ` to ${to}` : ` from ${from} to ${to}`;
      return `${window === null ? '' : `${window}. `}${start}${where}.`;
    },
    hunting: (name: string, by: Ticket, from: string, to: string) => `${name} goes ${RIDES[by]} from ${from} to ${to}.`,
    skipped: (names: readonly string[]) => `${list(names)} can’t move and ${names.length === 1 ? 'is' : 'are'} skipped.`,
    peeked: (name: string, station: number | null) => `${name} peeks at Mister X${station === null ? '' : `: he’s at ${station}`}.`,
    caught: (station: number | null) => `Mister X is caught${station === null ? '' : ` at ${station}`}.`,
    /** No name: it was the reader. */
    caughtBy: (name: string | null, station: number | null) => `${name === null ? 'You catch' : `${name} catches`} Mister X${station === null ? '' : ` at ${station}`}.`,
    stuck: (station: number | null) => `Mister X can’t move${station === null ? '' : ` from ${station}`} and is caught.`,
    logFilled: (station: number | null) => `Mister X has survived every move and escapes${station === null ? '' : ` from ${station}`}.`,
    detectivesStuck: 'No detective can move. Mister X escapes.',
    outOfTime: (name: string | null) => `${name === null ? 'You run' : `${name} runs`} out of time.`,
  },

  /** On the plate of the seat to move. */
  turn: { yourSecond: 'your second move', second: 'second move', yourMove: 'your move', moving: 'moving' },

  /** The message line: what is to be done now. */
  prompt: {
    yourSecond: 'Your second move.',
    chooseLit: 'Choose a highlighted station.',
    yourMove: 'Your move.',
    yourMoveAs: (seat: string) => `${seat}: your move.`,
    chooseOrType: 'Choose a highlighted station, or type its number.',
    windowShows: (window: number) => `You surface on move ${window}: everyone will see where you end up.`,
    windowOf: (window: number, windows: number) => `Move ${window} of ${windows}: choose a highlighted station.`,
  },

  presets: { classic: 'Classic', seed: 'Simple', modern: 'Modern' } satisfies Record<Preset, string>,
  /** How it is set up, for the waiting room. */
  setup: {
    rules: (preset: Preset | null): string => (preset ? `${en.presets[preset]} rules` : 'house rules'),
    detectives: (number: number) => `${number} detectives`,
    practice: 'practice',
    lose: 'running out of time loses',
    late: 'If you don’t move, your side loses the game.',
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['0', '…', '9'], does: 'type a station number, then Enter if a longer one is highlighted too' },
    { keys: ['↑', '↓', '←', '→'], does: 'move between highlighted stations' },
    { keys: ['T', 'B', 'U', 'K'], does: 'choose taxi, bus, underground or black ticket when asked' },
    { keys: ['Shift 1', '…', '5'], does: 'pick a detective, where they may move in any order' },
    { keys: ['+', '−', 'Home'], does: 'zoom in, zoom out, show the whole map' },
  ],
  /** What the sounds tell. */
  sounds: {
    placed: 'Everyone is placed on the map',
    taxi: 'By taxi',
    bus: 'By bus',
    underground: 'By underground',
    black: 'With a black ticket',
    ferry: 'By ferry',
    double: 'A double move',
    reveal: 'Mister X surfaces',
    peek: 'Someone peeks at Mister X',
    skipped: 'Someone can’t move',
    caught: 'Mister X is caught',
    away: 'Mister X escapes',
  },
};
