/** What the map, the panels and the setup form of Scotland Yard say, in English. */
import { figures } from '$lib/words/figures';
import type { Kind } from '../../names';
import type { Preset } from '../../presets';
import { en as game } from '../../text/en';
import type { Setup, Ticket } from '../../types.gen';

const { all, any } = figures('en-GB');
const FARES: Record<Kind, string> = { taxi: 'taxi', bus: 'bus', underground: 'underground', ferry: 'black' };
const RODE: Record<Ticket, string> = { taxi: 'took a taxi', bus: 'took a bus', underground: 'took the underground', black: 'used a black ticket' };
const RIDE: Record<Ticket, string> = { taxi: 'taxi', bus: 'bus', underground: 'underground', black: 'black ticket' };
const LINES_ALL: Record<Kind, string> = { taxi: 'taxis', bus: 'buses', underground: 'the underground', ferry: 'the ferry' };
/** A move of Mister X as all saw it. */
interface Flight {
  by: Ticket;
  shown: number | null;
}
const LINES: Record<Kind, string> = { taxi: 'a taxi', bus: 'a bus', underground: 'the underground', ferry: 'the ferry' };

export const en = {
  log: 'Moves',
  travelLog: 'Travel log',
  tickets: 'Tickets',
  ticketsHint: 'the number is the station',
  who: 'Who',
  noneEver: 'none',
  anyNumber: 'any number',
  left: (count: number) => `${count} left`,
  yourTickets: 'Your tickets',
  onStation: (station: number) => `at station ${station}`,
  fetching: 'Loading the map…',
  notFetched: 'Couldn’t load the map. Reload when you’re back online.',

  /** The travel log, beside its title. */
  openNow: 'now visible to everyone',
  onlyYou: 'only you see the stations',
  lastSeen: (station: number, window: number) => `last seen at ${station}, move ${window}`,
  notSeen: 'not seen yet',
  window: {
    name: (number: number, what: string) => `Move ${number}: ${what}`,
    empty: 'empty',
    emptyShow: 'empty, he surfaces here',
    ticket: (by: Ticket) => `${game.slips[by]} ticket`,
    half: (half: 1 | 2): string => (half === 1 ? 'first half of a double move' : 'second half of a double move'),
    shown: (station: number) => `surfaced at station ${station}`,
    station: (station: number) => `station ${station}`,
  },

  map: {
    label: 'Map of London.',
    /** What is printed on the map itself, beside the names of places. */
    legend: { taxi: game.slips.taxi, bus: game.slips.bus, underground: game.slips.underground, ferry: 'Ferry', river: 'RIVER THAMES' } satisfies Record<Kind | 'river', string>,
    here: (station: number) => `You’re at station ${station}.`,
    mayGo: (stations: readonly number[]) => `You can go to ${any(stations)}.`,
    goal: (station: number, ways: string) => `Station ${station}, ${ways}`,
    safe: 'No detective can reach it next turn',
    danger: (detectives: number) => `${detectives} detective${detectives === 1 ? '' : 's'} can reach it next turn`,
    ways: (tickets: readonly Ticket[]) => `by ${any(tickets.map((by) => (by === 'black' ? 'black ticket' : by)))}`,
    piece: (seat: string, name: string | null, station: number) => `${seat}${name === null ? '' : `, ${name},`} at station ${station}`,
    seen: (station: number, window: number) => `Mister X was last seen at ${station}, on move ${window}`,
    /** Beside the station, where there is little room. */
    seenMark: (window: number) => `move ${window}`,
    odds: (station: number, odds: string | null) => (odds === null ? `Mister X may be at ${station}` : `Mister X at ${station}: ${odds}%`),
    stop: (station: number, windows: string, isShown: boolean) => `Mister X at ${station}: ${windows}${isShown ? ', surfaced' : ''}`,
    start: 'start',
    show: (station: number) => `Show station ${station}`,
    typed: (digits: string) => `Station ${digits}`,
    nowhere: 'No possible station.',
    certain: (station: number) => `He’s at ${station}.`,
    unlikely: 'No station is likely.',
    possible: (stations: number) => `${stations} possible stations`,
    likeliest: (station: number, odds: string) => `most likely ${station} (${odds}%)`,
  },

  /** The line at the foot of the map: a round in one sentence. */
  round: {
    region: 'Rounds',
    title: (round: number) => `Round ${round}`,
    before: 'Round before',
    next: 'Next round',
    once: ({ by, shown }: Flight) => `Mister X ${RODE[by]}${shown === null ? '' : ` and surfaced at ${shown}`}.`,
    /** Either half of a double move may be shown. */
    twice: (first: Flight, second: Flight) => {
      const half = ({ by, shown }: Flight) => `${RIDE[by]}${shown === null ? '' : ` (surfaced at ${shown})`}`;
      return `Mister X moved twice: ${half(first)}, then ${half(second)}.`;
    },
    steps: (counts: readonly { by: 'taxi' | 'bus' | 'underground'; count: number }[]) => `Detectives: ${counts.map(({ by, count }) => `${count} by ${by}`).join(', ')}.`,
    skipped: (seats: readonly string[]) => `${all(seats)} couldn’t move.`,
    open: (stations: number) => `${stations} station${stations === 1 ? '' : 's'} open`,
    openNow: (before: number, now: number) => `${before} station${before === 1 ? '' : 's'} open, now ${now}`,
  },

  /** Before a move after which a pawn could never leave. */
  stranding: {
    title: (lines: readonly Kind[], station: number) =>
      `Dead end: only ${all(lines.map((kind) => LINES_ALL[kind]))} leave${lines.length === 1 && lines[0] === 'underground' ? 's' : ''} ${station}`,
    text: (pawn: string, fares: readonly Kind[]) => `${pawn} would have no ${any(fares)} ticket left and would have to stay there.`,
    stay: 'Stay and choose again',
    go: (station: number) => `Go to ${station}`,
  },

  /** Several pawns may move: which one is in hand. */
  pick: {
    picked: (pawn: string, station: number, goals: number) => `${pawn} picked, at ${station}. ${goals} station${goals === 1 ? '' : 's'}.`,
    pick: (pawn: string) => `Pick ${pawn}`,
  },

  /** Switches of this device. */
  habits: {
    title: 'On the map',
    asksFirst: 'Ask before a move is sent',
    asksFirstAbout: 'The first click chooses a station, the second goes there.',
  },

  tools: {
    region: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole map',
    me: 'Go to my piece',
    fog: 'Show where Mister X may be',
    peek: 'Peek at Mister X (practice, listed with the moves)',
    trails: 'Show how everybody moved last',
    names: 'Show district names',
    copy: 'Copy position',
    copied: 'Position copied.',
    notCopied: 'Your browser blocked copying. Allow this page to use the clipboard.',
  },

  chooser: {
    label: (station: number) => `Ticket to station ${station}`,
    title: (station: number) => `To station ${station}`,
    blackBy: (kind: Kind) => `${game.slips.black}, by ${kind}`,
    stay: 'Cancel',
  },

  switches: {
    black: 'Black ticket',
    blackHint: (left: number) => `${left} left, hides how you travel`,
    double: 'Double move',
    doubleHint: (left: number) => `${left} left, two moves in one turn`,
    /** One of its two moves is seen by all. */
    doubleShows: (window: number) => `you’d surface on move ${window}`,
    doubleSurfaces: (window: number) => `This double move surfaces: everyone sees where you are after move ${window}.`,
    secondStep: 'second move',
    none: (ticket: 'black' | 'double'): string => (ticket === 'black' ? 'You have no black tickets left.' : 'You have no double moves left.'),
    notYourMove: 'It’s not your move.',
    alreadySecond: 'This is already the second half of a double move.',
    noSecond: 'You couldn’t make a second move.',
    noBlack: 'You can’t use a black ticket here.',
    legendDanger: 'detectives within reach',
    legendSafe: 'none',
  },

  /** Why a click on a station does nothing. */
  whyNot: {
    over: 'The game is over.',
    watching: 'You’re watching.',
    notYourMove: 'It’s not your move.',
    notOffered: (station: number) => `You can’t go to ${station}.`,
    here: (station: number) => `You’re already at ${station}. Choose a highlighted station.`,
    noLine: (from: number, to: number) => `${from} and ${to} aren’t connected.`,
    taken: (name: string, station: number) => `${name || 'A detective'} is at ${station}.`,
    noDouble: (station: number) => `You can’t start a double move with ${station}: there’s no second move from there.`,
    noBlack: (station: number) => `You can’t use a black ticket to ${station}. Turn it off to go there.`,
    ferry: (station: number) => `Only the ferry goes to ${station}, and only Mister X may take it.`,
    noTicket: (station: number, lines: readonly Kind[], missing: readonly Kind[]) =>
      `You need ${any(lines.map((kind) => LINES[kind]))} to reach ${station}, but you have no ${any([...new Set(missing.map((kind) => FARES[kind]))])} tickets left.`,
    notNow: (station: number) => `You can’t go to ${station} now.`,
    noStationHere: 'No station here.',
    noStation: (digits: string) => `There’s no station ${digits}.`,
  },

  setup: {
    wholeNumber: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
    rules: 'Rules',
    hints: {
      classic: 'The 2000 rules: two double moves, and Mister X surfaces on moves 3, 8, 13 and 18.',
      seed: 'Starts anywhere on the map, no double moves.',
      modern: 'Mister X has unlimited tickets and also surfaces on the last move. Detectives move in any order.',
    } satisfies Record<Preset, string>,
    own: 'House rules. Choose a preset above to go back.',
    detectives: 'Detectives',
    practice: 'Practice',
    practiceHint: 'For one player against computers: detectives may peek at Mister X. Every peek is listed with the moves.',
    single: 'House rules',
    start: 'Start',
    starts: {
      'shared-cards': { label: 'One deck', about: 'Everyone draws from the same eighteen start cards.' },
      'split-cards': { label: 'Two decks', about: 'Mister X and the detectives draw from separate start cards.' },
      any: { label: 'Anywhere', about: 'Any station, all different.' },
    } satisfies Record<Setup['starts'], { label: string; about: string }>,
    orders: { fixed: 'By seat', free: 'Any' } satisfies Record<Setup['order'], string>,
    windows: 'Moves in the game',
    shown: 'Mister X surfaces on moves',
    shownFault: 'Enter move numbers separated by spaces.',
    lastRound: 'Detectives move once more after the last move',
    lose: 'Lose on time',
    loseHint: 'Otherwise the house moves for them. Only with a time limit.',
    order: 'Detective order',
    counts: 'Mister X has limited tickets',
    purseX: 'Mister X’s tickets',
    purse: 'Each detective’s tickets',
    doubles: 'Double moves',
    black: 'Black tickets',
    oneEach: 'One black ticket per detective',
    position: 'Start from a position',
    positionHint: 'As text. Leave empty for the standard start. The rules explain the notation.',
  },
};
