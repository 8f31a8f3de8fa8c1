/**
 * What happened at a table between the events of its match, as lines for the log: computers that take over, time-outs,
 * what people say. Made of notes alone, which everybody at the table may read.
 */
import type { GameModule } from '$lib/game';
import { noteText } from './telling';
import type { Note } from './wire.gen';

/** A line of the log that is no event of the match. */
export interface TableLine {
  /** The number of its note. */
  n: number;
  /** How many events had happened. */
  seq: number;
  /** Who said it; null for what the house reports. */
  speaker: string | null;
  text: string;
}

/** The lines since the match began; what was hidden from this page in the chat is hidden here. */
export function tableLines(notes: readonly Note[], game: Pick<GameModule, 'seatNames' | 'words'>, setup: unknown, hides: (note: Note) => boolean): TableLine[] {
  const seatNames = game.seatNames(setup);
  const start = notes.findLastIndex(({ body }) => body.kind === 'started');
  return notes.slice(start + 1).flatMap((note) => {
    if (hides(note)) return [];
    const { n, seq, body } = note;
    return [{ n, seq, speaker: body.kind === 'said' ? body.guest.name : null, text: noteText(body, seatNames, (brain) => game.words.brain(brain).title) }];
  });
}

/** Events and the lines between them in the order in which they happened; of the events `seq` is the number from 0 on. */
export function inOrder<Own extends { seq: number }>(events: readonly Own[], lines: readonly TableLine[]): ({ event: Own } | { line: TableLine })[] {
  const all: ({ event: Own } | { line: TableLine })[] = [];
  let next = 0;
  for (const event of events) {
    while (next < lines.length && lines[next]!.seq <= event.seq) all.push({ line: lines[next++]! });
    all.push({ event });
  }
  return [...all, ...lines.slice(next).map((line) => ({ line }))];
}

/** The newest of them all, and of an event its number; null while there is none. */
export function newestOf(
  sights: readonly unknown[],
  tell: (sight: any) => string | null,
  lines: readonly TableLine[],
): { event: { seq: number; text: string } } | { line: TableLine } | null {
  const line = lines.at(-1);
  for (let seq = sights.length - 1; seq >= 0 && !(line && line.seq > seq); seq--) {
    const text = tell(sights[seq]);
    if (text !== null) return { event: { seq, text } };
  }
  return line ? { line } : null;
}

/** The whole log as a text, one line for each thing that happened. It knows what this viewer saw, and nothing else. */
export function logText(title: string, game: Pick<GameModule, 'words'>, sights: readonly unknown[], names: string[], lines: readonly TableLine[]): string {
  const events = sights.flatMap((sight, seq) => {
    const text = game.words.sight(sight, names);
    return text === null ? [] : [{ seq, text }];
  });
  const said = ({ speaker, text }: TableLine) => (speaker === null ? `(${text})` : `${speaker}: ${text}`);
  return [title, '', ...inOrder(events, lines).map((each) => ('event' in each ? each.event.text : said(each.line))), ''].join('\n');
}
