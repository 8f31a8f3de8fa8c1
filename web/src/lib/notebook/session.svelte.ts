// One open notebook: what the house says is in it, and one change at a time. It predicts nothing.

import { ApiError } from '../api';
import type { NotebookApi, OpenNotebook } from './api';

/** What the session needs of the house. */
export type Shelf = Pick<NotebookApi, 'open' | 'act' | 'question' | 'rename'>;

/** How a change ended. */
export type Outcome =
  | { done: true }
  /** The tool says no; the notebook is as it was. */
  | { done: false; why: 'refused'; text: string; detail: unknown }
  /** It was changed elsewhere, and is now shown as it is there. */
  | { done: false; why: 'stale'; text: string }
  /** It was deleted elsewhere. */
  | { done: false; why: 'gone' }
  /** The house could not be asked, or could not answer. */
  | { done: false; why: 'lost'; text: string }
  /** Another change is still on its way: a second tap, as a rule. */
  | { done: false; why: 'busy' };

export class NotebookSession<Page, Action> {
  readonly id: string;
  name = $state('');
  version = $state(0);
  page = $state.raw() as Page;
  /** A change is on its way. */
  busy = $state(false);

  #shelf: Shelf;
  /** A change that was sent on this version and never answered: it may have arrived. */
  #unanswered: number | null = null;

  constructor(view: OpenNotebook<Page>, shelf: Shelf) {
    this.id = view.id;
    this.#shelf = shelf;
    this.#show(view);
  }

  /**
   * Changes the notebook. `isDone` tells from a page whether the change is in it: a change whose answer was lost is
   * then recognised instead of being made twice or called somebody else's.
   */
  async act(action: Action, isDone?: (page: Page) => boolean): Promise<Outcome> {
    if (this.busy) return { done: false, why: 'busy' };
    this.busy = true;
    const sentOn = this.version;
    try {
      this.#show(await this.#shelf.act(this.id, sentOn, action));
      this.#unanswered = null;
      return { done: true };
    } catch (error) {
      return await this.#fail(error, sentOn, isDone);
    } finally {
      this.busy = false;
    }
  }

  ask<Answer>(question: unknown): Promise<Answer> {
    return this.#shelf.question(this.id, question);
  }

  async rename(name: string): Promise<void> {
    this.name = (await this.#shelf.rename(this.id, name)).name;
  }

  /** Looks at the notebook anew: another tab may have written in it. */
  async reload(): Promise<void> {
    const view = await this.#shelf.open(this.id);
    if (!this.busy && view.version !== this.version) this.#show(view);
  }

  async #fail(error: unknown, sentOn: number, isDone?: (page: Page) => boolean): Promise<Outcome> {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 422) {
      this.#unanswered = null;
      return { done: false, why: 'refused', text: error.message, detail: error.detail };
    }
    if (error.status === 404) return { done: false, why: 'gone' };
    if (error.status !== 409) {
      this.#unanswered = sentOn;
      return { done: false, why: 'lost', text: error.message };
    }
    const mayBeOurs = this.#unanswered === sentOn;
    try {
      this.#show(await this.#shelf.open(this.id));
    } catch (second) {
      if (!(second instanceof ApiError)) throw second;
      if (second.status === 404) return { done: false, why: 'gone' };
      return { done: false, why: 'lost', text: second.message };
    }
    this.#unanswered = null;
    if (mayBeOurs && this.version === sentOn + 1 && isDone?.(this.page)) return { done: true };
    return { done: false, why: 'stale', text: error.message };
  }

  #show(view: OpenNotebook<Page>): void {
    this.name = view.name;
    this.version = view.version;
    this.page = view.page;
  }
}
