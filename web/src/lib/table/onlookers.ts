// Whom the host may send away though they have no seat.

import type { Note, TableView } from './wire.gen';

/** The lines of the chat at which they are found: the latest of each who has spoken, only looks on, and is still let in. */
export function onlookersLines(table: TableView, notes: readonly Note[]): Set<number> {
  const others = [table.host, ...table.sent_away, ...table.seats.flatMap((seat) => seat.guest ?? [])].map((guest) => guest.id);
  const latest: Record<string, number> = {};
  for (const { n, body } of notes) if (body.kind === 'said' && !others.includes(body.guest.id)) latest[body.guest.id] = n;
  return new Set(Object.values(latest));
}
