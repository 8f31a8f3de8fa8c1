// One seat at a table, as its own socket knows it: what was told to a page, and nothing that was not.

import { expect, type Page } from '@playwright/test';

/** A frame as it comes over the wire; the game's own parts are its own. */
export interface Frame<View, Action, Sight> {
  seat: number | null;
  seq: number;
  since: number;
  sights: Sight[];
  view: View;
  actions: Action[];
  turn: { seat: number } | 'chance' | { over: unknown };
}

export class Ears<View, Action, Sight> {
  /** Every frame that this page was sent. */
  readonly frames: Frame<View, Action, Sight>[] = [];
  /** All that the seat has seen. */
  sights: Sight[] = [];

  /** Listens from now on: before the page goes to its table. */
  constructor(readonly page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(payload.toString()));
    });
  }

  get frame(): Frame<View, Action, Sight> {
    const last = this.frames.at(-1);
    if (!last) throw new Error('no frame has come yet');
    return last;
  }

  get seat(): number {
    return this.frame.seat ?? -1;
  }

  /** The match waits for this seat. */
  get isMine(): boolean {
    const turn = this.frames.at(-1)?.turn;
    return typeof turn === 'object' && 'seat' in turn && turn.seat === this.seat;
  }

  get isOver(): boolean {
    const turn = this.frames.at(-1)?.turn;
    return typeof turn === 'object' && 'over' in turn;
  }

  /** Waits until the seat has something to do or the match is over; says which. */
  async wake(): Promise<'act' | 'over'> {
    await expect.poll(() => this.isOver || this.isMine, { intervals: [10], timeout: 60_000 }).toBe(true);
    return this.isOver ? 'over' : 'act';
  }

  /** Does something and waits until the house has made it true. */
  async after(act: () => Promise<void>): Promise<void> {
    const { seq } = this.frame;
    await act();
    await expect.poll(() => this.frame.seq > seq, { intervals: [10] }).toBe(true);
  }

  /** Another table: nothing of the last one counts. */
  forget(): void {
    this.frames.length = 0;
    this.sights = [];
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as { type: string };
    if (message.type !== 'frame') return;
    const frame = message as unknown as Frame<View, Action, Sight>;
    this.sights = [...this.sights.slice(0, frame.since), ...frame.sights];
    this.frames.push(frame);
  }
}
