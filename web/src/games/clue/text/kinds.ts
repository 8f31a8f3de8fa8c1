/** What the sentences of both games are made from. */

/** A sentence: plain words, and cards that are to be set off. */
export type Text = (string | { card: string })[];

/** Somebody in a sentence: seats by name, the reader as "you". */
export interface Person {
  name: string;
  isReader: boolean;
}
