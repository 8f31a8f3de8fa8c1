/** What I know of a card when I name it: from my own eyes, and from proofs and chances where I let the house print them. */
import { holderOf } from '../notes/known';
import type { Printing } from '../notes/printing.svelte';
import type { Named } from '../names';
import { roundsOf } from '../rounds';
import type { CardId, Sight, View } from '../types.gen';

export type Knowledge =
  | { is: 'mine' | 'face-up' | 'open' | 'not-file' | 'file' }
  /** Open, and so likely in the case file, in percent. */
  | { is: 'likely'; percent: number }
  /** `round` = when it was shown to me; null = nobody showed it, it is proved. */
  | { is: 'held'; by: number; round: number | null };

export function knowledgeOf(view: View, sights: readonly Sight[], seat: number | null, card: CardId, printed: Pick<Printing, 'proved' | 'chance'>): Knowledge {
  const holder = holderOf(view, sights, seat, card);
  if (holder === 'nobody') return { is: 'face-up' };
  if (holder !== null) return holder === seat ? { is: 'mine' } : { is: 'held', by: holder, round: roundShown(sights, seat, card) };
  const by = view.suspects.findIndex((_, number) => printed.proved(card, number) === 'has');
  if (by >= 0) return { is: 'held', by, round: null };
  const file = printed.proved(card, 'file');
  if (file !== null) return { is: file === 'has' ? 'file' : 'not-file' };
  const percent = printed.chance(card, 'file');
  return percent === null ? { is: 'open' } : { is: 'likely', percent };
}

function roundShown(sights: readonly Sight[], seat: number | null, card: CardId): number | null {
  const at = sights.findIndex((sight) => sight.saw === 'showed' && sight.to === seat && sight.card === card);
  return roundsOf(sights)[at]?.round ?? null;
}

/** The first card of an accusation that cannot lie in the case file, as I know; null = nothing speaks against it. */
export function doubtOf({ suspect, weapon, room }: Named, know: (card: CardId) => Knowledge): { card: CardId; why: Knowledge } | null {
  const known = [suspect, weapon, room].map((card: CardId) => ({ card, why: know(card) }));
  return known.find(({ why }) => !['open', 'likely', 'file'].includes(why.is)) ?? null;
}

/** Who is asked for a card, in order: around the table from the asker's left, those who are out, too. */
export const answerers = (seats: number, asker: number): number[] => Array.from({ length: seats - 1 }, (_, nth) => (asker + 1 + nth) % seats);
