/** The board of Clue-less in units of the drawing: three rows of three rooms, joined by hallways. */
import { PASSAGES } from '../clue/board/facts';
import { keyOf, middleOf, nth, points, type Box, type Point, type Site, type Stage } from '../clue/board/stage';
import { ROOMS, SUSPECTS } from '../clue/names';
import type { Place, Room, Suspect } from '../clue/types.gen';

/** From the upper left, row by row. */
const ROWS: readonly (readonly Room[])[] = [
  ['study', 'hall', 'lounge'],
  ['library', 'billiard-room', 'dining-room'],
  ['conservatory', 'ballroom', 'kitchen'],
];
/** Side of a room, where the first one begins, and from one to the next. */
export const SIDE = 232;
const FIRST = 76;
const PITCH = 308;
/** A hallway is so wide, and as long as the gap between two rooms. */
const HALL = 80;
/** The picture of a room takes so much of its height; below is the floor to stand on. */
export const PICTURE = 134;

export const BOARD: Box = { x: -26, y: -26, width: 1052, height: 1052 };

export function boxOf(room: Room): Box {
  const row = ROWS.findIndex((rooms) => rooms.includes(room));
  const column = ROWS[row]?.indexOf(room) ?? 0;
  return { x: FIRST + column * PITCH, y: FIRST + row * PITCH, width: SIDE, height: SIDE };
}

export interface Hallway {
  ends: [Room, Room];
  box: Box;
  isLevel: boolean;
}

/** The upper or left room first, as on the wire. */
export const HALLWAYS: readonly Hallway[] = ROWS.flatMap((rooms, row) =>
  rooms.flatMap((room, column) => {
    const { x, y } = boxOf(room);
    const halls: Hallway[] = [];
    const right = rooms[column + 1];
    const below = ROWS[row + 1]?.[column];
    const gap = PITCH - SIDE;
    if (right) halls.push({ ends: [room, right], isLevel: true, box: { x: x + SIDE, y: y + (SIDE - HALL) / 2, width: gap, height: HALL } });
    if (below) halls.push({ ends: [room, below], isLevel: false, box: { x: x + (SIDE - HALL) / 2, y: y + SIDE, width: HALL, height: gap } });
    return halls;
  }),
);

/** Each suspect begins beside the board, next to the one hallway the first move leads to. */
export const HOMES: Record<Suspect, { at: Point; hall: Point }> = {
  scarlet: { at: { x: 654, y: 38 }, hall: { x: 654, y: 152 } },
  mustard: { at: { x: 962, y: 346 }, hall: { x: 848, y: 346 } },
  white: { at: { x: 654, y: 962 }, hall: { x: 654, y: 848 } },
  green: { at: { x: 346, y: 962 }, hall: { x: 346, y: 848 } },
  peacock: { at: { x: 38, y: 654 }, hall: { x: 152, y: 654 } },
  plum: { at: { x: 38, y: 346 }, hall: { x: 152, y: 346 } },
};

/** So far below the middle of a hallway or a home a piece stands. */
const FOOT = 21;
/** Spots on the floor of a room, from its upper left; a piece or weapon each. */
const FEET = points('140,220 190,220 92,222 165,196 115,196 208,194');
const ARMS = points('40,178 92,164 144,164 194,164 66,206 118,206');

function spot(room: Room, spots: readonly Point[], nth: number): Point {
  const { x, y } = boxOf(room);
  const at = spots[nth % spots.length] ?? { x: 0, y: 0 };
  return { x: x + at.x, y: y + at.y };
}

const below = ({ x, y }: Point): Point => ({ x, y: y + FOOT });

function hallwayBox(ends: readonly Room[]): Box {
  const found = HALLWAYS.find((hallway) => hallway.ends.every((room) => ends.includes(room)));
  return found?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Where a piece stands that has its room, hallway or home to itself. */
function standing(place: Place, suspect: Suspect, nth: number): Point {
  if (place === 'home') return below(HOMES[suspect].at);
  if ('hallway' in place) return below(middleOf(hallwayBox(place.hallway)));
  return 'room' in place ? spot(place.room, FEET, nth) : { x: 0, y: 0 };
}

const PASSAGE = 44;
/** The stair is in the corner that points to the other end. */
export function passageBox(room: Room): Box {
  const { x, y } = boxOf(room);
  const isRight = room === 'lounge' || room === 'kitchen';
  const isLow = room === 'conservatory' || room === 'kitchen';
  return { x: isRight ? x + SIDE - PASSAGE - 10 : x + 10, y: isLow ? y + SIDE - PASSAGE - 10 : y + PICTURE - PASSAGE + 4, width: PASSAGE, height: PASSAGE };
}

const sites: Site[] = [
  ...ROOMS.map((room): Site => ({ key: keyOf({ room }), kind: 'room', place: { room }, box: boxOf(room) })),
  ...HALLWAYS.map(({ ends, box }): Site => ({ key: keyOf({ hallway: ends }), kind: 'hallway', place: { hallway: ends }, box })),
  ...ROOMS.flatMap((room): Site[] => {
    const end = PASSAGES[room];
    return end ? [{ key: `passage ${room}`, kind: 'passage', place: { room }, end, box: passageBox(room) }] : [];
  }),
];

export const lessStage: Stage = {
  board: 'less',
  box: BOARD,
  sites,
  pawns(pieces) {
    const keys = pieces.map(keyOf);
    return pieces.map((place, number) => standing(place, SUSPECTS[number] ?? 'scarlet', nth(keys, number)));
  },
  // The first spot of the Conservatory is its stair: it is taken last.
  arms: (weapons) => weapons.map((room, number) => spot(room, ARMS, nth(weapons, number) + (room === 'conservatory' ? 1 : 0))),
  through: (place, suspect) => standing(place, suspect, 0),
  stepAt: (place) => {
    if (place === 'home' || 'square' in place) return { x: 0, y: 0 };
    return 'room' in place ? middleOf(boxOf(place.room)) : middleOf(hallwayBox(place.hallway));
  },
  // Every move is one step, from a place to its neighbour: there is no way to draw in between.
  way: (pieces, mover, to) => [pieces[mover] ?? 'home', to],
  wall(room) {
    const { x, y } = boxOf(room);
    return `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}Z`;
  },
};
