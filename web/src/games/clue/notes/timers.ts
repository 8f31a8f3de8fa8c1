/** As much of a clock as the checklist needs. Tests bring their own. */
export interface Timers {
  set(act: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

export const browserTimers: Timers = {
  set: (act, milliseconds) => setTimeout(act, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** So long after a failure something is tried again, in milliseconds. */
export const LATER = 5_000;

/** Whether trying again may help: the house was away, busy or in trouble. Anything else it says for good. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
