/** A finger that stays where it is until it has come to rest. */
import type { Point } from '../map/atlas';
import { SLACK } from './hand';

/** How long that takes, in milliseconds. */
const REST = 500;

export class Rest {
  #finger: { id: number; at: Point; timer: ReturnType<typeof setTimeout> } | null = null;

  /** A finger comes down; `then` if it stays. */
  down(id: number, at: Point, then: () => void): void {
    this.end();
    const timer = setTimeout(() => {
      this.#finger = null;
      then();
    }, REST);
    this.#finger = { id, at, timer };
  }

  /** Another finger, or one that has gone on, is no rest. */
  move(id: number, at: Point): void {
    const finger = this.#finger;
    if (finger && (finger.id !== id || Math.hypot(finger.at.x - at.x, finger.at.y - at.y) >= SLACK)) this.end();
  }

  end(): void {
    if (this.#finger) clearTimeout(this.#finger.timer);
    this.#finger = null;
  }
}
