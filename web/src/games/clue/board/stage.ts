/** What a board must tell for pieces to be drawn, moved and found on it. Both boards have one. */
import type { Place, Room, Suspect } from '../types.gen';

export interface Point {
  x: number;
  y: number;
}

/** Where something stands, by its foot or middle, and how large it is drawn. */
export interface Spot extends Point {
  size: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Something that takes the focus and has a name. */
export interface Site {
  /** Unique on the board. */
  key: string;
  kind: 'square' | 'room' | 'hallway' | 'passage';
  /** Where a piece would go; for a passage the room it starts in. */
  place: Place;
  /** What of the drawing belongs to it. */
  box: Box;
  /** Where a passage leads, if taking it is a move like any other. */
  end?: Room;
  /** Its outline inside the box as a CSS polygon, if it is not the whole box. */
  outline?: string;
}

/** Classic Clue begins a turn with dice, Clue-less with a move. */
export type Board = 'classic' | 'less';

export interface Stage {
  /** Which of the two boards it is. */
  board: Board;
  /** The drawing's viewBox. */
  box: Box;
  /** Every place that can be pointed at, whether or not a piece can go there. */
  sites: readonly Site[];
  /** Where the feet of the six pieces are, in the order of the suspects; `isSmall` = drawn on a phone. */
  pawns(pieces: readonly Place[], isSmall?: boolean): Spot[];
  /** Where the six weapons lie, in their order. */
  arms(weapons: readonly Room[], isSmall?: boolean): Spot[];
  /** Where a piece comes through on its way. */
  through(place: Place, suspect: Suspect, isSmall?: boolean): Spot;
  /** Where the number of a step is written. */
  stepAt(place: Place, before: Place): Point;
  /** The places a piece would come through, for drawing: the first it leaves, the last it reaches. Never legality. */
  way(pieces: readonly Place[], mover: number, to: Place, steps: number): Place[];
  /** The outline of a room, as a path of the drawing. */
  wall(room: Room): string;
}

export function keyOf(place: Place): string {
  if (place === 'home') return 'home';
  if ('square' in place) return `square ${place.square.join(' ')}`;
  if ('room' in place) return `room ${place.room}`;
  return `hallway ${place.hallway.join(' ')}`;
}

export function isSame(one: Place, other: Place): boolean {
  return keyOf(one) === keyOf(other);
}

export function roomOf(place: Place | undefined): Room | null {
  return place && place !== 'home' && 'room' in place ? place.room : null;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** What a piece covers of the drawing at its usual size, from its foot; and how far a weapon's disc reaches from its middle. */
export const PAWN: Box = { x: -17, y: -64, width: 34, height: 66 };
export const DISC = 16.5;

/** A row of six places, one for each suspect or each weapon: nobody steps aside when somebody comes in. */
export interface Row {
  /** From the room's upper left. */
  first: Point;
  step: number;
  /** The last place, where the row is too short for it. */
  last?: Point;
}

/**
 * Where those in a room stand in its row, by their numbers. On a phone few are drawn larger, on every other place; more
 * than three take all six.
 */
export function inRow(row: Row, rooms: readonly (Room | null)[], number: number, larger: number): Spot {
  const here = rooms.flatMap((room, each) => (room !== null && room === rooms[number] ? [each] : []));
  const isFew = larger > 1 && here.length <= 3;
  const place = isFew ? 2 * here.indexOf(number) : number;
  const at = place === 5 && row.last ? row.last : { x: row.first.x + place * row.step, y: row.first.y };
  return { ...at, size: isFew ? larger : 1 };
}

/** No room has place for a wider plate. */
const widest = (isSmall: boolean): number => (isSmall ? 182 : 188);

/** The card with a room's name, around its middle. On a phone its letters are as high as those of other words. */
export function plateBox(name: string, isSmall: boolean): Box {
  const width = Math.min(name.length * (isSmall ? 19 : 13.8) + 24, widest(isSmall));
  const height = isSmall ? 38 : 32;
  return { x: -width / 2, y: -height / 2, width, height };
}
