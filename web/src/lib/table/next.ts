// Another game at a table of its own, with the same set-up and the same people. Nothing else is carried over.

import { api } from '$lib/api';
import { words } from '$lib/words';
import { hurry } from './hurry';
import type { TableSession } from './session.svelte';
import type { NewSeat, SeatView, TableView } from './wire.gen';

/** The same chairs again: mine are mine, under the names of those who share this device, computers stay, other people's are kept open for them. */
export function sameChairs(seats: SeatView[], mine: readonly number[]): NewSeat[] {
  const names = new Set(mine.flatMap((seat) => seats[seat]?.guest?.name ?? []));
  return seats.map((seat, number): NewSeat => {
    if (mine.includes(number)) return names.size > 1 && seat.guest ? { kind: 'me', name: seat.guest.name } : { kind: 'me' };
    return seat.guest || !seat.brain ? { kind: 'open' } : { kind: 'brain', brain: seat.brain };
  });
}

/**
 * The same people with the sides swapped; null where there are not two sides, or more than one hand on one of them. A side
 * of computers stays one of the same level.
 */
export function swappedChairs(seats: SeatView[], mine: readonly number[], teams: readonly (readonly number[])[]): NewSeat[] | null {
  const [one = [], other = [], ...more] = teams.length === 0 && seats.length === 2 ? [[0], [1]] : teams;
  if (mine.length === 0 || more.length > 0 || one.length === 0 || one.length + other.length !== seats.length) return null;
  const holder = (seat: number) => (seats[seat]?.guest ? JSON.stringify(seats[seat].guest) : mine.includes(seat) ? 'me' : 'computer');
  const [first, second] = [one, other].map((side) => new Set(side.map(holder))) as [Set<string>, Set<string>];
  if (first.size !== 1 || second.size !== 1 || [...first][0] === [...second][0]) return null;
  const chairs = sameChairs(seats, mine);
  return seats.map((_, seat) => chairs[(one.includes(seat) ? other : one)[0]!]!);
}

/** Opens it and calls the others to it; the answer is its id. */
export async function openNext(session: TableSession, table: TableView, seats: NewSeat[] = sameChairs(table.seats, session.mine)): Promise<string> {
  const { id, code } = await api.create({ game: table.game, setup: table.setup, options: hurry.next(table.id, table.options), seats });
  if (seats.some((seat) => seat.kind === 'open')) await session.ask({ type: 'chat', text: words.chat.again(code) });
  return id;
}
