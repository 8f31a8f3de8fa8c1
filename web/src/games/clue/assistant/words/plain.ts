// What every language writes alike, and what its sentences are made from.

import type { EntryKind, Part, Shower } from '../entry.svelte';

/** The assistant's id in URLs and on the wire. */
export const TOOL = 'clue-assistant';

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
