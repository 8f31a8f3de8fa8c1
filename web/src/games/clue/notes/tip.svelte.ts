/** The house's hint: one sentence a turn, until I have suggested. It stays in sight as long as the turn lasts. */
import type { BoardProps } from '$lib/game';
import { named } from '../names';
import { text } from '../table/text';
import type { Text } from '../telling';
import type { Action, Sight, View } from '../types.gen';
import type { Ask } from './standing.svelte';

type Given = Pick<BoardProps<View, Action, Sight>, 'view' | 'seat' | 'onsay'>;

export class Tip {
  #told = $state.raw<{ turn: string; text: Text } | null>(null);
  isAsking = $state(false);
  readonly #given: () => Given;
  readonly #turn = $derived.by(() => turnOf(this.#given()));

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** What the house said this turn. */
  get told(): Text | null {
    return this.#told !== null && this.#told.turn === this.#turn ? this.#told.text : null;
  }

  /** Why there is none to be had now; null = there is. */
  get why(): string | null {
    const { view, seat } = this.#given();
    if (this.told !== null) return text.checklist.hintTold;
    return view.ended === null && view.to_play === seat && !['asking', 'done'].includes(view.step) ? null : text.checklist.noHint;
  }

  /** Asks for it, or says why not. */
  async ask(house: Ask): Promise<void> {
    const { onsay } = this.#given();
    if (this.why !== null) return onsay(this.why, 'warn');
    if (this.isAsking) return;
    const turn = this.#turn;
    this.isAsking = true;
    try {
      const answer = await house({ ask: 'hint' });
      if (answer.answer === 'hint') this.#told = { turn, text: text.checklist.tip(named(answer.theory), answer.seen) };
    } catch (error) {
      onsay(error instanceof Error ? error.message : String(error), 'warn');
    }
    this.isAsking = false;
  }
}

/** Whose turn it is: another seat, and another round, is another. */
const turnOf = ({ view, seat }: Given): string => [seat, view.round, view.to_play].join(' ');
