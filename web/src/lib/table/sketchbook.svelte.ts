// What seats that plan together have sketched, as the house shows it to each of my seats, and what I sketch myself.

import { toasts } from '../ui/toasts.svelte';
import type { Answer, Request } from './session.svelte';
import type { Sketch, Sketches } from './wire.gen';

/** So long after the house asked for patience it is tried again, in milliseconds. */
const PATIENCE = 1000;

/** Mine, and not shown by the house yet. */
interface Draft {
  sketch: unknown;
  /** The house has it. */
  isKept: boolean;
}

export class Sketchbook {
  #shown = $state.raw<ReadonlyMap<number, readonly Sketch[]>>(new Map());
  #drafts = $state.raw<ReadonlyMap<number, Draft>>(new Map());
  readonly #sending = new Set<number>();
  /** How often the house has shown anything. */
  #count = 0;
  readonly #ask: (request: Request) => Promise<Answer>;

  constructor(ask: (request: Request) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** All that this seat may see; null if it plans with nobody. */
  of(seat: number | null): readonly Sketch[] | null {
    const shown = seat === null ? undefined : this.#shown.get(seat);
    if (!shown) return null;
    const drafts = [...this.#drafts].flatMap(([seat, { sketch }]) => (sketch === null ? [] : [{ seat, sketch }]));
    return [...shown.filter(({ seat }) => !this.#drafts.has(seat)), ...drafts].sort((a, b) => a.seat - b.seat);
  }

  /** The house shows what there is. */
  take({ seat, sketches }: Sketches): void {
    this.#count += 1;
    this.#shown = new Map(this.#shown).set(seat, sketches);
    for (const [by, { isKept }] of this.#drafts) if (isKept) this.#drop(by);
  }

  /** All that this seat of mine has sketched from now on; null for nothing. */
  draw(seat: number, sketch: unknown): void {
    this.#drafts = new Map(this.#drafts).set(seat, { sketch, isKept: false });
    void this.#send(seat);
  }

  /** One after the other, and of several changes only the last. */
  async #send(seat: number): Promise<void> {
    if (this.#sending.has(seat)) return;
    this.#sending.add(seat);
    for (let draft = this.#drafts.get(seat); draft && !draft.isKept; draft = this.#drafts.get(seat)) {
      const before = this.#count;
      const answer = await this.#ask({ type: 'sketch', seat, sketch: draft.sketch });
      if (!answer.done && answer.refused.reason.code === 'too-fast') await new Promise((go) => setTimeout(go, PATIENCE));
      else if (this.#drafts.get(seat) === draft) this.#settle(seat, draft, answer, this.#count > before);
      else if (!answer.done) toasts.say(answer.refused.text, 'bad');
    }
    this.#sending.delete(seat);
  }

  #settle(seat: number, draft: Draft, answer: Answer, isShown: boolean): void {
    if (!answer.done) toasts.say(answer.refused.text, 'bad');
    if (isShown || !answer.done) this.#drop(seat);
    else this.#drafts = new Map(this.#drafts).set(seat, { ...draft, isKept: true });
  }

  #drop(seat: number): void {
    const drafts = new Map(this.#drafts);
    drafts.delete(seat);
    this.#drafts = drafts;
  }
}
