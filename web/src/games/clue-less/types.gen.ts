// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Action, Answer, CardId, Ended, Explanation, Hallway, Keeper, Leftovers, NotProved, Pile, Place, Proved, Question, Reason, Refusal, Room, Sight, Square, Step, Suggestion, Suspect, Theory, View, Weapon, Word } from '../clue/types.gen';

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
