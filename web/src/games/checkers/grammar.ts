/** Small parts of English that several sentences need. */

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "two"; digits beyond twelve. */
export function count(number: number): string {
  return COUNTS[number] ?? String(number);
}

/** "27", "27 and 28", "26, 27 and 28"; with `word` "or" for a choice. */
export function list(items: readonly (string | number)[], word: 'and' | 'or' = 'and'): string {
  const texts = items.map(String);
  const last = texts.pop();
  if (last === undefined) return '';
  return texts.length === 0 ? last : `${texts.join(', ')} ${word} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A move as it is printed: a dash for a step, a cross for a capture. */
export function printed(move: string): string {
  return move.replaceAll('-', '–').replaceAll('x', '×');
}
