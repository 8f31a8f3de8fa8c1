/** Shows something moving, piece by piece. It draws nothing itself: `scene` is what a board draws instead of the view. */

import { on } from 'svelte/events';
import type { BoardProps } from './game';
import type { Batch } from './table/news';

/** One piece of a film. */
export interface Shot<Scene> {
  /** In milliseconds. */
  length: number;
  at(elapsed: number): Scene;
}

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

export class Film<Scene> {
  /** What is drawn now; null = nothing moves, the view is drawn. */
  scene = $state.raw<Scene | null>(null);

  #queue: Shot<Scene>[] = [];
  #began = 0;
  #cancel: (() => void) | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock = browserClock) {
    this.#clock = clock;
  }

  /** Shows these after those that are still being shown. */
  play(shots: readonly Shot<Scene>[]): void {
    const isIdle = this.#queue.length === 0;
    this.#queue.push(...shots);
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
    while (current && elapsed >= current.length) {
      elapsed -= current.length;
      this.#began += current.length;
      this.#queue.shift();
      current = this.#queue[0];
    }
    if (!current) {
      this.scene = null;
      return;
    }
    this.scene = current.at(elapsed);
    this.#cancel = this.#clock.frame(() => this.#tick());
  }
}

/** A time of the style sheet ("420ms", ".42s") as a number of milliseconds. */
export function milliseconds(text: string): number {
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return 0;
  return text.trim().endsWith('ms') ? number : number * 1000;
}

/** What a board's state does with news. */
interface Shows<View, Sight> {
  /** `time` = how long something named in the style sheet takes, in milliseconds; 0 = it is not shown moving. */
  show(batch: Batch<View, Sight>, time: (token: string) => number): void;
  /** Nobody looks any more. */
  stop(): void;
  /** Nothing moves. */
  readonly isStill: boolean;
}

/** Shows a board's news moving, as long as somebody looks. To be called with the board's component; `root` is its element. */
export function showNews<View, Sight>(given: () => BoardProps<View, any, Sight>, root: () => Element | undefined, board: () => Shows<View, Sight>): void {
  // From the style sheet, so that reduced motion holds here too.
  const time = (token: string) => {
    const element = root();
    if (!element || document.hidden) return 0;
    const length = milliseconds(getComputedStyle(element).getPropertyValue(token)) * given().pace;
    return length <= 1 ? 0 : length;
  };
  $effect(() => given().news?.on((batch) => board().show(batch, time)));
  $effect(() => on(document, 'visibilitychange', () => document.hidden && board().stop()));
  $effect(() => () => board().stop());
  $effect(() => {
    const tell = given().onmoving;
    tell?.(!board().isStill);
    return () => tell?.(false);
  });
}
