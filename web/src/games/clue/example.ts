/** The positions that the rules pages show; tests begin with one of them, too. */
import type { Action, Place, Room, View } from './types.gen';

/** A table in its third round, at which Miss Scarlet is to move her piece. */
export const thirdRound = (pieces: View['pieces'], dice: number[]): View => ({
  suspects: ['scarlet', 'mustard', 'green', 'plum'],
  hand: [],
  sizes: [5, 5, 4, 4],
  open: [],
  pieces,
  weapons: ['dining-room', 'library', 'study', 'hall', 'ballroom', 'kitchen'],
  to_play: 0,
  step: dice.length > 0 ? 'rolled' : 'start',
  dice,
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
});

const room = (room: Room): Place => ({ room });
const square = (row: number, column: number): Place => ({ square: [row, column] });
const hallway = (one: Room, other: Room): Place => ({ hallway: [one, other] });
const move = (to: Place): Action => ({ do: 'move', to });

export interface Example {
  view: View;
  actions: Action[];
  /** The place whose way is drawn. */
  to: Place | null;
}

/** Classic: five steps lead from before the Hall into the Lounge. */
export const intoTheLounge: Example = {
  view: thirdRound([square(7, 15), room('library'), square(24, 14), square(15, 12), room('conservatory'), room('billiard-room')], [5]),
  actions: [move(room('lounge'))],
  to: room('lounge'),
};

/** Clue-less: out of the Study, through a hallway or the passage. */
export const outOfTheStudy: Example = {
  view: thirdRound([room('study'), room('lounge'), 'home', hallway('billiard-room', 'ballroom'), room('library'), 'home'], []),
  actions: [move(hallway('study', 'hall')), move(hallway('study', 'library')), move(room('kitchen'))],
  to: null,
};
