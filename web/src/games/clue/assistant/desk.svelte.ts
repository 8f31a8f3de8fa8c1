// Everything on the desk around one notebook: the entry being written, the sheet, what was asked about it, and what
// the house said no to.

import { ApiError } from '$lib/api';
import type { NotebookSession, Outcome } from '$lib/notebook/session.svelte';
import { EntryDraft } from './entry.svelte';
import { cellKey, freshCells } from './grid';
import type { Action, Advice, Case, Entry, Page, Refusal, Sheet, Weighting, Why } from './types.gen';
import { news, words } from './words';

/** A question to the house: on its way, answered, or failed. */
export type Asked<Answer> = { answer: Answer | null; fault: string | null };

export interface AskedWhy extends Asked<Why> {
  card: string;
  holder: string;
}

export interface AskedAdvice extends Asked<Advice> {
  /** null = any room. */
  room: string | null;
  version: number;
}

/** What goes with a change. */
interface Doing {
  /** Tells from a page whether the change is in it. */
  isDone?: (page: Page) => boolean;
  /** Tries once more. */
  again: () => void;
  /** What was done, once it is done. */
  say: string;
  /** What it newly proves is worth telling. */
  isNews?: boolean;
  /** What happens to the form; by default only an untouched one changes. */
  then?: () => void;
}

/** Keys may come in any order. */
function isSame(a: Entry | undefined, b: Entry): boolean {
  const sorted = (entry: Entry) => JSON.stringify(Object.entries(entry).sort(([x], [y]) => (x < y ? -1 : 1)));
  return a !== undefined && sorted(a) === sorted(b);
}

export class Desk {
  readonly session: NotebookSession<Page, Action>;
  readonly draft: EntryDraft;

  why = $state.raw<AskedWhy | null>(null);
  advice = $state.raw<AskedAdvice | null>(null);
  /** What cannot be, and why. */
  refused = $state.raw<{ text: string; detail: Refusal | null } | null>(null);
  /** The house could not be asked, or the notebook was changed elsewhere. */
  trouble = $state.raw<{ text: string; again: (() => void) | null } | null>(null);
  /** Keys of cells that the last entry has newly proved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** What the last change brought, in words. */
  news = $state('');

  #weighting = $state<Weighting | null>(null);
  #weighed = $state.raw<{ sheet: Sheet; version: number } | null>(null);

  constructor(session: NotebookSession<Page, Action>) {
    this.session = session;
    this.draft = new EntryDraft(() => this.case);
  }

  get page(): Page {
    return this.session.page;
  }

  get case(): Case {
    return this.session.page.case;
  }

  get weighting(): Weighting {
    return this.#weighting ?? this.page.sheet.weighting;
  }

  /** The sheet in the weighting that is wanted, once it is there. */
  get sheet(): Sheet {
    const weighed = this.#weighed;
    return weighed && weighed.version === this.session.version && weighed.sheet.weighting === this.weighting
      ? weighed.sheet
      : this.page.sheet;
  }

  /** The number of the entry that is being written. */
  get number(): number {
    return this.draft.at ?? this.case.entries.length + 1;
  }

  /** Writes the entry down. Answers whether it is in the notebook now. */
  async submit(): Promise<boolean> {
    const { entry, at } = this.draft;
    if (entry === null) return false;
    const number = this.number;
    const isIn = (page: Page) => isSame(page.case.entries[number - 1], entry);
    const action: Action = at === null ? { do: 'add', entry } : { do: 'edit', at, entry };
    const say = at === null ? words.enter.kept(number) : words.enter.changed(number);
    return this.#act(action, { isDone: isIn, again: () => void this.submit(), say, isNews: true, then: () => this.draft.clear() });
  }

