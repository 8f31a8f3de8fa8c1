// What the rooms around a board have in common, whether a match is played, shown again or learnt.

import { untrack } from 'svelte';
import type { CastTable, GameModule } from '$lib/game';
import { sound } from '$lib/sound/sound.svelte';
import type { Message } from './MessageLine.svelte';
import { News, type Seen } from './news';
import { isSameName, plainNames, seatHolders } from './holders';
import type { Frame, SeatView } from './wire.gen';

/** The seat a match waits for; null if it waits for none. */
export const turnSeatOf = (turn: Frame['turn'] | undefined): number | null => (typeof turn === 'object' && 'seat' in turn ? turn.seat : null);

export class BoardRoom {
  /** Counts what is new at this board, for all who react to it. */
  readonly news = new News();
  /** What was said to the last click. It lasts until something happens. */
  said = $state.raw<Message | null>(null);
  /** The board shows something moving. */
  isMoving = $state(false);

  /** To be made with a component. `seen` = what is shown now, null for nothing; another `setting` begins again. */
  constructor(seen: () => Seen | null, setting: () => unknown = () => null) {
    const current = $derived(setting());
    $effect.pre(() => {
      void current;
      this.news.reset();
    });
    // Before the board draws the new view: a film begins with the old one.
    $effect.pre(() => {
      void current;
      const now = seen();
      if (now) untrack(() => this.news.look(now));
    });
    this.news.on(() => (this.said = null));
  }

  /** For a board's `onmoving`. */
  moves = (isMoving: boolean): void => void (this.isMoving = isMoving);

  /** For a board's `onsay`; an empty text clears what was said. */
  say = (text: string, tone: 'info' | 'warn' = 'info'): void => {
    if (tone === 'warn') sound.play('refused');
    this.said = text === '' ? null : { text, tone: tone === 'warn' ? 'no' : 'info' };
  };
}

/** What a piece may do where the order within a side is free: one of mine is in hand, others may move, others have. */
export type Pawn = 'picked' | 'may' | 'moved';

/**
 * Seats by who sits there: all of one person together, each other one for itself, and so whoever shares a device under a
 * name of their own; in the order of the seats.
 */
export function bySitter(seats: readonly SeatView[]): number[][] {
  const keys = seats.map(({ guest, brain }, seat) => (guest ? JSON.stringify([guest, brain]) : `${seat}`));
  return [...new Set(keys)].map((key) => keys.flatMap((each, seat) => (each === key ? [seat] : [])));
}

/** What the plates say of who sits where: one for each person, and in a duel one for each seat. */
export function plates(game: GameModule, table: CastTable, view: unknown, turn: { seat: number | null; mine: readonly number[] }) {
  const plain = plainNames(game, table);
  const names = seatHolders(game, table);
  const groups = table.seats.length === 2 ? [[0], [1]] : bySitter(table.seats);
  return groups.map((group) => {
    // Of several seats the one that is to move is spoken of.
    const seat = group.find((each) => each === turn.seat) ?? group[0]!;
    const name = plain[seat]!;
    return {
      seat,
      seats: group,
      name,
      isTwin: plain.some((other, at) => isSameName(other, name) && !group.includes(at)),
      view,
      turn: turn.seat === seat && view ? game.words.turn(view, names, turn.mine.includes(seat)) : null,
    };
  });
}
