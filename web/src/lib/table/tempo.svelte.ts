// How fast the computers of a table answer, for whoever may set it, and the way to one's own turn at once.

import { untrack } from 'svelte';
import { turnSeatOf } from './boardroom.svelte';
import { hurry } from './hurry';
import type { TableSession } from './session.svelte';
import type { Pace, TableView } from './wire.gen';

/** The slowest first. */
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** What a key means: F the next speed, S on to my turn. Nothing while somebody writes, or answers a dialog. */
export function tempoCommand({ key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): 'next' | 'skip' | null {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return null;
  return key === 'f' || key === 'F' ? 'next' : key === 's' || key === 'S' ? 'skip' : null;
}

export class Tempo {
  readonly #session: () => TableSession;
  readonly #table = $derived.by((): TableView | null => this.#session().table);
  readonly #turn = $derived.by(() => {
    const session = this.#session();
    return turnSeatOf(session.eyes(session.mine[0] ?? null)?.frame.turn);
  });
  readonly #isMyTurn = $derived.by(() => this.#turn !== null && this.#session().mine.includes(this.#turn));
  readonly #isPlayed = $derived.by(() => this.#table?.phase.at === 'playing' && this.#table.rests === null);

  /** What the house was asked for and the table does not show yet: a second tap goes on from there. */
  #wanted = $state<Pace | null>(null);
  readonly pace = $derived.by((): Pace => this.#wanted ?? this.#table?.options.pace ?? 'normal');
  /** I may set how fast the computers answer, and there are some. */
  readonly maySet = $derived.by(() => this.#isPlayed && this.#session().isHost && this.#table!.seats.some(({ brain }) => brain !== null));
  /** Nobody else plays, so nobody else minds how fast it goes. */
  readonly isAlone = $derived.by(() => this.#session().isHost && (this.#table?.seats.every(({ guest }) => guest === null || guest.id === this.#session().you?.id) ?? false));
  /** There is a turn of mine to come to. */
  readonly hasSkip = $derived.by(() => this.maySet && this.isAlone && this.#session().mine.length > 0);
  /** The computers are at it now, and could be quicker. */
  readonly maySkip = $derived.by(() => this.hasSkip && !this.#table!.paused && !this.#isMyTurn && this.#turn !== null && this.pace !== 'instant');

  /** To be made with a component. */
  constructor(session: () => TableSession) {
    this.#session = session;
    $effect(() => {
      if (this.#table?.options.pace === this.#wanted) this.#wanted = null;
    });
    // At my turn everything is as fast as before.
    $effect(() => {
      const { id } = this.#table ?? {};
      if (id === undefined || !this.#session().isHost || !this.#isPlayed || !this.#isMyTurn) return;
      const before = hurry.arrive(id);
      if (before !== null) untrack(() => void this.#ask(before));
    });
  }

  set(pace: Pace): void {
    if (this.#table) hurry.end(this.#table.id);
    void this.#ask(pace);
  }

  /** The next faster one; after the fastest the slowest. */
  next(): void {
    this.set(PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!);
  }

  /** The computers play at once until it is my turn. */
  skipAhead(): void {
    if (!this.maySkip || !hurry.skipAhead(this.#table!.id, this.#table!.options)) return;
    void this.#ask('instant');
  }

  /** They play at once for the rest of this game. */
  finish(): void {
    if (!this.#table) return;
    hurry.begin(this.#table.id, this.#table.options);
    void this.#ask('instant');
  }

  async #ask(pace: Pace): Promise<void> {
    this.#wanted = pace;
    const isTaken = await this.#session().order({ type: 'pace', pace });
    if (!isTaken && this.#wanted === pace) this.#wanted = null;
  }
}
