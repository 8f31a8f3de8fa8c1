import type { Note, TableView } from './wire.gen';

/** The next game, opened by somebody I have just played with. */
export interface Rematch {
  code: string;
  by: string;
}

/**
 * The newest invitation to another table of this house that one of the others has called out since the game ended
 * after `seq` events. Only those at the table may call to the next one; a watcher's link stays a link.
 */
export function rematch(table: TableView, notes: Note[], seq: number, me: string, here: string): Rematch | null {
  for (const { seq: at, body } of notes.toReversed()) {
    if (at < seq) break;
    if (body.kind !== 'said' || body.guest.id === me) continue;
    const { guest, text } = body;
    if (!table.seats.some((seat) => seat.guest?.id === guest.id)) continue;
    const code = invited(text, here);
    if (code !== null) return { code, by: guest.name };
  }
  return null;
}

/** The code of an invite link, with or without this house's address before it. */
function invited(text: string, here: string): string | null {
  for (const word of text.split(/\s+/)) {
    const path = word.startsWith(here) ? word.slice(here.length) : word;
    const code = /^\/j\/([A-Z0-9]+)[.,]?$/.exec(path)?.[1];
    if (code) return code;
  }
  return null;
}
