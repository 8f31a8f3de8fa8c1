// What cards look like, and what they are called on the page: names on the wire are those of the edition.

import { CARDS, pictureOf, type Picture } from '../cards';
import { printedCard, shortened } from '../printed/prints';
import { text } from '../text';
import type { CardId } from '../types.gen';
import type { CardKind, EditionChoice, OwnEdition } from './types.gen';

export const KINDS: readonly CardKind[] = ['suspect', 'weapon', 'room'];

/** The cards of an edition by kind. */
export type Deck = Record<CardKind, string[]>;

export function deckOf(edition: Pick<OwnEdition, 'suspects' | 'weapons' | 'rooms'>): Deck {
  return { suspect: edition.suspects, weapon: edition.weapons, room: edition.rooms };
}

export function cardsOf(deck: Deck): string[] {
  return KINDS.flatMap((kind) => deck[kind]);
}

export function kindOf(deck: Deck, card: string): CardKind | null {
  return KINDS.find((kind) => deck[kind].includes(card)) ?? null;
}

/** The drawing of a card, by what its edition prints on it; null if nobody has drawn it. */
export function pictureNamed(kind: CardKind, card: string): Picture | null {
  const id = printedCard(kind, card);
  return id && pictureOf(id);
}

/** What the cards of a deck are called. */
export interface Names {
  full: (card: string) => string;
  /** As what somebody shows: "the Rope". */
  shown: (card: string) => string;
  /** Where there is little room. No two cards of the deck are called the same. */
  short: (card: string) => string;
}

/** The classic cards are called what the language calls them, all others what is printed on them. */
export function namesOf(edition: EditionChoice, deck: Deck, called: Record<CardId, string> = text.cards): Names {
  const named = KINDS.flatMap((kind) =>
    deck[kind].map((card) => {
      const id = edition === 'classic' ? printedCard(kind, card) : null;
      const full = id ? called[id] : card;
      return { card, full, shown: id ? text.theCard(id) : card, short: shortened(kind, full) };
    }),
  );
  const names = new Map(
    named.map(({ card, full, shown, short }) => {
      const isAlone = named.filter((other) => other.short === short).length === 1;
      return [card, { full, shown, short: isAlone ? short : full }];
    }),
  );
  const form = (of: keyof Names) => (card: string) => names.get(card)?.[of] ?? card;
  return { full: form('full'), shown: form('shown'), short: form('short') };
}

/** The edition whose cards are called as the language calls them comes first. */
export function nativeFirst<Edition extends { deck: Deck }>(editions: readonly Edition[], called: Record<CardId, string> = text.cards): Edition[] {
  const isNative = ({ deck }: Edition) => CARDS.every((id, at) => cardsOf(deck)[at] === called[id]);
  return [...editions.filter(isNative), ...editions.filter((edition) => !isNative(edition))];
}
