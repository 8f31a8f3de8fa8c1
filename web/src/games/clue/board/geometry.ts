/** The classic board in units of the drawing: one square is 40. */
import { SUSPECTS, ROOMS } from '../names';
import type { Place, Room, Square } from '../types.gen';
import { COLUMNS, DOORS, GRID, LETTERS, PASSAGES, ROWS, type Door } from './facts';
import { inRow, keyOf, roomOf, type Box, type Point, type Row, type Site, type Spot, type Stage } from './stage';
import { wayAlong } from './ways';

export const CELL = 40;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
/** The tray around the house. */
const TRAY = 30;

/** The cells of the board that pass a test, with their letters. */
export function cells(test: (letter: string) => boolean): Square[] {
  return GRID.flatMap((line, row) => [...line].flatMap((letter, column): Square[] => (test(letter) ? [[row, column]] : [])));
}

/** The corners of an area of cells, walked clockwise, one list for each closed line. In cells, not in units. */
export function corners(test: (letter: string) => boolean): Point[][] {
  const has = (row: number, column: number) => test(GRID[row]?.[column] ?? ' ');
  const next = new Map<string, [number, number][]>();
  const edge = (from: [number, number], to: [number, number]) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const [row, column] of cells(test)) {
    if (!has(row - 1, column)) edge([column, row], [column + 1, row]);
    if (!has(row, column + 1)) edge([column + 1, row], [column + 1, row + 1]);
    if (!has(row + 1, column)) edge([column + 1, row + 1], [column, row + 1]);
    if (!has(row, column - 1)) edge([column, row + 1], [column, row]);
  }
  const walks: Point[][] = [];
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const walk: Point[] = [];
    let at = start;
    do {
      const [x = 0, y = 0] = at.split(',').map(Number);
      walk.push({ x, y });
      const onward = next.get(at) ?? [];
      const to = onward.pop();
      if (onward.length === 0) next.delete(at);
      at = to?.join() ?? start;
    } while (at !== start);
    walks.push(walk);
  }
  return walks;
}

/** The same as a path of the drawing. */
export function outline(test: (letter: string) => boolean): string {
  return corners(test)
    .map((walk) => `M${walk.map(({ x, y }) => `${x * CELL} ${y * CELL}`).join('L')}Z`)
    .join('');
}

export const roomOutline = (room: Room): string => outline((letter) => letter === LETTERS[room]);
export const houseOutline = (): string => outline((letter) => letter !== '#' && letter !== ' ');

/** The box around a room. */
export function boxOf(room: Room): Box {
  const own = cells((letter) => letter === LETTERS[room]);
  const rows = own.map(([row]) => row);
  const columns = own.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  };
}

/** Where things stand in a room, from its upper left: three bands, weapons over pieces over the name plate. */
interface Furnishing {
  arms: Row;
  feet: Row;
  plate: Point;
}

const row = (x: number, y: number, step: number, last?: Point): Row => ({ first: { x, y }, step, ...(last ? { last } : {}) });

export const FURNISHING: Record<Room, Furnishing> = {
  // Stair and wall leave the sixth weapon no place in the row of two rooms: there it lies under the corner.
  study: { arms: row(66, 25, 34, { x: 259, y: 62 }), feet: row(36, 117, 37), plate: { x: 112, y: 139 } },
  hall: { arms: row(30, 42, 36), feet: row(30, 176, 36), plate: { x: 120, y: 84 } },
  lounge: { arms: row(59, 27, 34, { x: 259, y: 67 }), feet: row(24, 119, 38), plate: { x: 140, y: 144 } },
  library: { arms: row(50, 66, 36), feet: row(44, 156, 38), plate: { x: 140, y: 22 } },
  'billiard-room': { arms: row(30, 42, 36), feet: row(28, 134, 36.5), plate: { x: 112, y: 172 } },
  conservatory: { arms: row(30, 60, 35), feet: row(28, 149, 36.5), plate: { x: 143, y: 176 } },
  ballroom: { arms: row(70, 58, 36), feet: row(60, 164, 40), plate: { x: 160, y: 202 } },
  kitchen: { arms: row(30, 66, 36), feet: row(28, 160, 36.5), plate: { x: 100, y: 198 } },
  'dining-room': { arms: row(70, 56, 36), feet: row(60, 170, 40), plate: { x: 170, y: 212 } },
};

const inRoom = <At extends Point>(room: Room, at: At): At => {
  const box = boxOf(room);
  return { ...at, x: box.x + at.x, y: box.y + at.y };
};

export const plateOf = (room: Room): Point => inRoom(room, FURNISHING[room].plate);

