/** What the map, the panels and the set-up form of Scotland Yard say, in English. */
import type { Kind } from '../../names';
import type { Preset } from '../../presets';
import { en as game } from '../../text/en';
import type { Setup, Ticket } from '../../types.gen';

const any = (words: readonly string[]): string => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
const FARES: Record<Kind, string> = { taxi: 'taxi', bus: 'bus', underground: 'underground', ferry: 'black' };
const LINES: Record<Kind, string> = { taxi: 'a taxi', bus: 'a bus', underground: 'the underground', ferry: 'the ferry' };

export const en = {
  log: 'Moves',
  travelLog: 'Travel log',
  tickets: 'Tickets',
  ticketsHint: 'station after the name',
  who: 'Who',
  noneEver: 'none ever',
  anyNumber: 'any number',
  left: (count: number) => `${count} left`,
  yourTickets: 'Your tickets',
  onStation: (station: number) => `on station ${station}`,
  fetching: 'The map is being fetched',
  notFetched: 'The map could not be fetched. Reload the page when the line is back.',

  /** The travel log, beside its title. */
  openNow: 'now open to all',
  onlyYou: 'stations seen by you alone',
  lastSeen: (station: number, window: number) => `last seen on ${station}, window ${window}`,
  notSeen: 'not seen yet',
  window: {
    name: (number: number, what: string) => `Window ${number}: ${what}`,
    empty: 'empty',
    emptyShow: 'empty; he shows himself here',
    ticket: (by: Ticket) => `${game.slips[by]} ticket`,
    half: (half: 1 | 2): string => (half === 1 ? 'first step of a double move' : 'second step of a double move'),
    shown: (station: number) => `shown on station ${station}`,
    station: (station: number) => `station ${station}`,
  },

  map: {
    label: 'Map of London.',
    here: (station: number) => `Your piece is on station ${station}.`,
    mayGo: (stations: readonly number[]) => `You may go to ${stations.join(', ')}.`,
    goal: (station: number, ways: string) => `Station ${station}, ${ways}`,
    safe: 'No detective can reach it next',
    danger: (detectives: number) => `${detectives} detective${detectives === 1 ? '' : 's'} can reach it next`,
    ways: (tickets: readonly Ticket[]) => `by ${any(tickets.map((by) => (by === 'black' ? 'black ticket' : by)))}`,
    piece: (seat: string, name: string | null, station: number) => `${seat}${name === null ? '' : `, ${name},`} on station ${station}`,
    seen: (station: number, window: number) => `Mister X was last seen on ${station}, in window ${window}`,
    /** Beside the station, where there is little room. */
    seenMark: (window: number) => `seen, ${window}`,
    odds: (station: number, chance: string) => `Mister X is on ${station}: ${chance}`,
    stop: (station: number, windows: string, isShown: boolean) => `Mister X on ${station}: ${windows}${isShown ? ', shown' : ''}`,
    start: 'start',
    show: (station: number) => `Show station ${station}`,
    typed: (digits: string) => `Station ${digits}`,
    nowhere: 'He can be nowhere.',
    certain: (station: number) => `He is on ${station}.`,
    possible: (stations: number, likeliest: number, chance: string) => `${stations} stations possible, likeliest ${likeliest} (${chance})`,
  },

  tools: {
    region: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole map',
    me: 'Go to my piece',
    fog: 'Show where Mister X can be',
    peek: 'Show Mister X: practice, and kept in the log',
    names: 'Show names of districts',
  },

  chooser: {
    label: (station: number) => `How to go to station ${station}`,
    title: (station: number) => `To station ${station}`,
    blackBy: (kind: Kind) => `${game.slips.black}, by ${kind}`,
    stay: 'Stay',
  },

  switches: {
    black: 'Black ticket',
    blackHint: (left: number | null) => `${left} left; pays for any line`,
    double: 'Double move',
    doubleHint: (left: number | null) => `${left} left; two steps at once`,
    secondStep: 'second step',
    none: (ticket: 'black' | 'double') => `You have no ${ticket} ticket left.`,
    notYourMove: 'It is not your move.',
    alreadySecond: 'This is the second step of a double move already.',
    noSecond: 'No second step would be possible.',
    noBlack: 'No black ticket can be used here.',
    legendDanger: 'detectives who can reach it',
    legendSafe: 'none can',
  },

  /** Why a click on a station does nothing. */
  whyNot: {
    over: 'The game is over.',
    watching: 'You watch this game.',
    notYourMove: 'It is not your move.',
    notOffered: (station: number) => `Station ${station} is not on offer.`,
    here: (station: number) => `You are on ${station} already: choose a lit station.`,
    noLine: (from: number, to: number) => `No line leads straight from ${from} to ${to}.`,
    taken: (name: string, station: number) => `${name || 'A detective'} stands on ${station}.`,
    noDouble: (station: number) => `A double move cannot begin with ${station}: there is no second step from there.`,
    noBlack: (station: number) => `No black ticket is on offer for ${station}: put it away to go there.`,
    ferry: (station: number) => `Only the ferry runs to ${station}, and only Mister X may take it.`,
    noTicket: (station: number, lines: readonly Kind[], missing: readonly Kind[]) =>
      `Only ${any(lines.map((kind) => LINES[kind]))} would take you to ${station}, and you have no ${any([...new Set(missing.map((kind) => FARES[kind]))])} ticket left.`,
    notNow: (station: number) => `Station ${station} is not on offer now.`,
    noStationHere: 'There is no station: nothing happens.',
    noStation: (digits: string) => `There is no station ${digits}.`,
  },

  setup: {
    wholeNumber: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
    rules: 'Rules',
    hints: {
      classic: 'As in the rules of 2000: two double moves, shown after windows 3, 8, 13 and 18.',
      seed: 'Start anywhere on the map, no double moves.',
      modern: 'Mister X travels without counting tickets, is shown after the last window too, and the detectives move in any order.',
    } satisfies Record<Preset, string>,
    own: 'Rules of your own. Choose a name above to go back to known ones.',
    detectives: 'Detectives',
    practice: 'Practice',
    practiceHint: 'For one person against computers: a detective may look where Mister X is. Every look is kept in the log.',
    single: 'Single rules',
    start: 'Start',
    starts: {
      'shared-cards': { label: 'One stack', about: 'All draw from the same eighteen start cards.' },
      'split-cards': { label: 'Two stacks', about: 'Mister X and the detectives have start cards of their own.' },
      any: { label: 'Anywhere', about: 'Any stations, no two alike.' },
    } satisfies Record<Setup['starts'], { label: string; about: string }>,
    orders: { fixed: 'By seat', free: 'Any' } satisfies Record<Setup['order'], string>,
    windows: 'Windows of the log',
    shown: 'He shows himself after',
    shownFault: 'Write the numbers of the windows, with spaces between them.',
    lastRound: 'The detectives move once more after the last window',
    lose: 'Whoever runs out of time loses',
    loseHint: 'Otherwise a move is played for them. It matters only where there is a time for a decision.',
    order: 'Order of the detectives',
    counts: 'Mister X counts his tickets',
    purseX: 'Tickets of Mister X',
    purse: 'Tickets of each detective',
    doubles: 'Double moves',
    black: 'Black tickets',
    oneEach: 'As many black tickets as detectives',
    position: 'Start from a position',
    positionHint: 'As text; empty for the usual start. The rules tell how it is written.',
  },
};
