/**
 * Every station where Mister X can be, followed from what everybody saw: as exact as the house's own advisor, for all that
 * limits his next move lies open (where he can be, what he holds, where the detectives stand).
 */
import { linesFrom, STATIONS } from '../map/atlas';
import type { Setup, Sight, Ticket, Tickets, View } from '../types.gen';

/** The start cards, as the rules have them. */
export const SHARED_CARDS = [13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198] as const;
export const MISTER_X_CARDS = [35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172] as const;

const TICKETS: readonly Ticket[] = ['taxi', 'bus', 'underground', 'black'];

/** Where one ticket leads from a station; a black one takes every line. */
export const reach = (from: number, by: Ticket): number[] => linesFrom(from).flatMap(({ kind, to }) => (by === 'black' || kind === by ? [to] : []));

/** Where he may have begun; null if that cannot be told. */
function starts(setup: Pick<Setup, 'starts' | 'position'>, told: number | null): readonly number[] | null {
  if (told !== null) return [told];
  if (setup.position !== undefined) return null;
  return { 'shared-cards': SHARED_CARDS, 'split-cards': MISTER_X_CARDS, any: STATIONS }[setup.starts];
}

/** What he held before the first of these sights: what he holds now, with everything since undone. */
function purseBefore(sights: readonly Sight[], now: Tickets): Tickets {
  const purse = { ...now };
  for (const sight of sights) {
    if (sight.saw !== 'moved') continue;
    const held = purse[sight.by];
    if (held !== null) purse[sight.by] = held + (sight.seat === 0 ? 1 : -1);
    if (sight.double) purse.double += 1;
  }
  return purse;
}

/**
 * The possible stations before each sight, and after the last: one set more than there are sights. Null where the game
 * began with a log nobody else knows, until he shows himself. `isHisTurn` = he is to move after the last.
 */
export function possibleAlong(
  sights: readonly Sight[],
  view: Pick<View, 'mister_x'>,
  setup: Pick<Setup, 'starts' | 'position'>,
  isHisTurn: boolean,
): (ReadonlySet<number> | null)[] {
  const purse = purseBefore(sights, view.mister_x.tickets);
  let detectives: number[] = [];
  let possible: Set<number> | null = null;
  const keep = (fits: (station: number) => boolean) => {
    if (possible) possible = new Set([...possible].filter(fits));
  };
  // It is his move and the game goes on: so there is a way out.
  const awaitHim = () => {
    const held = TICKETS.filter((by) => purse[by] === null || purse[by] > 0);
    keep((station) => held.some((by) => reach(station, by).some((to) => !detectives.includes(to))));
  };
  const sets: (ReadonlySet<number> | null)[] = [];
  sights.forEach((sight) => {
    if (sight.saw === 'moved' && sight.seat === 0) awaitHim();
    sets.push(possible);
    if (sight.saw === 'placed') {
      detectives = [...sight.detectives];
      // His own seat is told where he begins; that is nobody else's to know.
      const told = setup.position === undefined ? null : (/ x=(\d+):/.exec(setup.position)?.[1] ?? null);
      const from = starts(setup, told === null ? null : Number(told));
      possible = from && new Set(from.filter((station) => !detectives.includes(station)));
    }
    if (sight.saw !== 'moved') return;
    const { seat, to, by, shown } = sight;
    const held = purse[by];
    if (held !== null) purse[by] = held + (seat === 0 ? -1 : 1);
    if (seat !== 0) {
      if (to !== null) detectives[seat - 1] = to;
      // Had he been there, he would be caught.
      if (!sight.ended) keep((station) => station !== to);
      return;
    }
    if (sight.double) purse.double -= 1;
    if (possible) possible = new Set([...possible].flatMap((from) => reach(from, by)).filter((station) => !detectives.includes(station)));
    if (shown && to !== null) possible = new Set([to]);
  });
  if (isHisTurn) awaitHim();
  sets.push(possible);
  return sets;
}
