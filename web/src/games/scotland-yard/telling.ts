/** What happened, in sentences. They are made from what one viewer saw, so none can name a station that is hidden from them. */
import { list } from './grammar';
import { MISTER_X, seatName } from './names';
import type { Ended, Sight } from './types.gen';

type Moved = Extract<Sight, { saw: 'moved' }>;

const who = (names: readonly string[], seat: number): string => names[seat] || seatName(seat);

/** Mister X is always called so: whoever plays him is in the list of seats. */
function hunted({ from, to, by, window, shown, double }: Moved): string {
  const ticket = `${by === 'underground' ? 'an' : 'a'} ${by} ticket`;
  const start = double ? `${MISTER_X} begins a double move with ${ticket}` : `${MISTER_X} takes ${ticket}`;
  const where = to === null ? '' : shown ? ` and shows himself on ${to}` : from === null ? ` to ${to}` : ` from ${from} to ${to}`;
  return `${window === null ? '' : `${window}. `}${start}${where}.`;
}

function hunting({ seat, from, to, by }: Moved, names: readonly string[]): string {
  const way = by === 'underground' ? 'by underground' : `by ${by}`;
  return `${who(names, seat)} goes ${way} from ${from ?? '?'} to ${to ?? '?'}.`;
}

function skipped(seats: readonly number[], names: readonly string[]): string {
  if (seats.length === 0) return '';
  return `${list(seats.map((seat) => who(names, seat)))} cannot move and ${seats.length === 1 ? 'is' : 'are'} passed over.`;
}

/** "Ann catches Mister X on 199." */
export function ending({ how, seat, station }: Ended, names: readonly string[]): string {
  const on = station === null ? '' : ` on ${station}`;
  switch (how) {
    case 'caught':
      return seat === null || seat === 0 ? `${MISTER_X} is caught${on}.` : `${who(names, seat)} catches ${MISTER_X}${on}.`;
    case 'stuck':
      return `${MISTER_X} cannot move any more${on} and is caught.`;
    case 'log-filled':
      return `The travel log is full: ${MISTER_X} has got away${on === '' ? '' : `, from ${station}`}.`;
    case 'detectives-stuck':
      return `No detective can move any more: ${MISTER_X} has got away.`;
  }
}

/** A log sentence. */
export function tell(sight: Sight, names: readonly string[]): string | null {
  switch (sight.saw) {
    case 'placed': {
      const starts = sight.detectives.map((station, index) => `${who(names, index + 1)} on ${station}`);
      const x = sight.mister_x === null ? '' : ` ${MISTER_X} starts on ${sight.mister_x}.`;
      return `The detectives start: ${list(starts)}.${x}${sight.ended ? ` ${ending(sight.ended, names)}` : ''}`;
    }
    case 'moved':
      return [
        sight.seat === 0 ? hunted(sight) : hunting(sight, names),
        skipped(sight.skipped, names),
        sight.ended ? ending(sight.ended, names) : '',
      ].filter(Boolean).join(' ');
    case 'peeked':
      return `${who(names, sight.seat)} looks where ${MISTER_X} is${sight.station === null ? '' : `: on ${sight.station}`}.`;
  }
}
