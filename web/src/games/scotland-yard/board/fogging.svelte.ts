/** The fog over where Mister X can be: asked for as long as it is wanted, and anew after every event. */
import { untrack } from 'svelte';
import { look, type Belief } from './belief';
import type { Props } from './board.svelte';

type Given = Pick<Props, 'ask' | 'helps' | 'seat' | 'seq' | 'view' | 'onsay'>;

export class Fogging {
  isOn = $state(false);
  belief = $state.raw<Belief | null>(null);
  readonly #given: () => Given;
  /** Whether there is any fog to be had. Mister X knows where he is. */
  readonly can = $derived.by(() => {
    const { helps = [], seat, view } = this.#given();
    return seat !== 0 && view.ended === null && helps.some((help) => help !== 'hint');
  });
  // What is given is another object whenever anything about it has changed, with every stroke of a pencil: only these count.
  readonly #moment = $derived.by(() => [this.#given().seq, ...(this.#given().helps ?? [])].join(' '));
  readonly #asks = $derived.by(() => this.isOn && this.can && this.#given().ask !== undefined);

  /** To be made with a component. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      if (!this.#asks) {
        this.belief = null;
        return;
      }
      void this.#moment;
      return untrack(() => this.#look());
    });
  }

  /** Asks; the answer calls that off. */
  #look(): () => void {
    const { ask, helps = [], onsay } = this.#given();
    let isStale = false;
    // The shell passes questions and answers through without looking inside.
    const house = ask as Parameters<typeof look>[0];
    look((question) => (isStale ? Promise.reject(new Error()) : house(question)), helps).then(
      (told) => {
        if (!isStale) this.belief = told;
      },
      (reason: unknown) => {
        if (!isStale) onsay(reason instanceof Error ? reason.message : String(reason), 'warn');
      },
    );
    return () => (isStale = true);
  }
}
