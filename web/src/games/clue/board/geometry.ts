/** The classic board in units of the drawing: one square is 40. */
import { SUSPECTS, ROOMS } from '../names';
import type { Place, Room, Square } from '../types.gen';
import { COLUMNS, DOORS, GRID, LETTERS, PASSAGES, ROWS, type Door } from './facts';
import { keyOf, nth, points, type Box, type Point, type Site, type Stage } from './stage';
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

/** Where things stand in a room, in squares from its upper left: the name plate, pieces, weapons. */
interface Furnishing {
  plate: Point;
  feet: Point[];
  arms: Point[];
}

const FURNISHING: Record<Room, Furnishing> = {
  study: {
    plate: { x: 3.2, y: 3.42 },
    feet: points('1,3.2 5.3,3.2 6,3.2 1,2.2 4.6,3.2 1.8,3.1'),
    arms: points('5.4,1.85 1.1,1.75 3.5,1.2 2.2,1.2 4.6,1.1 6.2,1.2'),
  },
  hall: {
    plate: { x: 3, y: 3.5 },
    feet: points('1.3,4.9 4.7,4.9 3,5.6 1.3,3 4.7,3 3,2.7'),
    arms: points('3,1.75 3,5.2 1.2,1.9 4.8,1.9 1.2,5.7 4.8,5.7'),
  },
  lounge: {
    plate: { x: 3.5, y: 4.62 },
    feet: points('1.1,4.5 5.9,4.4 2.4,5.8 3.5,5.8 4.6,5.8 5.5,5.8'),
    arms: points('5.5,3.45 1.1,3.1 3.5,2 2.3,2 4.7,2 1.2,1.9'),
  },
  library: {
    plate: { x: 3.3, y: 3.7 },
    feet: points('0.95,3.4 5.75,3.9 6.4,3.6 5.6,1.9 1.6,2 5,4'),
    arms: points('5.6,2.35 1.15,1.75 3.3,2 2.3,2.2 4.4,2.2 3.3,1.1'),
  },
  'billiard-room': {
    plate: { x: 3, y: 4.36 },
    feet: points('0.75,3.95 5.5,3.5 4.8,3.85 1.5,3.9 2.2,3.8 4.1,3.9'),
    arms: points('4.1,0.78 1.1,0.78 3,2 2,2 4,2 5.4,1.7'),
  },
  conservatory: {
    plate: { x: 3, y: 3.3 },
    feet: points('4.5,2.75 3.3,4.8 4,4.85 1.2,2.85 2.6,4.8 3.7,2.7'),
    arms: points('4.2,1.1 1.9,2.6 2.7,1.9 3.4,2.4 4.9,2.9 2.3,4.2'),
  },
  ballroom: {
    plate: { x: 4, y: 4.72 },
    feet: points('1.4,3.6 6.6,3.6 1.5,5.6 6.5,5.6 2.2,2.2 5.8,2.2'),
    arms: points('4,1.2 6.6,1.4 1.4,1.4 3,3 5,3 4,2.4'),
  },
  kitchen: {
    plate: { x: 2.9, y: 4.12 },
    feet: points('1.3,5.2 4.3,5.5 3.4,5.6 1.4,3.4 2.3,5.4 4.6,3.6'),
    arms: points('2.9,2.3 4.5,1.1 1.8,2.2 4,2.3 3.4,1.1 1.4,1.4'),
  },
  'dining-room': {
    plate: { x: 4, y: 4.92 },
    feet: points('1.6,5.3 6.6,5.3 5.6,6.7 4.4,6.7 2.5,5.6 6.6,6.7'),
    arms: points('1.05,0.92 6.8,4.6 4,2.6 3,2.6 5,2.6 7,1'),
  },
};

function inRoom(room: Room, { x, y }: Point): Point {
  const box = boxOf(room);
  return { x: box.x + x * CELL, y: box.y + y * CELL };
}

export const plateOf = (room: Room): Point => inRoom(room, FURNISHING[room].plate);

/** So far below the middle of its square a piece stands. */
const FOOT = 13;
const middle = ([row, column]: Square): Point => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });

function foot(square: Square): Point {
  const { x, y } = middle(square);
  return { x, y: y + FOOT };
}

/** The n-th of the room's spots; more than it has share them. */
const spot = (room: Room, kind: 'feet' | 'arms', nth: number): Point => {
  const spots = FURNISHING[room][kind];
  return inRoom(room, spots[nth % spots.length] ?? { x: 1, y: 1 });
};

function pawns(pieces: readonly Place[]): Point[] {
  const keys = pieces.map(keyOf);
  return pieces.map((place, number) => {
    if (place !== 'home' && 'square' in place) return foot(place.square);
    if (place !== 'home' && 'room' in place) return spot(place.room, 'feet', nth(keys, number));
    return { x: WIDTH / 2, y: HEIGHT / 2 };
  });
}

const arms = (weapons: readonly Room[]): Point[] => weapons.map((room, number) => spot(room, 'arms', nth(weapons, number)));

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

/** The passages lie in the outer corners: where, in squares from the room's upper left. */
export const PASSAGE_CORNER: Partial<Record<Room, { at: Point; side: 'start' | 'end' }>> = {
  study: { at: { x: 0.14, y: 0.14 }, side: 'start' },
  lounge: { at: { x: 5.86, y: 0.14 }, side: 'end' },
  conservatory: { at: { x: 0.14, y: 3.86 }, side: 'start' },
  kitchen: { at: { x: 4.86, y: 4.86 }, side: 'end' },
};

export function passagePoint(room: Room): Point {
  return inRoom(room, PASSAGE_CORNER[room]?.at ?? { x: 0, y: 0 });
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
  through: (place, suspect) => {
    if (place !== 'home' && 'square' in place) return foot(place.square);
    const pieces = SUSPECTS.map((each): Place => (each === suspect ? place : 'home'));
    return pawns(pieces)[SUSPECTS.indexOf(suspect)] ?? { x: 0, y: 0 };
  },
  stepAt,
  way: (pieces, mover, to, steps) => wayAlong(pieces, mover, to, steps),
  wall: roomOutline,
};
