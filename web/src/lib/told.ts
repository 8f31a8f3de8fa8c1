// What the house says no with, in the page's own language. Its words are fetched when it first says so.

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
