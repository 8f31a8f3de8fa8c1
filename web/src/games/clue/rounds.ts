/** In which round something was seen. On the wire only the view counts rounds; the log must agree with it. */
import type { Sight } from './types.gen';

/** What a seat does in its own turn; cards are shown in the turns of others. */
const isOwnTurn = (sight: Sight): sight is Exclude<Sight, { saw: 'dealt' | 'showed' }> => sight.saw !== 'dealt' && sight.saw !== 'showed';

/** The round a sight belongs to, and what begins with it. */
export interface Turn {
  round: number;
  begins: 'round' | 'turn' | null;
}

/** By sight. A round is over when the turn comes to an earlier seat. */
export function roundsOf(sights: readonly Sight[]): Turn[] {
  let round = 0;
  let last = Infinity;
  let isOver = true;
  return sights.map((sight) => {
    if (!isOwnTurn(sight)) return { round, begins: null };
    const begins = !isOver ? null : sight.seat <= last ? 'round' : 'turn';
    if (begins === 'round') round += 1;
    last = sight.seat;
    // A turn ends with its own sight, or with a wrong accusation.
    isOver = sight.saw === 'ended-turn' || (sight.saw === 'accused' && !sight.right);
    return { round, begins };
  });
}
