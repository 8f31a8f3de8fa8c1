/** How checkers is written in every language. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A move as it is printed: a dash for a step, a cross for a capture. */
export function printed(move: string): string {
  return move.replaceAll('-', '–').replaceAll('x', '×');
}
