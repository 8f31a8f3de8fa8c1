/** The classic board as data: 25 rows of 24 cells, from the upper left corner. Must agree with the rules' board. */
import type { Room, Square, Suspect } from '../types.gen';

/** `.` corridor, a letter a room, `x` the staircase in the middle, `#` outside. */
export const GRID: readonly string[] = [
  'SSSSSS#.#HHHHHH#.#OOOOOO',
  'SSSSSSS..HHHHHH..OOOOOOO',
  'SSSSSSS..HHHHHH..OOOOOOO',
  'SSSSSSS..HHHHHH..OOOOOOO',
  '#........HHHHHH..OOOOOOO',
  '.........HHHHHH..OOOOOOO',
  '#LLLLL...HHHHHH........#',
  'LLLLLLL.................',
  'LLLLLLL..xxxxx.........#',
  'LLLLLLL..xxxxx..DDDDDDDD',
  '#LLLLL...xxxxx..DDDDDDDD',
  '#........xxxxx..DDDDDDDD',
  'BBBBBB...xxxxx..DDDDDDDD',
  'BBBBBB...xxxxx..DDDDDDDD',
  'BBBBBB...xxxxx..DDDDDDDD',
  'BBBBBB.............DDDDD',
  'BBBBBB.................#',
  '#.......AAAAAAAA........',
  '........AAAAAAAA..KKKKK#',
  '#CCCC...AAAAAAAA..KKKKKK',
  'CCCCCC..AAAAAAAA..KKKKKK',
  'CCCCCC..AAAAAAAA..KKKKKK',
  'CCCCCC..AAAAAAAA..KKKKKK',
  'CCCCCC#...AAAA...#KKKKKK',
  '#########.####.#########',
];
export const ROWS = GRID.length;
export const COLUMNS = 24;

export const LETTERS: Record<Room, string> = {
  study: 'S',
  hall: 'H',
  lounge: 'O',
  library: 'L',
  'billiard-room': 'B',
  conservatory: 'C',
  ballroom: 'A',
  kitchen: 'K',
  'dining-room': 'D',
};

export interface Door {
  room: Room;
  /** The corridor square before it. */
  at: Square;
  /** The cell of the room behind it. */
  into: Square;
}

const door = (room: Room, at: Square, into: Square): Door => ({ room, at, into });

export const DOORS: readonly Door[] = [
  door('study', [4, 6], [3, 6]),
  door('hall', [4, 8], [4, 9]),
  door('hall', [7, 11], [6, 11]),
  door('hall', [7, 12], [6, 12]),
  door('lounge', [6, 17], [5, 17]),
  door('library', [8, 7], [8, 6]),
  door('library', [11, 3], [10, 3]),
  door('billiard-room', [11, 1], [12, 1]),
  door('billiard-room', [15, 6], [15, 5]),
  door('conservatory', [19, 5], [20, 5]),
  door('ballroom', [19, 7], [19, 8]),
  door('ballroom', [16, 9], [17, 9]),
  door('ballroom', [16, 14], [17, 14]),
  door('ballroom', [19, 16], [19, 15]),
  door('kitchen', [17, 19], [18, 19]),
  door('dining-room', [8, 17], [9, 17]),
  door('dining-room', [12, 15], [12, 16]),
];

export const STARTS: Record<Suspect, Square> = {
  scarlet: [0, 16],
  mustard: [7, 23],
  white: [24, 14],
  green: [24, 9],
  peacock: [18, 0],
  plum: [5, 0],
};

/** The room at the other end of a secret passage; the same on both boards. */
export const PASSAGES: Partial<Record<Room, Room>> = {
  study: 'kitchen',
  kitchen: 'study',
  lounge: 'conservatory',
  conservatory: 'lounge',
};
