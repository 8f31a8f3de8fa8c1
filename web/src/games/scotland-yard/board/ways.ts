/** What the listed actions offer on the map: where one may go, how, and why not elsewhere. Knows no rule of its own. */
import { kindsBetween, linesFrom, type Point } from '../map/atlas';
import { LETTERS, type Kind } from '../names';
import type { Action, Ticket, View } from '../types.gen';
import { text } from './text';

export type Move = Extract<Action, { do: 'move' }>;

/** A station one may go to. */
export interface Goal {
  station: number;
  /** One for each ticket that pays for it, in the order taxi, bus, underground, black. */
  moves: Move[];
}

/** The tickets Mister X has laid out before he chooses a station. */
export interface Switches {
  black: boolean;
  double: boolean;
}

const ORDER: readonly Ticket[] = ['taxi', 'bus', 'underground', 'black'];

export const movesIn = (actions: readonly Action[]): Move[] => actions.filter((action) => action.do === 'move');

/** Where one may go with these switches, by station. */
export function goalsOf(actions: readonly Action[], { black, double }: Switches): Map<number, Goal> {
  const goals = new Map<number, Goal>();
  const moves = movesIn(actions)
    .filter((move) => (move.double ?? false) === double && (!black || move.by === 'black'))
    .sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by));
  for (const move of moves) {
    const goal = goals.get(move.to) ?? { station: move.to, moves: [] };
    goal.moves.push(move);
    goals.set(move.to, goal);
  }
  return goals;
}

/**
 * The move a click makes at once; null if it must be asked how. One way is no question. A black ticket is dear, so it is
 * never spent by a click unless it was laid out.
 */
export function plainMove({ moves }: Goal, { black }: Switches): Move | null {
  const cheap = moves.filter((move) => move.by !== 'black');
  if (black) return moves[0] ?? null;
  return cheap.length === 1 ? cheap[0]! : null;
}

/** The move that a key chooses: T, B, U, K; F too is paid by a black ticket. */
export function moveByKey({ moves }: Goal, key: string): Move | null {
  const wanted = key.toUpperCase() === LETTERS.ferry ? LETTERS.black : key.toUpperCase();
  return moves.find((move) => LETTERS[move.by] === wanted) ?? null;
}

/** The letters under a lit station: what leads there from here, as far as it is on offer. */
export function signsOf(from: number | null, { station, moves }: Goal): Kind[] {
  const paid = moves.flatMap((move) => (move.by === 'black' ? [] : [move.by]));
  if (paid.length > 0 || from === null) return paid;
  return kindsBetween(from, station);
}

/** Whether the letters of a lit station stand above it: on the far side from the pawn that would go there. */
export const isLetteredAbove = (here: Point | null, station: Point): boolean => here !== null && here.y > station.y + 8;

/** Where the letters of a lit station stand, from its middle. */
export const LETTERS_AT = 20.5;

/** Whose piece moves with these actions: where it stands now. */
export function standsAt(view: View, seat: number | null): number | null {
  if (seat === null) return null;
  return seat === 0 ? view.mister_x.station : (view.detectives[seat - 1]?.station ?? null);
}

/** Detectives who hold a ticket for a line to that station. Mister X's aid, from what everybody sees. */
export function threats(view: View, station: number): number {
  return view.detectives.filter(({ station: from, tickets }) => linesFrom(from).some(({ kind, to }) => to === station && kind !== 'ferry' && tickets[kind] > 0)).length;
}

/** Which tickets of a kind a seat has left; null = any number. */
function held(view: View, seat: number, kind: Kind): number | null {
  if (seat === 0) return kind === 'ferry' ? view.mister_x.tickets.black : view.mister_x.tickets[kind];
  return kind === 'ferry' ? 0 : (view.detectives[seat - 1]?.tickets[kind] ?? 0);
}

interface Question {
  view: View;
  actions: readonly Action[];
  seat: number | null;
  switches: Switches;
  names: readonly string[];
  station: number;
}

/** Why a click on this station does nothing. From what this seat knows alone. */
export function whyNot({ view, actions, seat, switches, names, station }: Question): string {
  const say = text.whyNot;
  if (view.ended) return say.over;
  if (seat === null) return say.watching;
  const from = standsAt(view, seat);
  const moves = movesIn(actions);
  if (moves.length === 0) return say.notYourMove;
  if (from === null) return say.notOffered(station);
  if (station === from) return say.here(station);
  const stranger = view.detectives.findIndex((detective, index) => detective.station === station && index + 1 !== seat);
  const kinds = kindsBetween(from, station);
  if (kinds.length === 0) return say.noLine(from, station);
  if (stranger !== -1) return say.taken(names[stranger + 1] ?? '', station);
  if (moves.some((move) => move.to === station)) {
    if (switches.double) return say.noDouble(station);
    return say.noBlack(station);
  }
  const short = kinds.filter((kind) => held(view, seat, kind) === 0);
  if (short.length === kinds.length) {
    if (seat !== 0 && kinds.every((kind) => kind === 'ferry')) return say.ferry(station);
    const isMine = (kind: Kind) => seat === 0 || kind !== 'ferry';
    return say.noTicket(station, kinds.filter(isMine), short.filter(isMine));
  }
  return say.notNow(station);
}

/** "by taxi or bus" */
export function waysText(moves: readonly Move[]): string {
  return text.map.ways(moves.map(({ by }) => by));
}
