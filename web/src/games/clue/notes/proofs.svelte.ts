/** What the house has proved from what was seen, and why. */
import type { World } from '$lib/table/connection.svelte';
import { text } from '../table/text';
import type { Answer, CardId, Explanation, Keeper, Sight } from '../types.gen';
import { say, withNames } from '../voice';
import type { Column } from './pencil.svelte';
import { keeper, Standing, type Ask } from './standing.svelte';

const keyOf = (card: CardId, holder: Keeper): string => `${card} ${holder}`;

/** How many sights there are that may prove something. The others need no new question. */
export function tellingSights(sights: readonly Sight[]): number {
  return sights.filter(({ saw }) => saw === 'suggested' || saw === 'showed' || saw === 'accused' || saw === 'ended-turn').length;
}

export class Proofs extends Standing {
  #proved = $state.raw<ReadonlyMap<string, boolean>>(new Map());

  constructor(after?: World['after']) {
    super({ ask: 'proved' }, after);
  }

  at(card: CardId, column: Column): 'has' | 'not' | null {
    const has = this.#proved.get(keyOf(card, keeper(column)));
    return has === undefined ? null : has ? 'has' : 'not';
  }

  protected take(answer: Answer): void {
    if (answer.answer === 'proved') this.#proved = new Map(answer.proved.map(({ card, holder, has }) => [keyOf(card, holder), has]));
  }
}

/** Why a card is or is not there. */
export async function why(ask: Ask, card: CardId, column: Column): Promise<Explanation> {
  const answer = await ask({ ask: 'why', card, holder: keeper(column) });
  if (answer.answer !== 'why') throw new Error(text.checklist.otherAnswer);
  return answer;
}

/** The steps of an explanation as the assistant shows its own. What happened is told with its round. */
export function told(explanation: Explanation, names: readonly string[]): { entry: null; depth: number; text: string }[] {
  return explanation.steps.map((step) => ({
    entry: null,
    depth: step.depth,
    text: (step.round === null ? '' : `${text.round(step.round)}: `) + say(withNames(step, names)),
  }));
}
