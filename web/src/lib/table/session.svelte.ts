// A table as this page knows it: what the house sent, and requests to it. It predicts nothing.

import { told } from '../told';
import { toasts } from '../ui/toasts.svelte';
import { contributing, readiness } from './contribution';
import { Connection, type Link, type World } from './connection.svelte';
import { Sketchbook } from './sketchbook.svelte';
import type { Frame, FromClient, Guest, HouseReason, Note, Refused, Sights, TableView, ToClient, Welcome } from './wire.gen';

/** A request without its id: the session gives it one. */
export type Request = FromClient extends infer Message ? (Message extends { id: string } ? Omit<Message, 'id'> : never) : never;

/** How a request ended. */
export type Answer = { done: true } | { done: false; refused: Pick<Refused, 'reason' | 'text'> };

/** The match as one viewer sees it. */
export interface Eyes {
  frame: Frame;
  /** All sights from the first event on. */
  sights: unknown[];
}

interface Pending {
  message: FromClient;
  settle: (answer: Answer) => void;
  /** It was carried out, and is settled once this page shows so many events. */
  made?: number;
}

export class TableSession {
  table = $state.raw<TableView | null>(null);
  you = $state.raw<Guest | null>(null);
  /** The code with which friends join; null for spectators. */
  code = $state<string | null>(null);
  notes = $state.raw<Note[]>([]);
  /** Why the house refuses us for good; null while it does not. */
  closed = $state<string | null>(null);
  /** The code of the house's goodbye, if that was for good. */
  bye = $state<HouseReason['code'] | null>(null);
  /** It is closed because there is no such table. */
  isUnknown = $state(false);
  /** A message of ours that the house could not read: a fault of this page. */
  wrong = $state<string | null>(null);
  /** The connection was lost because the house is restarting. */
  isRestarting = $state(false);
  /** How often the host has freed a seat of mine. */
  seatsFreed = $state(0);
  /** How many requests have no answer yet. */
  waiting = $state(0);

  /** What is sketched among those who plan together. */
  readonly sketchbook = new Sketchbook((request) => this.ask(request));

  /** What is shown, by seat; -1 = spectator. */
  #eyes = $state.raw<ReadonlyMap<number, Eyes>>(new Map());
  /** Sights received so far, by seat; of a long match they come in pieces, and the frame last. */
  #seen = new Map<number, unknown[]>();
  #clockAhead = $state(0);
  /** Which life of its data the house told last; another one may know less than we have seen. */
  #incarnation: string | null = null;

