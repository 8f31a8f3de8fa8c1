// A house for tests of whoever holds a line to it.

import { expect } from 'vitest';
import type { Refusal, Wire, World } from './connection.svelte';

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
