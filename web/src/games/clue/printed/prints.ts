/**
 * What editions print on their cards, in every language there is: people play with the cards of one country and read the
 * page in the language of another.
 */
import type { CardKind } from '../assistant/types.gen';
import { CARDS, kindOf } from '../cards';
import type { CardId } from '../types.gen';
import type { en } from './text/en';

export const prints = Object.values(import.meta.glob<Record<string, typeof en>>('./text/*.ts', { eager: true })).flatMap((print) => Object.values(print));

/** What a card is known by: suspects by their last names, for their titles differ from edition to edition. */
function knownBy(kind: CardKind, card: string): string {
  const name = card.trim().toLowerCase();
  return kind === 'suspect' ? name.replace(/^.*\s/, '') : name;
}
const ids = new Map(
  prints
    .flatMap(({ cards, also }) => [...CARDS.map((id) => [id, cards[id]] as const), ...(Object.entries(also) as [CardId, string][])])
    .map(([id, card]) => [knownBy(kindOf(id), card), id]),
);

/** Our own card, by what an edition prints on it. */
export function printedCard(kind: CardKind, card: string): CardId | null {
  const id = ids.get(knownBy(kind, card));
  return id && kindOf(id) === kind ? id : null;
}

/** Shorter, for tiles. */
export function shortened(kind: CardKind, card: string): string {
  return prints.reduce((name, { short }) => short(kind, name), card);
}

/** Where a long word may be broken, if it must. */
export function withBreaks(card: string): string {
  return prints.reduce((name, { breaks }) => name.replace(breaks, '$&\u00ad'), card);
}
