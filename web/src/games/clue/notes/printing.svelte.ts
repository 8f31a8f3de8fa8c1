/** What the house prints on my notes beyond what I have seen: as far as the table has it, and as far as I let it. */
import { untrack } from 'svelte';
import type { BoardProps } from '$lib/game';
import type { Help } from '$lib/table/wire.gen';
import type { Action, CardId, Sight, View } from '../types.gen';
import { Chances } from './chances.svelte';
import { filling } from './filling';
import type { Printed } from './known';
import type { Column } from './pencil.svelte';
import { Proofs, tellingSights } from './proofs.svelte';
import type { Ask } from './standing.svelte';

type Given = Pick<BoardProps<View, Action, Sight>, 'ask' | 'helps' | 'seat' | 'sights'>;

/** What the house has told one pair of eyes. */
class Told {
  readonly proved = new Proofs();
  readonly chances = new Chances();
}

// The notes beside the board, those in a dialog over it and a record ask through the same eyes: once between them.
const told = new WeakMap<Ask, Told>();

function toldTo(ask: Ask): Told {
  const known = told.get(ask) ?? new Told();
  told.set(ask, known);
  return known;
}

export class Printing {
  readonly #given: () => Given;
  // What is given is another object whenever anything about it has changed: only these few values count.
  /** Asks the house, where the table has any help. Who only watches holds no cards, so there is nothing to conclude from. */
  readonly ask: Ask | undefined = $derived.by(() => {
    const { ask, seat } = this.#given();
    // The shell passes questions and answers through without looking inside.
    return seat === null ? undefined : (ask as Ask | undefined);
  });
  readonly #helps = $derived.by(() => this.#given().helps?.join(' ') ?? '');
  readonly #moment = $derived.by(() => tellingSights(this.#given().sights));
  /** Other eyes have other proofs. */
  readonly #told = $derived(this.ask ? toldTo(this.ask) : null);

  /** To be made with a component. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => this.#look('proved'));
    $effect(() => this.#look('chances'));
  }

  has(help: Help): boolean {
    return this.ask !== undefined && this.#helps.split(' ').includes(help);
  }

  /** Whether it is printed: the table has it, and I want it. */
  prints(help: keyof typeof filling): boolean {
    return this.has(help) && filling[help].isOn;
  }

  /** What is proved, where that is printed. */
  proved(card: CardId, column: Column): 'has' | 'not' | null {
    return (this.prints('proved') && this.#told?.proved.at(card, column)) || null;
  }

  /** How likely it is, in percent, where that is printed. */
  chance(card: CardId, column: Column): number | null {
    return this.prints('chances') ? (this.#told?.chances.at(card, column) ?? null) : null;
  }

  at(card: CardId, column: Column): Printed {
    return this.proved(card, column) ?? this.chance(card, column);
  }

  /** Why the house does not say more. */
  get fault(): string | null {
    const faultOf = (help: keyof typeof filling) => (this.prints(help) ? (this.#told?.[help].fault ?? null) : null);
    return faultOf('proved') ?? faultOf('chances');
  }

  #look(help: keyof typeof filling): (() => void) | undefined {
    const { ask } = this;
    if (!ask || !this.prints(help)) return;
    const moment = this.#moment;
    return untrack(() => this.#told?.[help].watch(ask, moment));
  }
}
