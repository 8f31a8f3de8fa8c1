/**
 * The way a piece would take along the corridors, to be drawn before it is clicked. Where a piece may go is said by
 * the listed actions alone; this only joins two places. It looks around in the same order as the rules, so that the
 * piece then walks the way that was shown.
 */
import type { Place, Square } from '../types.gen';
import { DOORS, GRID } from './facts';
import { isSame, keyOf } from './stage';

/** Down, right, up, left. */
const AROUND: readonly Square[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

function neighbours(from: Place): Place[] {
  if (from === 'home' || 'hallway' in from) return [];
  if ('room' in from) return DOORS.filter(({ room }) => room === from.room).map(({ at }) => ({ square: at }));
  const [row, column] = from.square;
  return AROUND.flatMap(([down, right]): Place[] => {
    const cell: Square = [row + down, column + right];
    const door = DOORS.find(({ at, into }) => at.join() === from.square.join() && into.join() === cell.join());
    if (door) return [{ room: door.room }];
    return GRID[cell[0]]?.[cell[1]] === '.' ? [{ square: cell }] : [];
  });
}

const isRoom = (place: Place) => place !== 'home' && 'room' in place;

/** The shortest way; empty if there is none. */
function shortest(from: Place, to: Place, taken: ReadonlySet<string>): Place[] {
  const seen = new Set([...taken, keyOf(from)]);
  const queue: Place[][] = [[from]];
  for (let way = queue.shift(); way; way = queue.shift()) {
    const here = way[way.length - 1] ?? from;
    if (way.length > 1 && isSame(here, to)) return way;
    // Entering a room ends a move.
    if (way.length > 1 && isRoom(here)) continue;
    for (const place of neighbours(here)) {
      if (seen.has(keyOf(place))) continue;
      seen.add(keyOf(place));
      queue.push([...way, place]);
    }
  }
  return [];
}

/** Whether so many steps can end there at all: the nearest way is not longer, and what is left over goes out and back. */
function isInReach(from: Place, to: Place, steps: number): boolean {
  if (from === 'home' || to === 'home' || !('square' in from) || !('square' in to)) return true;
  const away = Math.abs(from.square[0] - to.square[0]) + Math.abs(from.square[1] - to.square[1]);
  return away <= steps && (steps - away) % 2 === 0;
}

/** The first way of exactly so many steps that ends on a square. */
function exactly(way: Place[], to: Place, left: number, taken: ReadonlySet<string>): Place[] {
  const here = way[way.length - 1];
  // Whatever cannot end there is left out, or the many ways of twelve steps would hold up the page.
  if (!here || !isInReach(here, to, left)) return [];
  if (left === 0) return isSame(here, to) ? way : [];
  for (const place of neighbours(here)) {
    if (isRoom(place) || taken.has(keyOf(place)) || way.some((before) => isSame(before, place))) continue;
    const found = exactly([...way, place], to, left - 1, taken);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * From where a piece is to a place. With `steps` a square is reached with the last of so many; a room may be entered
 * with steps to spare, so 0 or any number gives the shortest way to it.
 */
export function wayAlong(pieces: readonly Place[], mover: number, to: Place, steps: number): Place[] {
  const from = pieces[mover];
  if (!from) return [];
  const others = pieces.filter((place, number) => number !== mover && !isRoom(place));
  const taken = new Set(others.map(keyOf));
  const exact = steps > 0 && !isRoom(to) ? exactly([from], to, steps, taken) : [];
  return exact.length > 0 ? exact : shortest(from, to, taken);
}
