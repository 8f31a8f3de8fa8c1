/** What one seat did about suggestions, as another saw it: asked, passed, showed; and its accusations. */
import { roundsOf } from '../rounds';
import type { CardId, Sight } from '../types.gen';

export type Deed = 'asked' | 'passed' | 'showed' | 'accused';

export interface Entry {
  round: number;
  did: Deed;
  /** Who named the cards. */
  by: number;
  cards: [CardId, CardId, CardId];
  /** The card that was shown, if it was seen. */
  shown: CardId | null;
  /** Of a question: who showed a card, null = nobody could. Left out while an answer is awaited. */
  shower?: number | null;
  /** Of an accusation. */
  isRight?: boolean;
}

export function recordOf(sights: readonly Sight[], seat: number): Entry[] {
  const rounds = roundsOf(sights);
  return sights.flatMap((sight, number): Entry[] => {
    if (sight.saw !== 'suggested' && sight.saw !== 'accused') return [];
    const round = rounds[number]?.round ?? 0;
    const entry = { round, by: sight.seat, cards: [sight.suspect, sight.weapon, sight.room] as Entry['cards'], shown: null };
    if (sight.saw === 'accused') return sight.seat === seat ? [{ ...entry, did: 'accused', isRight: sight.right }] : [];
    const next = sights[number + 1];
    const answer = next?.saw === 'showed' ? next : null;
    const shown = answer?.card ?? null;
    if (sight.seat === seat) {
      const awaited = sight.asked !== null && answer === null;
      return [{ ...entry, did: 'asked', shown, ...(awaited ? {} : { shower: answer?.seat ?? null }) }];
    }
    if (sight.passed.includes(seat)) return [{ ...entry, did: 'passed' }];
    return answer?.seat === seat ? [{ ...entry, did: 'showed', shown }] : [];
  });
}
