/** What the tests of this folder begin with. */
import type { Place, View } from './types.hand';

const square = (row: number, column: number): Place => ({ square: [row, column] });

/** The third round at a table of four: Miss Scarlet, in seat 0, has rolled a five before the Hall. */
export const viewOf = (more: Partial<View> = {}): View => ({
  suspects: ['scarlet', 'mustard', 'green', 'plum'],
  hand: ['peacock', 'rope', 'library', 'kitchen'],
  sizes: [5, 5, 4, 4],
  open: [],
  pieces: [square(7, 15), { room: 'library' }, square(24, 14), square(15, 12), { room: 'conservatory' }, { room: 'billiard-room' }],
  weapons: ['dining-room', 'library', 'study', 'hall', 'ballroom', 'kitchen'],
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
  may_suggest: false,
  may_accuse: true,
  ...more,
});
