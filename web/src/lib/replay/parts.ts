/**
 * The parts of seeds that this browser contributed, with the commitments of all others at that time: with them a finished
 * game is checked for parts that the house left out or changed. Only the latest are kept.
 */

import { keep, kept } from '../storage';

const KEY = 'parlour-parts';
const MOST = 60;

/** All promises at a table: the house's, and the guests' by their seats. */
export interface Promises {
  house: string;
  guests: [seat: number, commitment: string][];
}

export interface Part {
  table: string;
  commitment: string;
  /** In hex. */
  bytes: string;
  /** What had been promised when this part was told; null before that. */
  seen: Promises | null;
}

/** Used where there is no storage: lasts as long as the page. */
let inMemory: Part[] | null = null;

function all(): Part[] {
  if (inMemory) return inMemory;
  const parts = kept<unknown>('device', KEY);
  return Array.isArray(parts) ? (parts as Part[]) : [];
}

function keepAll(parts: Part[]): void {
  const latest = parts.slice(-MOST);
  if (!keep('device', KEY, latest)) inMemory = latest;
}

export function rememberPart(part: Part): void {
  keepAll([...all(), part]);
}

/** The part that was promised by this hash. */
export function partBehind(table: string, commitment: string): Part | null {
  return all().find((part) => part.table === table && part.commitment === commitment) ?? null;
}

/** What had been promised when the part was first told is what counts. */
export function rememberPromises({ table, commitment }: Part, seen: Promises): void {
  const isIt = (part: Part) => part.table === table && part.commitment === commitment;
  keepAll(all().map((part) => (isIt(part) && part.seen === null ? { ...part, seen } : part)));
}

/** The part this browser told last at a table; null = it contributed nothing, or has forgotten. */
export function partOf(table: string): Part | null {
  return all().findLast((part) => part.table === table && part.seen !== null) ?? null;
}
