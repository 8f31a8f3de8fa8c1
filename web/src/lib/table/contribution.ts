// This page's part of the seed: promised when its guest gets ready, told once the countdown runs, promised afresh when a
// countdown was stopped after that.

import { guestCommitment, hexOf } from '$lib/replay/draw';
import { partBehind, rememberPart, rememberPromises } from '$lib/replay/parts';
import type { TableView } from './wire.gen';

/** What a page has to send for its part of the seed. */
export type Contributing = { type: 'ready'; ready: boolean; commitment?: string } | { type: 'reveal'; bytes: string };

/** Readiness, with a fresh promise where the seed is still to be drawn. */
export function readiness(table: TableView | null, ready: boolean): Contributing {
  if (!ready || !table?.draw) return { type: 'ready', ready };
  const bytes = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = guestCommitment(bytes);
  rememberPart({ table: table.id, commitment, bytes, seen: null });
  return { type: 'ready', ready, commitment };
}

/** What is to be sent for my seats as the table is now; null if there is nothing. */
export function contributing(table: TableView, mine: readonly number[]): Contributing | null {
  const { draw, phase } = table;
  const own = draw?.guests.find(({ seat }) => mine.includes(seat));
  if (!draw || !own) return null;
  if (phase.at === 'waiting') return own.commitment === null ? readiness(table, true) : null;
  if (phase.at !== 'starting' || own.revealed || own.commitment === null) return null;
  // Another device of the same guest may have promised it; then it is told there.
  const part = partBehind(table.id, own.commitment);
  const guests = draw.guests.flatMap(({ seat, commitment }) => (commitment === null ? [] : [[seat, commitment] as [number, string]]));
  // Nothing is told before everybody has promised.
  if (!part || guests.length < draw.guests.length) return null;
  rememberPromises(part, { house: draw.commitment, guests });
  return { type: 'reveal', bytes: part.bytes };
}
