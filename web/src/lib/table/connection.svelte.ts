// A page's connection to the house: keeps a socket open, notices when it is dead, and connects again. What is said over it
// is up to its owner.

import { backoff } from './backoff';

/** What a connection needs of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Everything outside that a connection and its owner touch; tests put their own in its place. */
export interface World {
  open(url: string): Wire;
  /** Calls back after so many milliseconds; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
  random(): number;
  now(): number;
  /** Why the house refused the socket, if it says so; null = it could not be asked. */
  whyNot(url: string): Promise<Refusal | null>;
}

export interface Refusal {
  text: string;
  /** What was asked for does not exist. */
  isUnknown: boolean;
}

/** `away` = the connection was lost, and another is tried. */
export type Link = 'connecting' | 'open' | 'away';

export interface Owner {
  /** The address, asked for at every attempt. */
  url(): string;
  receive(message: unknown): void;
  /** Sends something that the house answers. */
  ping(): void;
  /** The socket is gone: what was sent may not have arrived. */
  lost?(): void;
  /** The house refuses us for good, and is not asked again. */
  refused(why: Refusal): void;
}

/** The longest silence of a socket that is alive, in milliseconds: three beats of the house (`Timing::beat`). */
const SILENCE = 15_000;
/** How long the house may take to accept a socket: a network that has just changed may drop a request. */
const OPENING = 10_000;
/** How long the house may take to answer a ping after the page slept. */
const PING_ANSWER = 5000;

export class Connection {
  link = $state<Link>('connecting');
  /** Ended for good: nothing is sent or received, and no other socket is opened. */
  isOver = false;

  #world: World;
  #owner: Owner;
  #wire: Wire | null = null;
  #isIn = false;
  #attempt = 0;
  #retryIn: number | null = null;
  #cancelRetry: (() => void) | null = null;
  #stopListening: (() => void) | null = null;

  constructor(world: World, owner: Owner) {
    this.#world = world;
    this.#owner = owner;
    this.#connect();
  }

  /** The house has accepted us: what is sent now arrives. */
  get isIn(): boolean {
    return this.#isIn;
  }

  send(message: object): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** For the owner, when the house has accepted us. */
  open(): void {
    this.#isIn = true;
    this.#attempt = 0;
    this.link = 'open';
  }

  /** The house will close the socket, and says when to connect again. */
  comeBackIn(ms: number): void {
    this.#retryIn = ms;
  }

  /** The network is back, or the page is in sight again: connects without waiting, or checks that the socket is alive. */
  wake(): void {
    if (this.isOver) return;
    if (this.#cancelRetry) {
      this.#cancelRetry();
      this.#cancelRetry = null;
      this.#attempt = 0;
      this.#connect();
    } else if (this.#wire && this.#isIn) {
      // After a phone has slept, its socket may have died without an event. One that is still opening has its own time.
      this.#expectMessage(PING_ANSWER);
      this.#owner.ping();
    }
  }

  /** Opens another socket at once, for instance under another name. */
  comeAgain(): void {
    if (this.isOver || !this.#wire) return;
    this.#drop();
    this.#connect();
  }

  end(): void {
    this.isOver = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
  }

  #connect(): void {
    const wire = this.#world.open(this.#owner.url());
    this.#wire = wire;
    this.#expectMessage(OPENING);
    wire.onmessage = (event) => {
      if (wire !== this.#wire) return;
      this.#expectMessage(SILENCE);
      this.#owner.receive(JSON.parse(String(event.data)));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#reconnect();
    };
  }

  /** A socket that is silent for longer is dead, whatever the browser thinks of it. */
  #expectMessage(within: number): void {
    this.#stopListening?.();
    this.#stopListening = this.#world.after(within, () => {
      this.#stopListening = null;
      this.#reconnect();
    });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#isIn = false;
    this.#stopListening?.();
    this.#stopListening = null;
    wire?.close();
    this.#owner.lost?.();
  }

  /** The socket is lost: opens another after a while. */
  #reconnect(): void {
    const wasIn = this.#isIn;
    this.#drop();
    if (this.link === 'open') this.link = 'away';
    if (!wasIn) void this.#findOutWhy();
    const wait = this.#retryIn ?? backoff(this.#attempt, this.#world.random());
    this.#retryIn = null;
    this.#attempt += 1;
    this.#cancelRetry = this.#world.after(wait, () => {
      this.#cancelRetry = null;
      this.#connect();
    });
  }

  /** Browsers do not tell why a socket was refused, so the same address is asked as a plain request. */
  async #findOutWhy(): Promise<void> {
    const why = await this.#world.whyNot(this.#owner.url());
    // In the meantime another attempt may have succeeded.
    if (why === null || this.#isIn || this.isOver) return;
    this.end();
    this.#owner.refused(why);
  }
}
