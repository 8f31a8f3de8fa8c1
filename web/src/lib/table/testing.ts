// What tests of a table share: its people, its state, and a house at the other end of the socket.

import { expect } from 'vitest';
import type { Refusal, Wire, World } from './connection.svelte';
import type { Guest, SeatView, TableView } from './wire.gen';

export const ann: Guest = { id: 'a', name: 'Ann' };
export const ben: Guest = { id: 'b', name: 'Ben' };

export const seatView = (change: Partial<SeatView> = {}): SeatView => ({ guest: null, brain: null, ready: true, away: false, ...change });

/** A table of Ann's, at which she and Ben play a toy, with what a test changes of it. */
export const tableView = (change: Partial<TableView> = {}): TableView => ({
  id: 't1',
  game: 'toy',
  host: ann,
  phase: { at: 'playing' },
  setup: {},
  seats: [ann, ben].map((guest) => seatView({ guest })),
  options: { decision_seconds: null, pace: 'normal', stand_in_seconds: null, help: ['hint', 'chances', 'proved'] },
  paused: false,
  resumed: null,
  brought_by: null,
  rests: null,
  sent_away: [],
  commitment: null,
  seed: null,
  draw: null,
  ...change,
});

/** A house made of lists: what was sent to it, and when it will be knocked at again. */
export class FakeHouse<Said, Told extends object> implements World {
  wires: FakeWire<Said, Told>[] = [];
  doors: string[] = [];
  timers: { ms: number; then: () => void }[] = [];
  clock = 1000;
  refusal: string | null = null;

  open(url: string): FakeWire<Said, Told> {
    this.doors.push(url);
    const wire = new FakeWire<Said, Told>();
    this.wires.push(wire);
    return wire;
  }
  after(ms: number, then: () => void): () => void {
    const timer = { ms, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  random = () => 0;
  now = () => this.clock;
  whyNot = async (): Promise<Refusal | null> => (this.refusal === null ? null : { text: this.refusal, isUnknown: true });

  get wire(): FakeWire<Said, Told> {
    return this.wires.at(-1)!;
  }
  /** Lets the only running timer ring. */
  ring(): void {
    expect(this.timers).toHaveLength(1);
    this.timers.pop()!.then();
  }
}

class FakeWire<Said, Told extends object> implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: Said[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.();
  }
}
