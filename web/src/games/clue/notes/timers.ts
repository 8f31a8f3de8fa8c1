/** So long after a failure something is tried again, in milliseconds. */
export const LATER = 5_000;
