/** Shows steps one after another. It draws nothing itself: `scene` is what the board draws instead of the view. */
import { lengthOf, sceneAt, type Drawn, type Step, type Times } from './animation';

/** The browser's clock and frames, or a test's. */
export interface Clock {
  now(): number;
  /** Calls back before the next frame is painted; returns what cancels that. */
  frame(then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  frame(then) {
    const id = requestAnimationFrame(then);
    return () => cancelAnimationFrame(id);
  },
};

export class Film {
  /** What is drawn now; null = nothing moves, the view is drawn. */
  scene = $state.raw<Drawn[] | null>(null);

  #queue: { step: Step; times: Times }[] = [];
  #began = 0;
  #cancel: (() => void) | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Shows these steps after those that are still being shown. */
  play(steps: readonly Step[], times: Times): void {
    const isIdle = this.#queue.length === 0;
    this.#queue.push(...steps.map((step) => ({ step, times })));
    if (isIdle && this.#queue.length > 0) {
      this.#began = this.#clock.now();
      this.#tick();
    }
  }

  /** Drops what is left: the view is drawn at once. */
  finish(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.scene = null;
  }

  #tick(): void {
    this.#cancel = null;
    let elapsed = this.#clock.now() - this.#began;
    let current = this.#queue[0];
    while (current && elapsed >= lengthOf(current.step, current.times)) {
      const length = lengthOf(current.step, current.times);
      elapsed -= length;
      this.#began += length;
      this.#queue.shift();
      current = this.#queue[0];
    }
    if (!current) {
      this.scene = null;
      return;
    }
    this.scene = sceneAt(current.step, elapsed, current.times);
    this.#cancel = this.#clock.frame(() => this.#tick());
  }
}
