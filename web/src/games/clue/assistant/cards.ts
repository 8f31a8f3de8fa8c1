// What cards look like and are called where there is little room.

import { de } from '../text/de';
import { en } from '../text/en';
import { CARDS, drawingOf, kindOf as cardKindOf, SUSPECTS } from '../names';
import type { CardId, Room } from '../types.gen';
import type { CardKind, OwnEdition } from './types.gen';

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

/** A drawing in `cards.svg`; suspects also have a mark and a colour of their own. */
export interface Picture {
  /** Id of the drawing. */
  art: string;
  /** The suspect's name in marks and colours. */
  who?: string;
}

/** Our own cards by their names in every language, and in other countries' editions. */
const ids = new Map<string, CardId>([
  ...[en, de].flatMap(({ cards }) => CARDS.map((id) => [cards[id].toLowerCase(), id] as const)),
  ['dagger', 'knife'],
  ['lead piping', 'lead-pipe'],
  ['spanner', 'wrench'],
]);

/** The drawing of a card, by its name, in any edition that has it; null if nobody has drawn it. */
export function pictureOf(kind: CardKind, card: string): Picture | null {
  const name = card.trim().toLowerCase();
  if (kind === 'suspect') {
    // "Miss Scarlett" is one letter longer in some countries.
    const who = SUSPECTS.find((each) => ids.get(name) === each || new RegExp(`\\b${each}t?$`).test(name));
    return who ? { art: `art-${who}`, who } : null;
  }
  const id = ids.get(name);
  if (!id || cardKindOf(id) !== kind) return null;
  return { art: kind === 'weapon' ? `w-${id}` : `art-${drawingOf(id as Room)}` };
}

/**
 * A shorter name for tiles: people drop titles, and say "Billiard". Only where no other card of the deck would be
 * called the same.
 */
export function shortNames(deck: Deck): Map<string, string> {
  const cards = cardsOf(deck);
  const short = (card: string) =>
    deck.suspect.includes(card)
      ? card.replace(/^(Miss|Mrs|Mr|Ms|Colonel|Professor|Reverend|Monsieur|Madame|Sergeant|Doctor|Dr)\.?\s+/i, '')
      : deck.room.includes(card)
        ? card.replace(/\s+(Room|House)$/i, '')
        : card;
  const shortened = cards.map(short);
  return new Map(
    cards.map((card, number) => {
      const name = shortened[number]!;
      return [card, shortened.filter((other) => other === name).length > 1 ? card : name];
    }),
  );
}

/** Where a long word may be broken, if it must. */
export function withBreaks(name: string): string {
  return name.replace(/(Conser|Candle)(vatory|stick)/, '$1\u00ad$2');
}
