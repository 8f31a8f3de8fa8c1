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

/** What belongs together and is one line. */
export interface Entry {
  /** The number of the first event. */
  seq: number;
  /** The number of the last one. */
  last: number;
  text: string;
}

/** What happened in a match as lines. */
export function entriesOf(words: Pick<GameModule['words'], 'sight' | 'groups' | 'group'>, sights: readonly unknown[], names: string[], seat?: number | null): Entry[] {
  return groupsOf(sights, words.groups?.(sights as any[])).flatMap(({ seq, group }) => {
    const text = group.length > 1 && words.group ? words.group(group, names, seat) : words.sight(group[0], names, seat);
    return text === null ? [] : [{ seq, last: seq + group.length - 1, text }];
  });
}

/** Sights that belong together, by where each group begins. */
export function groupsOf<Sight>(sights: readonly Sight[], firsts: readonly number[] = sights.map((_, seq) => seq)): { seq: number; group: Sight[] }[] {
  const starts = [...new Set(firsts)];
  return starts.map((seq, number) => ({ seq, group: sights.slice(seq, starts[number + 1] ?? sights.length) }));
}

/** The newest of them all; null while there is none. What was said while something went on came before its end. */
export function newestOf(entries: readonly Entry[], lines: readonly TableLine[]): { event: Entry } | { line: TableLine } | null {
  const [event, line] = [entries.at(-1), lines.at(-1)];
  if (event && !(line && line.seq > event.last)) return { event };
  return line ? { line } : null;
}

/** The whole log as a text, one line for each thing that happened. It knows what this viewer saw, and nothing else. */
export function logText(title: string, game: Pick<GameModule, 'words'>, sights: readonly unknown[], names: string[], lines: readonly TableLine[]): string {
  const events = entriesOf(game.words, sights, names);
  const said = ({ speaker, text }: TableLine) => (speaker === null ? `(${text})` : `${speaker}: ${text}`);
  return [title, '', ...inOrder(events, lines).map((each) => ('event' in each ? each.event.text : said(each.line))), ''].join('\n');
}
