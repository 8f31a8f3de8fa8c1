/** How it stood at some event of a finished chase, for those who look at it now. Draws nothing. */
import { hisPlaces } from '../ending/story';
import type { Sight, View } from '../types.gen';

/** Whose eyes look: the detectives saw what all saw, Mister X knew where he was. */
export type Eyes = 'detectives' | 'x';

/**
 * The view after so many of what all saw. `isTold` = where he really was is shown to the detectives' eyes, too: as a ghost,
 * for they did not see him. What the log shows later is left out.
 */
export function positionAt(sights: readonly Sight[], end: View, count: number, eyes: Eyes, isTold: boolean): View {
  const past = sights.slice(0, count);
  const flights = (some: readonly Sight[]) => some.filter((sight) => sight.saw === 'moved' && sight.seat === 0).length;
  const log = end.log.slice(0, end.log.length - flights(sights) + flights(past)).map((window) => (window.shown || eyes === 'x' ? window : { ...window, station: null }));
  const seen = log.findLastIndex(({ shown }) => shown);
  const stands: number[] = [];
  for (const sight of past) {
    if (sight.saw === 'placed') stands.push(...sight.detectives);
    else if (sight.saw === 'moved' && sight.seat !== 0 && sight.to !== null) stands[sight.seat - 1] = sight.to;
  }
  const station = hisPlaces(sights, end)[count - 1] ?? null;
  const isSeen = seen === log.length - 1 && seen >= 0;
  const shown = log[seen]?.station ?? null;
  return {
    ...end,
    detectives: end.detectives.map((detective, nth) => ({ ...detective, station: stands[nth] ?? detective.station })),
    mister_x: { ...end.mister_x, station: eyes === 'x' || isSeen ? station : null, last_seen: shown === null ? null : { window: seen + 1, station: shown } },
    log,
    peeked: eyes === 'detectives' && isTold && !isSeen ? station : null,
    start: null,
    ended: null,
  };
}
