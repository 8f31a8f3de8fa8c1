/** What the ending reads off the sights alone. */
import { roundsOf } from '../rounds';
import type { Sight } from '../types.gen';

/** Since which round a seat is out; null if it is not. An accusation that ends the game does not count: nobody waited for the end. */
export function outSince(sights: readonly Sight[], seat: number): number | null {
  const at = sights.findIndex((sight) => sight.saw === 'accused' && sight.seat === seat && !sight.right && sight.ended === null);
  return at < 0 ? null : (roundsOf(sights)[at]?.round ?? null);
}
