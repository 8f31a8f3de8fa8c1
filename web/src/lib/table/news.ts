// What is new since the viewer last looked. A room counts it once, and tells the film, the sounds and the message line.

/** A match as one viewer sees it now. */
export interface Seen<View = any, Sight = any> {
  view: View;
  sights: readonly Sight[];
  /** Number of events. */
  seq: number;
  seat: number | null;
}

/** What has happened since the last look. */
export interface Batch<View = any, Sight = any> extends Seen<View, Sight> {
  /** What was seen before. */
  before: Seen<View, Sight>;
  /** The new sights; empty after a step back. */
  fresh: readonly Sight[];
}

type Listener<View, Sight> = (batch: Batch<View, Sight>) => void;

export class News<View = any, Sight = any> {
  #last: Seen<View, Sight> | null = null;
  readonly #listeners = new Set<Listener<View, Sight>>();

  /** Tells every batch from now on; the answer stops that. */
  on = (listener: Listener<View, Sight>): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Call this with whatever is shown, as often as it may have changed. What is there at the first look is not new. */
  look(seen: Seen<View, Sight>): void {
    const before = this.#last;
    this.#last = seen;
    if (!before || before.seq === seen.seq) return;
    const fresh = seen.seq > before.seq ? seen.sights.slice(before.seq - seen.seq) : [];
    for (const listener of this.#listeners) listener({ ...seen, before, fresh });
  }

  /** Something else is shown from now on. */
  reset(): void {
    this.#last = null;
  }
}
