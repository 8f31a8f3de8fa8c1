// For `load` functions: what becomes the error page. Its sentences are this page's or the house's.

import { error } from '@sveltejs/kit';
import { ApiError } from './api';

/** There is nothing at this address. */
export const lost = (message: string, title?: string): never => error(404, { message, ours: true, ...(title === undefined ? {} : { title }) });

/** The house said no, or could not be asked: then the error page has a sentence. */
export function toErrorPage(reason: unknown): never {
  if (reason instanceof ApiError) error(reason.status || 503, { message: reason.message, ours: reason.status > 0 });
  throw reason;
}

export const orErrorPage = <Data>(load: () => Promise<Data>): Promise<Data> => load().catch(toErrorPage);
