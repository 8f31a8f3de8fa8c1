// Who sits where, in words.

import { teamOf, type GameCover, type GameModule } from '$lib/game';
import { words } from '$lib/words';
import type { SeatView, TableSummary, TableView } from './wire.gen';

/**
 * What each seat's holder is called: a guest by name, a computer by its level, an open seat by its own name. Where many
 * sit, computers are called by their seats, too: five of one level would be one name for five.
 */
export function plainNames(game: GameModule, seats: SeatView[], setup: unknown): string[] {
  const seatNames = game.seatNames(setup);
  return seats.map((seat, number) => {
    if (seat.guest) return seat.guest.name;
    if (seat.brain && seats.length === 2) return game.words.brain(seat.brain).title;
    return seatNames[number] ?? '';
  });
}

/** The same for sentences that do not say the seat: two of a name are told apart by where they sit. */
export function seatHolders(game: GameModule, seats: SeatView[], setup: unknown): string[] {
  const seatNames = game.seatNames(setup);
  const names = plainNames(game, seats, setup);
  return names.map((name, number) => (names.filter((other) => other === name).length > 1 ? `${name} (${seatNames[number]})` : name));
}

/** Seats that act together, in a few words: a whole team by its name, others one by one. */
export function groupName(game: GameModule, setup: unknown, seats: readonly number[]): string {
  const names = game.seatNames(setup);
  return teamOf(game.teams?.(setup) ?? [], seats)?.name ?? seats.map((seat) => names[seat] ?? '').join(', ');
}

/** A free chair. */
export function isOpen(seat: SeatView): boolean {
  return seat.guest === null && seat.brain === null;
}

/** Names of the others, each once, people before computers. */
export function others(game: GameCover, seats: SeatView[], me: string): string[] {
  const people = seats.flatMap((seat) => (seat.guest && seat.guest.id !== me ? [seat.guest.name] : []));
  const computers = seats.flatMap((seat) => (!seat.guest && seat.brain ? [game.words.brain(seat.brain).title] : []));
  return [...new Set([...people, ...computers])];
}

/** The line under the game's name in the rail. */
export function tableLine(game: GameCover, table: TableView, me: string): string {
  if (table.phase.at === 'waiting' || table.phase.at === 'starting') return words.wait.room;
  const seated = table.seats.filter((seat) => seat.guest?.id === me).length;
  if (seated === 0) return words.table.watching;
  if (seated === table.seats.length) return words.table.hotSeat;
  const people = table.seats.flatMap((seat) => (seat.guest && seat.guest.id !== me ? [seat.guest.name] : []));
  return people.length > 0 ? words.table.with(people) : words.table.vsComputer;
}

/** A table in the home page's list: its title and how it stands. */
export function summaryLines(game: GameCover, table: TableSummary, me: string): { title: string; state: string; myTurn: boolean } {
  const names = others(game, table.seats, me);
  // A level alone is no name that anybody would know for a computer's.
  const isAlone = table.seats.some((seat) => seat.guest) && table.seats.every((seat) => !seat.guest || seat.guest.id === me);
  const title = names.length === 0 ? words.home.withNobody(game.name) : isAlone ? words.home.against(game.name, names) : words.home.with(game.name, names);
  const { phase } = table;
  if (phase.at === 'waiting' || phase.at === 'starting') {
    return { title, state: words.home.waitingRoom(table.seats.filter(isOpen).length), myTurn: false };
  }
  if (phase.at === 'over') {
    const { outcome } = phase;
    if (outcome === 'drawn') return { title, state: words.table.drawn, myTurn: false };
    if (outcome === 'nobody-won') return { title, state: words.table.nobody, myTurn: false };
    const mine = table.seats.flatMap((seat, number) => (seat.guest?.id === me ? [number] : []));
    const won = mine.some((seat) => outcome.won.includes(seat));
    const state = mine.length === 0 || mine.length === table.seats.length ? words.table.ended : won ? words.table.won : words.table.lost;
    return { title, state, myTurn: false };
  }
  const awaited = table.waits_for === null ? undefined : table.seats[table.waits_for];
  const myTurn = awaited?.guest?.id === me;
  const awaitedName = awaited?.guest?.name ?? (awaited?.brain ? game.words.brain(awaited.brain).title : '');
  const state = myTurn ? words.home.yourTurn : awaitedName ? words.home.theirTurn(awaitedName) : '';
  return { title, state, myTurn };
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
  if (isReady) return words.wait.waitingFor(names);
  return names.length === 0 ? words.wait.waitingForYou : words.wait.waitingFor([...names, words.wait.andYou]);
}

/** The names of those who sit and have no page open, each once. */
export function absent(table: TableView): string[] {
  return [...new Set(table.seats.flatMap((seat) => (seat.guest && seat.away ? [seat.guest.name] : [])))];
}
