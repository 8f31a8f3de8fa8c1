// Where a finished game is looked into.

import { resolve } from '$app/paths';
import type { GameCover } from './game';

/** The address of the review of a table's finished game; null if its game has none. `at` = what is to be seen there first. */
export function reviewPath({ review }: Pick<GameCover, 'review'>, table: string, at: { seat?: number | null; round?: number | null } = {}): string | null {
  if (!review) return null;
  if (review !== 'page') return `${resolve('/tools/[tool]/new', { tool: review.tool })}?table=${table}`;
  const asked = Object.entries(at).flatMap(([key, value]) => (value == null ? [] : [`${key}=${value}`]));
  return resolve('/review/[table]', { table }) + (asked.length > 0 ? `?${asked.join('&')}` : '');
}
