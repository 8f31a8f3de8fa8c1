/**
 * What a player has seen with their own eyes, printed into the checklist: their hand, what lies face up, what was
 * shown to them. What follows from it is not worked out here.
 */
import type { CardId, Sight, View } from '../types.gen';
import type { Column } from './pencil.svelte';

/** Has it, has it not, or how likely it is in percent; null = nothing printed. */
export type Printed = 'has' | 'not' | number | null;

/** Who holds a card, as far as it was seen; 'nobody' = it lies face up. */
export function holderOf(view: View, sights: readonly Sight[], seat: number | null, card: CardId): number | 'nobody' | null {
  if (view.hand.includes(card)) return seat;
  if (view.open.includes(card)) return 'nobody';
  const shown = sights.find((sight) => sight.saw === 'showed' && sight.to === seat && sight.card === card);
  if (shown?.saw === 'showed') return shown.seat;
  return null;
}

export function seen(view: View, sights: readonly Sight[], seat: number | null, card: CardId, column: Column): Printed {
  const holder = holderOf(view, sights, seat, card);
  if (holder !== null) return holder === column ? 'has' : 'not';
  if (column === seat && view.hand.length > 0) return 'not';
  if (!view.envelope) return null;
  const isInFile = (view.envelope as readonly CardId[]).includes(card);
  if (column === 'file') return isInFile ? 'has' : 'not';
  return isInFile ? 'not' : null;
}
