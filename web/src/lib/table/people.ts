// Who sits where, in words.

import { teamOf, type GameCover, type GameModule } from '$lib/game';
import { list, words } from '$lib/words';
import type { Outcome, SeatView, TableSummary, TableView } from './wire.gen';

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
  return teamOf(game.teams?.(setup) ?? [], seats)?.name ?? list(seats.map((seat) => names[seat] ?? ''));
}

/** A free seat. */
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

/** A table in the home page's list: its title, and what became of it or what it waits for; `age` says when something last happened. */
export function summaryLines(game: GameCover, table: TableSummary, me: string, age: string): { title: string; state: string; myTurn: boolean } {
  const names = others(game, table.seats, me);
  // A level alone is not a name by which anyone would recognise a computer.
  const isAlone = table.seats.some((seat) => seat.guest) && table.seats.every((seat) => !seat.guest || seat.guest.id === me);
  const title = names.length === 0 ? words.home.withNobody(game.name) : isAlone ? words.home.against(game.name, names) : words.home.with(game.name, names);
  const { phase } = table;
  if (phase.at === 'waiting' || phase.at === 'starting') {
    return { title, state: words.home.when(words.home.waitingRoom(table.seats.filter(isOpen).length), age), myTurn: false };
  }
  if (phase.at === 'over') return { title, state: resultLine(game, table.seats, phase.outcome, me, age), myTurn: false };
  const awaited = table.waits_for === null ? undefined : table.seats[table.waits_for];
  const myTurn = awaited?.guest?.id === me;
  const awaitedName = awaited ? holderName(game, awaited) : '';
  const state = myTurn ? words.home.yourTurn : awaitedName ? words.home.theirTurn(awaitedName) : '';
  return { title, state: words.home.when(state, age), myTurn };
}

/** What a seat's holder is called where the seats have no names: a guest by name, a computer by its level. */
const holderName = (game: GameCover, seat: SeatView): string => seat.guest?.name ?? (seat.brain ? game.words.brain(seat.brain).title : '');

/** How a finished game ended: for me, if I was on one side of it, otherwise by the winners' names. */
function resultLine(game: GameCover, seats: SeatView[], outcome: Outcome, me: string, age: string): string {
  const { result } = words.home;
  if (outcome === 'drawn') return result.drawn(age);
  if (outcome === 'nobody-won') return result.nobody(age);
  const sides = seats.map((seat, number) => ({ name: holderName(game, seat), isMine: seat.guest?.id === me, hasWon: outcome.won.includes(number) }));
  const mine = sides.filter(({ isMine }) => isMine);
  if (mine.length > 0 && mine.every(({ hasWon }) => hasWon)) return result.won(age);
  if (mine.length > 0 && mine.every(({ hasWon }) => !hasWon)) return result.lost(age);
  const winners = [...new Set(sides.filter(({ hasWon }) => hasWon).map(({ name }) => name))];
  const losers = sides.filter(({ hasWon }) => !hasWon).map(({ name }) => name);
  // Where both sides have the same name, it does not tell who won.
  return winners.some((name) => name === '' || losers.includes(name)) ? result.over(age) : result.theyWon(winners, age);
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
