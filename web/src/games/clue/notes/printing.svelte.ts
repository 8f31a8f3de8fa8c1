/** What the house prints on my notes beyond what I have seen: as far as the table has it, and as far as I let it. */
import type { BoardProps } from '$lib/game';
import type { Help } from '$lib/table/wire.gen';
import type { Action, CardId, Sight, View } from '../types.gen';
import { Chances } from './chances.svelte';
import { filling } from './filling';
import type { Printed } from './known';
import type { Column } from './pencil.svelte';
import { Proofs, tellingSights } from './proofs.svelte';
import type { Ask, Standing } from './standing.svelte';

type Given = Pick<BoardProps<View, Action, Sight>, 'ask' | 'helps' | 'seat' | 'sights'>;

export class Printing {
  readonly #given: () => Given;
  // Other eyes have other proofs.
  readonly #proofs = $derived.by(() => this.#of(() => new Proofs()));
  readonly #chances = $derived.by(() => this.#of(() => new Chances()));

  /** To be made with a component. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => this.#look('proved', this.#proofs));
    $effect(() => this.#look('chances', this.#chances));
  }

  /** Asks the house, where the table has any help. Who only watches holds no cards, so there is nothing to conclude from. */
  get ask(): Ask | undefined {
    const { ask, seat } = this.#given();
    // The shell passes questions and answers through without looking inside.
    return seat === null ? undefined : (ask as Ask | undefined);
  }

  has(help: Help): boolean {
    return this.ask !== undefined && (this.#given().helps?.includes(help) ?? false);
  }

  /** Whether it is printed: the table has it, and I want it. */
  prints(help: keyof typeof filling): boolean {
    return this.has(help) && filling[help].isOn;
  }

  /** What is proved, where that is printed. */
  proved(card: CardId, column: Column): 'has' | 'not' | null {
    return this.prints('proved') ? this.#proofs.at(card, column) : null;
  }

  /** How likely it is, in percent, where that is printed. */
  chance(card: CardId, column: Column): number | null {
    return this.prints('chances') ? this.#chances.at(card, column) : null;
  }

  at(card: CardId, column: Column): Printed {
    return this.proved(card, column) ?? this.chance(card, column);
  }

  /** Why the house does not say more. */
  get fault(): string | null {
    return (this.prints('proved') ? this.#proofs.fault : null) ?? (this.prints('chances') ? this.#chances.fault : null);
  }

  #of<Told>(make: () => Told): Told {
    void this.#given().seat;
    return make();
  }

  #look(help: keyof typeof filling, standing: Standing) {
    const { ask } = this;
    const moment = tellingSights(this.#given().sights);
    if (!ask || !this.prints(help)) return;
    void standing.look(ask, moment);
    return () => standing.close();
  }
}
