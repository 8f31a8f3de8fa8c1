/** What a board must tell for pieces to be drawn, moved and found on it. Both boards have one. */
import type { Place, Room, Suspect } from '../types.gen';

export interface Point {
  x: number;
  y: number;
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
  /** Where the feet of the six pieces are, in the order of the suspects. */
  pawns(pieces: readonly Place[]): Point[];
  /** Where the six weapons lie, in their order. */
  arms(weapons: readonly Room[]): Point[];
  /** Where a piece comes through on its way. */
  through(place: Place, suspect: Suspect): Point;
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

/** Points written as in SVG: "x,y x,y". */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
}

/** How many of the list before this one are the same. */
export const nth = (keys: readonly string[], number: number): number => keys.slice(0, number).filter((key) => key === keys[number]).length;
