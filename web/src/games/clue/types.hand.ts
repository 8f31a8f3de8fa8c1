/**
 * What both games say on the wire, written after the Rust types by hand. As soon as the house lists the games, its
 * generated `types.gen.ts` takes this file's place; the names are the same.
 */

export type Suspect = 'scarlet' | 'mustard' | 'white' | 'green' | 'peacock' | 'plum';
export type Weapon = 'candlestick' | 'knife' | 'lead-pipe' | 'revolver' | 'rope' | 'wrench';
export type Room =
  | 'study'
  | 'hall'
  | 'lounge'
  | 'library'
  | 'billiard-room'
  | 'conservatory'
  | 'ballroom'
  | 'kitchen'
  | 'dining-room';

/** A card on the wire is the id of what it names. */
export type CardId = Suspect | Weapon | Room;

/** Row and column, from the upper left corner. */
export type Square = [number, number];

/** Where a piece is: on a square or in a room in Clue, at home, in a hallway or in a room in Clue-less. */
export type Place = { square: Square } | { room: Room } | { hallway: [Room, Room] } | 'home';

export interface Theory {
  suspect: Suspect;
  weapon: Weapon;
  room: Room;
}

export type Action =
  | { do: 'roll' }
  | { do: 'passage' }
  | { do: 'move'; to: Place }
  | { do: 'suggest'; suspect: Suspect; weapon: Weapon }
  | { do: 'show'; card: CardId }
  | ({ do: 'accuse' } & Theory)
  | { do: 'end-turn' };

export type Step = 'start' | 'rolling' | 'rolled' | 'entered' | 'asking' | 'done';

export interface Suggestion extends Theory {
  by: number;
  passed: number[];
  asked: number;
}

export type Ended = 'solved' | 'last-standing' | 'unsolved';

export interface View {
  suspects: Suspect[];
  hand: CardId[];
  sizes: number[];
  open: CardId[];
  /** In the order of the suspects. */
  pieces: Place[];
  /** In the order of the weapons. */
  weapons: Room[];
  to_play: number;
  step: Step;
  dice: number[];
  suggestion: Suggestion | null;
  called: number[];
  out: number[];
  round: number;
  envelope: Theory | null;
  ended: Ended | null;
  winner: number | null;
  may_suggest: boolean;
  may_accuse: boolean;
}

export type Sight =
  | { saw: 'dealt'; hand: CardId[]; sizes: number[]; open: CardId[] }
  | { saw: 'took-dice'; seat: number }
  | { saw: 'rolled'; seat: number; dice: number[] }
  | { saw: 'moved'; seat: number; path: Place[]; by_passage: boolean }
  | ({
      saw: 'suggested';
      seat: number;
      moved_from: Place | null;
      passed: number[];
      asked: number | null;
    } & Theory)
  | { saw: 'showed'; seat: number; to: number; card: CardId | null }
  | ({
      saw: 'accused';
      seat: number;
      right: boolean;
      put_into: Room | null;
      envelope: Theory | null;
      ended: Ended | null;
    } & Theory)
  | { saw: 'ended-turn'; seat: number; envelope: Theory | null; ended: Ended | null };

export type Leftovers = 'dealt' | 'open';

/** What can be chosen before a match of Clue-less. */
export interface LessSetup {
  suspects: Suspect[];
  leftovers: Leftovers;
}

/** What can be chosen before a match of Clue. */
export interface Setup extends LessSetup {
  dice: number;
  exact: boolean;
}
