// What came through the line of a page that waits for a quick match. It keeps what the house says; after a lost line
// whoever waited waits again.

import { Connection, type Link, type World } from '$lib/table/connection.svelte';
import type { FromWaiting, Guest, QueueView, ToClient, ToWaiting } from '$lib/table/wire.gen';
import { told } from '$lib/told';

type Reply = Extract<ToClient, { type: 'done' | 'refused' | 'wrong' | 'beat' | 'bye' }>;

export class QueueSession {
  queue = $state.raw<QueueView | null>(null);
  you = $state.raw<Guest | null>(null);
  /** The table at which the game begins. */
  table = $state<string | null>(null);
  /** Why the house does not let us wait, until we try again. */
  fault = $state<string | null>(null);
  /** We waited, and no longer do, though nobody here said so. */
  isLost = $state(false);
  /** We have said that we want to wait, and have no answer yet. */
  isAsking = $state(false);
  /** Why the house will not have us back; null while it will. */
  closed = $state<string | null>(null);

  #world: World;
  #connection: Connection;
  /** Under which name we want to wait; null = we only look. */
  #name: string | null = null;
  #hasWaited = false;
  #clockAhead = $state(0);
  #requests = 0;

  constructor(url: string, world: World) {
    this.#world = world;
    this.#connection = new Connection(world, {
      url: () => url,
      receive: (message) => this.#hear(message as ToWaiting | Reply),
      ping: () => this.#prove(),
      refused: ({ text }) => (this.closed = text),
    });
  }

  get link(): Link {
    return this.#connection.link;
  }

  get isWaiting(): boolean {
    return this.queue !== null && this.#holdsMe(this.queue);
  }

  /** The house's clock, to which all its times refer. */
  now(): number {
    return this.#world.now() + this.#clockAhead;
  }

  /** Waits under this name, from now on and after every lost line. */
  join(name: string): void {
    this.#name = name;
    this.#hasWaited = false;
    this.fault = null;
    this.isLost = false;
    this.isAsking = true;
    if (this.#connection.isIn) this.#askToWait();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#connection.wake();
  }

  /** No longer waits, and is gone for good. A page that is closed or loaded anew never says so, and keeps its place for a while. */
  end(): void {
    if (this.#connection.isIn && this.#name !== null) this.#send({ type: 'leave', id: this.#newId() });
    this.#connection.end();
  }

  #holdsMe(queue: QueueView): boolean {
    return queue.waiting.some(({ id }) => id === this.you?.id);
  }

  #newId(): string {
    this.#requests += 1;
    return `q${this.#requests}`;
  }

  /** What is true already is said again: it changes nothing, and is answered. */
  #prove(): void {
    if (this.#name !== null) this.#askToWait();
    else this.#send({ type: 'leave', id: this.#newId() });
  }

  #send(message: FromWaiting): void {
    this.#connection.send(message);
  }

  #askToWait(): void {
    if (this.#name !== null) this.#send({ type: 'join', id: this.#newId(), name: this.#name, again: this.#hasWaited });
  }

  #hear(message: ToWaiting | Reply): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.#clockAhead = message.now - this.#world.now();
        this.queue = message.queue;
        this.#connection.open();
        // A page that was loaded anew finds its place kept.
        if (this.isWaiting) this.#name ??= message.queue.waiting.find(({ id }) => id === message.you.id)!.name;
        this.#askToWait();
        return;
      case 'queue':
        return this.#look(message);
      case 'seated':
        this.table = message.table;
        this.#connection.end();
        return;
      case 'done':
        this.isAsking = false;
        this.#hasWaited = this.#name !== null;
        return;
      case 'refused':
        this.#giveUp();
        void told(message).then((text) => (this.fault = text));
        return;
      case 'beat':
        return;
      case 'wrong':
        void told(message).then((text) => (this.fault = text));
        return;
      case 'bye':
        if (message.retry_ms !== null) return this.#connection.comeBackIn(message.retry_ms);
        this.#connection.end();
        void told(message).then((text) => (this.closed = text));
        return;
    }
  }

  #look(queue: QueueView): void {
    const was = this.isWaiting;
    this.queue = queue;
    if (was && !this.isWaiting) {
      this.#giveUp();
      this.isLost = true;
    }
  }

  #giveUp(): void {
    this.#name = null;
    this.#hasWaited = false;
    this.isAsking = false;
  }
}

/** The address of a game's queue in this house. */
export function queueUrl(page: Location, game: string): string {
  const url = new URL(`/api/games/${encodeURIComponent(game)}/queue`, page.origin);
  url.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
