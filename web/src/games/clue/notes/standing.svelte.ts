/** A question to the house that stands: asked again whenever something new was seen. */
import { ApiError, mayPass } from '$lib/api';
import type { World } from '$lib/table/connection.svelte';
import { browser } from '$lib/table/world';
import type { Answer, Keeper, Question } from '../types.gen';
import type { Column } from './pencil.svelte';
import { LATER } from './timers';

export type Ask = (question: Question) => Promise<Answer>;

/** What the page calls the case file, the house calls the envelope. */
export const keeper = (column: Column): Keeper => (column === 'file' ? 'envelope' : column);

export abstract class Standing {
  /** Why the house does not say more. */
  fault = $state<string | null>(null);

  #wanted: unknown = null;
  /** The moment of the last answer; null if there is none. */
  #answered: unknown = null;
  /** How many look. */
  #watching = 0;
  #isAsking = false;
  #cancel: (() => void) | null = null;
  #isClosed = false;
  readonly #question: Question;
  readonly #after: World['after'];

  constructor(question: Question, after = browser.after) {
    this.#question = question;
    this.#after = after;
  }

  protected abstract take(answer: Answer): void;

  /** Asks what is so now, unless that was told already, and goes on as long as anybody looks. */
  watch(ask: Ask, moment: unknown): () => void {
    this.#watching += 1;
    void this.look(ask, moment);
    return () => {
      this.#watching -= 1;
      if (this.#watching === 0) this.close();
    };
  }

  /** Asks what is so now. While one question is on its way, only the latest of those that follow counts. */
  async look(ask: Ask, moment: unknown): Promise<void> {
    this.#wanted = moment;
    this.#isClosed = false;
    if (this.#isAsking || this.#answered === moment) return;
    this.#isAsking = true;
    this.#stopWaiting();
    let asked: unknown;
    let mayHelp = false;
    do {
      asked = this.#wanted;
      mayHelp = await this.#ask(ask, asked);
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
  async #ask(ask: Ask, moment: unknown): Promise<boolean> {
    this.#answered = null;
    try {
      this.take(await ask(this.#question));
      this.#answered = moment;
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