  #url: string;
  #world: World;
  #connection: Connection;
  #pending = new Map<string, Pending>();
  /** My seats, and former ones that nobody has taken since. */
  #held: number[] = [];
  /** Viewers whose picture comes from a former incarnation. */
  #outdated = new Set<number>();
  #resync: string | null = null;
  /** A contribution to the seed has no answer yet. */
  #isContributing = false;
  /** The last part of the seed that the house accepted from this page. */
  #told: string | null = null;
  #name: string;
  #count = 0;
  readonly #noteListeners = new Set<(fresh: Note[]) => void>();

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
    // Request ids must differ between two pages of the same guest.
    this.#name = Math.floor(world.random() * 2 ** 32).toString(36);
    this.#connection = new Connection(world, {
      url: () => this.#address(),
      receive: (message) => this.#receive(message as ToClient),
      ping: () => this.#resyncAll(),
      lost: () => (this.#resync = null),
      refused: ({ text, isUnknown }) => {
        this.isUnknown = isUnknown;
        this.#close(text);
      },
    });
  }

  get link(): Link {
    return this.#connection.link;
  }

  /** My seats at this table, in order. */
  get mine(): number[] {
    const me = this.you?.id;
    if (!this.table || !me) return [];
    return this.table.seats.flatMap((seat, number) => (seat.guest?.id === me ? [number] : []));
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host.id === this.you.id;
  }

  /** The match as this seat sees it; null = as a spectator does. */
  eyes(seat: number | null): Eyes | null {
    return this.#eyes.get(seat ?? -1) ?? null;
  }

  /** The house's clock, to which all its times refer. */
  now(): number {
    return this.#world.now() + this.#clockAhead;
  }

  /** Sends a request. After a lost connection it is sent again, and carried out once. */
  ask(request: Request): Promise<Answer> {
    const message = { ...request, id: this.#newId() } as FromClient;
    return new Promise((settle) => {
      if (this.#connection.isOver) {
        settle({ done: false, refused: { reason: { code: 'unavailable' }, text: this.closed ?? '' } });
        return;
      }
      this.#pending.set(message.id, { message, settle });
      this.waiting = this.#pending.size;
      if (this.#connection.isIn) this.#connection.send(message);
    });
  }

  /** Sends a request whose refusal is shown as a toast; whether it was carried out. */
  async order(request: Request): Promise<boolean> {
    const answer = await this.ask(request);
    if (!answer.done) toasts.say(answer.refused.text, 'bad');
    return answer.done;
  }

  /** Declares all my seats ready, or not. Ready seats contribute to the seed. */
  ready(isReady: boolean): Promise<Answer> {
    return this.ask(readiness(this.table, isReady));
  }

  /** Tells notes that have come since this page came in; the answer stops that. */
  onNotes(listener: (fresh: Note[]) => void): () => void {
    this.#noteListeners.add(listener);
    return () => void this.#noteListeners.delete(listener);
  }

  /** The network is back, or the page is in sight again. */
  wake(): void {
    this.#connection.wake();
  }

  /** Connects again at once, for instance under another name. Requests without an answer are sent again. */
  comeAgain(): void {
    this.#connection.comeAgain();
  }

  /** Disconnects for good. */
  end(): void {
    this.#connection.end();
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  /** The address says how many events this page has seen: the house sends the rest. */
  #address(): string {
    const seen = this.#seenByAll();
    if (seen === 0) return this.#url;
    const url = new URL(this.#url);
    url.searchParams.set('since', String(seen));
    return url.href;
  }

  #close(why: string): void {
    this.closed = why;
    for (const { settle } of this.#pending.values()) {
      settle({ done: false, refused: { reason: { code: 'unavailable' }, text: why } });
    }
    this.#pending.clear();
    this.waiting = 0;
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#enter(message);
      case 'table':
        this.#setTable(message);
        this.#learnName();
        return this.#contribute();
      case 'frame':
        return this.#show(message);
      case 'sights':
        this.#addSights(message);
        return;
      case 'sketches':
        return this.sketchbook.take(message);
      case 'note':
        return this.#addNotes([message]);
      case 'done':
        return this.#finish(message.id, message.seq ?? 0);
      case 'refused':
        void told(message).then((text) => this.#settle(message.id, { done: false, refused: { reason: message.reason, text } }));
        return;
      case 'beat':
        return;
      case 'wrong':
        void told(message).then((text) => (this.wrong = text));
        return;
      case 'bye':
        if (message.retry_ms === null) {
          this.bye = message.reason.code;
          this.#connection.end();
          void told(message).then((text) => this.#close(text));
        } else {
          this.#connection.comeBackIn(message.retry_ms);
          this.isRestarting = message.reason.code === 'closing';
        }
        return;
    }
  }

  #enter(welcome: Welcome): void {
    this.you = welcome.you;
    const isOther = welcome.incarnation !== this.#incarnation;
    if (isOther) this.#forget(welcome);
    this.#setTable(welcome.table);
    this.code = welcome.code;
    this.#addNotes(welcome.notes);
    this.#clockAhead = welcome.now - this.#world.now();
    this.isRestarting = false;
    if (this.#connection.isIn && !isOther) return; // The answer to a resync: nothing of ours was lost.
    this.#connection.open();
    for (const { message } of this.#pending.values()) this.#connection.send(message);
    this.#contribute();
  }

  /** What was seen need not be so any more: it stays on show until the house has shown everything again. */
  #forget({ incarnation, notes }: Welcome): void {
    const isFirst = this.#incarnation === null;
    this.#incarnation = incarnation;
    if (isFirst) return;
    this.#outdated = new Set(this.#eyes.keys());
    this.#seen.clear();
    for (const pending of this.#pending.values()) delete pending.made;
    this.#resync = null;
    this.#told = null;
    // Those with higher numbers are added as news.
    const last = this.notes.at(-1)?.n ?? -1;
    this.notes = notes.filter(({ n }) => n <= last);
  }

  #setTable(table: TableView): void {
    this.table = table;
    const { mine } = this;
    this.#held = table.seats.flatMap((seat, number) => (mine.includes(number) || (!seat.guest && this.#held.includes(number)) ? [number] : []));
  }

  /** Sends what is due for the seed. After a refusal the next state of the table decides again. */
  #contribute(): void {
    const { table } = this;
    if (this.#isContributing || !table) return;
    const request = contributing(table, this.mine);
    const part = request?.type === 'reveal' ? request.bytes : null;
    if (!request || (part !== null && part === this.#told)) return;
    this.#isContributing = true;
    void this.ask(request).then((answer) => {
      this.#isContributing = false;
      if (answer.done && part !== null) this.#told = part;
      // The table has changed in the meantime.
      if (this.table !== table) this.#contribute();
    });
  }

  /** Takes over the name I last sat down with. */
  #learnName(): void {
    const me = this.table?.seats[this.mine[0] ?? -1]?.guest;
    if (me && me.name !== this.you?.name) this.you = me;
  }

  /** Adds notes that are new: every welcome brings all of them again. */
  #addNotes(notes: Note[]): void {
    const last = this.notes.at(-1)?.n ?? -1;
    const news = notes.filter((note) => note.n > last);
    this.notes = [...this.notes, ...news];
    if (this.link === 'connecting') return;
    const isLost = (seat: number) => this.#held.includes(seat) && !this.mine.includes(seat);
    if (news.some(({ body }) => body.kind === 'seat-freed' && isLost(body.seat))) this.seatsFreed += 1;
    for (const listener of this.#noteListeners) listener(news);
  }

  #show(frame: Frame): void {
    const key = frame.seat ?? -1;
    const known = this.#eyes.get(key);
    if (known && frame.seq < known.frame.seq && !this.#outdated.has(key)) return;
    const sights = this.#addSights(frame);
    if (!sights) return;
    this.#outdated.delete(key);
    this.#eyes = new Map(this.#eyes).set(key, { frame, sights });
    for (const [id, { made }] of this.#pending) if (made !== undefined) this.#finish(id, made);
  }

  /** Adds a viewer's new sights; null if some before them are missing. */
  #addSights({ seat, since, sights }: Sights): unknown[] | null {
    const key = seat ?? -1;
    const seen = this.#seen.get(key) ?? [];
    if (since > seen.length) {
      this.#resyncAll();
      return null;
    }
    const all = [...seen, ...sights.slice(seen.length - since)];
    this.#seen.set(key, all);
    return all;
  }

  /** Asks for everything after what all my seats have seen: something is missing, or may be. */
  #resyncAll(): void {
    if (this.#resync !== null) return;
    this.#resync = this.#newId();
    this.#connection.send({ type: 'resync', id: this.#resync, since: this.#seenByAll() } satisfies FromClient);
  }

  /** How many events all my seats have seen. */
  #seenByAll(count = (seat: number) => this.#seen.get(seat)?.length): number {
    const { mine } = this;
    return Math.min(...(mine.length > 0 ? mine : [-1]).map((seat) => count(seat) ?? 0));
  }

  /** A request was carried out. It is settled once all my seats show what it made: the answer may overtake the frames. */
  #finish(id: string, made: number): void {
    const pending = this.#pending.get(id);
    if (pending && made > this.#seenByAll((seat) => (this.#outdated.has(seat) ? 0 : this.#eyes.get(seat)?.frame.seq))) pending.made = made;
    else this.#settle(id, { done: true });
  }

  #settle(id: string, answer: Answer): void {
    if (id === this.#resync) {
      this.#resync = null;
      return;
    }
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    pending.settle(answer);
  }
}