/** So much larger pieces and weapons are drawn on a phone, where there is room for that. */
const LARGER = 1.1;
/** So far below the middle of its square a piece stands. */
const FOOT = 13;
const middle = ([row, column]: Square): Point => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });

function foot(square: Square, isSmall: boolean): Spot {
  const { x, y } = middle(square);
  return { x, y: y + FOOT, size: isSmall ? LARGER : 1 };
}

function pawns(pieces: readonly Place[], isSmall = false): Spot[] {
  const rooms = pieces.map(roomOf);
  return pieces.map((place, number) => {
    if (place !== 'home' && 'square' in place) return foot(place.square, isSmall);
    const room = rooms[number];
    if (room) return inRoom(room, inRow(FURNISHING[room].feet, rooms, number, isSmall ? LARGER : 1));
    return { x: WIDTH / 2, y: HEIGHT / 2, size: 1 };
  });
}

const arms = (weapons: readonly Room[], isSmall = false): Spot[] =>
  weapons.map((room, number) => inRoom(room, inRow(FURNISHING[room].arms, weapons, number, isSmall ? LARGER : 1)));

const doorBetween = (room: Room, square: Square): Door | undefined => DOORS.find((door) => door.room === room && door.at.join() === square.join());

/** Where a door is: on the wall between its two cells. */
export function doorPoint({ at, into }: Door): Point {
  const [one, other] = [middle(at), middle(into)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The angle that turns a door drawn above its room (so that one walks down) into this one. */
export function doorTurn({ at, into }: Door): number {
  if (into[0] > at[0]) return 0;
  if (into[0] < at[0]) return 180;
  return into[1] > at[1] ? -90 : 90;
}

/** Two doors side by side mirror each other: the second hangs on the other jamb. */
export function isMirrored(door: Door): boolean {
  const twin = DOORS.some((other) => other.room === door.room && other.at[0] === door.at[0] && other.at[1] === door.at[1] - 1);
  return twin !== door.into[0] < door.at[0];
}

function stepAt(place: Place, before: Place): Point {
  if (place !== 'home' && 'square' in place) return middle(place.square);
  if (place !== 'home' && 'room' in place && before !== 'home' && 'square' in before) {
    const door = doorBetween(place.room, before.square);
    if (door) return middle(door.into);
  }
  return pawns([place])[0] ?? { x: 0, y: 0 };
}

/** The passages lie in the outer corners: where, from the room's upper left. */
export const PASSAGE_CORNER: Partial<Record<Room, Point>> = {
  study: { x: 5.6, y: 5.6 },
  lounge: { x: 234.4, y: 5.6 },
  conservatory: { x: 5.6, y: 154.4 },
  kitchen: { x: 194.4, y: 194.4 },
};

export function passagePoint(room: Room): Point {
  return inRoom(room, PASSAGE_CORNER[room] ?? { x: 0, y: 0 });
}

function roomSite(room: Room): Site {
  const box = boxOf(room);
  const share = (units: number, whole: number) => `${((units / whole) * 100).toFixed(2)}%`;
  const [walk = []] = corners((letter) => letter === LETTERS[room]);
  const points = walk.map(({ x, y }) => `${share(x * CELL - box.x, box.width)} ${share(y * CELL - box.y, box.height)}`);
  return { key: keyOf({ room }), kind: 'room', place: { room }, box, outline: `polygon(${points.join(', ')})` };
}

function squareSite(square: Square): Site {
  const place = { square };
  const box = { x: square[1] * CELL, y: square[0] * CELL, width: CELL, height: CELL };
  return { key: keyOf(place), kind: 'square', place, box };
}

function passageSite(room: Room): Site {
  const box = { ...passagePoint(room), width: CELL, height: CELL };
  return { key: `passage ${room}`, kind: 'passage', place: { room }, box };
}

/** Rooms first, so that what lies in them or beside them is found on top. */
const sites: Site[] = [...ROOMS.map(roomSite), ...cells((letter) => letter === '.').map(squareSite), ...ROOMS.filter((room) => PASSAGES[room]).map(passageSite)];

export const classicStage: Stage = {
  board: 'classic',
  box: { x: -TRAY, y: -TRAY, width: WIDTH + 2 * TRAY, height: HEIGHT + 2 * TRAY },
  sites,
  pawns,
  arms,
  through: (place, suspect, isSmall = false) => {
    if (place !== 'home' && 'square' in place) return foot(place.square, isSmall);
    const pieces = SUSPECTS.map((each): Place => (each === suspect ? place : 'home'));
    return pawns(pieces, isSmall)[SUSPECTS.indexOf(suspect)] ?? { x: 0, y: 0, size: 1 };
  },
  stepAt,
  way: (pieces, mover, to, steps) => wayAlong(pieces, mover, to, steps),
  wall: roomOutline,
};
