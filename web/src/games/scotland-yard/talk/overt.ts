/** A sight as those see it who watch: where Mister X went is left out by type, unless he showed himself to all. */
import type { How, Sight, Station, Ticket } from '../types.gen';

/** How the game ended, which all are told; his way, too, but nobody talks of that. */
interface End {
  how: How;
  seat: number | null;
}

export type Overt =
  | { saw: 'placed'; ended: End | null }
  | { saw: 'hunted'; by: Ticket; window: number; double: boolean; shownAt: Station | null; skipped: readonly number[]; ended: End | null }
  | { saw: 'moved'; seat: number; from: Station; to: Station; by: Ticket; skipped: readonly number[]; ended: End | null }
  | { saw: 'peeked'; seat: number }
  | { saw: 'forfeited'; seat: number; ended: End };

const endOf = (ended: { how: How; seat: number | null } | null): End | null => ended && { how: ended.how, seat: ended.seat };

export function overt(sight: Sight): Overt {
  switch (sight.saw) {
    case 'placed':
      return { saw: 'placed', ended: endOf(sight.ended) };
    case 'moved': {
      const { seat, from, to, by, window, shown, double, skipped } = sight;
      const ended = endOf(sight.ended);
      // All see where detectives go; of Mister X only where he showed himself.
      if (seat === 0) return { saw: 'hunted', by, window: window ?? 0, double, shownAt: shown ? to : null, skipped, ended };
      return { saw: 'moved', seat, from: from ?? 0, to: to ?? 0, by, skipped, ended };
    }
    case 'peeked':
      return { saw: 'peeked', seat: sight.seat };
    case 'forfeited':
      return { saw: 'forfeited', seat: sight.seat, ended: { how: sight.ended.how, seat: sight.ended.seat } };
  }
}
