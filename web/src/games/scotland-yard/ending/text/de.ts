/** What the end of a game of Scotland Yard says, in German. */
import { figures } from '$lib/words/figures';
import type { Fares, Ticket } from '../../types.gen';
import type { en } from './en';

const { all, any, average } = figures('de-DE');
const LINE: Record<keyof Fares, string> = { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn' };
const WITH: Record<Ticket, string> = { taxi: 'mit dem Taxi', bus: 'mit dem Bus', underground: 'mit der U-Bahn', black: 'mit Black Ticket' };
const NAME: Record<Ticket, string> = { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black Ticket' };

export const de: typeof en = {
  caught: (pawn, by, from, round) => `${pawn} kam in Runde ${round} ${WITH[by]} von ${from}.`,
  lasted: (moves, windows) => `Mister X machte ${moves} von ${windows} Zügen.`,

  escapeTitle: (side, round) =>
    side === 'x' ? `Um Haaresbreite entkommen: Runde ${round}` : side === 'detectives' ? `Eure beste verpasste Chance: Runde ${round}` : `Knappste Flucht: Runde ${round}`,
  escape: (side, pawn, from, station, by, open, went) =>
    `${pawn} stand auf ${from}, ${side === 'x' ? 'du' : 'er'} auf ${station}: ein Halt mit ${any(by.map((kind) => LINE[kind]))}, ${open === 1 ? 'und alle sahen es' : `eine von ${open} Möglichkeiten`}. ${pawn} zog nach ${went}.`,
  offTitle: (stops) => `Im Schnitt ${average(stops)} Halt${stops === 1 ? '' : 'e'} entfernt`,
  off: (rounds) =>
    rounds.length === 0 ? 'Nie war ein Detektiv nur einen Halt entfernt.' : `Nur einen Halt entfernt war einer in ${rounds.length === 1 ? 'Runde' : 'den Runden'} ${all(rounds)}.`,
  trickTitle: (side, round) => `${side === 'x' ? 'Dein' : 'Sein'} bester Trick: Runde ${round}`,
  trick: (tickets, before, after) =>
    `${tickets.length > 1 ? `Ein Doppelzug, ${tickets.map((by) => NAME[by]).join(', dann ')}` : NAME[tickets[0] ?? 'taxi']}: von ${before} möglichen Station${before === 1 ? '' : 'en'} auf ${after}.`,

  graph: {
    title: (side) => (side === 'x' ? 'Auf wie vielen Stationen du sein konntest' : 'Auf wie vielen Stationen er sein konnte'),
    after: (side) => (side === 'x' ? 'nach deinem Zug' : 'nach seinem Zug'),
    end: (side) => (side === 'detectives' ? 'nach euren' : 'nach denen der Detektive'),
    seen: 'gesehen',
    round: (round) => `Runde ${round}`,
    turning: (letter) => `Wendepunkt ${letter}`,
    bar: (after, end, isSeen) => `${after}${end === null ? '' : `, dann ${end}`}${isSeen ? ', gesehen' : ''}`,
  },

  chase: {
    title: 'Die Jagd',
    play: 'Die Jagd ansehen',
    hold: 'Anhalten',
    goOn: 'Weiter',
    round: (round, of) => `Runde ${round} von ${of}`,
    skip: 'Überspringen',
  },
  stills: {
    start: 'Der Anfang',
    trick: 'Der Trick',
    escape: 'Die knappste Flucht',
    caught: 'Gefasst',
    away: 'Entkommen',
    round: (round) => `Runde ${round}`,
  },
};
