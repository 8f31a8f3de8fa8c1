// What the house says no with, in the page's own language. Its words are fetched when it first says so.

import type { HouseReason } from './table/wire.gen';
import type { Spoken } from './voice';

/** The sentence of a reason. What this page has no words for, or cannot fetch them now, is told in the house's English. */
export async function told({ reason, text }: { reason: Spoken; text: string }): Promise<string> {
  try {
    const { say } = await import('./voice');
    return (await say('house', reason)) ?? text;
  } catch {
    return text;
  }
}

/** The code of a game's own fault with a setup: which field of the form it is about. */
export function setupFault(reason: HouseReason | null): string | undefined {
  return reason?.code === 'bad-setup' && reason.fault.code === 'own-fault' ? reason.fault.said.code : undefined;
}
