/** In which round something was seen, and what of it is one line. On the wire only the view counts rounds; the log must agree with it. */
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

/** What belongs together, by its first sight: a roll and the walk, and the end of a turn with whatever came last in it. */
export function groupsIn(sights: readonly Sight[]): number[] {
  const firsts: number[] = [];
  sights.forEach((sight, number) => {
    const before = sights[number - 1];
    firsts.push(before && goesOn(before, sight) ? firsts[number - 1]! : number);
  });
  return firsts;
}

function goesOn(before: Sight, sight: Sight): boolean {
  if (!('seat' in sight) || before.saw === 'dealt') return false;
  // The card was shown to whoever now goes on.
  const isSameTurn = before.saw === 'showed' ? before.to === sight.seat : before.seat === sight.seat;
  if (!isSameTurn) return false;
  if (sight.saw === 'rolled') return before.saw === 'took-dice';
  if (sight.saw === 'moved') return before.saw === 'rolled' && !sight.by_passage;
  return sight.saw === 'ended-turn' && sight.ended === null && before.saw !== 'ended-turn' && before.saw !== 'accused';
}
