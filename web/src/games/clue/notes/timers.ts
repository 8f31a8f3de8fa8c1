/** So long after a failure something is tried again, in milliseconds. */
export const LATER = 5_000;

/** Whether trying again may help: the house was away, busy or in trouble. Anything else it says for good. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
