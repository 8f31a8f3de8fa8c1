/** How checkers is written in every language. */

export { capital } from '../../lib/words/plain';

/** A move as it is printed: a dash for a step, a cross for a capture. */
export function printed(move: string): string {
  return move.replaceAll('-', '–').replaceAll('x', '×');
}