  strike(at: number): Promise<boolean> {
    const left = this.case.entries.length - 1;
    return this.#act(
      { do: 'delete', at },
      {
        isDone: (page) => page.case.entries.length === left,
        again: () => void this.strike(at),
        say: words.entries.struck(at),
      },
    );
  }

  undo(): Promise<boolean> {
    return this.#act({ do: 'undo', steps: 1 }, { again: () => void this.undo(), say: words.enter.undone });
  }

  redo(): Promise<boolean> {
    return this.#act({ do: 'redo', steps: 1 }, { again: () => void this.redo(), say: words.enter.redone });
  }

  correct(setup: Case): Promise<boolean> {
    const { players, me, hand, open, aside } = setup;
    return this.#act(
      { do: 'set-up', players, me, hand, open, aside },
      { again: () => void this.correct(setup), say: words.setup.corrected, isNews: true },
    );
  }

  async askWhy(card: string, holder: string): Promise<void> {
    const asked: AskedWhy = { card, holder, answer: null, fault: null };
    this.why = asked;
    const result = await this.#ask<Why>({ ask: 'why', card, holder });
    // Another cell may have been tapped meanwhile, or the sheet closed.
    if (this.why === asked) this.why = { ...asked, ...result };
  }

  closeWhy(): void {
    this.why = null;
  }

  isAskedWhy(key: string): boolean {
    return this.why !== null && cellKey(this.why.card, this.why.holder) === key;
  }

  async askAdvice(room: string | null): Promise<void> {
    const asked: AskedAdvice = { room, version: this.session.version, answer: null, fault: null };
    this.advice = asked;
    const result = await this.#ask<Advice>({ ask: 'advice', room });
    if (this.advice === asked) this.advice = { ...asked, ...result };
  }

  async weigh(weighting: Weighting): Promise<void> {
    this.#weighting = weighting;
    await this.#weighAgain();
  }

  async reload(): Promise<void> {
    const before = this.session.version;
    try {
      await this.session.reload();
    } catch (error) {
      // Nobody has asked for it; the next change will tell.
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    if (this.session.version !== before) await this.#refresh();
  }

  /** Sends a change and tells how it ended. */
  async #act(action: Action, { isDone, again, say, isNews, then }: Doing): Promise<boolean> {
    const before = this.page.sheet;
    const outcome = await this.session.act(action, isDone);
    if (!outcome.done) {
      await this.#fail(outcome, again);
      return false;
    }
    this.refused = null;
    this.trouble = null;
    if (then) then();
    else this.#startOver();
    const fresh = isNews ? freshCells(before, this.page.sheet) : [];
    this.fresh = new Set(fresh.map((cell) => cell.key));
    this.news = isNews ? `${say} ${news(fresh)}` : say;
    await this.#refresh();
    return true;
  }

  async #fail(outcome: Exclude<Outcome, { done: true }>, again: () => void): Promise<void> {
    switch (outcome.why) {
      case 'busy':
        return;
      case 'refused':
        this.trouble = null;
        this.refused = { text: outcome.text, detail: outcome.detail as Refusal | null };
        return;
      case 'lost':
        this.trouble = { text: outcome.text, again };
        return;
      case 'stale':
        this.trouble = { text: words.trouble.stale, again: null };
        await this.#refresh();
    }
  }

  /** An untouched form names the next asker anew; an entry taken out to be changed may have another number now. */
  #startOver(): void {
    const { draft } = this;
    if (draft.at !== null || (draft.kind === 'suggestion' && draft.cards.length === 0)) draft.clear();
  }

  /** What was asked about the notebook as it was is no longer true. */
  async #refresh(): Promise<void> {
    this.why = null;
    await this.#weighAgain();
  }

  async #weighAgain(): Promise<void> {
    if (this.weighting === this.page.sheet.weighting) return;
    const { version } = this.session;
    const { answer, fault } = await this.#ask<Sheet>({ ask: 'sheet', weighting: this.weighting });
    if (answer) this.#weighed = { sheet: answer, version };
    if (fault) {
      this.trouble = { text: fault, again: () => void this.weigh(this.weighting) };
    }
  }

  async #ask<Answer>(question: unknown): Promise<Asked<Answer>> {
    try {
      return { answer: await this.session.ask<Answer>(question), fault: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { answer: null, fault: error.message };
    }
  }
}
