// What cards look like, and what they are called on the page: names on the wire are those of the edition.

import { de } from '../text/de';
import { en } from '../text/en';
import { text } from '../text';
import { CARDS, kindOf as kindOfId, pictureOf, SUSPECTS, type Picture } from '../cards';
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

/** Our own cards by the names that editions of several countries print on them. */
const ids = new Map<string, CardId>([
  ...[en, de].flatMap(({ cards }) => CARDS.map((id) => [cards[id].toLowerCase(), id] as const)),
  ['dagger', 'knife'],
  ['lead piping', 'lead-pipe'],
  ['spanner', 'wrench'],
]);

/** The drawing of a card, by what its edition prints on it; null if nobody has drawn it. */
export function pictureNamed(kind: CardKind, card: string): Picture | null {
  const name = card.trim().toLowerCase();
  // "Miss Scarlett" is one letter longer in some countries.
  const id = ids.get(name) ?? SUSPECTS.find((each) => new RegExp(`\\b${each}t?$`).test(name));
  return id && kindOfId(id) === kind ? pictureOf(id) : null;
}

const withoutTitle = (name: string) => name.replace(/^(Miss|Mrs|Mr|Ms|Colonel|Professor|Reverend|Monsieur|Madame|Sergeant|Doctor|Dr|Fräulein|Frau|Oberst|Baronin)\.?\s+/i, '');
/** Shorter, for tiles: people drop titles, and say "Billiard". */
const SHORTEN: Record<CardKind, (name: string) => string> = {
  suspect: withoutTitle,
  weapon: (name) => name,
  room: (name) => name.replace(/\s+(Room|House)$/i, ''),
};

/** What the cards of a deck are called. */
export interface Names {
  full: (card: string) => string;
  /** Where there is little room. No two cards of the deck are called the same. */
  short: (card: string) => string;
}

/** The classic cards are called what the language calls them, all others what is printed on them. */
export function namesOf(edition: EditionChoice, deck: Deck, called: Record<CardId, string> = text.cards): Names {
  const named = KINDS.flatMap((kind) =>
    deck[kind].map((card) => {
      const id = edition === 'classic' ? ids.get(card.toLowerCase()) : undefined;
      const full = id ? called[id] : card;
      return { card, full, short: SHORTEN[kind](full) };
    }),
  );
  const names = new Map(
    named.map(({ card, full, short }) => {
      const isAlone = named.filter((other) => other.short === short).length === 1;
      return [card, { full, short: isAlone ? short : full }];
    }),
  );
  return { full: (card) => names.get(card)?.full ?? card, short: (card) => names.get(card)?.short ?? card };
}

/** The edition whose cards are called as the language calls them comes first. */
export function nativeFirst<Edition extends { deck: Deck }>(editions: readonly Edition[], called: Record<CardId, string> = text.cards): Edition[] {
  const isNative = ({ deck }: Edition) => CARDS.every((id, at) => cardsOf(deck)[at] === called[id]);
  return [...editions.filter(isNative), ...editions.filter((edition) => !isNative(edition))];
}

/** Where a long word may be broken, if it must. */
export function withBreaks(name: string): string {
  return name.replace(/(Conser|Candle|Heizungs|Winter|Arbeits|Billard|Musik|Speise)(vatory|stick|rohr|garten|zimmer)/, '$1\u00ad$2');
}
