/** What the tests of this folder share. */

/** Time passes when a test says so. */
export class FakeTimers {
  waiting = new Set<() => void>();
  after = (_: number, then: () => void) => {
    const timer = () => then();
    this.waiting.add(timer);
    return () => void this.waiting.delete(timer);
  };
  async pass() {
    const due = [...this.waiting];
    this.waiting.clear();
    for (const act of due) act();
    await settled();
  }
}

/** Whatever is ready to go on has gone on. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
