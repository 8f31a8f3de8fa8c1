/** Shows the film of a chase: it can be held, stepped by round and skipped. Draws nothing itself. */
import { browserClock, type Clock } from '$lib/film.svelte';
import type { Moment, Story } from './film';

export class Chase {
  /** How far the film is, in milliseconds of its own; null = it is not shown. */
  #at = $state<number | null>(null);
  isHeld = $state(false);
  #story = $state.raw<Story | null>(null);
  /** How much slower than written. */
  #pace = 1;
  #cancel: (() => void) | null = null;
  #last = 0;
  readonly #clock: Clock;

  readonly #length = $derived.by(() => this.#story?.shots.reduce((sum, { length }) => sum + length, 0) ?? 0);
  readonly isOn = $derived.by(() => this.#at !== null);
  /** From 0 to 1. */
  readonly share = $derived.by(() => (this.#at === null || this.#length === 0 ? 0 : Math.min(1, this.#at / this.#length)));
  /** What is drawn now; null = the end of the game, as it is. */
  readonly moment = $derived.by((): Moment | null => {
    const at = this.#at;
    if (at === null || !this.#story) return null;
    let begun = 0;
    for (const shot of this.#story.shots) {
      if (at < begun + shot.length) return shot.at((at - begun) / shot.length);
      begun += shot.length;
    }
    return this.#story.shots.at(-1)?.at(1) ?? null;
  });

  constructor(clock: Clock = browserClock) {
    this.#clock = clock;
  }

  play(story: Story, pace = 1): void {
    this.stop();
    if (story.shots.length === 0) return;
    this.#story = story;
    this.#pace = pace > 0 ? pace : 1;
    this.#at = 0;
    this.#run();
  }

  /** To the end of the game. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#at = null;
    this.isHeld = false;
  }

  toggle(): void {
    if (this.#at === null) return;
    this.isHeld = !this.isHeld;
    if (this.isHeld) {
      this.#cancel?.();
      this.#cancel = null;
    } else this.#run();
  }

  /** To the beginning of the next round, or of this one, or of the one before if this has just begun. */
  step(by: 1 | -1): void {
    const [story, at] = [this.#story, this.#at];
    if (!story || at === null) return;
    const starts = story.rounds.map(({ shot }) => story.shots.slice(0, shot).reduce((sum, { length }) => sum + length, 0));
    const next = by === 1 ? starts.find((start) => start > at) : (starts.findLast((start) => start < at - JUST) ?? 0);
    if (next === undefined) this.stop();
    else this.#at = next;
  }

  #run(): void {
    this.#last = this.#clock.now();
    const tick = () => {
      const now = this.#clock.now();
      this.#at = (this.#at ?? 0) + (now - this.#last) / this.#pace;
      this.#last = now;
      if (this.#at >= this.#length) this.stop();
      else this.#cancel = this.#clock.frame(tick);
    };
    this.#cancel = this.#clock.frame(tick);
  }
}

/** A round that has begun so recently is stepped over. */
const JUST = 300;
