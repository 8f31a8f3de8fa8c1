/** What happened, in sentences. They are made from what one viewer saw, so none can name a station that is hidden from them. */
import { seatName } from './names';
import { text } from './text';
import type { Ended, Sight } from './types.gen';

type Moved = Extract<Sight, { saw: 'moved' }>;

const who = (names: readonly string[], seat: number): string => names[seat] || seatName(seat);

/** Mister X is always called so: whoever plays him is in the list of seats. */
function hunted({ from, to, by, window, shown, double }: Moved): string {
  return text.log.hunted({ by, window, isDouble: double, from, to, isShown: shown });
}

function hunting({ seat, from, to, by }: Moved, names: readonly string[]): string {
  return text.log.hunting(who(names, seat), by, String(from ?? '?'), String(to ?? '?'));
}

/** "Ann catches Mister X on 199."; "You catch …" if one of these seats is the reader's. */
export function ending({ how, seat, station }: Ended, names: readonly string[], mine: readonly number[] = []): string {
  const { log } = text;
  const whose = (at: number) => (mine.includes(at) ? null : who(names, at));
  switch (how) {
    case 'caught':
      return seat === null || seat === 0 ? log.caught(station) : log.caughtBy(whose(seat), station);
    case 'stuck':
      return log.stuck(station);
    case 'log-filled':
      return log.logFilled(station);
    case 'detectives-stuck':
      return log.detectivesStuck;
    case 'out-of-time':
      return log.outOfTime(whose(seat ?? 0));
  }
}

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** A log sentence. */
export function tell(sight: Sight, names: readonly string[]): string | null {
  const { log } = text;
  switch (sight.saw) {
    case 'placed':
      return joined(
        log.placed(sight.detectives.map((station, index) => ({ name: who(names, index + 1), station }))),
        sight.mister_x === null ? '' : log.xStarts(sight.mister_x),
        sight.ended ? ending(sight.ended, names) : '',
      );
    case 'moved':
      return joined(
        sight.seat === 0 ? hunted(sight) : hunting(sight, names),
        sight.skipped.length === 0 ? '' : log.skipped(sight.skipped.map((seat) => who(names, seat))),
        sight.ended ? ending(sight.ended, names) : '',
      );
    case 'peeked':
      return log.peeked(who(names, sight.seat), sight.station);
    case 'forfeited':
      return ending(sight.ended, names);
  }
}
