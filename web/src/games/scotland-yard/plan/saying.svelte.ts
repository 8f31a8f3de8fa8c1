/** What others pencil, said once in a while: whoever hears it must be able to follow. */
import { added, type Plan } from './plans';

/** Between one sentence and the next, in milliseconds. */
export const PAUSE = 2000;

export class Saying {
  /** What is said now. */
  said = $state('');
  #known: readonly Plan[] | null = null;
  #plans: readonly Plan[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #tell: (fresh: readonly Plan[]) => string;

  /** `tell` = how it reads that these were added. */
  constructor(tell: (fresh: readonly Plan[]) => string) {
    this.#tell = tell;
  }

  /** The plans of others as they are now. What was there at first is not said. */
  look(plans: readonly Plan[]): void {
    this.#plans = plans;
    this.#known ??= plans;
    if (this.#timer === null) this.#say();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #say(): void {
    this.#timer = null;
    const fresh = added(this.#known ?? [], this.#plans);
    this.#known = this.#plans;
    if (fresh.length === 0) return;
    this.said = this.#tell(fresh);
    this.#timer = setTimeout(() => this.#say(), PAUSE);
  }
}
