/**
 * Where a checklist is kept: at the house, for this guest and seat. What the house has not acknowledged yet lies in
 * the browser, so that nothing is lost with the page; what was written on another device meanwhile is put together
 * with it, cell by cell. Who only watches has no seat to keep notes at: theirs stay in the browser.
 */
import { ApiError, mayPass } from '$lib/api';
import { isSame } from '$lib/same';
import { keep, kept } from '$lib/storage';
import type { World } from '$lib/table/connection.svelte';
import type { NotesDoor } from '$lib/table/notes';
import type { SeatNotes } from '$lib/table/wire.gen';
import { browser } from '$lib/table/world';
import { readKept, type Kept } from './pencil.svelte';
import { LATER } from './timers';

const PREFIX = 'parlour-clue-notes-';
/** So long after a mark it is sent, with whatever was marked meanwhile. */
const SOON = 600;

/** What lies in the browser: the marks, and what the house had when they were begun. */
interface Draft {
  base: Kept;
  marks: Kept;
}

/** Both put together: what I changed since `base` is mine, everything else is theirs. */
export function merged(base: Kept, mine: Kept, theirs: Kept): Kept {
  const result: Kept = { ...theirs };
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const mark = mine[key];
    if (isSame(mark, base[key])) continue;
    if (mark) result[key] = mark;
    else delete result[key];
  }
  return result;
}

export class Shelf {
  /** What the house has, as far as is known. */
  #base: Kept = {};
  #version = 0;
  #marks: Kept = {};
  #isSaving = false;
  #isClosed = false;
  #cancel: (() => void) | null = null;
  readonly #key: string;
  readonly #door: NotesDoor | null;
  readonly #after: World['after'];
  readonly #onmerge: (kept: Kept) => void;

  /** `name` tells one checklist from another in the browser; `onmerge` hears of marks that came from elsewhere. */
  constructor(name: string, door: NotesDoor | null, onmerge: (kept: Kept) => void, after = browser.after) {
    this.#key = PREFIX + name;
    this.#door = door;
    this.#onmerge = onmerge;
    this.#after = after;
    const draft = this.#readDraft();
    if (draft) ({ base: this.#base, marks: this.#marks } = draft);
  }

  /** What can be shown at once. */
  get marks(): Kept {
    return this.#marks;
  }

  /** Sees what the house has: at the beginning, and whenever the reader comes back to the page. */
  async look(): Promise<void> {
    if (!this.#door || this.#isSaving) return;
    try {
      this.#take(await this.#door.read());
    } catch {
      // Unreachable: what is in the browser is shown, and sent when the house is back.
    }
    if (this.#isDirty) this.#saveIn(SOON);
  }

  /**
   * Another page of this browser has written under `key`. While it has marks that the house lacks they lie there; once it
   * has none, the house has them all.
   */
  async hear(key: string | null): Promise<void> {
    if (key !== this.#key) return;
    const draft = this.#readDraft();
    if (this.#door && !draft) return this.look();
    if (this.#door || !draft) return;
    const before = this.#marks;
    this.#marks = draft.marks;
    if (!isSame(before, this.#marks)) this.#onmerge(this.#marks);
  }

  /** The player has marked something. */
  write(marks: Kept): void {
    this.#marks = marks;
    this.#keepDraft();
    this.#saveIn(SOON);
  }

  /** Nobody looks any more: what is not sent yet goes now. */
  close(): void {
    this.#isClosed = true;
    if (this.#cancel !== null) void this.#save();
  }

  get #isDirty(): boolean {
    return !isSame(this.#base, this.#marks);
  }

  #saveIn(milliseconds: number): void {
    if (!this.#door) return;
    this.#stopWaiting();
    this.#cancel = this.#after(milliseconds, () => void this.#save());
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #save(): Promise<void> {
    this.#stopWaiting();
    // What is on its way is followed by whatever was marked meanwhile.
    if (!this.#door || this.#isSaving || !this.#isDirty) return;
    this.#isSaving = true;
    const sent = this.#marks;
    let again: number | null = null;
    try {
      const { version } = await this.#door.save({ version: this.#version, notes: sent });
      // A look on the way may have seen more than this by now.
      if (version >= this.#version) [this.#version, this.#base] = [version, sent];
      again = SOON;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 409) {
        this.#take((error as ApiError).detail as SeatNotes);
        again = 0;
      } else if (mayPass(status)) again = LATER;
      // Anything else will not change: the seat is no longer mine. The marks last in the browser.
    }
    this.#isSaving = false;
    this.#keepDraft();
    if (again === null || !this.#isDirty) return;
    // A page that is closed has one more try; then the draft waits for the next.
    if (!this.#isClosed) this.#saveIn(again);
    else if (again === 0) void this.#save();
  }

  /** Puts what the house has together with what was marked here. What it had before the last save is no news. */
  #take({ version, notes }: SeatNotes): void {
    if (version < this.#version) return;
    const theirs = readKept(notes);
    const before = this.#marks;
    this.#marks = merged(this.#base, before, theirs);
    [this.#version, this.#base] = [version, theirs];
    this.#keepDraft();
    if (!isSame(before, this.#marks)) this.#onmerge(this.#marks);
  }

  #readDraft(): Draft | null {
    const stored = kept<Partial<Draft>>('device', this.#key);
    return stored && { base: readKept(stored.base), marks: readKept(stored.marks) };
  }

  #keepDraft(): void {
    keep('device', this.#key, this.#isDirty ? ({ base: this.#base, marks: this.#marks } satisfies Draft) : null);
  }
}
