/** What a player has looked at and wished for at a table: a reload forgets neither. Lies in the tab's own storage. */
import { keep, kept } from '$lib/storage';

export interface Memory {
  /** Sights before this one have been looked at. */
  readTo: number;
  /** The computers shall finish without me. */
  isLetting: boolean;
  /** They wait until I have read what became of my accusation. */
  isHolding?: boolean;
}

const keyOf = (table: string, seat: number): string => `parlour-clue-${table}-${seat}`;

/** Null = this tab has not been at the table yet. */
export function recall(table: string | undefined, seat: number | null): Memory | null {
  if (table === undefined || seat === null) return null;
  const memory = kept<Partial<Memory>>('tab', keyOf(table, seat));
  return typeof memory?.readTo === 'number' ? { readTo: memory.readTo, isLetting: memory.isLetting === true, isHolding: memory.isHolding === true } : null;
}

export function remember(table: string | undefined, seat: number | null, memory: Memory): void {
  if (table !== undefined && seat !== null) keep('tab', keyOf(table, seat), memory);
}
