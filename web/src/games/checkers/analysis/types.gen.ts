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
export type AnalysisRefusal = { "refused": "pdn",
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
what: string, } | { "refused": "no-such-ply",
/**
 * Which was asked for.
 */
ply: number,
/**
 * How many there are.
 */
plies: number, };

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
 * How bad a move was.
 */
export type Mistake = "slip" | "mistake" | "blunder";

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
 * How it is written: `+0.35`, `-1.20`, `Black wins in 7`, `White wins`, `drawn`. Lengths are in plies.
 */
text: string, };
