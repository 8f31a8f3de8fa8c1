// The shelf of notebooks over plain HTTP. What is inside a notebook is its tool's business.

import { ask, type Fetch } from '../api';

/** A notebook on the shelf. */
export interface NotebookSummary {
  id: string;
  tool: string;
  name: string;
  /** Milliseconds since 1970. */
  changed_at: number;
}

/** A notebook, open. */
export interface NotebookView<Page> extends NotebookSummary {
  /** Grows with every change; a change must name the one it was made on. */
  version: number;
  page: Page;
}

export function notebookApi(fetcher: Fetch = (...args) => fetch(...args)) {
  const at = (id: string) => `/api/notebooks/${encodeURIComponent(id)}`;
  return {
    info: (tool: string) => ask<unknown>(fetcher, 'GET', `/api/tools/${encodeURIComponent(tool)}`),
    list: (tool: string) => ask<NotebookSummary[]>(fetcher, 'GET', `/api/notebooks?tool=${encodeURIComponent(tool)}`),
    create: (tool: string, name: string, setup: unknown) =>
      ask<NotebookView<unknown>>(fetcher, 'POST', '/api/notebooks', { tool, name, setup }),
    open: (id: string) => ask<NotebookView<any>>(fetcher, 'GET', at(id)),
    act: (id: string, version: number, action: unknown) =>
      ask<NotebookView<any>>(fetcher, 'POST', `${at(id)}/actions`, { version, action }),
    question: (id: string, question: unknown) => ask<any>(fetcher, 'POST', `${at(id)}/questions`, { question }),
    rename: (id: string, name: string) => ask<NotebookView<any>>(fetcher, 'PUT', at(id), { name }),
    remove: (id: string) => ask<void>(fetcher, 'DELETE', at(id)),
  };
}

export type NotebookApi = ReturnType<typeof notebookApi>;

export const notebooks = notebookApi();
