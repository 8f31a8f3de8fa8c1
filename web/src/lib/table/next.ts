// Another game at a table of its own, with the same set-up and the same people. Nothing else is carried over.

import { api } from '$lib/api';
import { words } from '$lib/words';
import { hurry } from './hurry';
import type { TableSession } from './session.svelte';
import type { NewSeat, SeatView, TableView } from './wire.gen';

/** The same chairs again: mine are mine, computers stay, other people's are kept open for them. */
export function sameChairs(seats: SeatView[], mine: readonly number[]): NewSeat[] {
  return seats.map((seat, number): NewSeat => {
    if (mine.includes(number)) return { kind: 'me' };
    return seat.guest || !seat.brain ? { kind: 'open' } : { kind: 'brain', brain: seat.brain };
  });
}

/** Opens it and calls the others to it; the answer is its id. */
export async function openNext(session: TableSession, table: TableView): Promise<string> {
  const seats = sameChairs(table.seats, session.mine);
  const { id, code } = await api.create({ game: table.game, setup: table.setup, options: hurry.next(table.id, table.options), seats });
  if (seats.some((seat) => seat.kind === 'open')) await session.ask({ type: 'chat', text: words.chat.again(code) });
  return id;
}
