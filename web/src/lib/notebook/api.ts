// The shelf of notebooks over plain HTTP. What is inside a notebook is its tool's business.

import { ask, type Fetch } from '../api';
import type { NewNotebook, NotebookAction, NotebookName, NotebookQuestion, NotebookSummary, NotebookView } from '../table/wire.gen';

/** The longest name of a notebook, in letters; the house says no to more. */
export const MOST_LETTERS = 40;

/** A notebook, open. The page is the tool's own; whoever asks for it knows which. */
export type OpenNotebook<Page> = Omit<NotebookView, 'page'> & { page: Page };

export function notebookApi(fetcher: Fetch = (...args) => fetch(...args)) {
  const at = (id: string) => `/api/notebooks/${encodeURIComponent(id)}`;
  return {
    info: (tool: string) => ask<unknown>(fetcher, 'GET', `/api/tools/${encodeURIComponent(tool)}`),
    list: (tool: string) => ask<NotebookSummary[]>(fetcher, 'GET', `/api/notebooks?tool=${encodeURIComponent(tool)}`),
    create: (tool: string, name: string, setup: unknown) => ask<NotebookView>(fetcher, 'POST', '/api/notebooks', { tool, name, setup } satisfies NewNotebook),
    open: (id: string) => ask<OpenNotebook<any>>(fetcher, 'GET', at(id)),
    act: (id: string, version: number, action: unknown) => ask<OpenNotebook<any>>(fetcher, 'POST', `${at(id)}/actions`, { version, action } satisfies NotebookAction),
    question: (id: string, question: unknown) => ask<any>(fetcher, 'POST', `${at(id)}/questions`, { question } satisfies NotebookQuestion),
    rename: (id: string, name: string) => ask<NotebookSummary>(fetcher, 'PUT', at(id), { name } satisfies NotebookName),
    remove: (id: string) => ask<void>(fetcher, 'DELETE', at(id)),
  };
}

export type NotebookApi = ReturnType<typeof notebookApi>;

export const notebooks = notebookApi();
