/** What the sentences of both games are made from. */

/** A sentence: plain words, and cards that are to be set off. */
export type Text = (string | { card: string })[];

/** Somebody in a sentence: seats by name, the reader as "you". */
export interface Person {
  name: string;
  isReader: boolean;
}

/** Two sentences about one person as one: the second without the subject that both begin with. */
export function joined(first: Text, and: string, second: Text, subject: string): Text {
  const [opening = '', ...rest] = second;
  const [last = ''] = first.slice(-1);
  if (typeof opening !== 'string' || typeof last !== 'string') return [...first, ' ', ...second];
  return [...first.slice(0, -1), `${last.replace(/\.$/, '')}${and}${opening.slice(subject.length + 1)}`, ...rest];
}
