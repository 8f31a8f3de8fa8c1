/** What the end of a game of Scotland Yard says, in English. */
import { figures } from '$lib/words/figures';
import type { Fares, Ticket } from '../../types.gen';

const { all, any, average } = figures('en-GB');
const LINE: Record<keyof Fares, string> = { taxi: 'taxi', bus: 'bus', underground: 'underground' };
const TICKET: Record<Ticket, string> = { taxi: 'a taxi', bus: 'a bus', underground: 'the underground', black: 'a black ticket' };
/** Whose eyes read it. */
type Side = 'x' | 'detectives' | null;

export const en = {
  /** How he was caught, or how long he lasted. */
  caught: (pawn: string, by: Ticket, from: number, round: number) => `${pawn} took ${TICKET[by]} from ${from} in round ${round}.`,
  lasted: (moves: number, windows: number) => `Mister X made ${moves} of ${windows} moves.`,

  escapeTitle: (side: Side, round: number): string =>
    side === 'x' ? `Your narrowest escape: round ${round}` : side === 'detectives' ? `Your best chance missed: round ${round}` : `Narrowest escape: round ${round}`,
  escape: (side: Side, pawn: string, from: number, station: number, by: readonly (keyof Fares)[], open: number, went: number) =>
    `${pawn} was at ${from}, ${side === 'x' ? 'you' : 'he'} at ${station}: one stop by ${any(by.map((kind) => LINE[kind]))}, ${open === 1 ? 'in plain sight' : `one chance in ${open}`}. ${pawn} went to ${went}.`,
  offTitle: (stops: number) => `${average(stops)} stop${stops === 1 ? '' : 's'} off on average`,
  off: (rounds: readonly number[]) =>
    rounds.length === 0
      ? 'The nearest detective was never just one stop away.'
      : `The nearest detective was one stop away in ${rounds.length === 1 ? 'round' : 'rounds'} ${all(rounds)}.`,
  trickTitle: (side: Side, round: number) => `${side === 'x' ? 'Your' : 'His'} best trick: round ${round}`,
  trick: (tickets: readonly Ticket[], before: number, after: number) =>
    `${tickets.length > 1 ? `A double move, ${tickets.map((by) => (by === 'black' ? 'black ticket' : by)).join(' then ')}` : capital(TICKET[tickets[0] ?? 'taxi'])}: from ${before} possible station${before === 1 ? '' : 's'} to ${after}.`,

  graph: {
    title: (side: Side): string => (side === 'x' ? 'How many stations you could be on' : 'How many stations he could be on'),
    after: (side: Side): string => (side === 'x' ? 'after your move' : 'after his move'),
    end: (side: Side): string => (side === 'detectives' ? 'after yours' : 'after the detectives’'),
    seen: 'seen',
    round: (round: number) => `Round ${round}`,
    turning: (letter: string) => `turning point ${letter}`,
    bar: (after: number, end: number | null, isSeen: boolean) => `${after}${end === null ? '' : `, then ${end}`}${isSeen ? ', seen' : ''}`,
  },

  chase: {
    title: 'The chase',
    play: 'Watch the chase',
    hold: 'Hold',
    goOn: 'Go on',
    round: (round: number, of: number) => `round ${round} of ${of}`,
    skip: 'Skip',
  },
  stills: {
    start: 'The start',
    trick: 'The trick',
    escape: 'The narrowest escape',
    caught: 'Caught',
    away: 'Away',
    round: (round: number) => `Round ${round}`,
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
