import { untrack } from 'svelte';

/**
 * What was told in the last few seconds. Computers play faster than people read, and the state never waits for a
 * sentence: so a sentence stays for a while beside those that come after it.
 */
export interface Told {
  /** For whose eyes: what one seat was told is not for another at the same screen. */
  seat: number | null;
  /** The number of the sight it tells of. */
  at: number;
  text: string;
}

/** More than this nobody reads at once. */
const MOST = 3;

export class Tidings {
  #told = $state.raw<Told[]>([]);
  /** Sights before this one have been told, to these eyes. */
  #heard: { seat: number | null; to: number } | null = null;

  /** Tells the sights that are new to these eyes; each stays for so many milliseconds. */
  hear(seat: number | null, count: number, tell: (at: number) => string | null | undefined, stay: number): void {
    const from = this.#heard?.seat === seat ? this.#heard.to : count;
    this.#heard = { seat, to: count };
    if (stay <= 0) return;
    for (let at = from; at < count; at++) {
      const text = tell(at);
      if (text) this.#keep({ seat, at, text }, stay);
    }
  }

  /** What is still to be read beside the newest sight. */
  before(seat: number | null, newest: number): string[] {
    return this.#told.filter((each) => each.seat === seat && each.at < newest).slice(1 - MOST).map(({ text }) => text);
  }

  #keep(told: Told, stay: number): void {
    // Whoever tells in an effect must not be called again by what was told.
    this.#told = [...untrack(() => this.#told), told];
    setTimeout(() => (this.#told = this.#told.filter((each) => each !== told)), stay);
  }
}
