/**
 * Where things are on the board: squares 1 to 32, rows and columns, units of the drawing.
 *
 * Deliberately without rules: that a piece *may* go somewhere is told by the listed actions alone.
 */

/** Edge of one square in units of the drawing. */
export const CELL = 100;
/** Width of the walnut frame. */
export const FRAME = 34;
/** Edge of the whole drawing. */
export const BOARD = 2 * FRAME + 8 * CELL;

export const SQUARES: readonly number[] = Array.from({ length: 32 }, (_, index) => index + 1);

/** A place counted in squares from White's upper left corner; between squares while something moves. */
export interface Place {
  col: number;
  row: number;
}

/** A point in units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Square 1 is in the top row when White sits at the bottom; the corner at the lower right is light. */
export function placeOf(square: number): Place {
  const row = Math.floor((square - 1) / 4);
  return { row, col: ((square - 1) % 4) * 2 + (row % 2 === 0 ? 1 : 0) };
}

/** The dark square at a whole place, or null for a light square or a place off the board. */
export function squareAt({ col, row }: Place): number | null {
  const outside = row < 0 || row > 7 || col < 0 || col > 7;
  if (outside || (row + col) % 2 === 0) return null;
  return row * 4 + Math.floor(col / 2) + 1;
}

/** Half a turn for Black's eyes: the light corner stays at the lower right. */
function turned({ col, row }: Place, flipped: boolean): Place {
  return flipped ? { col: 7 - col, row: 7 - row } : { col, row };
}

/** The middle of a place on the drawing. */
export function pointOf(place: Place, flipped: boolean): Point {
  const { col, row } = turned(place, flipped);
  return { x: FRAME + (col + 0.5) * CELL, y: FRAME + (row + 0.5) * CELL };
}

/** The place under a point of the drawing, with fractions: what a dragged piece is at. */
export function placeAt({ x, y }: Point, flipped: boolean): Place {
  return turned({ col: (x - FRAME) / CELL - 0.5, row: (y - FRAME) / CELL - 0.5 }, flipped);
}

/** A dark square by its number, any light one, or null beside the board. */
export type Spot = number | 'light' | null;

/** What is under a point of the drawing. */
export function spotUnder(point: Point, flipped: boolean): Spot {
  const { col, row } = placeAt(point, flipped);
  const place = { col: Math.round(col), row: Math.round(row) };
  const isOutside = Math.min(place.col, place.row) < 0 || Math.max(place.col, place.row) > 7;
  return isOutside ? null : (squareAt(place) ?? 'light');
}

/** The square a hop passes over, or null for a plain step. */
export function jumped(from: number, to: number): number | null {
  const a = placeOf(from);
  const b = placeOf(to);
  if (Math.abs(a.row - b.row) !== 2) return null;
  return squareAt({ col: (a.col + b.col) / 2, row: (a.row + b.row) / 2 });
}

/** What a path passes over, hop by hop. */
export function jumpedOn(path: readonly number[]): number[] {
  return path.slice(1).flatMap((to, index) => jumped(path[index] ?? to, to) ?? []);
}

/**
 * The square an arrow key leads to, or the same one at the edge. The numbers stand four to a row, so up and down
 * keep the place within the row and zigzag over the board.
 */
export function neighbour(square: number, key: string, flipped: boolean): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 }[key] ?? 0;
  const next = square + (flipped ? -step : step);
  const rowOf = (each: number) => Math.floor((each - 1) / 4);
  const isOff = next < 1 || next > 32 || (Math.abs(step) === 1 && rowOf(next) !== rowOf(square));
  return isOff ? square : next;
}
