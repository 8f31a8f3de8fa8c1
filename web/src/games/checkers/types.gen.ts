// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Seat } from '$lib/table/wire.gen';

/**
 * What a seat asks for.
 */
export type Action = { "do": "move",
/**
 * The squares it touches: start, then every landing.
 */
path: Array<Square>, } | { "do": "resign" } | { "do": "forfeit" } | { "do": "offer-draw" } | { "do": "ask-takeback" } | { "do": "accept" } | { "do": "decline" } | { "do": "withdraw" };

/**
 * What is answered.
 */
export type Answer = { "answer": "hint" } & Hint | { "answer": "remark",
/**
 * Nothing, more often than not.
 */
remark: Remark | null, } | { "answer": "pdn",
/**
 * A whole PDN file.
 */
pdn: string, };

/**
 * One of the beginnings, by its number.
 */
export type Ballot = number;

/**
 * The ballot that began the match.
 */
export type BallotView = {
/**
 * Its number.
 */
number: Ballot,
/**
 * Its three moves as they are written down.
 */
moves: [string, string, string], };

/**
 * The pieces on the board: at most one on a square and at most twelve a side.
 *
 * On the wire it is a text of 32 letters, one per square: `b` and `w` for men, `B` and `W` for kings,
 * `.` for an empty square.
 */
export type Board = string;

/**
 * Why the game ended.
 */
export type Ended = "no-move" | "no-pieces" | "resigned" | "out-of-time" | "agreed" | "repetition" | "forty-moves";

/**
 * Why a text is not a position.
 */
export type FenFault = { "code": "empty-position" } | { "code": "no-side-to-move",
/**
 * What stands there instead.
 */
token: string, } | { "code": "no-side",
/**
 * The list.
 */
token: string, } | { "code": "side-twice",
/**
 * Whose pieces.
 */
side: Side, } | { "code": "side-missing",
/**
 * Whose pieces.
 */
side: Side, } | { "code": "not-a-square",
/**
 * What stands there instead.
 */
token: string, } | { "code": "off-board",
/**
 * The number.
 */
number: number, } | { "code": "backward-range",
/**
 * The range.
 */
token: string, } | { "code": "square-twice",
/**
 * The square.
 */
square: Square, } | { "code": "too-many-pieces",
/**
 * Whose.
 */
side: Side,
/**
 * How many a side can have.
 */
most: number, };

/**
 * A move to be played, and why.
 */
export type Hint = {
/**
 * The squares it touches, for an arrow: start, then every landing.
 */
path: Array<Square>,
/**
 * The move as it is written down.
 */
text: string,
/**
 * What speaks for it.
 */
reason: Reason,
/**
 * What the position is worth with it.
 */
score: Worth,
/**
 * How the game may go on: the move, the best answer, and so on.
 */
line: Array<Step>, };

/**
 * How a game ends with best play.
 */
export type KnownEnd = {
/**
 * Who wins; nobody if it is a draw.
 */
winner: Side | null,
/**
 * In so many plies, if that is known.
 */
plies: number | null, };

/**
 * Why there is no answer.
 */
export type NoAdvice = { "code": "nothing-left" } | { "code": "not-your-move" } | { "code": "empty-seat" };

/**
 * What one side can ask of the other.
 */
export type OfferKind = "draw" | "takeback";

/**
 * What was asked and not yet answered.
 */
export type OfferView = {
/**
 * What was asked.
 */
kind: OfferKind,
/**
 * Who asked.
 */
by: Seat, };

/**
 * What happens to a seat that does not move in time.
 */
export type OnTimeout = "move" | "lose";

/**
 * What can be asked in play.
 */
export type Question = { "ask": "hint" } | { "ask": "remark",
/**
 * Who speaks.
 */
by: Seat,
/**
 * What they said last, so that they do not repeat themselves.
 */
last: Sentence | null,
/**
 * Whether they keep to what is plain to see and give no evaluation away. Only this is answered at a
 * table without help.
 */
plain: boolean, } | { "ask": "pdn" };

/**
 * What speaks for a move.
 */
