// Who is at a table, in words. The home page does without.

import { teamOf, type GameCover, type GameModule } from '$lib/game';
import { list, words } from '$lib/words';
import type { TableView } from './wire.gen';
import { roomWords } from './words';

/** Seats that act together, in a few words: a whole team by its name, others one by one. */
export function groupName(game: GameModule, setup: unknown, seats: readonly number[]): string {
  const names = game.seatNames(setup);
  return teamOf(game.teams?.(setup) ?? [], seats)?.name ?? list(seats.map((seat) => names[seat] ?? ''));
}

/**
 * Whose eyes one page shows, where several of its seats hide things from each other: those who play these seats by their
 * names, if they have names of their own; otherwise the seats.
 */
export function whoPlays(game: GameModule, table: TableView, mine: readonly number[], seats: readonly number[]): { who: string; isNamed: boolean } {
  const names = (all: readonly number[]) => [...new Set(all.flatMap((seat) => table.seats[seat]?.guest?.name ?? []))];
  const others = names(mine.filter((seat) => !seats.includes(seat)));
  const own = names(seats);
  const isNamed = others.length > 0 && own.every((name) => !others.includes(name));
  return { who: isNamed ? list(own) : groupName(game, table.setup, seats), isNamed };
}

/** The line under the game's name in the rail. */
export function tableLine(game: GameCover, table: TableView, me: string): string {
  if (table.phase.at === 'waiting' || table.phase.at === 'starting') return roomWords.wait.room;
  const seated = table.seats.filter((seat) => seat.guest?.id === me).length;
  if (seated === 0) return words.table.watching;
  if (seated === table.seats.length) return words.table.hotSeat;
  const people = table.seats.flatMap((seat) => (seat.guest && seat.guest.id !== me ? [seat.guest.name] : []));
  return people.length > 0 ? words.table.with(people) : words.table.vsComputer;
}

/** The names of those who keep the table waiting, me left out. */
export function notReady(table: TableView, me: string): string[] {
  const waiting = table.seats.flatMap((seat) => (seat.guest && !seat.ready && seat.guest.id !== me ? [seat.guest.name] : []));
  return [...new Set(waiting)];
}

/** Whom the table waits for, in words: me only if nobody else keeps it waiting, and last of all otherwise. */
export function awaited(table: TableView, me: string): string {
  const names = notReady(table, me);
  const isReady = table.seats.every((seat) => seat.guest?.id !== me || seat.ready);
  if (isReady) return roomWords.wait.waitingFor(names);
  return names.length === 0 ? roomWords.wait.waitingForYou : roomWords.wait.waitingFor([...names, roomWords.wait.andYou]);
}

/** The names of those who sit and have no page open, each once. */
export function absent(table: TableView): string[] {
  return [...new Set(table.seats.flatMap((seat) => (seat.guest && seat.away ? [seat.guest.name] : [])))];
}
