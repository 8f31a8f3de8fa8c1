/**
 * Where a checklist is kept: at the house, for this guest and seat. What the house has not acknowledged yet lies in
 * the browser, so that nothing is lost with the page; what was written on another device meanwhile is put together
 * with it, cell by cell. Who only watches has no seat to keep notes at: theirs stay in the browser.
 */
import { ApiError } from '$lib/api';
import type { NotesDoor } from '$lib/table/notes';
import type { SeatNotes } from '$lib/table/wire.gen';
import { readKept, type Kept } from './pencil.svelte';
import { browserTimers, LATER, mayPass, type Timers } from './timers';

/** As much of the browser's storage as is needed. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

function isSame(a: Kept[string] | undefined, b: Kept[string] | undefined): boolean {
  return a?.mark === b?.mark && a?.ink === b?.ink;
}

function isAlike(a: Kept, b: Kept): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]));
}

export class Shelf {
  /** What the house has, as far as is known. */
  #base: Kept = {};
  #version = 0;
  #marks: Kept = {};
  #isSaving = false;
  #isClosed = false;
  #timer: unknown = null;
  readonly #key: string;
  readonly #door: NotesDoor | null;
  readonly #storage: Storage;
  readonly #timers: Timers;
  readonly #onmerge: (kept: Kept) => void;

  /** `name` tells one checklist from another in the browser; `onmerge` hears of marks that came from elsewhere. */
  constructor(name: string, door: NotesDoor | null, onmerge: (kept: Kept) => void, storage = browserStorage(), timers = browserTimers) {
    this.#key = PREFIX + name;
    this.#door = door;
    this.#onmerge = onmerge;
    this.#storage = storage;
    this.#timers = timers;
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

  /** The player has marked something. */
  write(marks: Kept): void {
    this.#marks = marks;
    this.#keepDraft();
    this.#saveIn(SOON);
  }

  /** Nobody looks any more: what is not sent yet goes now. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) void this.#save();
  }

  get #isDirty(): boolean {
    return !isAlike(this.#base, this.#marks);
  }

  #saveIn(milliseconds: number): void {
    if (!this.#door) return;
    this.#stopWaiting();
    this.#timer = this.#timers.set(() => void this.#save(), milliseconds);
  }

  #stopWaiting(): void {
    this.#timers.clear(this.#timer);
    this.#timer = null;
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
    if (!isAlike(before, this.#marks)) this.#onmerge(this.#marks);
  }

  #readDraft(): Draft | null {
    try {
      const stored = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as Partial<Draft> | null;
      return stored && { base: readKept(stored.base), marks: readKept(stored.marks) };
    } catch {
      // Storage is forbidden, or what is there is not ours: an empty checklist it is.
      return null;
    }
  }

  #keepDraft(): void {
    try {
      if (!this.#isDirty) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify({ base: this.#base, marks: this.#marks } satisfies Draft));
    } catch {
      // Full or forbidden: what is not at the house yet lasts as long as the page.
    }
  }
}

/** A page that may not store anything still has a checklist. */
const NOWHERE: Storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function browserStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return NOWHERE;
  }
}
