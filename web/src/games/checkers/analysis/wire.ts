/** What the tool `checkers-analysis` says, under the names this folder uses. */
import type { AnalysisQuestion } from './types.gen';

export type { AnalysisPage as Page, AnalysisVerdict as Verdict, Mistake, Step, Worth } from './types.gen';

/** What the engine makes of the position after so many moves. */
export const verdictQuestion = (ply: number): AnalysisQuestion => ({ ask: 'ply', ply });
