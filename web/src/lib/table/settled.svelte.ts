/**
 * What is told around a board of what it shows moving: nothing before it lies still, so that no sentence spoils the die or
 * the card. The board itself, and what can be done at it, are of the present.
 */
import { turnSeatOf, type BoardRoom } from './boardroom.svelte';
import type { Perspective } from './perspective.svelte';
import type { Eyes } from './session.svelte';

export class Settled {
  #last = $state.raw<Eyes | null>(null);
  readonly #of: Perspective;

  readonly eyes: Eyes | null = $derived.by(() => {
    const { eyes, outcome } = this.#of;
    const last = this.#last;
    // What one seat saw is not for other eyes, and of the end nothing is held back.
    return last && eyes && !outcome && last.frame.seat === eyes.frame.seat && last.frame.seq < eyes.frame.seq ? last : eyes;
  });
  readonly turnSeat = $derived.by(() => (this.eyes ? turnSeatOf(this.eyes.frame.turn) : this.#of.turnSeat));
  readonly seq = $derived.by(() => this.eyes?.frame.seq ?? 0);
  readonly isMyTurn = $derived.by(() => this.#of.isMyTurn && this.turnSeat === this.#of.turnSeat);

  /** To be made with a component, which the board tells of its moving before this is asked. */
  constructor(of: Perspective, room: BoardRoom) {
    this.#of = of;
    $effect(() => {
      const { eyes } = of;
      if (!room.isMoving) this.#last = eyes;
    });
  }
}
