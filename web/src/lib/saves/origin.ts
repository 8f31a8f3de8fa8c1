// Which save a game was continued from. What a save is called is its owner's alone: only the tab that continued it
// knows, and the house tells nobody at the table.

import { keep, kept } from '../storage';

const keyOf = (table: string): string => `parlour-save-of-${table}`;

export const rememberSave = (table: string, name: string): boolean => keep('tab', keyOf(table), name);

/** The name that the save has for me; null if I did not continue it here. */
export const saveOf = (table: string): string | null => kept('tab', keyOf(table));
