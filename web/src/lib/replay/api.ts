// Finished matches over plain HTTP.

import { ask, type Fetch } from '$lib/api';
import type { Replay, ReplayCheck, ReplayViews, TableQuestion } from '$lib/table/wire.gen';

/** Everything revealed, a spectator's, or those of a seat by its number. */
export type Eyes = 'all' | 'watch' | `${number}`;

export function isEyes(text: string | null): text is Eyes {
  return text !== null && /^(all|watch|\d+)$/.test(text);
}

export function replayApi(fetcher: Fetch = (...args) => fetch(...args)) {
  const path = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
  return {
    replay: (table: string, eyes: Eyes) => ask<Replay>(fetcher, 'GET', `${path(table)}/replay?eyes=${eyes}`),
    views: (table: string, eyes: Eyes, from: number) => ask<ReplayViews>(fetcher, 'GET', `${path(table)}/replay/views?eyes=${eyes}&from=${from}`),
    check: (table: string) => ask<ReplayCheck>(fetcher, 'GET', `${path(table)}/replay/check`),
    recordPath: (table: string) => `${path(table)}/record`,
  };
}

export type ReplayApi = ReturnType<typeof replayApi>;

/** What the game's advisor answers about a finished game, for any seat. */
export const askAbout = (table: string, seat: number | null, question: unknown) =>
  ask<unknown>((...args) => fetch(...args), 'POST', `/api/tables/${encodeURIComponent(table)}/replay/questions`, { seat, question } satisfies TableQuestion);
