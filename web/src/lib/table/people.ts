// Who sits where, in words.

import type { GameCover } from '$lib/game';
import { words } from '$lib/words';
import type { Outcome, SeatView, TableSummary } from './wire.gen';

/** A free seat. */
export function isOpen(seat: SeatView): boolean {
  return seat.guest === null && seat.brain === null;
}

/** Whether several people share my device: seats of mine have different names. */
export function isShared(seats: readonly SeatView[], me: string): boolean {
  return new Set(seats.flatMap(({ guest }) => (guest?.id === me ? [guest.name] : []))).size > 1;
}

/** Names of the others, each once, people before computers; of all who sit there, if several share my device. */
export function others(game: GameCover, seats: SeatView[], me: string): string[] {
  const all = isShared(seats, me);
  const people = seats.flatMap((seat) => (seat.guest && (all || seat.guest.id !== me) ? [seat.guest.name] : []));
  const computers = seats.flatMap((seat) => (!seat.guest && seat.brain ? [game.words.brain(seat.brain).title] : []));
  return [...new Set([...people, ...computers])];
}

/** A table in the home page's list: its title, and what became of it or what it waits for; `age` says when something last happened. */
export function summaryLines(game: GameCover, table: TableSummary, me: string, age: string): { title: string; state: string; myTurn: boolean } {
  const names = others(game, table.seats, me);
  // A level alone is not a name by which anyone would recognise a computer.
  const isAlone = table.seats.some((seat) => seat.guest) && table.seats.every((seat) => !seat.guest || seat.guest.id === me) && !isShared(table.seats, me);
  const title = names.length === 0 ? words.home.withNobody(game.name) : isAlone ? words.home.against(game.name, names) : words.home.with(game.name, names);
  const { phase } = table;
  if (phase.at === 'waiting' || phase.at === 'starting') {
    return { title, state: words.home.when(words.home.waitingRoom(table.seats.filter(isOpen).length), age), myTurn: false };
  }
  if (phase.at === 'over') return { title, state: resultLine(game, table.seats, phase.outcome, me, age), myTurn: false };
  const awaited = table.waits_for === null ? undefined : table.seats[table.waits_for];
  const myTurn = awaited?.guest?.id === me;
  const awaitedName = awaited ? holderName(game, awaited) : '';
  const state = myTurn && !isShared(table.seats, me) ? words.home.yourTurn : awaitedName ? words.home.theirTurn(awaitedName) : '';
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
