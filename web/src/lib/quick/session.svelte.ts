// The socket of a page that waits for a quick match. It keeps what the house says; a lost line is sought again, and
// whoever waited then waits again.

import { backoff } from '$lib/table/backoff';
import type { Link, Wire, World } from '$lib/table/session.svelte';
import type { FromWaiting, Guest, QueueView, ToClient, ToWaiting } from '$lib/table/wire.gen';

type Reply = Extract<ToClient, { type: 'done' | 'refused' | 'wrong' | 'beat' | 'bye' }>;

/** A line that was quiet while the page slept gets this long to prove that it lives. */
const PROOF_OF_LIFE = 5000;

export class QueueSession {
  link = $state<Link>('connecting');
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

  #url: string;
  #world: World;
  #wire: Wire | null = null;
  #isWelcome = false;
  /** Under which name we want to wait; null = we only look. */
  #name: string | null = null;
  #hasWaited = false;
  #clockAhead = $state(0);
  #attempt = 0;
  #retryIn: number | null = null;
  #callOff: (() => void) | null = null;
  #callOffProof: (() => void) | null = null;
  #requests = 0;
  #isOver = false;

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
    this.#knock();
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
    if (this.#isWelcome) this.#askToWait();
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  wake(): void {
    if (this.#isOver || this.closed !== null || this.table !== null) return;
    if (this.#callOff) {
      this.#callOff();
      this.#callOff = null;
      this.#attempt = 0;
      this.#knock();
    } else if (this.#isWelcome && !this.#callOffProof) {
      // A sleeping phone may hold a line that died long ago without a word.
      this.#callOffProof = this.#world.after(PROOF_OF_LIFE, () => {
        this.#callOffProof = null;
        this.#drop();
        this.#lose();
      });
      // What is true already is said again: it changes nothing, and is answered.
      if (this.#name !== null) this.#askToWait();
      else this.#send({ type: 'leave', id: this.#newId() });
    }
  }

  /** No longer waits, and is gone for good. A page that is closed or loaded anew never says so, and keeps its place for a while. */
  end(): void {
    this.#isOver = true;
    this.#callOff?.();
    this.#callOffProof?.();
    if (this.#isWelcome && this.#name !== null && this.table === null) this.#send({ type: 'leave', id: this.#newId() });
    this.#drop();
  }

  #holdsMe(queue: QueueView): boolean {
    return queue.waiting.some(({ id }) => id === this.you?.id);
  }

  #newId(): string {
    this.#requests += 1;
    return `q${this.#requests}`;
  }

  #knock(): void {
    const wire = this.#world.open(this.#url);
    this.#wire = wire;
    wire.onmessage = (event) => {
      if (wire !== this.#wire) return;
      this.#callOffProof?.();
      this.#callOffProof = null;
      this.#hear(JSON.parse(String(event.data)) as ToWaiting | Reply);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#isWelcome = false;
    wire?.close();
  }

  #lose(): void {
    if (this.#isOver) return;
    this.#wire = null;
    this.#isWelcome = false;
    this.#callOffProof?.();
    this.#callOffProof = null;
    if (this.closed !== null || this.table !== null) return;
    if (this.queue) this.link = 'away';
    else void this.#findOutWhy();
    const wait = this.#retryIn ?? backoff(this.#attempt, this.#world.random());
    this.#retryIn = null;
    this.#attempt += 1;
    this.#callOff = this.#world.after(wait, () => {
      this.#callOff = null;
      this.#knock();
    });
  }

  /** A browser does not tell why a socket was refused, so the same door is tried as a plain request. */
  async #findOutWhy(): Promise<void> {
    const why = await this.#world.whyNot(this.#url);
    if (why === null || this.queue) return;
    this.closed = why.text;
    this.#callOff?.();
  }

  #send(message: FromWaiting): void {
    this.#wire?.send(JSON.stringify(message));
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
        this.link = 'open';
        this.#attempt = 0;
        this.#isWelcome = true;
        // A page that was loaded anew finds its place kept.
        if (this.isWaiting) this.#name ??= message.queue.waiting.find(({ id }) => id === message.you.id)!.name;
        this.#askToWait();
        return;
      case 'queue':
        return this.#look(message);
      case 'seated':
        this.table = message.table;
        return;
      case 'done':
        this.isAsking = false;
        this.#hasWaited = this.#name !== null;
        return;
      case 'refused':
        this.#giveUp();
        this.fault = message.text;
        return;
      case 'beat':
        return;
      case 'wrong':
        this.fault = message.text;
        return;
      case 'bye':
        if (message.retry_ms === null) this.closed = message.text;
        else this.#retryIn = message.retry_ms;
        return;
    }
  }

  #look(queue: QueueView): void {
    const was = this.isWaiting;
    this.queue = queue;
    if (was && !this.isWaiting && this.table === null) {
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
