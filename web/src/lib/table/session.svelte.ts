// What came through a table's line, and what is asked through it. It keeps what the house says and predicts nothing.

import { isHouseLanguage, told } from '../words/told';
import { contributing, readiness } from './contribution';
import { Line, type Link, type World } from './line.svelte';
import type { ByeCode, Frame, FromClient, Guest, Note, Refused, Sights, TableView, ToClient, Welcome } from './wire.gen';

/** A request without its id: the session gives it one. */
export type Request = FromClient extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, 'id'>
    : never
  : never;

/** How a request ended. */
export type Answer = { done: true } | { done: false; refused: Pick<Refused, 'code' | 'text' | 'rule'> };

/** The match through one pair of eyes. */
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
  /** Lets a friend in; null for those who only watch. */
  code = $state<string | null>(null);
  notes = $state.raw<Note[]>([]);
  /** Why the house will not have us back; null while it will. */
  closed = $state<string | null>(null);
  /** What the house said goodbye with, if it closed the door for good. */
  bye = $state<ByeCode | null>(null);
  /** It is closed because there is no such table. */
  isUnknown = $state(false);
  /** A message of ours that the house could not read: a fault of this page. */
  wrong = $state<string | null>(null);
  /** The line was lost because the house is closing, and it will be back. */
  isRestarting = $state(false);
  /** How often the host has freed a seat of mine. */
  seatsFreed = $state(0);
  /** How many requests have no answer yet. */
  waiting = $state(0);

  /** By seat; -1 holds a spectator's. */
  #eyes = $state.raw<ReadonlyMap<number, Eyes>>(new Map());
  /** What came of each so far; of a long match it comes in pieces, and the frame last. */
  #seen = new Map<number, unknown[]>();
  #clockAhead = $state(0);

  #url: string;
  #world: World;
  #line: Line;
  #pending = new Map<string, Pending>();
  /** My seats, and those that were mine and that nobody has taken since. */
  #held: number[] = [];
  #resync: string | null = null;
  /** What was sent for the seed has no answer yet. */
  #isContributing = false;
  /** The part of the seed that the house has taken from here last. */
  #told: string | null = null;
  #name: string;
  #count = 0;
  readonly #noteListeners = new Set<(fresh: Note[]) => void>();

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
    // Ids must differ between two pages of the same guest.
    this.#name = Math.floor(world.random() * 2 ** 32).toString(36);
    this.#line = new Line(world, {
      door: () => this.#door(),
      hear: (message) => this.#hear(message as ToClient),
      prove: () => this.#askAgain(),
      lose: () => (this.#resync = null),
      refuse: ({ text, isUnknown }) => {
        this.isUnknown = isUnknown;
        this.#close(text);
      },
    });
  }

  get link(): Link {
    return this.#line.link;
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

  /** The match as this seat knows it; null asks for a spectator's eyes. */
  eyes(seat: number | null): Eyes | null {
    return this.#eyes.get(seat ?? -1) ?? null;
  }

  /** The house's clock, to which all its times refer. */
  now(): number {
    return this.#world.now() + this.#clockAhead;
  }

  /** Asks the house for something. Survives a lost line: it is sent again, and carried out once. */
  ask(request: Request): Promise<Answer> {
    const message = { ...request, id: this.#newId() } as FromClient;
    return new Promise((settle) => {
      if (this.#line.isOver) {
        settle({ done: false, refused: { code: 'unavailable', text: this.closed ?? '', rule: null } });
        return;
      }
      this.#pending.set(message.id, { message, settle });
      this.waiting = this.#pending.size;
      if (this.#line.isIn) this.#line.send(message);
    });
  }

  /** All my seats are ready, or no longer. Whoever is ready contributes to the seed. */
  ready(isReady: boolean): Promise<Answer> {
    return this.ask(readiness(this.table, isReady));
  }

  /** Tells notes that have come since this page came in; the answer stops that. */
  onNotes(listener: (fresh: Note[]) => void): () => void {
    this.#noteListeners.add(listener);
    return () => void this.#noteListeners.delete(listener);
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#line.wake();
  }

  /** Comes in anew at once, for instance under another name. What has no answer yet is asked again. */
  comeAgain(): void {
    this.#line.comeAgain();
  }

  /** Leaves for good: the page is gone. */
  end(): void {
    this.#line.end();
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  /** Whoever comes back tells what they have seen, and is told the rest. */
  #door(): string {
    const seen = this.#seenByAll();
    if (seen === 0) return this.#url;
    const url = new URL(this.#url);
    url.searchParams.set('since', String(seen));
    return url.href;
  }

  #close(why: string): void {
    this.closed = why;
    for (const { settle } of this.#pending.values()) {
      settle({ done: false, refused: { code: 'unavailable', text: why, rule: null } });
    }
    this.#pending.clear();
    this.waiting = 0;
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#greet(message);
      case 'table':
        this.#seat(message);
        this.#learnName();
        return this.#contribute();
      case 'frame':
        return this.#look(message);
      case 'sights':
        this.#see(message);
        return;
      case 'note':
        return this.#listen([message]);
      case 'done':
        return this.#finish(message.id, message.seq ?? 0);
      case 'refused':
        return this.#refuse(message);
      case 'beat':
        return;
      case 'wrong':
        this.wrong = message.text;
        return;
      case 'bye':
        if (message.retry_ms === null) {
          this.bye = message.code;
          this.#line.end();
          const { text } = message;
          if (isHouseLanguage) this.#close(text);
          else void told(text).then((said) => this.#close(said));
        } else {
          this.#line.comeBackIn(message.retry_ms);
          this.isRestarting = message.code === 'closing';
        }
        return;
    }
  }

  #refuse(refused: Refused): void {
    const settle = (text: string) => this.#settle(refused.id, { done: false, refused: { ...refused, text } });
    if (isHouseLanguage) settle(refused.text);
    else void told(refused.text).then(settle);
  }

  #greet(welcome: Welcome): void {
    this.you = welcome.you;
    this.#seat(welcome.table);
    this.code = welcome.code;
    this.#listen(welcome.notes);
    this.#clockAhead = welcome.now - this.#world.now();
    this.isRestarting = false;
    if (this.#line.isIn) return; // The answer to a resync: nothing of ours was lost.
    this.#line.open();
    for (const { message } of this.#pending.values()) this.#line.send(message);
    this.#contribute();
  }

  #seat(table: TableView): void {
    this.table = table;
    const { mine } = this;
    this.#held = table.seats.flatMap((seat, number) => (mine.includes(number) || (!seat.guest && this.#held.includes(number)) ? [number] : []));
  }

  /** Sends what is due for the seed. If the house would not have it, what it says of the table next decides anew. */
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
      // What came meanwhile may ask for something else.
      if (this.table !== table) this.#contribute();
    });
  }

  /** The house calls me by the name I last sat down with. */
  #learnName(): void {
    const me = this.table?.seats[this.mine[0] ?? -1]?.guest;
    if (me && me.name !== this.you?.name) this.you = me;
  }

  /** Those already heard are left out: they come again with every welcome. */
  #listen(notes: Note[]): void {
    const last = this.notes.at(-1)?.n ?? -1;
    const news = notes.filter((note) => note.n > last);
    this.notes = [...this.notes, ...news];
    if (this.link === 'connecting') return;
    const isLost = (seat: number) => this.#held.includes(seat) && !this.mine.includes(seat);
    if (news.some(({ body }) => body.kind === 'seat-freed' && isLost(body.seat))) this.seatsFreed += 1;
    for (const listener of this.#noteListeners) listener(news);
  }

  #look(frame: Frame): void {
    const key = frame.seat ?? -1;
    const known = this.#eyes.get(key);
    if (known && frame.seq < known.frame.seq) return;
    const sights = this.#see(frame);
    if (!sights) return;
    this.#eyes = new Map(this.#eyes).set(key, { frame, sights });
    for (const [id, { made }] of this.#pending) if (made !== undefined) this.#finish(id, made);
  }

  /** Adds what is new to these eyes; null if something before it is missing. */
  #see({ seat, since, sights }: Sights): unknown[] | null {
    const key = seat ?? -1;
    const seen = this.#seen.get(key) ?? [];
    if (since > seen.length) {
      this.#askAgain();
      return null;
    }
    const all = [...seen, ...sights.slice(seen.length - since)];
    this.#seen.set(key, all);
    return all;
  }

  /** Something is missing, or may be: everything again from what all my eyes have seen. */
  #askAgain(): void {
    if (this.#resync !== null) return;
    this.#resync = this.#newId();
    this.#line.send({ type: 'resync', id: this.#resync, since: this.#seenByAll() } satisfies FromClient);
  }

  /** How many events all my eyes have seen. A seat that was never looked through has seen nothing yet. */
  #seenByAll(count = (seat: number) => this.#seen.get(seat)?.length): number {
    const { mine } = this;
    return Math.min(...(mine.length > 0 ? mine : [-1]).map((seat) => count(seat) ?? 0));
  }

  /** A request was carried out. It is settled once all my eyes show what it made: the answer may overtake the frames. */
  #finish(id: string, made: number): void {
    const pending = this.#pending.get(id);
    if (pending && made > this.#seenByAll((seat) => this.#eyes.get(seat)?.frame.seq)) pending.made = made;
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
