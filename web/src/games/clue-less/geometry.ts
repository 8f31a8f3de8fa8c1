/** The board of Clue-less in units of the drawing: three rows of three rooms, joined by hallways. */
import { PASSAGES } from '../clue/board/facts';
import { inRow, keyOf, middleOf, roomOf, type Box, type Point, type Row, type Site, type Spot, type Stage } from '../clue/board/stage';
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
/** Where the six weapons and the six pieces stand in a room, from its upper left: rows over each other, the name plate over both. */
const ARMS: Row = { first: { x: 26, y: 124 }, step: 36 };
const FEET: Row = { first: { x: 26, y: 226 }, step: 36 };
const PLATE: Point = { x: SIDE / 2, y: 27 };
/** So much larger those are drawn who have a hallway or a home to themselves, and few in a room on a phone. */
const ALONE = 1.22;
const LARGER = 1.25;

const inRoom = <At extends Point>(room: Room, at: At): At => {
  const { x, y } = boxOf(room);
  return { ...at, x: x + at.x, y: y + at.y };
};

export const plateOf = (room: Room): Point => inRoom(room, PLATE);

const alone = ({ x, y }: Point, isSmall: boolean): Spot => ({ x, y: y + FOOT, size: isSmall ? 1.3 * ALONE : ALONE });

function hallwayBox(ends: readonly Room[]): Box {
  const found = HALLWAYS.find((hallway) => hallway.ends.every((room) => ends.includes(room)));
  return found?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}

function pawns(pieces: readonly Place[], isSmall = false): Spot[] {
  const rooms = pieces.map(roomOf);
  return pieces.map((place, number) => {
    const room = rooms[number];
    if (room) return inRoom(room, inRow(FEET, rooms, number, isSmall ? LARGER : 1));
    if (place !== 'home' && 'hallway' in place) return alone(middleOf(hallwayBox(place.hallway)), isSmall);
    return alone(HOMES[SUSPECTS[number] ?? 'scarlet'].at, isSmall);
  });
}

const PASSAGE = 44;
/** The stair is on the side that points to the other end, over those who stand in the room. */
export function passageBox(room: Room): Box {
  const { x, y } = boxOf(room);
  const isRight = room === 'lounge' || room === 'kitchen';
  return { x: isRight ? x + SIDE - PASSAGE - 10 : x + 10, y: y + 54, width: PASSAGE, height: PASSAGE };
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
  pawns,
  arms: (weapons, isSmall = false) => weapons.map((room, number) => inRoom(room, inRow(ARMS, weapons, number, isSmall ? LARGER : 1))),
  through(place, suspect, isSmall = false) {
    const pieces = SUSPECTS.map((each): Place => (each === suspect ? place : 'home'));
    return pawns(pieces, isSmall)[SUSPECTS.indexOf(suspect)] ?? { x: 0, y: 0, size: 1 };
  },
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
