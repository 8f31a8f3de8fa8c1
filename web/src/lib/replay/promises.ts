/**
 * Which hash this browser was shown when a match began. A house could show another one at the end; whoever was there can
 * tell. Only the latest are remembered.
 */

const KEY = 'parlour-promises';
const MOST = 60;

type Promised = [table: string, commitment: string][];

function all(): Promised {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Promised) : [];
  } catch {
    // No storage, or something else in it: nothing was remembered.
    return [];
  }
}

/** The first hash seen of a table is the one that counts. */
export function rememberPromise(table: string, commitment: string): void {
  const promised = all();
  if (promised.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...promised, [table, commitment]].slice(-MOST)));
  } catch {
    // No storage: the check will say that this browser was not there.
  }
}

/** Null = this browser was not there, or has forgotten. */
export function promiseOf(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}
