// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Seat } from '$lib/table/wire.gen';

/**
 * What a seat asks for.
 */
export type Action = { "do": "roll" } | { "do": "passage" } | { "do": "move",
/**
 * Where it ends.
 */
to: Place, } | { "do": "suggest",
/**
 * The suspect.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon, } | { "do": "show",
/**
 * The card.
 */
card: CardId, } | { "do": "accuse",
/**
 * The suspect.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room, } | { "do": "end-turn" };

/**
 * What is answered.
 */
export type Answer = { "answer": "proved",
/**
 * By card, then by holder: the seats, the open cards, the envelope.
 */
proved: Array<Proved>, } | { "answer": "why" } & Explanation;

/**
 * A card of the classic edition, by what it names. On the wire just the id: `"rope"`.
 */
export type CardId = Suspect | Weapon | Room;

/**
 * Why the game ended.
 */
export type Ended = "solved" | "last-standing" | "unsolved";

/**
 * Why something is proved.
 */
export type Explanation = {
/**
 * "Why does Ben not have the Rope?"
 */
title: Array<Word>,
/**
 * How it follows. What happened comes first; none of it can be left out.
 */
steps: Array<Reason>, };

/**
 * A hallway of Clue-less: it joins two rooms and holds one piece. On the wire the two rooms.
 */
export type Hallway = [Room, Room];

/**
 * Whoever or whatever keeps cards. On the wire: the number of a seat, or a word.
 */
export type Keeper = Seat | Pile;

/**
 * What becomes of the cards that cannot be dealt evenly.
 */
export type Leftovers = "dealt" | "open";

/**
 * Why there is no answer.
 */
export type NotProved = "open" | "no-such-holder";

/**
 * Cards in nobody's hand.
 */
export type Pile = "envelope" | "open";

/**
 * Where a piece is. A piece in Clue is on a square or in a room, one in Clue-less at home, in a hallway or in a
 * room.
 */
export type Place = { "square": Square } | { "room": Room } | { "hallway": Hallway } | "home";

/**
 * Something that is certain.
 */
export type Proved = {
/**
 * Which card.
 */
card: CardId,
/**
 * Where the card is.
 */
holder: Keeper,
/**
 * Whether it is there.
 */
has: boolean, };

/**
 * What can be asked in play.
 */
export type Question = { "ask": "proved" } | { "ask": "why",
/**
 * Which card.
 */
card: CardId,
/**
 * Where the card is.
 */
holder: Keeper, };

/**
 * A step of an explanation.
 */
export type Reason = {
/**
 * If it tells what happened: in which round.
 */
round: number | null,
/**
 * A sentence.
 */
words: Array<Word>,
/**
 * How deep inside suppositions it stands: 0 = plain fact, 1 = under "suppose that ...".
 */
depth: number, };

/**
 * A rule's "no" to an action.
 */
export type Refusal = { "refused": "no-such-seat" } | { "refused": "game-over" } | { "refused": "chance-first" } | { "refused": "not-your-turn",
/**
 * Whose turn it is.
 */
to_play: Suspect, } | { "refused": "awaiting-answer",
/**
 * Who must show a card.
 */
asked: Suspect, } | { "refused": "must-show" } | { "refused": "nothing-to-show" } | { "refused": "not-named",
/**
 * The card.
 */
card: CardId, } | { "refused": "not-your-card",
/**
 * The card.
 */
card: CardId, } | { "refused": "no-dice" } | { "refused": "passage-is-a-move" } | { "refused": "has-rolled" } | { "refused": "roll-first" } | { "refused": "has-moved" } | { "refused": "blocked" } | { "refused": "no-passage" } | { "refused": "out-of-reach",
/**
 * Where it was to go.
 */
to: Place, } | { "refused": "just-left",
/**
 * The room.
 */
room: Room, } | { "refused": "occupied",
/**
 * Where the piece was to go.
 */
to: Place, } | { "refused": "not-in-a-room" } | { "refused": "not-entered",
/**
 * The room.
 */
room: Room, } | { "refused": "has-suggested" } | { "refused": "must-move" } | { "refused": "must-suggest",
/**
 * The room.
 */
room: Room, } | { "refused": "impossible-chance" };

/**
 * Where it can have been done.
 */
export type Room = "study" | "hall" | "lounge" | "library" | "billiard-room" | "conservatory" | "ballroom" | "kitchen" | "dining-room";

/**
 * What can be chosen before a match of Clue.
 */
export type Setup = {
/**
 * Who sits in which seat.
 */
suspects: Array<Suspect>,
/**
 * How many dice are rolled.
 */
dice: number,
/**
 * Whether a move that ends in the corridors must use the whole roll.
 */
exact: boolean,
/**
 * What becomes of the cards that cannot be dealt evenly.
 */
leftovers: Leftovers, };

/**
 * An event as one viewer saw it.
 */
export type Sight = { "saw": "dealt",
/**
 * The viewer's own cards; none for a spectator.
 */
hand: Array<CardId>,
/**
 * How many each seat got.
 */
sizes: Array<number>,
/**
 * What lies face up.
 */
open: Array<CardId>, } | { "saw": "took-dice",
/**
 * The seat that acted.
 */
seat: Seat, } | { "saw": "rolled",
/**
 * The seat that rolled.
 */
seat: Seat,
/**
 * What they show.
 */
dice: Array<number>, } | { "saw": "moved",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * Every place it came through: the first one it left, the last one it reached.
 */
path: Array<Place>,
/**
 * Whether it went through a secret passage.
 */
by_passage: boolean, } | { "saw": "suggested",
/**
 * Who made it.
 */
seat: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Where the suspect's piece was before; null if it was in the room already.
 */
moved_from: Place | null,
/**
 * Who could not disprove it, in the order they were asked.
 */
passed: Array<Seat>,
/**
 * Who can, and must show a card; null if nobody could.
 */
asked: Seat | null, } | { "saw": "showed",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * The seat that was shown it.
 */
to: Seat,
/**
 * Which; only for these two.
 */
card: CardId | null, } | { "saw": "accused",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Whether it was so. If not, the seat is out.
 */
right: boolean,
/**
 * The room that the piece of a wrong accuser was taken into, out of its doorway.
 */
put_into: Room | null,
/**
 * What is in the envelope: for all if the game is over, else for the accuser alone.
 */
envelope: Theory | null,
/**
 * Whether and why the game is over.
 */
ended: Ended | null, } | { "saw": "ended-turn",
/**
 * The seat whose turn it was.
 */
seat: Seat,
/**
 * What is in the envelope, if the game is over.
 */
envelope: Theory | null,
/**
 * Whether and why the game is over.
 */
ended: Ended | null, };

/**
 * A corridor square of the classic board. On the wire `[row, column]`, counted from 0 at the top left.
 */
export type Square = [number, number];

/**
 * How far a turn has gone.
 */
export type Step = "start" | "rolling" | "rolled" | "entered" | "asking" | "done";

/**
 * A suggestion that waits for an answer.
 */
export type Suggestion = {
/**
 * Who made it.
 */
by: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Who could not disprove it, in the order they were asked.
 */
passed: Array<Seat>,
/**
 * Who must show a card.
 */
asked: Seat, };

/**
 * Who can have done it, clockwise around the table from Miss Scarlet, who begins.
 */
export type Suspect = "scarlet" | "mustard" | "white" | "green" | "peacock" | "plum";

/**
 * Who, with what, where: what a suggestion or an accusation says, and what the envelope holds. On the wire a
 * list of three ids.
 */
export type Theory = [Suspect, Weapon, Room];

/**
 * All that one viewer may know about a game in play, besides what it saw.
 */
export type View = {
/**
 * Who sits in which seat.
 */
suspects: Array<Suspect>,
/**
 * The viewer's own cards; none for a spectator.
 */
hand: Array<CardId>,
/**
 * How many cards each seat holds.
 */
sizes: Array<number>,
/**
 * The cards that lie face up.
 */
open: Array<CardId>,
/**
 * Where the pieces are, in the order of the suspects.
 */
pieces: [Place, Place, Place, Place, Place, Place],
/**
 * Where the weapons are, in their own order.
 */
weapons: [Room, Room, Room, Room, Room, Room],
/**
 * Whose turn it is. While a suggestion runs another seat may have to act.
 */
to_play: Seat,
/**
 * How far that turn has gone.
 */
step: Step,
/**
 * What was rolled this turn; empty before.
 */
dice: Array<number>,
/**
 * The suggestion that waits for an answer.
 */
suggestion: Suggestion | null,
/**
 * Who was brought into a room by another's suggestion, and may suggest there without moving.
 */
called: Array<Seat>,
/**
 * Who has accused wrongly.
 */
out: Array<Seat>,
/**
 * From 1; after the 200th nobody wins.
 */
round: number,
/**
 * What is in the envelope, once this viewer may know it.
 */
envelope: Theory | null,
/**
 * Why the game is over, if it is.
 */
ended: Ended | null,
/**
 * Who won, if somebody has.
 */
winner: Seat | null,
/**
 * The squares where the viewer may move its piece now. Rooms and hallways are among its actions.
 */
squares: Array<Square>,
/**
 * Whether the viewer may make a suggestion now: any suspect with any weapon.
 */
may_suggest: boolean,
/**
 * Whether the viewer may accuse now: any suspect, weapon and room.
 */
may_accuse: boolean, };

/**
 * What it can have been done with.
 */
export type Weapon = "candlestick" | "knife" | "lead-pipe" | "revolver" | "rope" | "wrench";

/**
 * A piece of a sentence.
 */
export type Word = string | Seat;
