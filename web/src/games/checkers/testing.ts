/** What the tests of this folder begin with. */
import { boardOf } from './fen';
import type { View } from './types.gen';

/** A game in play at this position, with nothing special about it but what is said. */
export const viewOf = (fen: string, more: Partial<View> = {}): View => ({
  board: boardOf(fen),
  to_move: fen.startsWith('B') ? 'black' : 'white',
  offer: null,
  ply: 4,
  last: null,
  repetitions: 1,
  quiet_plies: 0,
  ended: null,
  winner: null,
  ...more,
});
