// A page's line to the house: it is kept open, noticed when it is dead, and sought again when it is lost. What is said on
// it is the business of whoever holds it.

import { backoff } from './backoff';

/** What a line needs of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Everything outside that a line and its holder touch; tests put their own in its place. */
export interface World {
  open(url: string): Wire;
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
  random(): number;
  now(): number;
  /** Why the house would not let the socket in, if it says so; null = it could not be asked. */
  whyNot(url: string): Promise<Refusal | null>;
}

export interface Refusal {
  text: string;
  /** There is no such thing as what was sought. */
  isUnknown: boolean;
}

/** `away` = the line was lost and is being sought again. */
export type Link = 'connecting' | 'open' | 'away';

/** Whoever holds the line. */
export interface Holder {
  /** Where to knock, each time anew. */
  door(): string;
  hear(message: unknown): void;
  /** Says something that the house answers, whatever it is. */
  prove(): void;
  /** The line is gone, and another is sought: what was said on it may not have been heard. */
  lose?(): void;
  /** The house will not let us in, and is not asked again. */
  refuse(why: Refusal): void;
}

/** How long a line may say nothing, in milliseconds: three beats of the house (`Timing::beat`). */
const SILENCE = 15_000;
/** How long the house may take to open the door: a network that has just changed may swallow a knock. */
const OPENING = 10_000;
/** A line that was quiet while the page slept gets this long to prove that it lives. */
const PROOF_OF_LIFE = 5000;

export class Line {
  link = $state<Link>('connecting');
  /** Ended for good: nothing is said, heard or sought any more. */
  isOver = false;

  #world: World;
  #holder: Holder;
  #wire: Wire | null = null;
  #isIn = false;
  #attempt = 0;
  #retryIn: number | null = null;
  #callOff: (() => void) | null = null;
  #stopListening: (() => void) | null = null;

  constructor(world: World, holder: Holder) {
    this.#world = world;
    this.#holder = holder;
    this.#knock();
  }

  /** The house has let us in: what is said now is heard. */
  get isIn(): boolean {
    return this.#isIn;
  }

  send(message: object): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** For the holder, when it hears that the house has let us in. */
  open(): void {
    this.#isIn = true;
    this.#attempt = 0;
    this.link = 'open';
  }

  /** The house will close the line, and says when to come back. */
  comeBackIn(ms: number): void {
    this.#retryIn = ms;
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  wake(): void {
    if (this.isOver) return;
    if (this.#callOff) {
      this.#callOff();
      this.#callOff = null;
      this.#attempt = 0;
      this.#knock();
    } else if (this.#wire) {
      // A sleeping phone may hold a line that died long ago without a word.
      this.#expectWord(PROOF_OF_LIFE);
      if (this.#isIn) this.#holder.prove();
    }
  }

  /** Comes in anew at once, for instance under another name. */
  comeAgain(): void {
    if (this.isOver || !this.#wire) return;
    this.#drop();
    this.#knock();
  }

  end(): void {
    this.isOver = true;
    this.#callOff?.();
    this.#callOff = null;
    this.#drop();
  }

  #knock(): void {
    const wire = this.#world.open(this.#holder.door());
    this.#wire = wire;
    this.#expectWord(OPENING);
    wire.onmessage = (event) => {
      if (wire !== this.#wire) return;
      this.#expectWord(SILENCE);
      this.#holder.hear(JSON.parse(String(event.data)));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#seek();
    };
  }

  /** A line that says nothing for so long is dead, whatever the browser thinks of it. */
  #expectWord(within: number): void {
    this.#stopListening?.();
    this.#stopListening = this.#world.after(within, () => {
      this.#stopListening = null;
      this.#seek();
    });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#isIn = false;
    this.#stopListening?.();
    this.#stopListening = null;
    wire?.close();
    this.#holder.lose?.();
  }

  /** The line is lost: another one is sought. */
  #seek(): void {
    const wasIn = this.#isIn;
    this.#drop();
    if (this.link === 'open') this.link = 'away';
    if (!wasIn) void this.#findOutWhy();
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
    const why = await this.#world.whyNot(this.#holder.door());
    // Meanwhile the door may have opened after all.
    if (why === null || this.#isIn || this.isOver) return;
    this.end();
    this.#holder.refuse(why);
  }
}
