/** What the tool `checkers-analysis` says: the game it was opened with, and its verdicts, ply by ply. */

/** A move, and where it leads. */
export interface Step {
  /** As it is written down. */
  text: string;
  /** The squares it touches: start, then every landing. */
  path: number[];
  /** The position after it. */
  fen: string;
}

/** What a position is worth, told from Black's side. */
export interface Worth {
  /** Hundredths of a man, more if Black is better. */
  black: number;
  /** "+0.35", "Black wins in 7" */
  text: string;
}

export interface Page {
  /** Where the game began. */
  start: string;
  black: string;
  white: string;
  /** "1-0" */
  result: string;
  plies: Step[];
  /** The whole game, for other programs. */
  pdn: string;
}

export type Mistake = 'slip' | 'mistake' | 'blunder';

/** What the engine makes of a position of the game and of the move that was made there. */
export interface Verdict {
  score: Worth;
  /** Nothing if there is no move. */
  best: Step | null;
  /** The best move, the best answer, and so on. */
  line: Step[];
  /** After the move that was played; nothing for the last position. */
  played: Worth | null;
  /** What it gave away, in hundredths of a man. */
  loss: number;
  mistake: Mistake | null;
}

/** What the engine makes of the position after so many moves. */
export const verdictQuestion = (ply: number) => ({ ask: 'ply', ply }) as const;
