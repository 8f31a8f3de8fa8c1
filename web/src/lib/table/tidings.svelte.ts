import { untrack } from 'svelte';
import type { Batch } from './news';

/** A sentence that was told in the last few seconds, so that it stays for a while beside those that come after it. */
export interface Told {
  /** For whose eyes: what one seat was told is not for another at the same screen. */
  seat: number | null;
  /** The number of the sight it tells of. */
  at: number;
  text: string;
}

/** The most sentences shown at once. */
const MOST = 3;

/** As many of the newest sentences as have so many letters together; at least the very last one. */
export function newest(sentences: readonly string[], letters: number): string[] {
  let first = Math.max(0, sentences.length - 1);
  while (first > 0 && sentences.slice(first - 1).join(' ').length <= letters) first--;
  return sentences.slice(first);
}

export class Tidings {
  #told = $state.raw<Told[]>([]);

  /**
   * Tells what is new to the same viewer; each sentence stays for so many milliseconds. `first` = from which sight on it
   * tells: what was said of those is said again with it.
   */
  hear({ seat, before, fresh, sights }: Batch, tell: (at: number) => string | null | undefined, stay: number, first = (at: number) => at): void {
    if (stay <= 0 || before.seat !== seat) return;
    for (let at = sights.length - fresh.length; at < sights.length; at++) {
      const text = tell(at);
      if (text) this.#keep({ seat, at, text }, stay, first(at));
    }
  }

  /** What is still to be read beside the newest sight. */
  before(seat: number | null, newest: number): string[] {
    return this.#told
      .filter((each) => each.seat === seat && each.at < newest)
      .slice(1 - MOST)
      .map(({ text }) => text);
  }

  #keep(told: Told, stay: number, first: number): void {
    const others = untrack(() => this.#told).filter(({ seat, at }) => seat !== told.seat || at < first);
    this.#told = [...others, told];
    setTimeout(() => (this.#told = this.#told.filter((each) => each !== told)), stay);
  }
}
