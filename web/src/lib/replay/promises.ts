/**
 * The hashes this browser was shown when matches began: the hash at the end of a match must be the same. Only the latest
 * are kept.
 */

import { keep, kept } from '../storage';

const KEY = 'parlour-promises';
const MOST = 60;

type Promised = [table: string, commitment: string][];

function all(): Promised {
  const promised = kept<unknown>('device', KEY);
  return Array.isArray(promised) ? (promised as Promised) : [];
}

/** The first hash seen of a table is the one that counts. */
export function rememberPromise(table: string, commitment: string): void {
  const promised = all();
  if (!promised.some(([id]) => id === table)) keep('device', KEY, [...promised, [table, commitment]].slice(-MOST));
}

/** Null = this browser was not there, or has forgotten. */
export function promiseOf(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}
