/**
 * How fast a table was before somebody let the computers play at once: for the rest of one game, after which the next of
 * the same set-up is as fast as before, or until their own turn. Kept in the tab, so a reload forgets nothing.
 */
import { keepText, keptText } from '../storage';
import type { Pace, Options } from './wire.gen';

const PACES: readonly string[] = ['slow', 'normal', 'fast', 'instant'] satisfies Pace[];
const keyOf = (table: string): string => `parlour-pace-before-${table}`;
/** It is until the turn only. */
const turnKeyOf = (table: string): string => `parlour-pace-until-turn-${table}`;

function before(table: string): Pace | null {
  const pace = keptText('tab', keyOf(table)) ?? '';
  return PACES.includes(pace) ? (pace as Pace) : null;
}

export const hurry = {
  /** The computers shall finish at once. Said twice, the first pace counts. */
  begin(table: string, { pace }: Options): void {
    if (before(table) === null) keepText('tab', keyOf(table), pace);
    keepText('tab', turnKeyOf(table), null);
  },
  /** They shall play at once until my turn; whether that can be kept. */
  skipAhead(table: string, { pace }: Options): boolean {
    return keepText('tab', keyOf(table), pace) && keepText('tab', turnKeyOf(table), 'yes');
  },
  /** It is my turn: how fast they were before they were told to skip to it, if they were; told once. */
  arrive(table: string): Pace | null {
    if (keptText('tab', turnKeyOf(table)) === null) return null;
    const pace = before(table);
    hurry.end(table);
    return pace;
  },
  /** Somebody has chosen a pace: that one counts from now on. */
  end(table: string): void {
    for (const key of [keyOf(table), turnKeyOf(table)]) keepText('tab', key, null);
  },
  /** The options for the next table. */
  next(table: string, options: Options): Options {
    return { ...options, pace: before(table) ?? options.pace };
  },
};