export type Reason = { "code": "must-take" } | { "code": "only-move" } | { "code": "wins",
/**
 * In so many moves of the winner's at the latest, if that is known.
 */
moves: number | null, } | { "code": "loses-last" } | { "code": "holds-draw" } | { "code": "wins-pieces",
/**
 * How many more than it costs.
 */
pieces: number, } | { "code": "crowns" } | { "code": "saves-piece" } | { "code": "stops-king" } | { "code": "runs-to-king" } | { "code": "loses-least" } | { "code": "takes-the-move" } | { "code": "swaps-ahead" } | { "code": "swaps" } | { "code": "holds-back-rank" } | { "code": "centre" } | { "code": "best" };

/**
 * A rule's "no" to an action.
 */
export type Refusal = { "code": "no-such-seat" } | { "code": "game-over" } | { "code": "ballot-not-drawn" } | { "code": "nothing-to-draw" } | { "code": "not-your-turn",
/**
 * Whose turn it is.
 */
to_move: Side, } | { "code": "offer-open",
/**
 * Who asked.
 */
by: Side,
/**
 * For what.
 */
kind: OfferKind, } | { "code": "path-too-short" } | { "code": "empty-square",
/**
 * Where the move starts.
 */
square: Square, } | { "code": "not-your-piece",
/**
 * Where the move starts.
 */
square: Square, } | { "code": "capture-compulsory",
/**
 * The pieces that can take.
 */
pieces: Array<Square>, } | { "code": "men-move-forward",
/**
 * Where the man stands.
 */
square: Square, } | { "code": "square-occupied",
/**
 * Where the step ends.
 */
square: Square, } | { "code": "cannot-move-there",
/**
 * Where it stands, or has jumped to so far.
 */
from: Square,
/**
 * Where it cannot go.
 */
to: Square, } | { "code": "jump-unfinished",
/**
 * Where it stops.
 */
at: Square,
/**
 * Where it can go on to.
 */
on_to: Array<Square>, } | { "code": "jumped-twice",
/**
 * Where that piece stands.
 */
square: Square, } | { "code": "crowning-ends-move",
/**
 * Where it is crowned.
 */
square: Square, } | { "code": "no-offer-open" } | { "code": "own-offer" } | { "code": "not-your-offer" } | { "code": "already-asked" } | { "code": "nothing-to-take-back" } | { "code": "not-lost-on-time" };

/**
 * Something said at the board.
 */
export type Remark = {
/**
 * The name of its sentence: topic and number.
 */
code: string,
/**
 * To be sent along when the next remark is asked for.
 */
sentence: Sentence,
/**
 * The opening that was just reached, where the remark is about that.
 */
opening?: string, };

/**
 * One of the sentences about a topic.
 */
export type Sentence = {
/**
 * What it is about.
 */
topic: Topic,
/**
 * Which one, from 0.
 */
number: number, };

/**
 * What can be chosen before a match: where it starts, whether a ballot begins it, and what happens when time runs out.
 */
export type Setup = {
/**
 * Where the match starts, as FEN.
 */
position: string,
/**
 * What happens to a seat that does not move in time.
 */
on_timeout: OnTimeout,
/**
 * The ballot that begins the match: its number, or `drawn`. Only from the start position.
 */
ballot?: number | 'drawn', };

/**
 * Why a match cannot be set up so.
 */
export type SetupFault = { "code": "man-on-king-row",
/**
 * Whose man.
 */
side: Side,
/**
 * The square.
 */
square: Square, } | { "code": "no-pieces",
/**
 * Which side.
 */
side: Side, } | { "code": "no-such-ballot",
/**
 * The number.
 */
number: number,
/**
 * How many ballots there are.
 */
most: number, } | { "code": "not-a-ballot",
/**
 * What stands there instead.
 */
token: string,
/**
 * How many ballots there are.
 */
most: number, } | { "code": "ballot-elsewhere",
/**
 * Where the match would start, as FEN.
 */
fen: string, } | { "code": "no-move",
/**
 * Who is to move.
 */
side: Side, } | FenFault;

/**
 * Black, who moves first from the start position, or White.
 */
export type Side = "black" | "white";

/**
 * An event as everyone saw it.
 */
