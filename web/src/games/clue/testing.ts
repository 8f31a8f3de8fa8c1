/** What the tests of this folder begin with. */
import type { Place, Room, View } from './types.gen';

const square = (row: number, column: number): Place => ({ square: [row, column] });

const PIECES: readonly Place[] = [square(7, 15), { room: 'library' }, square(24, 14), square(15, 12), { room: 'conservatory' }, { room: 'billiard-room' }];
const WEAPONS: readonly Room[] = ['dining-room', 'library', 'study', 'hall', 'ballroom', 'kitchen'];

/** What is to be different. */
export type Scenario = Partial<Omit<View, 'pieces' | 'weapons'>> & { pieces?: readonly Place[]; weapons?: readonly Room[] };

/** The third round at a table of four: Miss Scarlet, in seat 0, has rolled a five before the Hall. */
export const viewOf = ({ pieces = PIECES, weapons = WEAPONS, ...more }: Scenario = {}): View => ({
  suspects: ['scarlet', 'mustard', 'green', 'plum'],
  hand: ['peacock', 'rope', 'library', 'kitchen'],
  sizes: [5, 5, 4, 4],
  open: [],
  pieces: [...pieces] as View['pieces'],
  weapons: [...weapons] as View['weapons'],
  to_play: 0,
  step: 'rolled',
  dice: [5],
  suggestion: null,
  called: [],
  out: [],
  round: 3,
  envelope: null,
  ended: null,
  winner: null,
  squares: [],
  may_suggest: false,
  may_accuse: true,
  ...more,
});
