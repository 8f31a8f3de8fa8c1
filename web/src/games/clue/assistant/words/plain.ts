// What every language writes alike, and what its sentences are made from.

import type { EntryKind, Part, Shower } from '../entry.svelte';

/** The assistant's id in URLs and on the wire. */
export const TOOL = 'clue-assistant';

/** "1 234 567": long numbers are counted in threes. */
export function grouped(digitsOnly: string): string {
  return digitsOnly.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** A chance that is neither nought nor certain is never written as if it were. */
export function percent(chance: number): string {
  if (chance < 0.005) return '<1';
  if (chance > 0.995) return '>99';
  return String(Math.round(chance * 100));
}

/** An entry that is being written. */
export interface Draft {
  kind: EntryKind;
  by: string | null;
  cards: string[];
  asked: string[];
  shower: Shower;
  seen: string | null;
  me: string | null;
  player: string | null;
  card: string | null;
  has: boolean | null;
  correct: boolean | null;
  part(name: string): Part;
}

/** A piece of a sentence. */
export interface Piece {
  text: string;
  strong?: boolean;
}
