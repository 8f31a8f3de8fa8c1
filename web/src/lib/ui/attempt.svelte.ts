import { ApiError } from '$lib/api';

/** What is asked of the house in a dialog: one thing at a time, and what the house has against it is there to be shown. */
export class Attempt {
  busy = $state(false);
  fault = $state<string | null>(null);

  /** Does it, unless it is being done already; whether it is done now. What is against it is thrown by the house, or answered. */
  async make(deed: () => Promise<string | null | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.fault = (await deed()) ?? null;
      return this.fault === null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
