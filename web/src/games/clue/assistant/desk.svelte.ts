// Everything on the desk around one notebook: the entry being written, the sheet, what was asked about it, and what
// the house said no to.

import { ApiError } from '$lib/api';
import type { NotebookSession, Outcome } from '$lib/notebook/session.svelte';
import { isSame } from '$lib/same';
import { cardsOf, namesOf, type Names } from './cards';
import { EntryDraft, type KeptEntry } from './entry.svelte';
import { cellKey, deckOfSheet, freshCells } from './grid';
import { stepped } from './steps';
import type { Action, Advice, Case, Page, Refusal, Sheet, Weighting, Why } from './types.gen';
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
  say: string | ((before: Case) => string);
  /** What it newly proves is worth telling. */
  isNews?: boolean;
  /** It can be taken back from the message itself. */
  isUndoable?: boolean;
  /** What happens to the form; by default only an untouched one changes. */
  then?: () => void;
}

/** What was done last, and what can still be done about it. */
export interface News {
  text: string;
  act?: { label: string; run: () => void };
  /** It came while an entry was being written, so going on with that entry does not end it. */
  stays: boolean;
}

/** What a reload must not lose. */
export interface KeptDesk {
  draft: KeptEntry | null;
  aside: KeptEntry | null;
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
  news = $state.raw<News | null>(null);
  /** The notebook was deleted elsewhere. */
  isGone = $state(false);
  /** A new entry that waits while another one is being changed. */
  #aside = $state.raw<KeptEntry | null>(null);
  /** Undo (-1) and redo (+1) that were tapped while a change was on its way. */
  #waiting = 0;

  #weighting = $state<Weighting | null>(null);
  #weighed = $state.raw<{ sheet: Sheet; version: number } | null>(null);

  constructor(session: NotebookSession<Page, Action>, kept: KeptDesk | null = null) {
    this.session = session;
    this.draft = new EntryDraft(() => this.case);
    if (kept?.draft) this.#restore(kept.draft);
    this.#aside = kept?.aside ?? null;
  }

  /** null = nothing is being written. */
  get kept(): KeptDesk | null {
    if (!this.draft.isTouched && this.#aside === null) return null;
    return { draft: this.draft.isTouched ? this.draft.kept : null, aside: this.#aside };
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
    return weighed && weighed.version === this.session.version && weighed.sheet.weighting === this.weighting ? weighed.sheet : this.page.sheet;
  }

  /** What the cards are called. */
  get names(): Names {
    return namesOf(this.case.edition, deckOfSheet(this.page.sheet));
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
    return this.#act(action, { isDone: isIn, again: () => void this.submit(), say, isNews: true, then: () => this.clear() });
  }

  /** Takes an entry out of the list to change it. What was being written waits. */
  edit(at: number): void {
    if (this.draft.at === null && this.draft.isTouched) this.#aside = this.draft.kept;
    this.draft.load(at);
  }

  /** Empties the form; an entry that waited comes back. */
  clear(): void {
    const aside = this.#aside;
    this.#aside = null;
    this.draft.clear();
    if (aside) this.#restore(aside);
  }

  /** Puts a suggestion that I am about to make into the form. */
  propose(cards: string[]): void {
    const before = this.draft.isTouched ? this.draft.kept : null;
    this.draft.propose(cards);
    if (before) this.say(words.enter.replaced, { label: words.enter.undo, run: () => this.#restore(before) });
  }

  /** Tells what was done. Whatever was told before is past. */
  say(text: string, act?: News['act']): void {
    this.news = { text, ...(act ? { act } : {}), stays: this.draft.isTouched };
  }

  strike(at: number): Promise<boolean> {
    const left = this.case.entries.length - 1;
    return this.#act(
      { do: 'delete', at },
      {
        isDone: (page) => page.case.entries.length === left,
        again: () => void this.strike(at),
        say: words.entries.struck(at),
        isUndoable: true,
      },
    );
  }

  undo(): Promise<boolean> {
    return this.#step(-1);
  }

  redo(): Promise<boolean> {
    return this.#step(1);
  }

  /** Goes back (< 0) or forward so many changes; while another change is on its way it waits for that one. */
  async #step(by: number): Promise<boolean> {
    if (this.session.busy) {
      this.#waiting += by;
      return false;
    }
    const steps = Math.max(-this.page.can_undo, Math.min(this.page.can_redo, by));
    if (steps === 0) return false;
    return this.#act({ do: steps < 0 ? 'undo' : 'redo', steps: Math.abs(steps) }, { again: () => void this.#step(steps), say: (before) => stepped(before, this.case, steps) });
  }

  correct(setup: Case, was: (number | null)[]): Promise<boolean> {
    const { players, me, hand, open, aside } = setup;
    return this.#act({ do: 'set-up', players, was, me, hand, open, aside }, { again: () => void this.correct(setup, was), say: words.setup.corrected, isNews: true });
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
      if (!(error instanceof ApiError)) throw error;
      // Nobody has asked for it; of anything else the next change will tell.
      this.isGone ||= error.status === 404;
      return;
    }
    if (this.session.version === before) return;
    this.news = null;
    await this.#refresh();
  }

  /** Sends a change and tells how it ended. */
  async #act(action: Action, doing: Doing): Promise<boolean> {
    const isDone = await this.#send(action, doing);
    const steps = this.#waiting;
    this.#waiting = 0;
    // What was tapped meanwhile was meant for the notebook after this change.
    if (isDone && steps !== 0) await this.#step(steps);
    return isDone;
  }

  async #send(action: Action, { isDone, again, say, isNews, isUndoable, then }: Doing): Promise<boolean> {
    const { sheet, case: before } = this.page;
    const outcome = await this.session.act(action, isDone);
    if (!outcome.done) {
      await this.#fail(outcome, again);
      return false;
    }
    this.refused = null;
    this.trouble = null;
    if (then) then();
    else this.#startOver();
    const fresh = isNews ? freshCells(sheet, this.page.sheet, this.names) : [];
    this.fresh = new Set(fresh.map((cell) => cell.key));
    const told = typeof say === 'string' ? say : say(before);
    this.say(isNews ? `${told} ${news(fresh)}` : told, isUndoable ? this.#undoing() : undefined);
    await this.#refresh();
    return true;
  }

  /** Undoes the change that was just made, and no other. */
  #undoing(): NonNullable<News['act']> {
    const { version } = this.session;
    return {
      label: words.enter.undo,
      run: () => {
        if (this.session.version === version) void this.undo();
      },
    };
  }

  #restore(entry: KeptEntry): void {
    this.draft.restore(entry, cardsOf(deckOfSheet(this.page.sheet)));
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
      case 'gone':
        this.isGone = true;
        return;
      case 'stale':
        this.news = null;
        this.trouble = { text: words.trouble.stale, again: null };
        await this.#refresh();
    }
  }

  /** The form after a change that did not come from it. */
  #startOver(): void {
    const { draft } = this;
    const now = draft.kept;
    // An entry taken out to be changed may have another number now.
    if (now.at !== null) return this.clear();
    // An untouched form names the next asker anew; one with names that are gone begins anew.
    const isBlank = now.kind === 'suggestion' && draft.cards.length === 0;
    if (isBlank || !draft.restore(now, cardsOf(deckOfSheet(this.page.sheet)))) draft.clear();
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
