// What whoever holds a seat writes for themselves there: kept by the house over plain HTTP, read by the page alone.

import { ask, type Fetch } from '../api';
import type { SeatNotes } from './wire.gen';

/** Where the notes of one seat are kept. A save names the version it was made on; the house says no (409) to an old one. */
export interface NotesDoor {
  read(): Promise<SeatNotes>;
  save(notes: SeatNotes): Promise<SeatNotes>;
}

export function seatNotes(table: string, seat: number, fetcher: Fetch = (...args) => fetch(...args)): NotesDoor {
  const path = `/api/tables/${encodeURIComponent(table)}/notes/${seat}`;
  return {
    read: () => ask<SeatNotes>(fetcher, 'GET', path),
    save: (notes) => ask<SeatNotes>(fetcher, 'PUT', path, notes),
  };
}
