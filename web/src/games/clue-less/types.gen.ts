// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Accusation, Action, Answer, Asked, At, Because, Better, CardChances, CardId, Chance, Clause, Count, Ended, Explanation, Failed, Filled, Hallway, Hand, Hint, How, Keeper, Leftovers, NotProved, Part, Pass, Percent, Pile, Place, Proved, Question, Reason, Refusal, Review, Room, RoomFor, Said, SaidCard, SaidHolder, SaidKind, SaidPlace, SetupFault, ShownCard, Sight, Solved, Square, Standing, Step, Suggestion, Suspect, Theory, Three, Title, View, Weapon, Weighed } from '../clue/types.gen';

/**
 * What can be chosen before a match of Clue-less.
 */
export type Setup = {
/**
 * Who sits in which seat.
 */
suspects: Array<Suspect>,
/**
 * What becomes of the cards that cannot be dealt evenly.
 */
leftovers: Leftovers, };

export type * from '../clue/types.gen';
