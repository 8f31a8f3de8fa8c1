import { told } from '../told';
import type { World } from './connection.svelte';
import type { Problem } from './wire.gen';

/** The browser as a session's world. */
export const browser: World = {
  open: (url) => new WebSocket(url) as ReturnType<World['open']>,
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  now: Date.now,
  async whyNot(url) {
    try {
      const answer = await fetch(url.replace(/^ws/, 'http'), { headers: { accept: 'application/json' } });
      // A house that does not know us any more makes us a guest anew; then it can say what it thinks of the table.
      if (answer.status === 401) await fetch('/api/me');
      // Anything else (426: this is a door for sockets) means that it is not the table's fault.
      if (![403, 404, 500].includes(answer.status)) return null;
      return { text: await told((await answer.json()) as Problem), isUnknown: answer.status === 404 };
    } catch {
      return null;
    }
  },
};

/** The address of a table's socket in this house. */
export function socketUrl(page: Location, table: string, code: string | null): string {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, page.origin);
  url.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  if (code) url.searchParams.set('code', code);
  return url.href;
}

/** Tells the session when the network changes or the reader comes back. The answer stops it. */
export function wakeWithPage(session: { wake(): void }): () => void {
  const wake = () => session.wake();
  const seen = () => document.visibilityState === 'visible' && session.wake();
  // Without a network the line is asked for a word, too: on the same machine the house may still be there.
  for (const change of ['online', 'offline', 'pageshow']) addEventListener(change, wake);
  for (const change of ['visibilitychange', 'resume']) document.addEventListener(change, seen);
  return () => {
    for (const change of ['online', 'offline', 'pageshow']) removeEventListener(change, wake);
    for (const change of ['visibilitychange', 'resume']) document.removeEventListener(change, seen);
  };
}
