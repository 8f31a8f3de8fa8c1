/** What the sentences of both games are made from. */
import type { CardId } from '../types.gen';

/** A sentence: plain words, and cards that are to be set off. */
export type Text = (string | { card: string })[];

/** Somebody in a sentence: seats by name, the reader as "you". */
export interface Person {
  name: string;
  isReader: boolean;
}

/** Cards in a row: "the Rope and the Hall". */
export function cardRow(cards: readonly CardId[], and: string, said: (card: CardId) => string): Text {
  return cards.flatMap((id, number): Text => {
    const card = { card: said(id) };
    if (number === 0) return [card];
    return [number === cards.length - 1 ? ` ${and} ` : ', ', card];
  });
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo" */
export function row(words: readonly string[], and: string): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;
}
