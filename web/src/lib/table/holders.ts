// What whoever holds a seat is called, where a match is played or shown. The home page does without.

import type { CastTable, Character, GameModule } from '$lib/game';

/** The guests of the house at a table, by seat: null where a person sits, nobody does, or the game knows none. */
export function guestsOf(game: Pick<GameModule, 'cast'>, table: CastTable): (Character | null)[] {
  const cast = game.cast?.at(table) ?? [];
  return table.seats.map(({ guest, brain }, seat) => (guest === null && brain !== null ? (cast[seat] ?? null) : null));
}

/**
 * What each seat's holder is called: people and guests of the house by name, other computers by their level, an open seat
 * by its own name. Where many sit, computers without a name are called by their seats: five of one level would be one
 * name for five.
 */
export function plainNames(game: GameModule, table: CastTable): string[] {
  const { seats, setup } = table;
  const seatNames = game.seatNames(setup);
  const guests = guestsOf(game, table);
  return seats.map(({ guest, brain }, seat) => {
    if (guest) return guest.name;
    const name = guests[seat]?.name;
    if (name !== undefined) return name;
    if (brain && seats.length === 2) return game.words.brain(brain).title;
    return seatNames[seat] ?? '';
  });
}

/** Whether readers would take two names for one. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);
const fold = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The same for sentences that do not say the seat: two of a name are told apart by where they sit. */
export function seatHolders(game: GameModule, table: CastTable): string[] {
  const seatNames = game.seatNames(table.setup);
  const names = plainNames(game, table);
  return names.map((name, seat) => (names.filter((other) => isSameName(name, other)).length > 1 ? `${name} (${seatNames[seat]})` : name));
}
