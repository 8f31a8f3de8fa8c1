// Once more by itself, for pages that the house could not answer just now.

import { backoff } from '$lib/table/backoff';

/** Does it again, ever less often, until it is told to stop: pages do not all come back in the same moment. */
export function again(action: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const after = (attempt: number) => {
    timer = setTimeout(
      async () => {
        await action().catch(() => undefined);
        if (!isOver) after(attempt + 1);
      },
      backoff(attempt, Math.random()),
    );
  };
  after(1);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
