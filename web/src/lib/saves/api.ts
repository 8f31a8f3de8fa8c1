// Saved games over plain HTTP.

import { ask, type Fetch } from '../api';
import type { NewSave, NewTable, SaveName, SavePage, SaveSummary, SaveView, TableAddress } from '../table/wire.gen';

/** The longest name of a save, in letters; the house says no to more. */
export const MOST_LETTERS = 60;
/** No save is nearly as long, in bytes; whatever is longer need not be sent to be refused. */
export const MOST_BYTES = 4 * 2 ** 20;

export function savesApi(fetcher: Fetch = (...args) => fetch(...args)) {
  const at = (id: string) => `/api/saves/${encodeURIComponent(id)}`;
  return {
    /** Mine whose name or game has this text in it, the latest first. */
    list: (text: string, skip: number) => ask<SavePage>(fetcher, 'GET', `/api/saves?${new URLSearchParams({ text, skip: String(skip) })}`),
    show: (id: string) => ask<SaveView>(fetcher, 'GET', at(id)),
    /** Keeps the game of a table as it is now. */
    ofTable: (table: string, name: string) => ask<SaveSummary>(fetcher, 'POST', `/api/tables/${encodeURIComponent(table)}/saves`, { name } satisfies SaveName),
    /** Keeps a set-up with nothing played: what a new table would be ordered with. */
    ofSetup: (name: string, table: NewTable) => ask<SaveSummary>(fetcher, 'POST', '/api/saves', { name, table } satisfies NewSave),
    rename: (id: string, name: string) => ask<SaveSummary>(fetcher, 'PUT', at(id), { name } satisfies SaveName),
    remove: (id: string) => ask<void>(fetcher, 'DELETE', at(id)),
    /** Opens a table where the game goes on. */
    load: (id: string) => ask<TableAddress>(fetcher, 'POST', `${at(id)}/tables`, {}),
    /** Brings a file back; the save gets the name in it, or one like it. */
    upload: (file: Blob) => ask<SaveSummary>(fetcher, 'POST', '/api/save-files', file),
    /** Where the browser downloads a save. */
    file: (id: string) => `${at(id)}/file`,
    /** Takes a table from my list; nobody else's there, it is thrown away. */
    removeTable: (table: string) => ask<void>(fetcher, 'DELETE', `/api/tables/${encodeURIComponent(table)}`),
  };
}

export const saves = savesApi();
