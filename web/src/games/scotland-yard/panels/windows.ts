/** The travel log as its windows: what each shows, and what it says to those who listen. */
import { text } from '../board/text';
import type { View, Window } from '../types.gen';

export interface Pane {
  number: number;
  entry: Window | null;
  /** Mister X shows himself after this move. */
  isShow: boolean;
  /** The next to be filled. */
  isNext: boolean;
  /** Which half of a double move. */
  half: 1 | 2 | null;
  label: string;
}

/** Which windows are the second half of a double move: those after a first half. */
const isSecond = (log: readonly Window[], index: number): boolean => log[index - 1]?.double === true && log[index]?.double !== true;

export function windowsOf({ log, windows, shown, ended }: Pick<View, 'log' | 'windows' | 'shown' | 'ended'>): Pane[] {
  return Array.from({ length: windows }, (_, index) => {
    const entry = log[index] ?? null;
    const isShow = shown.includes(index + 1);
    const half = entry?.double ? 1 : entry && isSecond(log, index) ? 2 : null;
    return { number: index + 1, entry, isShow, isNext: !ended && index === log.length, half, label: labelOf(index + 1, entry, isShow, half) };
  });
}

function labelOf(number: number, entry: Window | null, isShow: boolean, half: 1 | 2 | null): string {
  const say = text.window;
  if (!entry) return say.name(number, isShow ? say.emptyShow : say.empty);
  const parts = [say.ticket(entry.by)];
  if (half) parts.push(say.half(half));
  if (entry.station !== null) parts.push(entry.shown ? say.shown(entry.station) : say.station(entry.station));
  return say.name(number, parts.join(', '));
}

/** "last seen on 115, window 8" */
export function lastSeenText({ mister_x }: Pick<View, 'mister_x'>): string {
  const seen = mister_x.last_seen;
  return seen ? text.lastSeen(seen.station, seen.window) : text.notSeen;
}
