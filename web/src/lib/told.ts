// What the house says no with, in the page's own language. Its words are fetched when it first says so.

import type { HouseReason } from './table/wire.gen';
import type { Spoken } from './voice';
import { words } from './words';

/** The sentence of a reason. A newer house may have reasons that this page has no words for. */
export async function told({ reason }: { reason: Spoken }): Promise<string> {
  try {
    const { say } = await import('./voice');
    return (await say('house', reason)) ?? words.problem.untold;
  } catch {
    return words.problem.unreachable;
  }
}

/** The code of a game's own fault with a setup: which field of the form it is about. */
export function setupFault(reason: HouseReason | null): string | undefined {
  return reason?.code === 'bad-setup' && reason.fault.code === 'own-fault' ? reason.fault.said.code : undefined;
}
