/** What the cards of both games are called. */
import { text } from './text';
import type { CardId, Suspect } from './types.gen';

export * from './cards';

/** "Mrs. Peacock", "Rope", "Kitchen": as it is printed on the card. */
export function nameOf(card: CardId): string {
  return text.cards[card];
}

/** "Peacock": people drop titles where there is little room. */
export function shortName(suspect: Suspect): string {
  return text.short(suspect);
}
