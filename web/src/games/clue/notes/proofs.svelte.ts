/** What the house has proved from what was seen, and why. Asked for again whenever something new was seen. */
import { ApiError } from '$lib/api';
import type { World } from '$lib/table/connection.svelte';
import { browser } from '$lib/table/world';
import { text } from '../table/text';
import type { Answer, CardId, Explanation, Keeper, Question, Sight } from '../types.gen';
import { say, withNames } from '../voice';
import type { Printed } from './known';
import type { Column } from './pencil.svelte';
import { LATER, mayPass } from './timers';

export type Ask = (question: Question) => Promise<Answer>;

/** What the page calls the case file, the house calls the envelope. */
const keeper = (column: Column): Keeper => (column === 'file' ? 'envelope' : column);
const keyOf = (card: CardId, holder: Keeper): string => `${card} ${holder}`;

/** How many sights there are that may prove something. The others need no new question. */
export function tellingSights(sights: readonly Sight[]): number {
  return sights.filter(({ saw }) => saw === 'suggested' || saw === 'showed' || saw === 'accused' || saw === 'ended-turn').length;
}

export class Proofs {
  /** Why the house does not say more. */
  fault = $state<string | null>(null);

  #proved = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  #wanted: unknown = null;
  #isAsking = false;
  #cancel: (() => void) | null = null;
  #isClosed = false;
  readonly #after: World['after'];

  constructor(after = browser.after) {
    this.#after = after;
  }

  at(card: CardId, column: Column): Printed {
    const has = this.#proved.get(keyOf(card, keeper(column)));
    return has === undefined ? null : has ? 'has' : 'not';
  }

  /** Asks what is proved now. While one question is on its way, only the latest of those that follow counts. */
  async look(ask: Ask, moment: unknown): Promise<void> {
    this.#wanted = moment;
    this.#isClosed = false;
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#stopWaiting();
    let asked: unknown;
    let mayHelp = false;
    do {
      asked = this.#wanted;
      mayHelp = await this.#ask(ask);
    } while (asked !== this.#wanted && !this.#isClosed);
    this.#isAsking = false;
    // Between two turns nothing new is seen for minutes: what failed now is not left until then.
    if (mayHelp && !this.#isClosed) this.#cancel = this.#after(LATER, () => void this.look(ask, this.#wanted));
  }

  /** Nobody looks any more: nothing is asked until somebody does again. */
  close(): void {
    this.#isClosed = true;
    this.#stopWaiting();
  }

  /** Asks once; says whether it failed and asking again may help. */
  async #ask(ask: Ask): Promise<boolean> {
    try {
      const answer = await ask({ ask: 'proved' });
      if (answer.answer === 'proved') this.#proved = new Map(answer.proved.map(({ card, holder, has }) => [keyOf(card, holder), has]));
      this.fault = null;
      return false;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      return error instanceof ApiError && mayPass(error.status);
    }
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = null;
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
