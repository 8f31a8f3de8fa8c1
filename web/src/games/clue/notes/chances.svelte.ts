/** How likely each card is where, as the house works it out from what was seen. */
import type { World } from '$lib/table/connection.svelte';
import type { Answer, CardId, CardChances } from '../types.gen';
import type { Column } from './pencil.svelte';
import { Standing } from './standing.svelte';

/** The house tells no chance below the one or above the other: these stand for whatever is beyond, and for what is certain. */
const [LEAST, MOST] = [5, 95];

/** "≤5", "46", "≥95": without the sign. */
export const percentText = (percent: number): string => (percent <= LEAST ? `≤${LEAST}` : percent >= MOST ? `≥${MOST}` : String(percent));

export class Chances extends Standing {
  #chances = $state.raw<ReadonlyMap<CardId, CardChances>>(new Map());

  constructor(after?: World['after']) {
    super({ ask: 'chances' }, after);
  }

  /** In percent. */
  at(card: CardId, column: Column): number | null {
    const chances = this.#chances.get(card);
    return (column === 'file' ? chances?.envelope : chances?.seats[column]) ?? null;
  }

  protected take(answer: Answer): void {
    if (answer.answer === 'chances') this.#chances = new Map(answer.chances.map((chances) => [chances.card, chances]));
  }
}