export type Sight = { "saw": "ballot-drawn",
/**
 * The ballot.
 */
ballot: BallotView, } | { "saw": "moved",
/**
 * Who moved.
 */
seat: Seat,
/**
 * The squares it touched: start, then every landing.
 */
path: Array<Square>,
/**
 * Where the captured pieces stood, in the order they were jumped.
 */
captured: Array<Square>,
/**
 * Whether a man became a king.
 */
crowned: boolean,
/**
 * The move as it is written down.
 */
text: string,
/**
 * How many moves are on the board now.
 */
ply: number, } | { "saw": "resigned",
/**
 * The seat that acted.
 */
seat: Seat, } | { "saw": "forfeited",
/**
 * The seat that acted.
 */
seat: Seat, } | { "saw": "offered",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * For what.
 */
kind: OfferKind, } | { "saw": "accepted",
/**
 * Who agreed.
 */
seat: Seat,
/**
 * To what.
 */
kind: OfferKind,
/**
 * How many moves are on the board now: less than before if some were taken back.
 */
ply: number, } | { "saw": "declined",
/**
 * Who did not agree.
 */
seat: Seat,
/**
 * To what.
 */
kind: OfferKind, } | { "saw": "withdrew",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * For what.
 */
kind: OfferKind, };

/**
 * A dark square, numbered 1 to 32 as in every book on the game.
 */
export type Square = number;

/**
 * A move, and where it leads.
 */
export type Step = {
/**
 * The move as it is written down.
 */
text: string,
/**
 * The squares it touches: start, then every landing.
 */
path: Array<Square>,
/**
 * The position after it, as FEN.
 */
fen: string, };

/**
 * What a remark is about: the first part of its code, which never changes.
 */
export type Topic = "won-all-taken" | "won-blocked" | "won-resigned" | "won-on-time" | "lost-all-taken" | "lost-blocked" | "lost-resigned" | "lost-on-time" | "drawn-agreed" | "drawn-repetition" | "drawn-forty-moves" | "draw-offered-to-me" | "draw-offered-by-me" | "draw-declined-by-me" | "draw-declined-by-you" | "takeback-asked-of-me" | "takeback-asked-by-me" | "taken-back" | "takeback-declined" | "withdrawn" | "start" | "ballot" | "unusual-start" | "named-opening" | "win-missed-by-you" | "win-missed-by-me" | "blunder-yours" | "blunder-mine" | "combination-mine" | "combination-yours" | "triple-mine" | "triple-yours" | "even-exchange" | "double-mine" | "double-yours" | "offer-taken" | "piece-offered" | "first-king-mine" | "first-king-yours" | "king-mine" | "king-yours" | "king-trapped-yours" | "king-trapped-mine" | "capture-mine" | "capture-yours" | "forced-run" | "must-take" | "only-move-yours" | "only-move-mine" | "cramped-yours" | "cramped-mine" | "back-rank-left" | "repetition-near" | "forty-moves-near" | "known-win" | "known-loss" | "known-draw" | "last-piece-mine" | "last-piece-yours" | "few-pieces" | "clearly-ahead" | "clearly-behind" | "slightly-ahead" | "slightly-behind" | "long-balance" | "slip-yours" | "slip-mine" | "same-thought" | "quiet-mine";

/**
 * All there is to know about a game in play.
 */
export type View = {
/**
 * Who stands where.
 */
board: Board,
/**
 * Whose move it is, once an open offer is answered.
 */
to_move: Side,
/**
 * What was asked and not yet answered.
 */
offer: OfferView | null,
/**
 * How many moves are on the board.
 */
ply: number,
/**
 * The squares the last move on the board touched.
 */
last: Array<Square> | null,
/**
 * How often the present position has occurred; the third time is a draw.
 */
repetitions: number,
/**
 * Plies since a capture or a man's move; the eightieth is a draw.
 */
quiet_plies: number,
/**
 * Why the game is over, if it is.
 */
ended: Ended | null,
/**
 * Who won, if somebody has.
 */
winner: Seat | null,
/**
 * The ballot that began the match, if one did. Its moves are not counted in `ply`.
 */
ballot?: BallotView, };

/**
 * What a position is worth, told from Black's side whoever is to move: a graph needs one sign.
 */
export type Worth = {
/**
 * Hundredths of a man, more if Black is better. A certain win counts about a hundred men.
 */
black: number,
/**
 * How the game ends with best play, if that is known.
 */
end: KnownEnd | null, };
