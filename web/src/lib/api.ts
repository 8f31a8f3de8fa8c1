// The house over plain HTTP.

import { words } from './words';
import { told } from './told';
import type { Guest, House, HouseReason, MyName, NewTable, Problem, TableAddress, TableQuestion, TableSummary } from './table/wire.gen';

/** The house said no, or could not be asked. Its message is a sentence for people. */
export class ApiError extends Error {
  /** HTTP status; 0 = the house could not be reached. */
  readonly status: number;
  /** What a game or a tool itself says about it, or the latest version of what was changed elsewhere. */
  readonly detail: unknown;
  /** Why the house said no; null = it could not be asked. */
  readonly reason: HouseReason | null;

  constructor(status: number, text: string, detail: unknown = null, reason: HouseReason | null = null) {
    super(text);
    this.status = status;
    this.detail = detail;
    this.reason = reason;
  }
}

/** Whether trying again may help: the house was away, busy or in trouble. Anything else it says for good. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

export type Fetch = typeof fetch;

/** One question to the house, and its answer. */
export async function ask<Answer>(fetcher: Fetch, method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    // A file goes as it is, everything else as JSON.
    const isJson = body !== undefined && !(body instanceof Blob);
    answer = await fetcher(path, {
      method,
      headers: isJson ? { 'content-type': 'application/json' } : {},
      body: isJson ? JSON.stringify(body) : ((body as Blob | undefined) ?? null),
    });
  } catch {
    throw new ApiError(0, words.problem.unreachable);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    if (!problem?.reason) throw new ApiError(answer.status, words.problem.status(answer.status));
    throw new ApiError(answer.status, await told(problem), problem.reason.code === 'rule' ? problem.reason.said : problem.detail, problem.reason);
  }
  return (await answer.json().catch(() => undefined)) as Answer;
}

/** Every call the page makes. `load` functions pass their own `fetch`. */
export function houseApi(fetcher: Fetch = (...args) => fetch(...args)) {
  return {
    /** Who I am; the first call makes me a guest. */
    me: () => ask<Guest>(fetcher, 'GET', '/api/me'),
    rename: (name: string) => ask<Guest>(fetcher, 'PUT', '/api/me', { name } satisfies MyName),
    house: () => ask<House>(fetcher, 'GET', '/api/house'),
    /** How many wait for a quick match of each game. */
    queues: () => ask<Record<string, number>>(fetcher, 'GET', '/api/queues'),
    tables: () => ask<TableSummary[]>(fetcher, 'GET', '/api/tables'),
    /** Starts the game of a table over, at a new one. */
    restart: (table: string) => ask<TableAddress>(fetcher, 'POST', `/api/tables/${encodeURIComponent(table)}/restart`, {}),
    create: (table: NewTable) => ask<TableAddress>(fetcher, 'POST', '/api/tables', table),
    /** Whether a set-up could be played: what is wrong with it, or null. Fails if the house cannot be asked. */
    checkSetup: async (game: string, setup: unknown): Promise<string | null> => {
      try {
        await ask<unknown>(fetcher, 'POST', `/api/games/${encodeURIComponent(game)}/setups`, setup);
        return null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return error.message;
        throw error;
      }
    },
    /** Help in play, for one of my seats or as a spectator; what is answered is the game's own. */
    question: (table: string, question: TableQuestion) => ask<unknown>(fetcher, 'POST', `/api/tables/${encodeURIComponent(table)}/questions`, question),
    find: (code: string) => ask<TableAddress>(fetcher, 'GET', `/api/codes/${encodeURIComponent(code)}`),
  };
}

export const api = houseApi();

/** The picture that a phone's camera reads. */
export function qrPicture(text: string): string {
  return `/api/qr.svg?text=${encodeURIComponent(text)}`;
}
