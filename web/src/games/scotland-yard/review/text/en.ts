/** What the review of a game of Scotland Yard says, in English. */
import { figures } from '$lib/words/figures';
import type { Ticket } from '../../types.gen';

const { number } = figures('en-GB');
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });
const RODE: Record<Ticket, string> = { taxi: 'took a taxi', bus: 'took a bus', underground: 'took the underground', black: 'used a black ticket' };
const BY: Record<Ticket, string> = { taxi: 'taxi', bus: 'bus', underground: 'underground', black: 'black ticket' };
const stations = (count: number): string => `${count} station${count === 1 ? '' : 's'}`;

export const en = {
  title: 'Review',
  map: 'The map',
  seenBy: 'Seen by',
  eyes: { detectives: 'The detectives', x: 'Mister X' },
  truth: 'Show where he really was',
  copy: 'Copy the link',
  copied: 'Link copied. It opens this review.',
  notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  replay: 'Replay',
  waiting: 'Playing it out…',
  missing: 'The review is missing.',
  retry: 'Try again',

  /** Where he was, after the sentence on the round. */
  open: (count: number, truth: number | null): string => `${stations(count)} possible${truth === null ? '' : `. He was at ${truth}`}`,

  points: 'Turning points',
  noPoints: 'No move changed much.',
  pointsHint: 'The moves that changed the chances most, by playouts.',
  round: (round: number): string => `Round ${round}`,
  /** A move in a few words; his are told without the station unless it is to be shown. */
  move: (pawn: string | null, to: number | null, by: Ticket, isDouble: boolean): string => {
    if (pawn !== null) return `${pawn} to ${to}`;
    return `Mister X: ${isDouble ? 'double move, ' : ''}${BY[by]}${to === null ? '' : ` to ${to}`}`;
  },
  better: (to: number): string => `better ${to}`,

  point: (letter: string, round: number): string => `Turning point ${letter}, round ${round}`,
  noPoint: (round: number): string => `Round ${round}`,
  quiet: 'No turning point in this round.',
  chances: (before: number, after: number, isHis: boolean): string =>
    `Chance of escape${isHis ? ' from where he was' : ''}: ${percent.format(before)} before, ${percent.format(after)} after.`,
  hunted: (pawn: string, from: number, to: number, playouts: number, open: number): string =>
    `${pawn} went from ${from} to ${to}. Each of these moves was played out ${number(playouts)} times, with Mister X ${open === 1 ? 'where he was seen' : `at one of ${stations(open)} where he could be`}. This is how often he was caught:`,
  fled: (from: number, to: number, by: Ticket, isDouble: boolean, playouts: number): string =>
    `From ${from} Mister X ${RODE[by]} to ${to}${isDouble ? ', the first half of a double move' : ''}. Each of these moves was played out ${number(playouts)} times from where he was. This is how often he escaped:`,
  rate: (won: number, playouts: number): string => percent.format(won / playouts),
  best: 'best',
  played: 'played',
  more: (count: number): string => `and ${count} more`,
  double: 'double move',
  way: (to: number, by: Ticket, isDouble: boolean): string => `${to} by ${BY[by]}${isDouble ? ', double move' : ''}`,
  error: (share: number): string => {
    const points = Math.max(1, Math.round(share * 100));
    return `Give or take ${number(points)} percentage point${points === 1 ? '' : 's'}.`;
  },
  unclear: 'No clear difference.',
  wasBest: 'It was the best move.',
  policy: 'The house’s quick players play on for both sides: the detectives close in on every possible station, and Mister X takes what looks best at a glance.',
  his: 'What else he could have done shows where he was.',
  tell: 'Show',
  mapBest: (rate: string): string => `best, ${rate}`,
  mapPlayed: (rate: string): string => `played, ${rate}`,

  table: 'The game round by round',
  columns: ['Round', 'Stations after his move', 'after the detectives’ moves', 'Chance of escape before', 'Turning point'],
  none: 'none',
};
