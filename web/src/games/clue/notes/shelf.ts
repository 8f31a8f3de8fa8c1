/** Where a checklist is kept across reloads: in this browser, one for each table and seat. */
import type { Kept } from './pencil.svelte';

export interface Shelf {
  /** What was kept, as it was found: whoever reads it checks it. */
  read(): unknown;
  write(kept: Kept): void;
}

/** As much of the browser's storage as is needed. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'parlour-clue-notes-';

export function shelfIn(storage: Storage, name: string): Shelf {
  const key = PREFIX + name;
  return {
    read() {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null');
      } catch {
        // Storage is forbidden, or what is there is not ours: an empty checklist it is.
        return null;
      }
    },
    write(kept) {
      try {
        if (Object.keys(kept).length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(kept));
      } catch {
        // Full or forbidden: the marks last as long as the page.
      }
    },
  };
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

export const browserShelf = (name: string): Shelf => shelfIn(browserStorage(), name);
