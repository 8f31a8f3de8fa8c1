/**
 * Lets everything around a board wait while the board shows something bit by bit: plates, message line, log, notes and
 * sounds are as they were before, so that nothing is given away. The match itself waits for nobody.
 */
import { untrack } from 'svelte';
import type { Hold } from '$lib/game';
import type { Eyes } from './session.svelte';

type Shows = (before: readonly unknown[], after: readonly unknown[]) => boolean;

export class Lag {
  /** What is shown instead of the present; null = nothing waits. */
  #held = $state.raw<Eyes | null>(null);
  /** What came since, oldest first; the last of them is the present. */
  #ahead: Eyes[] = [];
  #last: Eyes | null = null;
  #shows: Shows | null = null;
  /** What a board has told by itself. */
  readonly #told = new WeakSet<object>();
  readonly #present: () => Eyes | null;

  /** To be made with a component, before anything that looks at what is shown. */
  constructor(present: () => Eyes | null) {
    this.#present = present;
    $effect.pre(() => {
      const now = present();
      untrack(() => this.#look(now));
    });
  }

  /** What is to be seen around the board. */
  get eyes(): Eyes | null {
    return this.#held ?? this.#present();
  }

  /** Whether a board has already told of this, in sounds and to those who listen. */
  hasTold = (sight: unknown): boolean => typeof sight === 'object' && sight !== null && this.#told.has(sight);

  /** For the board. */
  readonly hold: Hold = this.#open();

  /** Everything is as it is. */
  release(): void {
    this.#ahead = [];
    this.#held = null;
  }

  #look(now: Eyes | null): void {
    const before = this.#last;
    this.#last = now;
    if (!now || !before || now.frame.seat !== before.frame.seat || now.frame.seq < before.frame.seq) return this.release();
    if (now.frame.seq === before.frame.seq) {
      // The same moment told anew, e.g. after a lost connection.
      if (this.#ahead.length > 0) this.#ahead[this.#ahead.length - 1] = now;
    } else if (this.#held) this.#ahead.push(now);
    else if (this.#shows?.(before.sights, now.sights)) {
      this.#held = before;
      this.#ahead = [now];
    }
  }

  #open(): Hold {
    const now = (): Hold['now'] => {
      const { frame, sights } = (this.#present() ?? this.#held)!;
      return { view: frame.view, actions: frame.actions, sights, seq: frame.seq };
    };
    return {
      get now() {
        return now();
      },
      when: (shows) => {
        this.#shows = shows;
        return () => {
          if (this.#shows !== shows) return;
          this.#shows = null;
          this.release();
        };
      },
      end: (told) => {
        for (const sight of told) if (typeof sight === 'object' && sight !== null) this.#told.add(sight);
        this.#goOn();
      },
    };
  }

  /** As far as the next thing that the board shows first. */
  #goOn(): void {
    let held = this.#held;
    while (held) {
      const next = this.#ahead[0];
      if (next && this.#shows?.(held.sights, next.sights)) break;
      this.#ahead.shift();
      held = this.#ahead.length > 0 ? (next ?? null) : null;
    }
    this.#held = held;
  }
}
