/**
 * How fast a table was before somebody let the computers finish at once. That is for the rest of one game: the next
 * of the same set-up is as fast as before. Kept in the tab, so a reload forgets nothing.
 */
import { keepText, keptText } from '../storage';
import type { Pace, Options } from './wire.gen';

const PACES: readonly string[] = ['slow', 'normal', 'fast', 'instant'] satisfies Pace[];
const keyOf = (table: string): string => `parlour-pace-before-${table}`;

function before(table: string): Pace | null {
  const pace = keptText('tab', keyOf(table)) ?? '';
  return PACES.includes(pace) ? (pace as Pace) : null;
}

export const hurry = {
  /** The computers shall finish at once. Said twice, the first pace counts. */
  begin(table: string, { pace }: Options): void {
    if (before(table) === null) keepText('tab', keyOf(table), pace);
  },
  /** Somebody has chosen a pace: that one counts from now on. */
  end(table: string): void {
    keepText('tab', keyOf(table), null);
  },
  /** The options for the next table. */
  next(table: string, options: Options): Options {
    return { ...options, pace: before(table) ?? options.pace };
  },
};
