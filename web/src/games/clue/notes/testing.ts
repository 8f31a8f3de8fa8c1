/** What the tests of this folder share. */
import type { Timers } from './timers';

/** Time passes when a test says so. */
export class FakeTimers implements Timers {
  waiting = new Map<number, { act: () => void; milliseconds: number }>();
  #next = 1;
  set(act: () => void, milliseconds: number) {
    this.waiting.set(this.#next, { act, milliseconds });
    return this.#next++;
  }
  clear(timer: unknown) {
    this.waiting.delete(timer as number);
  }
  async pass() {
    const due = [...this.waiting.values()];
    this.waiting.clear();
    for (const { act } of due) act();
    await settled();
  }
}

/** Whatever is ready to go on has gone on. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
