// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

/**
 * What can be done to an analysis: nothing, a game that was played stays as it is.
 */
export type AnalysisAction = never;

/**
 * What a page must know before there is a notebook.
 */
export type AnalysisInfo = {
/**
 * The most moves, of both sides together, a game may have.
 */
most_moves: number, };

/**
 * A game, ready to be stepped through.
 */
export type AnalysisPage = {
/**
 * Where it starts, as FEN.
 */
start: string,
/**
 * Who played Black, as far as the text says.
 */
black: string,
/**
 * Who played White, as far as the text says.
 */
white: string,
/**
 * How it ended, as PDN writes it: `1-0` if White won, `0-1` if Black did, `1/2-1/2`, or `*`.
 */
result: string,
/**
 * Its moves.
 */
plies: Array<Step>,
/**
 * The whole game as PDN.
 */
pdn: string, };

/**
 * What can be asked about a game.
 */
export type AnalysisQuestion = { "ask": "ply",
/**
 * How many plies; as many as there are for the last position.
 */
ply: number, };

/**
 * Why a game cannot be analysed.
 */
export type AnalysisRefusal = { "code": "no-such-ply",
/**
 * Which was asked for.
 */
ply: number,
/**
 * How many there are.
 */
plies: number, } | pdn;

/**
 * A game to be analysed.
 */
export type AnalysisSetup = {
/**
 * The text of a PDN file.
 */
pdn: string,
/**
 * Which of its games, from 1.
 */
game?: number, };

/**
 * What the engine thinks of a position of the game and of the move that was made there.
 */
export type AnalysisVerdict = {
/**
 * What the position is worth.
 */
score: Worth,
/**
 * The best move; nothing if there is none.
 */
best: Step | null,
/**
 * How the game might best go on: the best move, the best answer, and so on.
 */
line: Array<Step>,
/**
 * What the position is worth after the move that was made; nothing for the last position.
 */
played: Worth | null,
/**
 * What the move cost, in hundredths of a man.
 */
loss: number,
/**
 * How bad that is, if it is worth mentioning.
 */
mistake: Mistake | null, };

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
 * How bad a move was.
 */
export type Mistake = "inaccuracy" | "mistake" | "blunder";

/**
 * Why a text is not a set-up or an action.
 */
export type NotationFault = { "code": "option-twice",
/**
 * The option.
 */
option: string, } | { "code": "not-a-timeout",
/**
 * What stands there instead.
 */
token: string, } | { "code": "not-an-action",
/**
 * What stands there instead.
 */
token: string,
/**
 * The words that there are.
 */
words: Array<string>, } | { "code": "not-a-square-of-a-move",
/**
 * What stands there instead.
 */
token: string,
/**
 * The whole move.
 */
text: string, } | { "code": "several-moves",
/**
 * The move as it is written.
 */
text: string,
/**
 * The moves it may mean, in full.
 */
moves: Array<string>, } | SetupFault;

/**
 * What one side can ask of the other.
 */
export type OfferKind = "draw" | "takeback";

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

/**
 * What is wrong with a text.
 */
export type Wrong = { "code": "text-too-long",
/**
 * How many bytes are read.
 */
most: number, } | { "code": "too-many-moves",
/**
 * How many are read.
 */
most: number, } | { "code": "no-game" } | { "code": "no-such-game",
/**
 * Which was wanted, from 1.
 */
wanted: number,
/**
 * How many there are.
 */
found: number, } | { "code": "unclosed",
/**
 * The bracket.
 */
token: string, } | { "code": "closes-nothing",
/**
 * The bracket.
 */
token: string, } | { "code": "not-a-tag",
/**
 * What stands there instead.
 */
token: string, } | { "code": "other-game",
/**
 * The type as it is written.
 */
token: string, } | { "code": "bad-fen",
/**
 * What is wrong with it.
 */
fault: SetupFault, } | { "code": "not-a-move",
/**
 * What stands there instead.
 */
token: string, } | { "code": "unclear-move",
/**
 * The number of the move, from 1.
 */
number: number,
/**
 * Whose move.
 */
side: Side,
/**
 * What is wrong.
 */
why: NotationFault, } | { "code": "illegal-move",
/**
 * The number of the move, from 1.
 */
number: number,
/**
 * Whose move.
 */
side: Side,
/**
 * How it is written.
 */
token: string,
/**
 * The rule.
 */
refusal: Refusal, };

/**
 * What is wrong with a text, and where.
 */
export type pdn = { "code": "pdn",
/**
 * The line, from 1.
 */
line: number,
/**
 * The column, from 1, in characters.
 */
column: number,
/**
 * What is wrong there.
 */
what: Wrong, };
