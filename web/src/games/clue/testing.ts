/** What the tests of this folder begin with. */
import { thirdRound } from './example';
import type { Place, Room, View } from './types.gen';

const square = (row: number, column: number): Place => ({ square: [row, column] });

const PIECES: readonly Place[] = [square(7, 15), { room: 'library' }, square(24, 14), square(15, 12), { room: 'conservatory' }, { room: 'billiard-room' }];
const WEAPONS: readonly Room[] = ['dining-room', 'library', 'study', 'hall', 'ballroom', 'kitchen'];

/** What is to be different. */
export type Scenario = Partial<Omit<View, 'pieces' | 'weapons'>> & { pieces?: readonly Place[]; weapons?: readonly Room[] };

/** The third round at a table of four: Miss Scarlet, in seat 0, has rolled a five before the Hall. */
export const viewOf = ({ pieces = PIECES, weapons = WEAPONS, ...more }: Scenario = {}): View => ({
  ...thirdRound([...pieces] as View['pieces'], [5]),
  hand: ['peacock', 'rope', 'library', 'kitchen'],
  weapons: [...weapons] as View['weapons'],
  ...more,
});
