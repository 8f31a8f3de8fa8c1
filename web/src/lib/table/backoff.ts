/** The shortest and the longest wait before a page knocks again, in milliseconds. */
const SHORTEST = 300;
const LONGEST = 10_000;

/**
 * How long to wait before the attempt with this number (from 0). Doubles each time, and half of it is chance,
 * so that a thousand pages do not come back to a restarted house in the same moment.
 */
export function backoff(attempt: number, random: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** (attempt + 1));
  return Math.round(most / 2 + (most / 2) * random);
}
