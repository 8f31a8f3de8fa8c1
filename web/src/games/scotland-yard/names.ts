/** What the pieces, lines and tickets of the game are called, and how they are told apart without colour. */
import { text } from './text';
import type { Ticket } from './types.gen';

/** What runs between two stations. */
export type Kind = 'taxi' | 'bus' | 'underground' | 'ferry';
export const KINDS: readonly Kind[] = ['taxi', 'bus', 'underground', 'ferry'];
/** What a detective can pay with, in the order of every list. */
export const FARES = ['taxi', 'bus', 'underground'] as const;
/** Everything that is printed as a ticket. */
export type Slip = Ticket | 'double';

export const SLIP_NAMES: Record<Slip, string> = text.slips;

/** The letters on the map, and the keys that choose; K for black, as B is the bus. */
export const LETTERS: Record<Kind | 'black', string> = { taxi: 'T', bus: 'B', underground: 'U', ferry: 'F', black: 'K' };

export interface Piece {
  ink: string;
  /** What the colour is called. */
  colour: string;
  /** The mark on its head, drawn around the middle, and what it is called. */
  mark: string;
  sign: string;
  /** The colour of the mark. */
  on: string;
}

const LIGHT = '#fff8ea';
const DARK = '#271d15';

/** The detectives, in the order of their seats. */
export const DETECTIVES: readonly Piece[] = [
  { ink: '#1f5fa8', colour: text.colours[0] ?? '', mark: 'M-4.3 0a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0z', sign: 'disc', on: LIGHT },
  { ink: '#b3202a', colour: text.colours[1] ?? '', mark: 'M0-5.2 5 3.8H-5z', sign: 'triangle', on: LIGHT },
  { ink: '#d8a31a', colour: text.colours[2] ?? '', mark: 'M-4-4h8v8h-8z', sign: 'square', on: DARK },
  { ink: '#efe9dc', colour: text.colours[3] ?? '', mark: 'M0-5.6 5.6 0 0 5.6-5.6 0z', sign: 'diamond', on: DARK },
  { ink: '#6b3f87', colour: text.colours[4] ?? '', mark: 'M0-5.8 1.7-1.9 5.8-1.6 2.6 1.1 3.6 5.1 0 2.9-3.6 5.1-2.6 1.1-5.8-1.6-1.7-1.9z', sign: 'star', on: LIGHT },
];

export const MISTER_X = text.misterX;

/** Seat 0 is Mister X; the detectives follow. */
export const seatName = (seat: number): string => (seat === 0 ? MISTER_X : (text.detectives[seat - 1] ?? ''));
